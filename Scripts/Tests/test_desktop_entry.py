"""The entry for the desktop's menu, by the rules of the Desktop Entry Specification 1.5."""

import pathlib
import re
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
ENTRY = ROOT / "Packaging" / "transition-playground.desktop"
# Of the registered categories: one main one, and those that may stand beside it.
CATEGORIES = {"Development", "GUIDesigner"}


class DesktopEntry(unittest.TestCase):
    def setUp(self):
        self.lines = ENTRY.read_text(encoding="utf-8").splitlines()
        self.keys = dict(line.split("=", 1) for line in self.lines[1:])

    def test_it_is_one_group_of_keys(self):
        self.assertEqual(self.lines[0], "[Desktop Entry]")
        for line in self.lines[1:]:
            self.assertRegex(line, r"^[A-Za-z0-9-]+=\S.*$")
        self.assertEqual(len(self.keys), len(self.lines) - 1, "no key stands twice")

    def test_the_required_keys_have_valid_values(self):
        self.assertEqual(self.keys["Type"], "Application")
        self.assertIn(self.keys["Version"], {"1.0", "1.1", "1.2", "1.3", "1.4", "1.5"})
        self.assertTrue(self.keys["Name"])
        self.assertIn(self.keys["Terminal"], {"true", "false"})

    def test_it_starts_the_installed_program(self):
        self.assertEqual(self.keys["Exec"], "@BIN@/playground")
        self.assertEqual(self.keys["TryExec"], "@BIN@/playground")

    def test_lists_end_with_a_semicolon(self):
        for key in ("Categories", "Keywords"):
            self.assertTrue(self.keys[key].endswith(";"), key)
            self.assertTrue(all(self.keys[key].split(";")[:-1]), key)
        self.assertLessEqual(set(self.keys["Categories"].split(";")[:-1]), CATEGORIES)

    def test_the_icon_is_named_and_has_no_path(self):
        self.assertTrue(re.fullmatch(r"[a-z-]+", self.keys["Icon"]))


if __name__ == "__main__":
    unittest.main()
