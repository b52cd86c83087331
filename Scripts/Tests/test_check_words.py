"""Behaviour of Scripts/check-words on texts of a few lines."""
import unittest

import scripts

LIST = "# comment\n\ncurtain: dimming view\nfor ever: indefinitely\nletGo: release\n"


class CheckWordsTests(unittest.TestCase):
    def found(self, text):
        """(line, word, term) of each private word in a text."""
        words = scripts.load("check-words")
        return words.problems(text, words.read_list(LIST))

    def test_a_word_is_found_with_its_line_and_its_term(self):
        self.assertEqual(
            [(2, "curtain", "dimming view")], self.found("// Dims.\n// The Curtain fades.\n"))

    def test_a_word_is_found_as_a_part_of_an_identifier(self):
        self.assertEqual(
            [(1, "curtain", "dimming view")] * 3,
            self.found("let splitCurtain = CurtainView(); curtainWasPressed()"))

    def test_words_that_only_contain_it_are_not_it(self):
        self.assertEqual([], self.found("curtains recurtain Curtained forever outletGo letGoal"))

    def test_words_in_a_row_are_found_across_the_lines_of_a_comment(self):
        self.assertEqual(
            [(1, "for ever", "indefinitely")], self.found("  /// It runs for\n  /// ever.\n"))

    def test_words_in_a_row_are_found_in_an_identifier(self):
        self.assertEqual(
            [(1, "for ever", "indefinitely")] * 2, self.found("repeatForEver() + forEver"))

    def test_an_identifier_is_not_looked_for_in_text(self):
        self.assertEqual(
            [(2, "letGo", "release")], self.found("let go = 1\nfunc aDragIsLetGo() {}\n"))

    def test_the_list_of_the_project_has_a_term_for_each_word(self):
        words = scripts.load("check-words")
        entries = words.read_list(words.LIST.read_text(encoding="utf-8"))
        self.assertEqual([], [word for _, word, term in entries if not word or not term])
        self.assertEqual(len(entries), len({word for _, word, _ in entries}))


if __name__ == "__main__":
    unittest.main()
