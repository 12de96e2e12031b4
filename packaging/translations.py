"""The translation files: brought up to date with the source (`update`) and checked (`check`).

`translations/cardavia_<language>.ts` exist for the languages the program offers, and beside each
but the English one `rules_<language>.ts` (rules_catalogues.py). English holds the plural messages
only. `check` fails on whatever lrelease lets pass: messages that are missing, unfinished, obsolete
or there twice, wrong numbers of plural forms, lost placeholders, Markdown marks, accelerators and
edge spaces, and words that the glossary forbids (terms.py).
"""

from __future__ import annotations

import argparse
import ast
import importlib.util
import json
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import rules_catalogues
import shown_words
import terms

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "translations"
SOURCES = ROOT / "cardavia_desktop" / "ui"

PLURAL_FORMS = {"en": 2, "ru": 3, "uk": 3, "hu": 1}
"""Languages that the program may offer, with Qt's number of plural forms."""

MARKS = (
    ("placeholders", re.compile(r"%L?\d+|%n|\{\w*(?:![rsa])?(?::[^{}]*)?\}")),
    ("Markdown marks", re.compile(r"\*\*|`|^#+|\|", re.MULTILINE)),
    ("tags", re.compile(r"</?\w+[^>]*>")),
)


def _tool(name: str) -> str:
    spec = importlib.util.find_spec("PySide6")
    if spec is None or spec.origin is None:
        raise SystemExit("translations: PySide6-Essentials is not installed")
    folder = Path(spec.origin).parent
    for candidate in (folder / name, folder / f"{name}.exe", folder / "Qt/libexec" / name):
        if candidate.is_file():
            return str(candidate)
    raise SystemExit(f"translations: PySide6 has no {name}")


def language_of(path: Path) -> str:
    return path.stem.rpartition("_")[2]


def calls_of(source: Path) -> str:
    """The translate calls of a source, one a line, in the form that lupdate understands.

    WORKAROUND: lupdate takes a message of Python code for a plural only when the number is a
    literal, and leaves out those whose number is a call or an attribute.
    """
    lines = ["from PySide6.QtCore import QCoreApplication"]
    for node in ast.walk(ast.parse(source.read_text("utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        if ast.unparse(node.func) not in {"translate", "QCoreApplication.translate"}:
            continue
        words = [arg.value for arg in node.args[:3] if isinstance(arg, ast.Constant)]
        texts = [json.dumps(word or "", ensure_ascii=False) for word in words]
        number = ["1"] if len(node.args) > 3 else []
        if len(texts) >= 2:
            lines.append(f"QCoreApplication.translate({', '.join([*texts, *number])})")
    return "\n".join(lines) + "\n" if len(lines) > 1 else ""


def lupdate(target: Path, obsolete: bool) -> None:
    """Merge the messages of the source into `target`; drops vanished ones unless `obsolete`."""
    language = language_of(target)
    options = ["-locations", "none", "-target-language", language, "-source-language", "en"]
    if language == "en":
        options.append("-pluralonly")
    if not obsolete:
        options.append("-no-obsolete")
    with tempfile.TemporaryDirectory() as folder:
        names = []
        for n, path in enumerate(sorted(SOURCES.rglob("*.py"))):
            text = calls_of(path)
            if text:
                names.append(f"{n:03}_{path.name}")
                (Path(folder) / names[-1]).write_text(text, "utf-8")
        command = [_tool("lupdate"), "-silent", *options, *names, "-ts", str(target)]
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    trouble = done.stderr.strip()
    if done.returncode or trouble:
        raise SystemExit(f"translations: lupdate: {done.stdout}{trouble}")


_UNFINISHED = re.compile(
    r"<source>([^<]*)</source>(.*?)<translation type=\"unfinished\">.*?</translation>", re.DOTALL
)


def fill_english(path: Path) -> None:
    """Finish the English plurals that the source spells out: `%n tile(s)` is tile and tiles."""

    def finished(match: re.Match[str]) -> str:
        source, between = match.group(1), match.group(2)
        forms = (source.replace("(s)", ""), source.replace("(s)", "s"))
        lines = "".join(f"\n            <numerusform>{form}</numerusform>" for form in forms)
        translation = f"<translation>{lines}\n        </translation>"
        return f"<source>{source}</source>{between}{translation}"

    path.write_text(_UNFINISHED.sub(finished, path.read_text("utf-8")), "utf-8")


Key = tuple[str, str, str, str]


def messages(path: Path) -> Iterator[tuple[Key, ET.Element]]:
    """Every message with its key: context, source, comment, id."""
    for context in ET.parse(path).getroot().iter("context"):
        name = context.findtext("name") or ""
        for message in context.iter("message"):
            source = message.findtext("source") or ""
            yield (name, source, message.findtext("comment") or "", message.get("id", "")), message


def _forms(message: ET.Element) -> list[str]:
    translation = message.find("translation")
    if translation is None:
        return []
    if message.get("numerus") == "yes":
        return [form.text or "" for form in translation.findall("numerusform")]
    return [translation.text or ""]


def _faults_of(language: str, source: str, message: ET.Element) -> Iterator[str]:
    translation = message.find("translation")
    kind = "" if translation is None else translation.get("type", "")
    if kind in {"vanished", "obsolete"}:
        yield "is no longer in the source"
        return
    yield from terms.straight(source)
    forms = _forms(message)
    if kind == "unfinished" or not forms or not all(forms):
        yield "is unfinished"
        return
    if message.get("numerus") == "yes" and len(forms) != PLURAL_FORMS[language]:
        yield f"has {len(forms)} plural forms, not {PLURAL_FORMS[language]}"
    for form in forms:
        for what, pattern in MARKS:
            here, there = Counter(pattern.findall(source)), Counter(pattern.findall(form))
            if message.get("numerus") == "yes":
                here.pop("%n", None)  # "one tile" may do without the number
                there.pop("%n", None)
            if here != there:
                yield f"has other {what} than the source: {form!r}"
        if (
            source[:1].isspace() != form[:1].isspace()
            or source[-1:].isspace() != form[-1:].isspace()
        ):
            yield f"has other spaces at its edges: {form!r}"
        if source.count("&") != form.count("&"):
            yield f"has another accelerator: {form!r}"
        yield from terms.forbidden(language, form)
        yield from terms.unused(language, source, form)


def faults(path: Path) -> list[str]:
    """What is wrong with one translation file, a sentence each."""
    language = language_of(path)
    if language not in PLURAL_FORMS:
        return [f"{path.name}: unknown language {language!r}"]
    found: list[str] = []
    here: Counter[Key] = Counter()
    for key, message in messages(path):
        here[key] += 1
        label = f"{path.name}: {key[0]}: {key[1][:60]!r}"
        found += [f"{label} {fault}" for fault in _faults_of(language, key[1], message)]
    found += [f"{path.name}: {key[0]}: {key[1][:60]!r} twice" for key, n in here.items() if n > 1]
    with tempfile.TemporaryDirectory() as folder:
        fresh = Path(folder) / path.name
        shutil.copyfile(path, fresh)
        lupdate(fresh, obsolete=False)
        current = {key for key, _ in messages(fresh)}
    found += [f"{path.name}: {k[0]}: {k[1][:60]!r} is missing" for k in sorted(current - set(here))]
    found += [f"{path.name}: {k[0]}: {k[1][:60]!r} is stale" for k in sorted(set(here) - current)]
    return found


def check() -> int:
    found = terms.faults() + shown_words.faults()
    paths = sorted(FOLDER.glob("cardavia_*.ts"))
    for path in paths:
        found += faults(path)
    rules = sorted(FOLDER.glob("rules_*.ts"))
    wanted = rules_catalogues.sources() if rules else []
    for path in rules:
        found += rules_catalogues.faults(path, wanted)
    print("\n".join(found) or f"{len(paths) + len(rules)} translation files are complete")
    return 1 if found else 0


def update(languages: list[str]) -> int:
    """Merge the source into the files of these languages, or of all that exist."""
    names = languages or [language_of(p) for p in sorted(FOLDER.glob("cardavia_*.ts"))] or ["en"]
    paragraphs = rules_catalogues.sources()
    for name in names:
        if name not in PLURAL_FORMS:
            raise SystemExit(f"translations: unknown language {name!r}")
        lupdate(FOLDER / f"cardavia_{name}.ts", obsolete=False)
        if name == "en":
            fill_english(FOLDER / "cardavia_en.ts")
        print(f"translations/cardavia_{name}.ts is up to date")
        rules = FOLDER / f"rules_{name}.ts"
        if name != "en" and (rules.is_file() or name in languages):
            rules_catalogues.update(rules, paragraphs)
            print(f"translations/{rules.name} is up to date")
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    verbs = parser.add_subparsers(dest="verb", required=True)
    verbs.add_parser("check", help="fail when a file is not complete")
    updating = verbs.add_parser("update", help="bring files up to date with the source")
    updating.add_argument("languages", nargs="*", help="en ru uk hu; all that exist when left out")
    options = parser.parse_args()
    return check() if options.verb == "check" else update(options.languages)


if __name__ == "__main__":
    sys.exit(main())
