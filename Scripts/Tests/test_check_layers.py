"""Behaviour of Scripts/check-layers on sources of a few lines."""
import tempfile
import unittest

import scripts

VIEW = "open class View {\n  var owner: (any Owner)?\n}\nprotocol Owner { func layOut() }\n"


class CheckLayersTests(unittest.TestCase):
    def violations(self, files, table=None, exceptions=()):
        """(path, line, name) of each name of a higher layer in files, {path: text}."""
        with tempfile.TemporaryDirectory() as root:
            scripts.write(root, files)
            layers = scripts.load("check-layers").Layers(root, table or {}, exceptions)
            return [(path, line, name) for path, line, name, *_ in layers.violations()]

    def test_names_of_lower_layers_are_allowed(self):
        self.assertEqual([], self.violations({
            "Views/View.swift": VIEW,
            "Controllers/Controller.swift":
                "final class Controller: Owner {\n  var view: View?\n  func layOut() {}\n}\n"}))

    def test_a_type_of_a_higher_layer_is_named_with_its_line(self):
        self.assertEqual([("Views/View.swift", 2, "Controller")], self.violations({
            "Views/View.swift": "class View {\n  weak var controller: Controller?\n}\n",
            "Controllers/Controller.swift": "public final class Controller {}\n"}))

    def test_a_member_that_a_higher_layer_adds_counts(self):
        files = {
            "Views/View.swift": "class View {\n  func show() {\n    print(self.badge)\n  }\n}\n",
            "Controls/Badge.swift": "extension View {\n  var badge: Int { 1 }\n}\n"}
        self.assertEqual([("Views/View.swift", 3, "badge")], self.violations(files))

    def test_a_requirement_of_a_lower_layer_hides_who_fulfils_it(self):
        self.assertEqual([], self.violations({
            "Views/View.swift": VIEW + "extension View { func go() { owner?.layOut() } }\n",
            "Controllers/Controller.swift": "class Controller: Owner { func layOut() {} }\n"}))

    def test_comments_strings_and_labels_name_nothing(self):
        self.assertEqual([], self.violations({
            "Views/View.swift":
                '// Controller\n/* a /* nested */ Controller */\nlet text = "Controller \\"Controller"\n'
                'let long = """\n  Controller\n  """\nlet raw = #"Controller"#\n'
                "func make(badge: Int) { make(badge: 1) }\n",
            "Controllers/Controller.swift":
                "class Controller {}\nextension View { var badge: Int { 1 } }\n"}))

    def test_what_a_string_interpolates_counts(self):
        self.assertEqual([("Views/View.swift", 1, "Controller")], self.violations({
            "Views/View.swift": 'let text = "a \\(f(Controller.self, "b")) c"\n',
            "Controllers/Controller.swift": "class Controller {}\n"}))

    def test_what_the_file_declares_itself_hides_members_above(self):
        self.assertEqual([], self.violations({
            "Views/View.swift":
                "func show() {\n  let badge = 1\n  print(badge)\n  [1].forEach { badge in print(badge) }\n}\n",
            "Controls/Badge.swift": "extension View { var badge: Int { 1 } }\n"}))

    def test_private_members_above_are_nobodys(self):
        self.assertEqual([], self.violations({
            "Views/View.swift": "func show() { print(badge) }\n",
            "Controls/Badge.swift": "extension View { private var badge: Int { 1 } }\n"}))

    def test_the_longest_entry_of_the_table_counts(self):
        files = {
            "Text/Font.swift": "struct Font {}\n",
            "Text/Label.swift": "class Label { var view: View? }\n",
            "Views/View.swift": "class View { var font: Font? }\n"}
        self.assertEqual([], self.violations(files, {"Text": 1, "Text/Label.swift": 3}))
        self.assertEqual(
            [("Text/Label.swift", 1, "View")],
            self.violations(files, {"Text": 1, "Text/Label.swift": 1}))

    def test_an_exception_is_for_one_name_in_one_file(self):
        files = {
            "Views/Window.swift": "class Window { var root: Controller?; var bar: Bar? }\n",
            "Controllers/Controller.swift": "class Controller {}\nclass Bar {}\n"}
        self.assertEqual(
            [("Views/Window.swift", 1, "Bar")],
            self.violations(files, exceptions={("Window.swift", "Controller")}))


if __name__ == "__main__":
    unittest.main()
