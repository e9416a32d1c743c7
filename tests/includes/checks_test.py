"""The two checks notice each kind of breach, and let what is sound pass."""

import tempfile
import unittest
from pathlib import Path

import check_includes
import check_sources

HEADER = "Outcome check(const Inputs& inputs);\nOutcome trace_one(const Inputs& inputs);\n"
SOUND = {
    "include/attention/attention.hpp": "#include <Eigen/Core>\n" + HEADER,
    "src/core/trace.cpp": '#include <attention/attention.hpp>\n#include <cmath>\n#include "core/a.hpp"',
    "src/lesson/read.cpp": '#include <fmt/format.h>\n#include <toml++/toml.h>\n#include "lesson/a.hpp"',
    "src/session/derive.cpp": '#include "lesson/a.hpp"\nattention::trace_one(inputs);',
    "src/ui/bar.cpp": '#include <imgui.h>\n#include "session/a.hpp"\nattention::Trace trace;',
    "src/app/window.cpp": '#include <GLFW/glfw3.h>\n#include <backends/imgui_impl_glfw.h>\n#include <chrono>',
    "src/app/command_line.cpp": "#include <CLI/CLI.hpp>",
}


class Tree(unittest.TestCase):
    def found(self, check, files):
        with tempfile.TemporaryDirectory() as folder:
            root = Path(folder)
            for name, text in (SOUND | files).items():
                (root / name).parent.mkdir(parents=True, exist_ok=True)
                (root / name).write_text(text, encoding="utf-8")
            return list(check.breaches(root))


class Includes(Tree):
    def refuses(self, name, line):
        found = self.found(check_includes, {name: line + "\n"})
        self.assertEqual(len(found), 1, f"{name}: {line}: {found}")

    def test_what_is_sound_passes(self):
        self.assertEqual(self.found(check_includes, {}), [])

    def test_core_knows_eigen_and_std_only(self):
        for line in ('#include "lesson/a.hpp"', "#include <fmt/core.h>", "#include <imgui.h>",
                     '#  include  "session/a.hpp"  // why not', "#include HEADER", "#include <unistd.h>"):
            self.refuses("src/core/a.cpp", line)
            self.refuses("include/attention/a.hpp", line)

    def test_lesson_keeps_toml_to_itself_and_looks_no_higher(self):
        self.refuses("src/lesson/a.hpp", "#include <toml++/toml.h>")
        self.refuses("src/lesson/a.hpp", "#include <md4c.h>")
        for line in ('#include "session/a.hpp"', '#include "ui/a.hpp"', '#include "app/a.hpp"'):
            self.refuses("src/lesson/a.cpp", line)

    def test_session_has_no_screen_files_or_clocks(self):
        for line in ('#include "ui/a.hpp"', "#include <imgui.h>", "#include <toml++/toml.h>",
                     "#include <fstream>", "#include <filesystem>", "#include <chrono>",
                     "#include <ctime>", "#include <cstdio>", '#include "app/a.hpp"'):
            self.refuses("src/session/a.cpp", line)

    def test_ui_has_no_gl_window_files_or_clocks(self):
        self.refuses("src/ui/a.hpp", "#include <ft2build.h>")
        for line in ("#include <GL/gl.h>", "#include <fstream>", "#include <chrono>",
                     '#include "app/a.hpp"', "#include <imgui_impl_opengl3.h>", "#include <Eigen/Core>"):
            self.refuses("src/ui/a.cpp", line)

    def test_ui_does_not_call_the_core(self):
        self.refuses("src/ui/a.cpp", "auto done = attention::trace_one(inputs);")

    def test_libraries_of_the_app_stay_in_one_file(self):
        for header in ("GLFW/glfw3.h", "glad/gl.h", "EGL/egl.h", "CLI/CLI.hpp", "fontconfig/fontconfig.h"):
            files = {f"src/app/{name}.cpp": f"#include <{header}>\n" for name in "ab"}
            self.assertEqual(len(self.found(check_includes, files)), 1, header)

    def test_a_folder_outside_the_table(self):
        self.refuses("src/misc/a.cpp", "#include <vector>")


class Sources(Tree):
    def refuses(self, name, text):
        self.assertEqual(len(self.found(check_sources, {name: text})), 1, text)

    def test_what_is_sound_passes(self):
        text = ('// static cast\nstatic constexpr int a = 1;\nauto b = static_cast<int>(2.0);\n'
                'static_assert(true);\nstruct S { static int twice(int n = 1) { return 2 * n; } };\nauto c = " static int d; ";\n// https://example.org/home/page\n')
        self.assertEqual(self.found(check_sources, {"src/ui/a.cpp": text}), [])

    def test_paths_of_one_machine(self):
        for start in ("home", "root", "work", "Users"):
            self.refuses("README.md", f"see /{start}/someone/file\n")

    def test_lasting_state(self):
        self.refuses("src/ui/a.cpp", "void f() {\n    static int calls = 0;\n}\n")
        self.refuses("src/ui/a.hpp", "struct S {\n    static inline int calls = 0;\n};\n")
        self.refuses("src/ui/a.cpp", "static std::map<int, int> seen{};\n")
        self.refuses("src/app/a.cpp", "thread_local int calls = 0;\n")


if __name__ == "__main__":
    unittest.main()
