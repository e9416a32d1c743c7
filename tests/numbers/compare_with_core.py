"""Compares the C++ core with numpy and with exact arithmetic, on a few thousand seeded cases.

    compare_with_core.py PROGRAM      PROGRAM: the built trace_cases

Prints the worst difference of each quantity; fails where one is beyond the tolerance.
A difference is relative to the number itself, except that a summary's is relative to the sum of
the sizes of what it adds up, and that a few denormals are always allowed.
"""

import subprocess
import sys
from fractions import Fraction

import numpy as np

import exact_attention
from cases import all_cases
from numpy_attention import attention

TOLERANCE = 1e-12
DENORMALS = 4 * 5e-324
NUMPY_KEEPS_ITS_DIGITS = ("lesson", "ordinary", "tied")
COLUMNS = ("scores", "sharpened", "exponentials", "total", "log_total", "weights", "summary", "visible")


def hexadecimal(numbers):
    return " ".join(float(number).hex() for number in np.ravel(numbers))


def written(case):
    words, numbers = case.keys.shape
    head = f"{words} {numbers} {case.values.shape[1]} {case.asking}"
    rule = f"{hexadecimal(case.sharpness)} {int(case.causal)}"
    return f"{head} {rule} " + " ".join(map(hexadecimal, (case.queries, case.keys, case.values)))


def read_answers(lines, cases):
    for case in cases:
        first = next(lines)
        if first.startswith("refused"):
            raise SystemExit(f"a {case.kind} case is {first}")
        rows = [first] + [next(lines) for _ in COLUMNS]
        numbers = [np.array([float.fromhex(text) for text in row.split()]) for row in rows]
        words = len(case.keys)
        yield dict(zip(COLUMNS, numbers), all_weights=numbers[-1].reshape(words, words))


def answers_of_core(program, cases):
    asked = "\n".join(map(written, cases))
    told = subprocess.run([program], input=asked, capture_output=True, text=True, check=True)
    lines = iter(told.stdout.splitlines())
    answers = list(read_answers(lines, cases))
    if next(lines, None) is not None:
        raise SystemExit("the program tells more than was asked")
    return answers


class Findings:
    """The worst difference of each quantity with the case it is in, and the rules broken."""

    def __init__(self):
        self.worst = {}
        self.broken = {}

    def differs(self, quantity, difference, case):
        if not difference <= self.worst.get(quantity, (-1, ""))[0]:
            self.worst[quantity] = (difference, title(case))

    def rule(self, rule, holds, case):
        self.broken.setdefault(rule, [])
        if not holds:
            self.broken[rule].append(title(case))

    def tell(self):
        for quantity, (difference, case) in self.worst.items():
            print(f"{quantity:45} worst {difference:.2e}  ({case})")
        for rule, cases in self.broken.items():
            print(f"{rule:45} " + (f"broken in {len(cases)}  ({cases[0]})" if cases else "holds"))

    def are_good(self):
        near = all(difference <= TOLERANCE for difference, _ in self.worst.values())
        return near and not any(self.broken.values())


def title(case):
    return f"{case.kind}, word {case.asking + 1} of {len(case.keys)} asks"


def difference(actual, expected, scale=None):
    """The largest relative difference; infinite for anything not comparable, such as NaN."""
    actual, expected = np.asarray(actual), np.asarray(expected)
    if actual.shape != expected.shape:
        return np.inf
    scale = np.abs(expected) if scale is None else scale
    with np.errstate(invalid="ignore", divide="ignore"):
        apart = np.where(actual == expected, 0, np.abs(actual - expected))
        beyond = np.where(apart <= DENORMALS, 0, apart / scale)
    return float(np.max(np.nan_to_num(beyond, nan=np.inf)))


def exact_difference(actual, expected, scale):
    """The same for one double against a fraction, relative to a fraction."""
    if not np.isfinite(actual):
        return np.inf
    apart = abs(Fraction(float(actual)) - expected)
    if apart <= DENORMALS:
        return 0.0
    return float(apart / scale) if scale else np.inf


def compare_with_numpy(case, answer, precision, name, findings):
    inputs = (array.astype(precision) for array in (case.queries, case.keys, case.values))
    expected = attention(*inputs, precision(case.sharpness), case.causal)
    # A sum has the digits of its largest terms: numpy's scores and summaries have no more.
    terms = np.abs(case.queries[case.asking]) @ np.abs(case.keys).T
    blended = expected["weights"][case.asking] @ np.abs(case.values)
    scales = {
        "scores": terms,
        "sharpened": terms * case.sharpness,
        "log_total": terms.max() * case.sharpness + 1,
        "summary": blended,
    }
    against = f"against numpy {name}"
    for column in ("scores", "sharpened", "exponentials", "total", "log_total", "weights", "summary"):
        row = np.atleast_1d(expected[column][case.asking])
        apart = difference(answer[column], row, scales.get(column))
        findings.differs(f"{column} {against}", apart, case)
    apart = difference(answer["all_weights"], expected["weights"])
    findings.differs(f"all weights {against}", apart, case)


def compare_exactly(case, answer, findings):
    for key, score in zip(case.keys, answer["scores"]):
        expected = exact_attention.dot(case.queries[case.asking], key)
        apart = exact_difference(score, expected, abs(expected))
        findings.differs("scores, exactly", apart, case)
    expected_weights = exact_attention.weights(answer["scores"], case.sharpness, visible(case))
    for weight, expected in zip(answer["weights"], map(Fraction, expected_weights)):
        apart = exact_difference(weight, expected, expected)
        findings.differs("weights of these scores, exactly", apart, case)
    for values, number in zip(case.values.T, answer["summary"]):
        expected = exact_attention.dot(answer["weights"], values)
        size = exact_attention.dot(answer["weights"], np.abs(values))
        apart = exact_difference(number, expected, size)
        findings.differs("summary of these weights, exactly", apart, case)


def visible(case):
    return case.asking + 1 if case.causal else len(case.keys)


def compare_powers(case, answer, findings):
    """The columns that may leave the range of a double."""
    with np.errstate(over="ignore"):
        powers = np.exp(answer["sharpened"].astype(np.longdouble))
        powers[visible(case) :] = 0
        expected, total = powers.astype(float), powers.sum(keepdims=True).astype(float)
    apart = difference(answer["exponentials"], expected)
    findings.differs("exponentials of these sharpened", apart, case)
    findings.differs("total of these sharpened", difference(answer["total"], total), case)
    seen = answer["sharpened"][: visible(case)].astype(np.longdouble)
    logarithm = np.logaddexp.reduce(seen, keepdims=True)
    near_0 = np.maximum(np.abs(logarithm), 1)  # the logarithm of a total close to 1
    apart = difference(answer["log_total"], logarithm, near_0)
    findings.differs("log_total of these sharpened", apart, case)


def compare_rules(case, answer, findings):
    """What holds to the last digit."""
    table, row = answer["all_weights"], answer["weights"]
    hidden = np.triu(np.ones(table.shape, dtype=bool), k=1) & case.causal
    off = np.abs(table.sum(axis=1) - 1)
    sharpened = case.sharpness * answer["scores"]
    findings.rule("visible words are counted", answer["visible"] == visible(case), case)
    findings.rule("sharpened = sharpness × score", np.all(answer["sharpened"] == sharpened), case)
    findings.rule("rows add to 1 within n/2^52", np.all(off <= len(table) * 2.0**-52), case)
    findings.rule("weights lie within 0 and 1", np.all((table >= 0) & (table <= 1)), case)
    findings.rule("hidden weights are 0", np.all(table[hidden] == 0), case)
    findings.rule("trace and table agree", np.all(table[case.asking] == row), case)


def main(program):
    cases = all_cases()
    findings = Findings()
    for case, answer in zip(cases, answers_of_core(program, cases)):
        if case.kind in NUMPY_KEEPS_ITS_DIGITS:
            compare_with_numpy(case, answer, np.float64, "float64", findings)
            compare_with_numpy(case, answer, np.longdouble, "longdouble", findings)
        if case.kind != "ordinary":  # many, and numpy has them
            compare_exactly(case, answer, findings)
        compare_powers(case, answer, findings)
        compare_rules(case, answer, findings)
    print(f"{len(cases)} cases, tolerance {TOLERANCE:.0e}")
    findings.tell()
    return 0 if findings.are_good() else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
