"""Behaviour of Scripts/check-imports on packages of a few lines."""
import tempfile
import unittest

import scripts


class CheckImportsTests(unittest.TestCase):
    def problems(self, targets, files):
        """What is wrong with targets, {name: dependencies}, and files, {path: text}."""
        manifest = "\n".join(
            '.target(name: "%s", dependencies: [%s]),'
            % (name, ", ".join('"%s"' % d for d in dependencies))
            for name, dependencies in targets.items())
        package = {"targets": [
            {"name": name, "type": "regular",
             "dependencies": [{"byName": [d, None]} for d in dependencies]}
            for name, dependencies in targets.items()]}
        with tempfile.TemporaryDirectory() as root:
            scripts.write(root, {**files, "Package.swift": manifest})
            return scripts.load("check-imports").check(package, root)

    def test_declared_and_imported_is_right(self):
        self.assertEqual([], self.problems(
            {"Low": [], "High": ["Low"]},
            {"Sources/Low/A.swift": "import Foundation\n",
             "Sources/High/A.swift": "@_exported public import Low\n"}))

    def test_an_undeclared_import_is_named_with_file_and_line(self):
        problems = self.problems(
            {"Low": [], "High": []},
            {"Sources/Low/A.swift": "", "Sources/High/A.swift": "/* import\nLow */\nimport Low\n"})
        self.assertEqual(1, len(problems))
        self.assertTrue(problems[0].startswith("Sources/High/A.swift:3: imports Low"), problems)

    def test_what_an_imported_module_exports_may_be_declared(self):
        files = {
            "Sources/Low/A.swift": "", "Sources/High/A.swift": "import Middle\n",
            "Sources/Middle/A.swift": "@_exported public import Low\n"}
        targets = {"Low": [], "Middle": ["Low"], "High": ["Middle", "Low"]}
        self.assertEqual([], self.problems(targets, files))
        files["Sources/Middle/A.swift"] = "import Low\n"
        self.assertEqual(
            ["Package.swift:3: High depends on Low, which it does not import"],
            self.problems(targets, files))

    def test_an_import_in_a_comment_uses_nothing(self):
        problems = self.problems(
            {"Low": [], "High": ["Low"]},
            {"Sources/Low/A.swift": "", "Sources/High/A.swift": "// import Low\n"})
        self.assertEqual(
            ["Package.swift:2: High depends on Low, which it does not import"], problems)

    def test_an_import_in_a_text_uses_nothing(self):
        problems = self.problems(
            {"Low": [], "High": []},
            {"Sources/Low/A.swift": "",
             "Sources/High/A.swift": 'let code = """\n  import Low\n  """\nimport Low\n'})
        self.assertEqual(1, len(problems))
        self.assertTrue(problems[0].startswith("Sources/High/A.swift:4: imports Low"), problems)

    def test_a_demo_imports_what_a_program_may(self):
        problems = self.problems(
            {"UIKit": [], "Platform": [], "Catalogue": ["UIKit", "Platform"]},
            {"Sources/UIKit/A.swift": "", "Sources/Platform/A.swift": "",
             "Sources/Catalogue/A.swift": "import UIKit\n",
             "Sources/Catalogue/B.swift": "\nimport Platform\nimport Glibc\n"})
        self.assertEqual(
            ["Sources/Catalogue/B.swift:2", "Sources/Catalogue/B.swift:3"],
            [problem.split(": ")[0] for problem in problems])


if __name__ == "__main__":
    unittest.main()
