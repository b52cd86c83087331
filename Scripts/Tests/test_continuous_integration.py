"""The jobs that test an iOS project on Linux: what they run exists in this repository."""

import pathlib
import re
import unittest

try:
    import yaml
except ImportError:
    yaml = None

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
JOBS = ROOT / "Documentation" / "ContinuousIntegration"
CHECKOUT = ".playground/"
# Commands of the image, or of the shell.
KNOWN = {"test", "git", "apt-get", "make"}
# What the jobs need before `install-dependencies` can be run, and what it does not install.
PACKAGES = {"make"}


def commands(lines):
    """The commands of a script, in the order of their lines."""
    for line in lines:
        for command in re.split(r"\s*(?:\|\||&&)\s*", line.strip()):
            words = command.split()
            while words and re.match(r"^[A-Z_]+=", words[0]):
                words = words[1:]
            if words:
                yield words


class Text:
    """What the checks need of a file, where there is no parser of YAML: lines and their depth."""

    KEY = re.compile(r'^(- )*([A-Za-z_-]+:( .+)?|"[^"]*"|[^\s#&*!|>%@`"\'][^#]*|!\S+)$')

    def __init__(self, test, path):
        self.lines = path.read_text(encoding="utf-8").splitlines()
        depths = [0]
        block = None
        for number, line in enumerate(self.lines, 1):
            place = f"{path.name}:{number}"
            test.assertNotIn("\t", line, place)
            text = line.strip()
            if not text or text.startswith("#"):
                continue
            depth = len(line) - len(line.lstrip())
            test.assertEqual(depth % 2, 0, place)
            test.assertLessEqual(depth, depths[-1] + 4, place)
            depths.append(depth)
            if block is not None and depth > block:
                continue
            block = depth if text.endswith("|") else None
            test.assertRegex(text, Text.KEY, place)
            test.assertEqual(text.count('"') % 2, 0, place)


class ContinuousIntegration(unittest.TestCase):
    def scripts(self):
        """The lines of the scripts of each job, by the name of its file."""
        found = {}
        for path in sorted(JOBS.glob("*.yml")):
            lines = []
            block = None
            for line in path.read_text(encoding="utf-8").splitlines():
                depth = len(line) - len(line.lstrip())
                text = line.strip()
                if block is not None and text and depth <= block:
                    block = None
                if text in ("script:", "run: |"):
                    block = depth
                elif block is not None and text and not text.startswith("#"):
                    lines.append(text.removeprefix("- "))
                elif text.startswith("run: "):
                    lines.append(text.removeprefix("run: "))
            found[path.name] = lines
        return found

    def test_there_is_one_for_each_service(self):
        self.assertEqual(set(self.scripts()), {"github-actions.yml", "gitlab-ci.yml"})

    def test_the_files_are_well_formed(self):
        for path in JOBS.glob("*.yml"):
            Text(self, path)

    @unittest.skipIf(yaml is None, "there is no parser of YAML")
    def test_a_parser_reads_the_same_scripts(self):
        with open(JOBS / "gitlab-ci.yml", encoding="utf-8") as file:
            gitlab = yaml.safe_load(file)["test"]
        self.assertEqual(gitlab["image"], "swift:6.3")
        self.assertEqual(gitlab["script"], self.scripts()["gitlab-ci.yml"])
        with open(JOBS / "github-actions.yml", encoding="utf-8") as file:
            github = yaml.safe_load(file)["jobs"]["test"]
        self.assertEqual(github["container"], "swift:6.3")
        runs = [step["run"].splitlines() for step in github["steps"] if "run" in step]
        self.assertEqual(sum(runs, []), self.scripts()["github-actions.yml"])
        for step in github["steps"]:
            self.assertTrue("run" in step or "uses" in step, step)

    def test_each_command_and_path_exists(self):
        for name, lines in self.scripts().items():
            for words in commands(lines):
                with self.subTest(file=name, command=" ".join(words)):
                    if words[0].startswith(CHECKOUT):
                        self.check_own(words[0].removeprefix(CHECKOUT), words[1:])
                    else:
                        self.assertIn(words[0], KNOWN)
                    if words[0] == "make":
                        self.check_make(words[1:])
                    if words[:2] == ["apt-get", "install"]:
                        packages = {word for word in words[2:] if not word.startswith("-")}
                        self.assertEqual(packages, PACKAGES)

    def check_own(self, path, arguments):
        if path == ".build/release/playground":
            commands_of_app = "".join(
                file.read_text(encoding="utf-8")
                for file in (ROOT / "Sources" / "PlaygroundApp").rglob("*.swift"))
            self.assertIn(f'commandName: "{arguments[0]}"', commands_of_app)
            self.assertEqual(arguments[1:], ["."])
            return
        file = ROOT / path
        self.assertTrue(file.is_file(), path)
        self.assertTrue(file.stat().st_mode & 0o100, f"{path} can be run")
        self.assertEqual(arguments, [])

    def check_make(self, arguments):
        self.assertEqual(arguments[:2], ["-C", ".playground"])
        makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
        for target in arguments[2:]:
            self.assertRegex(makefile, rf"(?m)^{re.escape(target)}:")

    def test_what_is_built_is_what_is_run(self):
        link = (ROOT / "Scripts" / "link-runtime").read_text(encoding="utf-8")
        self.assertIn("library=$build/libPlaygroundRuntime.so", link)
        for name, lines in self.scripts().items():
            text = "\n".join(lines)
            self.assertIn("test -e .playground/.build/release/libPlaygroundRuntime.so", text, name)

    def test_what_is_built_is_kept_also_after_tests_that_failed(self):
        gitlab = (JOBS / "gitlab-ci.yml").read_text(encoding="utf-8")
        self.assertRegex(gitlab, r"(?m)^  cache:\n    when: always$")
        # `actions/cache` keeps a folder only where the whole job has succeeded.
        github = (JOBS / "github-actions.yml").read_text(encoding="utf-8")
        self.assertNotIn("uses: actions/cache@", github)
        self.assertRegex(github, r"uses: actions/cache/restore@v\d")
        self.assertRegex(
            github, r"if: always\(\)[^\n]*\n        uses: actions/cache/save@v\d")
        keys = re.findall(r"(?m)^ +key: (.+)$", github)
        self.assertEqual(len(keys), 2)
        self.assertEqual(len(set(keys)), 1)

    def test_the_revision_is_no_branch(self):
        for path in JOBS.glob("*.yml"):
            text = path.read_text(encoding="utf-8")
            self.assertRegex(text, r"(?m)^ +PLAYGROUND_REVISION: v\d+(\.\d+)+$", path.name)

    def test_the_pictures_are_those_that_snapshots_write(self):
        sources = "".join(
            file.read_text(encoding="utf-8")
            for file in (ROOT / "Sources" / "UIKitSnapshotTesting").rglob("*.swift"))
        ignored = (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
        for kind in ("actual", "difference"):
            self.assertIn(f"*.{kind}.png", ignored)
            self.assertRegex(sources, rf"\b{kind}\b")
            for path in JOBS.glob("*.yml"):
                self.assertIn(f"**/*.{kind}.png", path.read_text(encoding="utf-8"), path.name)


if __name__ == "__main__":
    unittest.main()
