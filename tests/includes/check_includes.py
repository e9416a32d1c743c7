"""The layers: who may include what, and which libraries stay behind one file of src/app.

    python3 check_includes.py CHECKOUT

Prints one line a breach, and exits 1 if there is any.
"""

import re
import sys
from collections import defaultdict
from pathlib import Path

INCLUDE = re.compile(r"^\s*#\s*include\b\s*(.*?)\s*(?://.*)?$", re.MULTILINE)
STD = re.compile(r"<[a-z_0-9]+>$")  # <vector>; libraries have a folder or an ending
FILES_AND_CLOCKS = re.compile(
    r"<(fstream|filesystem|iostream|cstdio|chrono|ctime|thread)>$")

CORE = r'[<"]attention/'
FMT = r"<fmt/"
FREETYPE = r"<ft2build\.h>|FT_FREETYPE_H"  # reads faces in memory, no files
IMGUI = r'[<"](misc/\w+/)?imgui(_internal|_stdlib|_freetype)?\.h[>"]'

# layer: (included anywhere, included in .cpp files only, may use files and clocks)
TABLE = {
    "core": ([CORE, r'"core/', r"<Eigen/"], [], True),
    "lesson": ([CORE, r'"lesson/'], [FMT, r"<toml\+\+/", r"<md4c\.h>"], True),
    "session": ([CORE, r'"lesson/', r'"session/'], [FMT], False),
    "ui": ([CORE, r'"lesson/', r'"session/', r'"ui/', IMGUI], [FMT, FREETYPE], False),
    "app": ([r".*"], [], True),
}

ONE_FILE_EACH = {
    "GLFW": r"<GLFW/|imgui_impl_glfw\.h",
    "glad": r"<glad/",
    "EGL": r"<EGL/",
    "CLI11": r"<CLI/",
    "fontconfig": r"<fontconfig/",
}


def layer_of(path, root):
    parts = path.relative_to(root).parts
    return "core" if parts[0] == "include" else parts[1]


def included(text):
    return INCLUDE.findall(text)


def allowed(header, path, layer):
    anywhere, in_cpp, files_and_clocks = TABLE[layer]
    if STD.match(header):
        return files_and_clocks or not FILES_AND_CLOCKS.match(header)
    patterns = anywhere + (in_cpp if path.suffix == ".cpp" else [])
    return any(re.match(pattern, header) for pattern in patterns)


def core_functions(root):
    header = (root / "include/attention/attention.hpp").read_text(encoding="utf-8")
    return re.findall(r"^\w+ (\w+)\(", header, re.MULTILINE)


def core_calls(text, functions):
    return [name for name in functions if re.search(rf"\battention::{name}\s*\(", text)]


def breaches(root):
    functions = core_functions(root)
    users = defaultdict(set)
    for path in sorted(p for folder in ("include", "src") for p in (root / folder).rglob("*.[ch]pp")):
        place = path.relative_to(root)
        layer = layer_of(path, root)
        if layer not in TABLE:
            yield f"{place}: no layer of this name in the table"
            continue
        text = path.read_text(encoding="utf-8")
        for header in included(text):
            if not allowed(header, path, layer):
                yield f"{place}: {layer} must not include {header}"
            for library, pattern in ONE_FILE_EACH.items():
                if re.search(pattern, header):
                    users[library].add(str(place))
        if layer == "ui":
            for name in core_calls(text, functions):
                yield f"{place}: ui must not call attention::{name}"
    for library, places in users.items():
        if len(places) > 1:
            yield f"{library} belongs in one file, not in {', '.join(sorted(places))}"


if __name__ == "__main__":
    found = list(breaches(Path(sys.argv[1])))
    print("\n".join(found) or "Every include is where it may be.")
    sys.exit(bool(found))
