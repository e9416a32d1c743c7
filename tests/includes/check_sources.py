"""What no file of the project may carry: paths of one machine, and state that outlives a call.

    python3 check_sources.py CHECKOUT

Prints one line a breach, and exits 1 if there is any.
"""

import re
import sys
from pathlib import Path

NOT_OURS = {".git", "build", "cache", "__pycache__"}
MACHINE_PATH = re.compile(r"(?<![\w.}])/(home|root|work|Users)/\w")
# A "(" before any of ";={" makes it a function, which keeps nothing.
LASTING_STATE = re.compile(r"\b(static(?!\s+constexpr)\s[^;={(]*[;={]|thread_local\s)")
COMMENT_OR_TEXT = re.compile(r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"', re.DOTALL)


def blank(match):
    return re.sub(r"[^\n]", " ", match.group())


def lines_with(pattern, text):
    return [text.count("\n", 0, match.start()) + 1 for match in pattern.finditer(text)]


def our_files(root):
    for path in sorted(root.rglob("*")):
        if path.is_file() and not NOT_OURS & set(path.relative_to(root).parts):
            yield path


def breaches(root):
    for path in our_files(root):
        place = path.relative_to(root)
        text = path.read_text(encoding="utf-8", errors="replace")
        for line in lines_with(MACHINE_PATH, text):
            yield f"{place}:{line}: a path of one machine"
        if place.parts[0] == "src" and path.suffix in (".cpp", ".hpp"):
            for line in lines_with(LASTING_STATE, COMMENT_OR_TEXT.sub(blank, text)):
                yield f"{place}:{line}: state that outlives the call (static or thread_local)"


if __name__ == "__main__":
    found = list(breaches(Path(sys.argv[1])))
    print("\n".join(found) or "No machine's paths, no lasting state.")
    sys.exit(bool(found))
