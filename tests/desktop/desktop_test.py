"""A real window on a display of its own, driven by mouse and keys, and compared with `picture`.

    python3 desktop_test.py PROGRAM [unittest arguments]
"""

import os
import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path

import numpy

PROGRAM = ""  # set from the command line
# A bare stage, where every widget has the whole window.
FOUR_WORDS = str(Path(__file__).resolve().parent.parent / "lesson" / "four_words.toml")
PATIENCE = 20  # seconds; more than a busy machine needs

# Places in the window as it opens, 1440 x 900.
TOP_BAR_HEIGHT = 56
CAT_IS_ASKING = (241, 123)
LOOK_BACK_BOX = (1158, 485)
SLIDER_AT = {1: (325, 484), 4: (586, 484), 8: (935, 484)}
OUTSIDE = (1590, 990)  # of the window, still on the screen


def output_of(*words, **more):
    return subprocess.run(words, check=True, capture_output=True, text=True, **more).stdout


def until(true, what):
    """Waits until it is true."""
    deadline = time.monotonic() + PATIENCE
    while not true():
        if time.monotonic() > deadline:
            raise AssertionError(f"{what}: not within {PATIENCE} s")
        time.sleep(0.05)


def alike(picture, other):
    """Window and picture are drawn in different places of a tile, so a shade may round by one."""
    if len(picture) != len(other):
        return False
    one, two = (numpy.frombuffer(bytes_, numpy.uint8).astype(numpy.int16) for bytes_ in (picture, other))
    return bool((abs(one - two) <= 1).all())


class Display:
    """An X server of its own, without a window manager."""

    def __init__(self, size="1600x1000", extra=()):
        reader, writer = os.pipe()
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writer), "-screen", "0", f"{size}x24", "-noreset", *extra],
            pass_fds=[writer], stderr=subprocess.DEVNULL)
        os.close(writer)
        with os.fdopen(reader) as number:
            self.name = ":" + number.readline().strip()
        # The graphics driver keeps what it has until it is unloaded; that is not ours to look after.
        self.settings = tempfile.TemporaryDirectory()
        self.environment = {**os.environ, "DISPLAY": self.name, "ASAN_OPTIONS": "detect_leaks=0",
                            "XDG_CONFIG_HOME": self.settings.name}

    def close(self):
        self.server.kill()
        self.server.wait()
        self.settings.cleanup()

    def xdotool(self, *words):
        return output_of("xdotool", *map(str, words), env=self.environment)


class Lesson:
    """The program in its window."""

    def __init__(self, display, *words, **environment):
        self.display = display
        self.process = subprocess.Popen([PROGRAM, FOUR_WORDS, *words], stdout=subprocess.PIPE,
                                        stderr=subprocess.PIPE, text=True,
                                        env={**display.environment, **environment})

    def find_window(self):
        found = []

        def is_there():
            if self.process.poll() is not None:
                raise AssertionError(f"it ended: {self.process.communicate()}")
            search = subprocess.run(
                ["xdotool", "search", "--onlyvisible", "--name", "^Attention in Pictures$"],
                capture_output=True, text=True, env=self.display.environment)
            found[:] = search.stdout.split()
            return found

        until(is_there, "a window")
        self.window = found[0]
        self.display.xdotool("mousemove", *OUTSIDE)
        return self

    def end(self):
        """Exit code, standard output, standard error."""
        out, err = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, out, err

    def close(self):
        if self.process.poll() is None:
            self.process.kill()
            self.process.communicate()

    def geometry(self):
        lines = self.display.xdotool("getwindowgeometry", "--shell", self.window).split()
        return {name: int(value) for name, value in (line.split("=") for line in lines)
                if name in ("X", "Y", "WIDTH", "HEIGHT")}

    def click(self, place, times=1):
        self.display.xdotool("mousemove", *place)
        for _ in range(times):
            self.display.xdotool("click", 1)
        self.display.xdotool("mousemove", *OUTSIDE)

    def drag(self, start, end, steps=10):
        self.display.xdotool("mousemove", *start, "mousedown", 1)
        for step in range(1, steps + 1):
            x, y = (round(a + (b - a) * step / steps) for a, b in zip(start, end))
            self.display.xdotool("mousemove", x, y)
        self.display.xdotool("mouseup", 1, "mousemove", *OUTSIDE)

    def press(self, *keys):
        # Without a window manager keys go to the window under the pointer.
        self.display.xdotool("mousemove", 720, 895, "key", *keys, "mousemove", *OUTSIDE)

    def processor_ticks(self):
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return int(fields[11]) + int(fields[12])

    def wake_ups(self):
        """How often any of its threads went on after waiting."""
        count = 0
        for status in Path(f"/proc/{self.process.pid}/task").glob("*/status"):
            for line in status.read_text().splitlines():
                if line.startswith("voluntary_ctxt_switches"):
                    count += int(line.split()[1])
        return count


class DesktopTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def show(self, *words, display=None, **environment):
        display = display or self.display_of()
        lesson = Lesson(display, *words, **environment)
        self.addCleanup(lesson.close)
        return lesson.find_window()

    def display_of(self, *words, **more):
        display = Display(*words, **more)
        self.addCleanup(display.close)
        return display

    def picture(self, *words):
        path = self.folder / "picture.png"
        subprocess.run([PROGRAM, "picture", path, FOUR_WORDS, *words], check=True)
        return path

    def pixels_of(self, path, below):
        """Size and colours as a PPM file, without what is above `below`."""
        cut = ["-gravity", "North", "-chop", f"0x{below}"] if below else []
        return subprocess.run(["convert", path, *cut, "-depth", "8", "ppm:-"], check=True,
                              capture_output=True).stdout

    def pixels_seen(self, lesson, below):
        seen = self.folder / "seen.png"
        subprocess.run(["import", "-silent", "-window", lesson.window, seen], check=True,
                       env=lesson.display.environment)
        return self.pixels_of(seen, below)

    def assert_shows(self, lesson, *words, below=0):
        """The window shows, by and by, what `picture` draws."""
        wanted = self.pixels_of(self.picture(*words), below)
        until(lambda: alike(self.pixels_seen(lesson, below), wanted),
              f"the picture of {' '.join(words) or 'the opening'}")


class Window(DesktopTest):
    def test_opens_as_the_picture_of_it(self):
        lesson = self.show()
        self.assertEqual(lesson.geometry(), {"X": 0, "Y": 0, "WIDTH": 1440, "HEIGHT": 900})
        self.assert_shows(lesson)

    def test_opens_with_acts_and_look(self):
        words = ["--do", "ask=cat sharpness=1 look-back=on", "--text-size", "125"]
        self.assert_shows(self.show(*words), *words)

    def test_drag_moves_sharpness(self):
        lesson = self.show()
        lesson.drag(SLIDER_AT[4], SLIDER_AT[1])
        self.assert_shows(lesson, "--do", "sharpness=1", below=TOP_BAR_HEIGHT)
        lesson.drag(SLIDER_AT[1], SLIDER_AT[8])
        self.assert_shows(lesson, "--do", "sharpness=8", below=TOP_BAR_HEIGHT)

    def test_clicks_choose_and_tick(self):
        lesson = self.show()
        lesson.click(CAT_IS_ASKING)
        self.assert_shows(lesson, "--do", "ask=cat", below=TOP_BAR_HEIGHT)
        lesson.click(LOOK_BACK_BOX)
        self.assert_shows(lesson, "--do", "ask=cat look-back=on", below=TOP_BAR_HEIGHT)

    def test_no_short_click_is_lost(self):
        lesson = self.show()
        lesson.click(LOOK_BACK_BOX, times=21)
        self.assert_shows(lesson, "--do", "look-back=on", below=TOP_BAR_HEIGHT)

    def test_keys_choose_undo_and_close(self):
        lesson = self.show()
        lesson.press("l", "1")
        self.assert_shows(lesson, "--do", "look-back=on ask=the", below=TOP_BAR_HEIGHT)
        lesson.press("ctrl+z", "ctrl+z")
        self.assert_shows(lesson, below=TOP_BAR_HEIGHT)
        lesson.press("ctrl+q")
        self.assertEqual(lesson.end(), (0, "", ""))

    def test_no_short_shortcut_is_lost(self):
        lesson = self.show()
        lesson.press(*["l"] * 8)
        lesson.press(*["ctrl+z"] * 7)
        self.assert_shows(lesson, "--do", "look-back=on", below=TOP_BAR_HEIGHT)

    def test_projector_fills_the_screen_and_comes_back(self):
        lesson = self.show()
        lesson.display.xdotool("windowmove", lesson.window, 60, 40)
        until(lambda: lesson.geometry()["X"] == 60, "the move")
        before = lesson.geometry()
        lesson.press("F11")
        self.assert_shows(lesson, "--projector", "--size", "1600x1000")
        self.assertEqual(lesson.geometry(), {"X": 0, "Y": 0, "WIDTH": 1600, "HEIGHT": 1000})
        lesson.press("Escape")
        until(lambda: lesson.geometry() == before, "the old place")
        self.assert_shows(lesson)

    def test_starts_on_the_projector(self):
        self.assert_shows(self.show("--projector"), "--projector", "--size", "1600x1000")

    def test_follows_its_size_down_to_nothing_and_back(self):
        lesson = self.show()
        for width, height in ((960, 640), (40, 30), (1, 1), (1200, 700)):
            lesson.display.xdotool("windowsize", lesson.window, width, height)
        self.assert_shows(lesson, "--size", "1200x700")

    def test_comes_back_after_being_hidden(self):
        lesson = self.show()
        lesson.display.xdotool("windowunmap", lesson.window, "windowmap", lesson.window)
        self.assert_shows(lesson)

    def test_idle_costs_nothing(self):
        lesson = self.show()
        self.assert_shows(lesson)
        time.sleep(1)
        ticks, wake_ups = lesson.processor_ticks(), lesson.wake_ups()
        time.sleep(10)
        self.assertEqual(lesson.processor_ticks() - ticks, 0, "processor time")
        self.assertEqual(lesson.wake_ups() - wake_ups, 0, "wake-ups, and so possible frames")
        lesson.click(LOOK_BACK_BOX)
        self.assert_shows(lesson, "--do", "look-back=on", below=TOP_BAR_HEIGHT)

    def test_a_fine_screen_gets_a_larger_window(self):
        display = self.display_of("3200x2000")
        subprocess.run(["xrdb", "-nocpp", "-merge"], input="Xft.dpi: 192\n", text=True, check=True,
                       env=display.environment)
        lesson = self.show(display=display)
        self.assertEqual(lesson.geometry(), {"X": 0, "Y": 0, "WIDTH": 2880, "HEIGHT": 1800})
        display.xdotool("mousemove", 3190, 1990)
        self.assert_shows(lesson, "--size", "2880x1800", "--scale", "2")

    def test_a_small_screen_gets_a_smaller_window(self):
        lesson = self.show(display=self.display_of("1024x600"))
        self.assertEqual(lesson.geometry(), {"X": 0, "Y": 0, "WIDTH": 1024, "HEIGHT": 600})


class Trouble(DesktopTest):
    def assert_plain_error(self, ended, *parts):
        code, out, err = ended
        self.assertEqual((code, out, err.count("\n")), (3, "", 1), err)
        for part in parts:
            self.assertIn(part, err)

    def test_the_display_goes_away(self):
        display = self.display_of()
        lesson = self.show(display=display)
        display.close()
        self.assert_plain_error(lesson.end(), "display")

    def test_too_old_an_opengl(self):
        old = Lesson(self.display_of(), MESA_GL_VERSION_OVERRIDE="2.1")
        self.assert_plain_error(old.end(), "OpenGL 3.3", "picture")

    def test_no_opengl_at_all(self):
        none = Lesson(self.display_of(extra=["-extension", "GLX"]))
        self.assert_plain_error(none.end(), "OpenGL 3.3", "picture")


if __name__ == "__main__":
    PROGRAM = str(Path(sys.argv.pop(1)).resolve())
    unittest.main()
