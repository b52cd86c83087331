"""Behaviour of Scripts/check-scenes on files of a few lines."""
import os
import tempfile
import unittest

import scripts


class CheckScenesTests(unittest.TestCase):
    def found(self, text):
        """The numbers of the lines that mean the scene whose code runs."""
        with tempfile.TemporaryDirectory() as root:
            scripts.write(root, {"A.swift": text})
            return [
                int(line.removeprefix(os.path.join(root, "A.swift:")).split(":")[0])
                for line in scripts.load("check-scenes").lines(root)
            ]

    def test_each_way_to_mean_it_counts(self):
        text = (
            "UIScreen.main.scale\nUIApplication.shared.delegate\nCACurrentMediaTime()\n"
            "UIWindowScene.current\nLayerTree.current\n"
        )
        self.assertEqual([1, 2, 3, 4, 5], self.found(text))

    def test_comments_and_other_names_do_not(self):
        self.assertEqual([], self.found("// UIScreen.main\nscreen.main\nRunLoop.main\n"))

    def test_more_lines_than_the_limit_are_a_problem(self):
        script = scripts.load("check-scenes")
        self.assertIsNone(script.problem(["a"], 1))
        self.assertIn("2 lines", script.problem(["a", "b"], 1))


if __name__ == "__main__":
    unittest.main()
