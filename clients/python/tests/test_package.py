"""The package as others get it: examples run, types hold, it installs without a compiler."""
import ctypes
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
import unittest

HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def run(*words, **more):
    return subprocess.run([sys.executable, *words], capture_output=True, text=True, timeout=600, check=True, **more).stdout


def has(*modules):
    return all(importlib.util.find_spec(m) for m in modules)


class Package(unittest.TestCase):
    def test_examples(self):
        example = os.path.join(HERE, "examples")
        self.assertIn("of the win", run(example + "/match.py", "--against", "level:1"))
        self.assertIn("name the winner", run(example + "/notebook.py"))
        self.assertEqual(run(example + "/speed.py", "--ms", "20").count("decisions/s"), 4)
        self.assertIn("2 threads", run(example + "/speed.py", "--ms", "20", "--game", "elysium", "--threads", "1,2", "--count", "64"))

    @unittest.skipUnless(os.environ.get("PETTEIA"), "needs the command")
    def test_bot_behind_the_protocol(self):
        bot = f"cmd:{sys.executable} {HERE}/examples/bot.py"
        done = subprocess.run([os.environ["PETTEIA"], "sim", "legendary", "--seats", "2", "--games", "1", "--bots", bot + ",random", "--json"],
                              capture_output=True, text=True, timeout=600, check=True)
        self.assertNotIn("cmd:", done.stderr, "the bot failed")
        with open(os.path.join(HERE, "examples/bot.py"), encoding="utf8") as f:
            code = [line for line in f.read().split('"""')[2].splitlines() if line.strip()]
        self.assertLessEqual(len(code), 20)

    def test_a_library_that_is_none(self):
        tried = subprocess.run([sys.executable, "-c", "import petteia"], capture_output=True, text=True, check=False,
                               env={**os.environ, "PETTEIA_LIBRARY": "/nowhere/libpetteia.so"})
        self.assertIn("no libpetteia (PETTEIA_LIBRARY names it)", tried.stderr)

    @unittest.skipUnless(shutil.which("cc") and os.path.exists(HERE + "/../../core/batch.h"), "needs the headers and a compiler")
    def test_structs_are_those_of_the_headers(self):
        from petteia import _library
        names = ("Setup", "View", "Text", "Json", "Fault", "Batch")
        sizes = ", ".join(f"sizeof(struct pet_{name.lower()})" for name in names)
        with tempfile.TemporaryDirectory() as work:
            with open(work + "/sizes.c", "w", encoding="utf8") as f:
                f.write("".join(f'#include "core/{h}.h"\n' for h in ("batch", "json", "position", "record", "text")) + "#include <stdio.h>\n"
                        f'int main(void) {{ printf("{"%zu " * len(names)}", {sizes}); }}\n')
            subprocess.run(["cc", "-I", HERE + "/../..", "-o", work + "/sizes", work + "/sizes.c"], check=True)
            said = subprocess.run([work + "/sizes"], capture_output=True, text=True, check=True).stdout
        self.assertEqual(said.split(), [str(ctypes.sizeof(getattr(_library, name))) for name in names])

    @unittest.skipUnless(has("mypy"), "no mypy here")
    def test_types(self):
        run("-m", "mypy", "--config-file", HERE + "/pyproject.toml", "--cache-dir", os.devnull, HERE + "/petteia")

    @unittest.skipUnless(has("pip", "setuptools", "wheel"), "no pip here")
    def test_install(self):
        with tempfile.TemporaryDirectory() as work:
            source = shutil.copytree(HERE, work + "/source", ignore=shutil.ignore_patterns("__pycache__"))
            run("-m", "pip", "install", "--no-build-isolation", "--no-deps", "--no-index", "--target", work + "/site", source,
                env={**os.environ, "PYTHONPATH": "", "PIP_DISABLE_PIP_VERSION_CHECK": "1"})
            self.assertTrue(os.path.exists(work + "/site/petteia/py.typed"))
            said = run("-c", "import petteia; print(petteia.__file__, len(petteia.games()))", cwd=work, env={**os.environ, "PYTHONPATH": work + "/site"})
            self.assertIn("/site/", said)
            self.assertIn(" 4", said)


if __name__ == "__main__":
    unittest.main()
