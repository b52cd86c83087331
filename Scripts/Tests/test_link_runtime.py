"""What projects are linked with has the modules that the package says."""
import pathlib
import re
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]


class LinkRuntimeTests(unittest.TestCase):
    def test_the_modules_are_those_of_the_product(self):
        package = (ROOT / "Package.swift").read_text(encoding="utf-8")
        product = re.search(
            r'name: "ProjectModules", type: \.static,\s*targets: \[([^\]]*)\]', package)
        self.assertIsNotNone(product)
        link = (ROOT / "Scripts" / "link-runtime").read_text(encoding="utf-8")
        modules = re.search(r"for module in ([^;]*); do", link).group(1).split()
        self.assertEqual(sorted(re.findall(r'"(\w+)"', product.group(1))), sorted(modules))

    def test_what_is_imported_is_built(self):
        source = (ROOT / "Sources" / "ProjectModules" / "ProjectModules.swift").read_text(
            encoding="utf-8")
        link = (ROOT / "Scripts" / "link-runtime").read_text(encoding="utf-8")
        modules = re.search(r"for module in ([^;]*); do", link).group(1).split()
        self.assertEqual(
            sorted(re.findall(r"(?m)^import (\w+)", source) + ["ProjectModules"]), sorted(modules))


if __name__ == "__main__":
    unittest.main()
