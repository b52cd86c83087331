"""What projects are linked with has the modules that the package says."""
import pathlib
import re
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]


def text(*path):
    return ROOT.joinpath(*path).read_text(encoding="utf-8")


class LinkRuntimeTests(unittest.TestCase):
    def setUp(self):
        loop = re.search(r"for module in ([^;]*); do", text("Scripts", "link-runtime"))
        self.modules = sorted(loop.group(1).replace("\\", " ").split())

    def test_the_modules_are_those_of_the_product(self):
        product = re.search(
            r'name: "ProjectModules", type: \.static,\s*targets: \[([^\]]*)\]', text("Package.swift"))
        self.assertIsNotNone(product)
        self.assertEqual(sorted(re.findall(r'"(\w+)"', product.group(1))), self.modules)

    def test_what_is_imported_is_built(self):
        source = text("Sources", "ProjectModules", "ProjectModules.swift")
        imported = re.findall(r"(?m)^import (\w+)", source)
        self.assertEqual(sorted(imported + ["ProjectModules"]), self.modules)


if __name__ == "__main__":
    unittest.main()
