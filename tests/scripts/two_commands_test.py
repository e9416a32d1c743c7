"""The two commands on a machine of stand-ins (folder machine/): what they call, say and give back."""

import os
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

PROJECT = Path(sys.argv.pop(1))
STAND_INS = Path(__file__).parent / "machine"
SCRIPTS = ["src/run.sh", "src/build.sh", "tests/run.sh", "third_party/setup.sh",
           "third_party/packages.txt", ".ci/run"]
BASE = ("sh bash awk cat chmod cp cut dirname env flock getconf grep head mkdir mv nproc rm sed sleep "
        "sort tail tar touch tr true xz").split()
APT = ["apt-get", "apt-helper", "dpkg", "dpkg-query"]
PROGRAM = 7  # what the stand-in of the program exits with
LACKING = 3


class Machine(unittest.TestCase):
    """A fresh Debian whose user is root and whose network works; a checkout with an odd name."""

    def setUp(self):
        self.folder = Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.folder)
        self.bin = self.folder / "bin"
        self.bin.mkdir()
        for tool in BASE:
            (self.bin / tool).symlink_to(shutil.which(tool))
        for tool in STAND_INS.iterdir():
            shutil.copy(tool, self.bin)
        self.place("user", "0")
        self.place("packages")
        self.place("calls")
        self.place("build-time", "0")
        self.place("mirrors", "http://bad/debian\tpriority:1\nhttp://good/\n")
        self.checkout = self.folder / "leçon à deux"
        for script in SCRIPTS:
            (self.checkout / script).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(PROJECT / script, self.checkout / script)
        self.make_archive("imgui-1.90.1")

    def make_archive(self, name):
        (self.folder / name).mkdir()
        (self.folder / name / "imgui.h").write_text("// source\n")
        subprocess.run(["tar", "-C", self.folder, "-cJf", self.folder / "imgui.tar.xz", name], check=True)

    def place(self, name, text=""):
        (self.folder / name).write_text(text)

    def read(self, name):
        return (self.folder / name).read_text()

    def remove(self, *tools):
        for tool in tools:
            (self.bin / tool).unlink()

    def start(self, script, *arguments, shell="sh", **environment):
        return subprocess.Popen(
            [self.bin / shell, self.checkout / script, *arguments], cwd="/", text=True,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            env={"PATH": str(self.bin), "MACHINE": str(self.folder), "CDPATH": "/usr"} | environment)

    def run_script(self, script, *arguments, **options):
        process = self.start(script, *arguments, **options)
        process.out, process.err = process.communicate(timeout=60)
        return process

    def gives_up(self, process, *words, lines=1):
        self.assertEqual(process.returncode, LACKING, process.err)
        self.assertEqual(process.out, "")
        self.assertEqual(len(process.err.splitlines()), lines, process.err)
        for word in words:
            self.assertIn(word, process.err)


class SrcRun(Machine):
    def test_a_fresh_machine(self):
        process = self.run_script("src/run.sh", "trace", "--do", "ask=ate sharpness=1", "é")
        self.assertEqual(process.out, "<trace><--do><ask=ate sharpness=1><é>")
        self.assertEqual(process.returncode, PROGRAM)
        self.assertIn("--no-install-recommends", self.read("calls"))
        self.assertIn("ninja-build", self.read("packages"))
        self.assertNotIn("libgtest-dev", self.read("packages"))
        self.assertNotIn("update", self.read("calls"))
        self.assertTrue((self.checkout / "third_party/cache/imgui-1.90.1/imgui.h").exists())
        self.assertEqual(os.listdir(self.checkout / "third_party/cache").count("part"), 0)

    def test_nothing_is_done_twice(self):
        self.run_script("src/run.sh")
        self.place("calls")
        process = self.run_script("src/run.sh")
        self.assertEqual(len(self.read("calls").splitlines()), 1, "only the build itself")
        self.assertIn("cmake --build", self.read("calls"))
        self.assertEqual(process.err, "")

    def test_old_package_lists_are_renewed(self):
        self.place("stale", "E: Unable to locate package\n")
        self.assertEqual(self.run_script("src/run.sh").returncode, PROGRAM)

    def test_a_package_torn_by_a_power_cut_is_installed_again(self):
        self.place("packages", "reinstreq cmake-data\n")
        self.place("torn", "E: Sub-process dpkg returned an error code\n")
        self.assertEqual(self.run_script("src/run.sh").returncode, PROGRAM)

    def test_no_network(self):
        self.place("broken", "W: hm\nE: Failed to fetch: no name server\nE: more\n")
        self.gives_up(self.run_script("src/run.sh"), "Failed to fetch", "network", lines=2)

    def test_no_mirror_has_imgui(self):
        self.place("mirrors", "http://bad/\n")
        self.gives_up(self.run_script("src/run.sh"), "Dear ImGui", "IMGUI_SOURCE_DIR", lines=2)

    def test_a_user_with_sudo_builds_as_himself(self):
        self.place("user", "1000")
        self.place("sudo-works")
        self.assertEqual(self.run_script("src/run.sh").returncode, PROGRAM)
        calls = self.read("calls").splitlines()
        self.assertFalse([call for call in calls if call.startswith("sudo") and "cmake --" in call])

    def test_a_user_whose_sudo_wants_a_password_is_not_kept_waiting(self):
        self.place("user", "1000")
        self.gives_up(self.run_script("src/run.sh"), "sudo apt-get install", "libglfw3-dev")
        self.assertNotIn("install --yes", self.read("calls"))

    def test_a_user_without_sudo(self):
        self.place("user", "1000")
        self.remove("sudo")
        self.gives_up(self.run_script("src/run.sh"), "sudo apt-get install")

    def test_no_apt_and_no_tools(self):
        self.remove(*APT, "cmake")
        self.gives_up(self.run_script("src/run.sh"), "cmake", "ninja", "packages.txt")

    def other_system(self):
        self.remove(*APT)
        for tool in ("c++", "ninja", "pkg-config", "glad"):
            (self.bin / tool).symlink_to("cat")

    def test_no_apt_and_no_imgui(self):
        self.other_system()
        self.gives_up(self.run_script("src/run.sh"), "IMGUI_SOURCE_DIR")
        self.gives_up(self.run_script("src/run.sh", IMGUI_SOURCE_DIR="/nowhere"), "/nowhere")

    def test_no_apt_but_all_is_there(self):
        self.other_system()
        imgui = str(self.folder / "imgui-1.90.1")
        process = self.run_script("src/run.sh", IMGUI_SOURCE_DIR=imgui)
        self.assertEqual(process.returncode, PROGRAM, process.err)
        self.assertIn(f"-DIMGUI_SOURCE_DIR={imgui}", self.read("calls"))

    def test_no_apt_and_a_library_missing(self):
        self.other_system()
        self.place("unconfigurable", "CMake Error at x:\n\n   Missing, by its name in Debian: libfmt-dev.\n\nat y\n")
        process = self.run_script("src/run.sh", IMGUI_SOURCE_DIR=str(self.folder / "imgui-1.90.1"))
        self.gives_up(process, "libfmt-dev", lines=2)

    def test_a_build_that_fails(self):
        self.place("unbuildable")
        process = self.run_script("src/run.sh")
        self.assertEqual((process.returncode, process.out), (1, ""))
        self.assertIn("Building", process.err.splitlines()[-1])

    def test_killed_while_unpacking(self):
        self.remove("tar")
        (self.bin / "tar").write_text('#!/bin/sh\nmkdir "$2/imgui-1.90.1"; kill -9 $PPID\n')
        (self.bin / "tar").chmod(0o755)
        self.assertNotEqual(self.run_script("src/run.sh").returncode, PROGRAM)
        self.remove("tar")
        (self.bin / "tar").symlink_to(shutil.which("tar"))
        self.assertEqual(self.run_script("src/run.sh").returncode, PROGRAM)
        self.assertTrue((self.checkout / "third_party/cache/imgui-1.90.1/imgui.h").exists())

    def test_two_at_once_take_turns(self):
        self.place("build-time", "0.5")
        both = [self.start("src/run.sh"), self.start("src/run.sh")]
        said = [process.communicate(timeout=60) for process in both]
        self.assertEqual([process.returncode for process in both], [PROGRAM, PROGRAM], said)
        self.assertEqual(self.read("builds").split(), ["begin", "end"] * 2)
        self.assertEqual(self.read("calls").count("install --yes"), 1)

    def test_a_moved_checkout(self):
        self.run_script("src/run.sh")
        self.checkout = self.checkout.rename(self.folder / "moved")
        self.assertEqual(self.run_script("src/run.sh").returncode, PROGRAM)
        self.assertEqual(self.read("calls").count("cmake --preset"), 2)


class TestsRun(Machine):
    def presets(self):
        return [call for call in self.read("calls").splitlines() if call.startswith("ctest")]

    def test_all_of_it(self):
        process = self.run_script(".ci/run", shell="bash")
        self.assertEqual(process.returncode, 0, process.err)
        self.assertEqual(process.out.splitlines()[-1], "Total Test time of sanitize")
        self.assertEqual(self.presets(), ["ctest --preset release", "ctest --preset sanitize"])
        self.assertIn("libgtest-dev", self.read("packages"))

    def test_quick(self):
        self.assertEqual(self.run_script("tests/run.sh", "quick").returncode, 0)
        self.assertEqual(self.presets(), ["ctest --preset release"])

    def test_a_failure_is_passed_on(self):
        for preset in ("release", "sanitize"):
            self.place(f"failing-{preset}")
            process = self.run_script("tests/run.sh")
            self.assertEqual(process.returncode, 8)
            self.assertEqual(process.out.splitlines()[-1], f"Total Test time of {preset}")
            (self.folder / f"failing-{preset}").unlink()

    def test_an_unknown_word(self):
        self.assertEqual(self.run_script("tests/run.sh", "fast").returncode, 2)

    def test_the_program_first_and_its_tests_afterwards(self):
        self.run_script("src/run.sh")
        self.assertEqual(self.run_script("tests/run.sh", "quick").returncode, 0)
        self.assertIn("-DBUILD_TESTING=ON", self.read("calls"))
        self.place("calls")
        self.assertEqual(self.run_script("src/run.sh").returncode, PROGRAM)
        self.assertNotIn("--preset", self.read("calls"))


if __name__ == "__main__":
    unittest.main()
