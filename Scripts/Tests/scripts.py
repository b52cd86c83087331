"""The scripts as modules, for their tests."""
import importlib.machinery
import importlib.util
import os

FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")


def load(name):
    """A script, which has no extension, as a module; nothing is written beside it."""
    loader = importlib.machinery.SourceFileLoader(
        name.replace("-", "_"), os.path.join(FOLDER, name))
    loader.set_data = lambda *arguments, **options: None
    module = importlib.util.module_from_spec(
        importlib.util.spec_from_loader(loader.name, loader))
    loader.exec_module(module)
    return module


def write(root, files):
    """Writes files, {path: text}, below a folder."""
    for path, text in files.items():
        path = os.path.join(root, path)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
