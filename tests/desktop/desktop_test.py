"""A real window on a display of its own, driven by mouse and keys, and compared with `picture`.

    python3 desktop_test.py PROGRAM [unittest arguments]
"""

import ctypes
import os
import signal
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

CODE_CELL = 6  # the section that has it
TOP_BAR_HEIGHT = 56
INK, LINK = (0x1D, 0x1B, 0x16), (0xFF, 0xF0, 0xC7)  # of the page's strong button, under its links

TWO_PAGES = Path(FOUR_WORDS).read_text() + """
[[section]]
title = "One"
[[section.part]]
do = "Slide it up to [8.0](do:sharpness=8)."
[[section]]
title = "Two"
[[section.part]]
text = "Words."
"""
# Places in the window as it opens, 1440 x 900.
CAT_IS_ASKING = (241, 123)
LOOK_BACK_BOX = (1158, 485)
SLIDER_AT = {1: (325, 484), 4: (586, 484), 8: (935, 484)}
PAGE_WIDTH = 480  # of the text of a section, beside the stage or the cell
UNDO_AT = 1060  # the left end of the buttons in the top bar
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


def array_of(ppm):
    """Rows of pixels of a PPM file."""
    _, size, _, pixels = ppm.split(b"\n", 3)
    width, height = map(int, size.split())
    return numpy.frombuffer(pixels, numpy.uint8).reshape(height, width, 3)


def middle_of(colour, pixels, run):
    """The middle of the lowest stretch of this colour on the page, so many pixels wide; or none."""
    same = (pixels[:, :PAGE_WIDTH] == colour).all(axis=2)
    sums = numpy.cumsum(numpy.pad(same, ((0, 0), (1, 0))), axis=1)
    rows, starts = numpy.nonzero(sums[:, run:] - sums[:, :-run] == run)
    return (int(starts[-1]) + run // 2, int(rows[-1])) if len(rows) else None


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

    def __init__(self, display, *words, file=FOUR_WORDS, **environment):
        self.display = display
        lesson = [file] if file else []  # none: the built-in one
        self.process = subprocess.Popen([PROGRAM, *lesson, *words], stdout=subprocess.PIPE,
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

    def ask_to_close(self):
        """As a window manager does when its button is clicked."""
        x = ctypes.CDLL("libX11.so.6")
        x.XOpenDisplay.restype = ctypes.c_void_p
        x.XInternAtom.restype = ctypes.c_ulong
        display = ctypes.c_void_p(x.XOpenDisplay(self.display.name.encode()))
        window = ctypes.c_ulong(int(self.window))
        protocols, close = (x.XInternAtom(display, name, 0)
                            for name in (b"WM_PROTOCOLS", b"WM_DELETE_WINDOW"))
        client_message, bits = 33, 32
        event = (ctypes.c_long * 24)(client_message, 0, 1, 0, int(self.window), protocols, bits, close)
        x.XSendEvent(display, window, 0, ctypes.c_long(0), event)
        x.XSync(display, 0)
        x.XCloseDisplay(display)

    def processor_ticks(self):
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return int(fields[11]) + int(fields[12])

    def rests_for(self, seconds):
        before = self.wake_ups()
        time.sleep(seconds)
        return self.wake_ups() == before

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

    def picture(self, *words, file=FOUR_WORDS):
        path = self.folder / "picture.png"
        lesson = [file] if file else []
        subprocess.run([PROGRAM, "picture", path, *lesson, *words], check=True)
        return path

    def pixels_of(self, path, below, width=None):
        """Size and colours as a PPM file, without what is above `below` and right of `width`."""
        cut = ["-gravity", "North", "-chop", f"0x{below}"] if below else []
        cut += ["-gravity", "NorthWest", "-crop", f"{width}x0+0+0", "+repage"] if width else []
        return subprocess.run(["convert", path, *cut, "-depth", "8", "ppm:-"], check=True,
                              capture_output=True).stdout

    def pixels_seen(self, lesson, below, width=None):
        seen = self.folder / "seen.png"
        subprocess.run(["import", "-silent", "-window", lesson.window, seen], check=True,
                       env=lesson.display.environment)
        return self.pixels_of(seen, below, width)

    def assert_shows(self, lesson, *words, below=0, file=FOUR_WORDS, width=None):
        """The window shows, by and by, what `picture` draws."""
        wanted = self.pixels_of(self.picture(*words, file=file), below, width)
        until(lambda: alike(self.pixels_seen(lesson, below, width), wanted),
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
        until(lambda: lesson.rests_for(1), "rest")
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


class Pages(DesktopTest):
    """The page beside the stage, as it is walked through."""

    def find(self, lesson, colour, run):
        found = []

        def is_there():
            found[:] = [middle_of(colour, array_of(self.pixels_seen(lesson, 0))[TOP_BAR_HEIGHT:], run)]
            return found[0] is not None

        until(is_there, "a place on the page")
        x, y = found[0]
        return x, y + TOP_BAR_HEIGHT

    def test_a_link_and_the_next_section_by_click(self):
        file = self.folder / "two.toml"
        file.write_text(TWO_PAGES)
        lesson = self.show(file=file)
        self.assert_shows(lesson, file=file)
        lesson.click(self.find(lesson, LINK, run=10))
        self.assert_shows(lesson, "--do", "sharpness=8", below=TOP_BAR_HEIGHT, file=file)
        lesson.click(self.find(lesson, INK, run=60))
        self.assert_shows(lesson, "--section", "2", below=TOP_BAR_HEIGHT, file=file)

    def test_the_whole_lesson_is_walked_by_click_and_comes_back(self):
        display = self.display_of()
        lesson = self.show(display=display, file=None)
        self.assert_shows(lesson, file=None)
        sections = ["section=1"]
        for number in range(2, 10):
            lesson.click(self.next_section(lesson))
            sections.append(f"section={number}")
            # The window names this machine's Python beside the page, a picture does not.
            width = PAGE_WIDTH if number == CODE_CELL else None
            self.assert_shows(lesson, "--do", " ".join(sections), below=TOP_BAR_HEIGHT, file=None,
                              width=width)
        lesson.press("ctrl+q")
        self.assertEqual(lesson.end(), (0, "", ""))
        again = self.show(display=display, file=None)
        self.assert_shows(again, "--do", " ".join(sections), below=TOP_BAR_HEIGHT, file=None)

    def next_section(self, lesson):
        """The arrow in the top bar: what is dark there and stands farthest right before Undo."""
        dark = (array_of(self.pixels_seen(lesson, 0))[:TOP_BAR_HEIGHT - 4, :UNDO_AT] < 0x60).all(axis=2)
        x = int(numpy.nonzero(dark.any(axis=0))[0][-1])
        return x - 3, int(numpy.nonzero(dark[:, x])[0][0])


class Typing(DesktopTest):
    def type_sharpness(self, lesson, *words):
        """Opens the figure of the slider to be typed, and types."""
        lesson.display.xdotool("mousemove", *SLIDER_AT[8], "click", "--repeat", "2", 1,
                               "mousemove", *OUTSIDE)
        lesson.press(*words)

    def test_closed_in_the_middle_of_it(self):
        lesson = self.show()
        self.type_sharpness(lesson, "7")
        lesson.ask_to_close()
        self.assertEqual(lesson.end(), (0, "", ""))

    def test_a_clipboard_without_text_pastes_nothing(self):
        lesson = self.show()
        self.type_sharpness(lesson, "ctrl+a", "2", "ctrl+v", "Return")
        self.assert_shows(lesson, "--do", "sharpness=2", below=TOP_BAR_HEIGHT)
        lesson.press("ctrl+q")
        self.assertEqual(lesson.end(), (0, "", ""))


class Kept(DesktopTest):
    """What is said of settings and progress that cannot be used, and that it blocks nothing."""

    def put(self, display, text):
        folder = Path(display.settings.name) / "attention-in-pictures"
        folder.mkdir()
        (folder / "settings.toml").write_text(text)
        return folder / "settings.toml"

    def ended(self, display):
        lesson = self.show(display=display, file=None)
        lesson.press("ctrl+q")
        return lesson.end()

    def test_settings_that_cannot_be_read_stay_as_they_are(self):
        display = self.display_of()
        path = self.put(display, "theme = ")
        code, out, err = self.ended(display)
        self.assertEqual((code, out, err.count("\n")), (0, "", 1), err)
        self.assertIn(str(path), err)
        self.assertEqual(path.read_text(), "theme = ")

    def test_progress_that_does_not_fit_is_told_in_one_line_and_stays(self):
        for progress in ("section=77", "section=3 frob=1 ask=ate"):
            display = self.display_of()
            path = self.put(display, f"progress = '{progress}'\n")
            code, out, err = self.ended(display)
            self.assertEqual((code, out, err.count("\n")), (0, "", 1), err)
            self.assertIn("progress", err)
            self.assertEqual(path.read_text(), f"progress = '{progress}'\n")


    def test_a_change_is_kept_before_a_signal_ends_the_program(self):
        for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
            display = self.display_of()
            lesson = self.show(display=display, file=None)
            lesson.press("ctrl+plus")
            lesson.process.send_signal(number)
            code, out, err = lesson.end()
            self.assertEqual((code, out, err), (-number, "", ""))
            path = Path(display.settings.name) / "attention-in-pictures" / "settings.toml"
            self.assertIn("text-size = 1", path.read_text())


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
