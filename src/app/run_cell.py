"""Runs the learner's code (descriptor 4) and tells the program how it went (descriptor 5).

The report is one JSON object. What the code prints goes to standard output and is none of it.
"""

import ast
import builtins
import collections
import functools
import inspect
import itertools
import json
import linecache
import math
import os
import sys
import traceback
import types

CODE, REPORT = 4, 5
CELL = "cell"  # the file name in traces
HERE = sys._getframe().f_code.co_filename
RECORDER = " recorder"  # a name that no code can have by accident
MOST_WORDS = 100  # of a table for the bridge, which compares a sentence's words
MOST_LETTERS = 20000  # of a trace


def rows(table):
    """The table as lists of numbers, None for what is no ordinary number; raises if it is none."""
    if len(table) > MOST_WORDS or any(len(row) > MOST_WORDS for row in table):
        raise ValueError("too large")
    return [[number if math.isfinite(number) else None for number in map(float, row)]
            for row in table]


def number(thing):
    """What is no ordinary number is None."""
    return float(thing) if math.isfinite(thing) else None


def or_none(read, thing):
    try:
        return read(thing)
    except Exception:
        return None


class Calls:
    """The latest calls of attention() and the shares that each gave back."""

    def __init__(self):
        self.latest = collections.deque(maxlen=1000)

    def recorded(self, function):
        signature = inspect.signature(function)

        @functools.wraps(function)
        def attention(*given, **named):
            result = function(*given, **named)
            try:
                self.remember(signature.bind(*given, **named), result)
            except Exception:  # nothing that the bridge could use
                pass
            return result

        return attention

    def remember(self, bound, result):
        shares = result[0] if isinstance(result, tuple) else result
        rows(shares)
        bound.apply_defaults()
        used = bound.arguments
        self.latest.append((shares, {
            "sharpness": or_none(number, used.get("sharpness")),
            "look_back": or_none(bool, used["look_back"]) if "look_back" in used else None,
            "labels": or_none(rows, used.get("labels")),
            "questions": or_none(rows, used.get("questions")),
        }))

    def that_gave(self, shares):
        return next((call for given, call in reversed(self.latest) if given is shares), None)


def prepared(code):
    """The code, ready to run, with every attention() it defines recorded."""
    tree = compile(code, CELL, "exec", ast.PyCF_ONLY_AST)
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and node.name == "attention":
            recorder = ast.Name(RECORDER, ast.Load())
            node.decorator_list.append(ast.copy_location(recorder, node))
    return compile(tree, CELL, "exec")


def without_runner(told):
    """Takes the frames of this file out of an exception and of those that led to it."""
    if told is None:
        return
    told.stack[:] = [frame for frame in told.stack if frame.filename != HERE]
    without_runner(told.__cause__)
    without_runner(told.__context__)
    if not told.stack:
        told.stack = None


def line_in_cell(error):
    if isinstance(error, SyntaxError) and error.filename == CELL:
        return error.lineno or 0
    frames = traceback.walk_tb(error.__traceback__)
    return ([0] + [line for frame, line in frames if frame.f_code.co_filename == CELL])[-1]


def told_error(error):
    told = traceback.TracebackException.from_exception(error)
    without_runner(told)
    only = list(told.format_exception_only())
    headline = only[-1 if isinstance(error, SyntaxError) else 0]
    trace = "".join(told.format())
    if len(trace) > MOST_LETTERS:
        trace = trace[:MOST_LETTERS // 2] + "\n...\n" + trace[-MOST_LETTERS // 2:]
    return {
        "last_line": headline.strip().split("\n")[0][:1000],
        "trace": trace,
        "line": line_in_cell(error),
        "out_of_memory": isinstance(error, MemoryError),
    }


def texts(words):
    return [str(word) for word in itertools.islice(words, MOST_WORDS)]


def numbers_of(cell, calls):
    shares = cell.get("shares")
    return {
        "shares": or_none(rows, shares),
        "call": calls.that_gave(shares),
        "words": or_none(texts, cell.get("words")),
    }


def send(report):
    text = json.dumps(report, ensure_ascii=False).encode("utf-8", "replace")
    while text:
        text = text[os.write(REPORT, text):]


def refuse_input(prompt=""):
    raise EOFError("nothing can be typed into a running cell: write the value into the code "
                   "in place of input()")


def main():
    os.set_inheritable(REPORT, False)
    with os.fdopen(CODE, encoding="utf-8", errors="replace", newline="") as file:
        code = file.read()
    linecache.cache[CELL] = (len(code), None, code.splitlines(True), CELL)
    calls = Calls()
    builtins.input = refuse_input
    setattr(builtins, RECORDER, calls.recorded)
    cell = types.ModuleType("__main__")
    sys.modules["__main__"] = cell
    runner = os.getpid()
    spare = bytearray(8 << 20)  # so that there is room to tell that memory ran out
    report, leaving = {}, None
    try:
        exec(prepared(code), vars(cell))
    except SystemExit as exit:
        leaving = exit
    except BaseException as error:
        del spare
        report, leaving = {"error": told_error(error)}, SystemExit(1)
    if os.getpid() == runner:
        send(report or {"numbers": numbers_of(vars(cell), calls)})
    elif "error" in report:  # of a copy that the code made of this process
        sys.stderr.write(report["error"]["trace"])
    if leaving:
        raise leaving


main()
