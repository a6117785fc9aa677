#!/usr/bin/env python3
"""Checks the links of README.md and docs/**/*.md, and counts their words of prose, without tables and code.

With `--check`, fails where a link leads to no file or no heading, where a page is named as code instead of linked, or
where no page links to it.
"""

import argparse
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)|(?:src|srcset|href)=\"([^\"]+)\"")
REFERENCES = ["cli.md", "scenario-format.md", "uikit-facts.md"]
NAMED = re.compile(r"`(?:docs/)?(?:benchmarks/)?([A-Za-z-]+\.md)`")


def pages():
    return [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]


def lines(text):
    """Number and text of the lines outside of fenced code."""
    fence = False
    for number, line in enumerate(text.splitlines(), 1):
        if line.lstrip().startswith("```"):
            fence = not fence
        elif not fence:
            yield number, line


def anchors(page):
    """The anchors of a page's headings, as GitHub makes them."""
    found = {}
    for _, line in lines(page.read_text(encoding="utf-8")):
        if heading := re.match(r"#{1,6} +(.+?) *#*$", line):
            words = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading[1]).lower()
            slug = re.sub(r"[^\w\- ]", "", words).replace(" ", "-")
            count = found.get(slug, 0)
            found[slug] = count + 1
            if count:
                found[f"{slug}-{count}"] = 1
    return set(found)


def defects(page, linked):
    """What is wrong with the links of a page. What it links to is added to `linked`."""
    names = {other.name for other in pages()}
    prose = dict(lines(page.read_text(encoding="utf-8")))
    text = "\n".join(prose.get(number, "") for number in range(1, max(prose) + 1))
    # A link may run over the end of a line; code holds none.
    text = re.sub(r"`[^`\n]*`", lambda code: code[0] if NAMED.fullmatch(code[0]) else "", text)

    def place(match):
        return f"{page.relative_to(ROOT)}:{text.count(chr(10), 0, match.start()) + 1}"

    for match in NAMED.finditer(text):
        if match[1] in names:
            yield f"{place(match)}: {match[1]} is named as code; link to it"
    for match in LINK.finditer(text):
        target = match[1] or match[2]
        if re.match(r"[a-z]+:", target):
            continue
        path, _, anchor = target.partition("#")
        file = (page.parent / path).resolve() if path else page
        if not file.exists():
            yield f"{place(match)}: {target} leads to no file"
            continue
        linked.add(file)
        if anchor and anchor not in anchors(file):
            yield f"{place(match)}: {target} leads to no heading"


def words(page):
    text = lines(page.read_text(encoding="utf-8"))
    return sum(len(line.split()) for _, line in text if not line.lstrip().startswith("|"))


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--check", action="store_true", help="fail where a link is wrong")
    options = arguments.parse_args()
    linked, wrong = set(), []
    for page in pages():
        wrong += defects(page, linked)
    wrong += [f"{page.relative_to(ROOT)}: no page links to it" for page in pages()[1:] if page.resolve() not in linked]
    counts = {page: words(page) for page in pages()}
    if not options.check:
        for page, count in counts.items():
            print(f"{page.relative_to(ROOT)} {count}")
    apart = sum(count for page, count in counts.items() if page.name in REFERENCES)
    print(f"words of prose: {sum(counts.values()) - apart}, in the references {apart}")
    if wrong:
        print("\n".join(wrong), file=sys.stderr)
        if options.check:
            sys.exit(1)


if __name__ == "__main__":
    main()
