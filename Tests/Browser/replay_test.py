#!/usr/bin/env python3
"""The replay in a real browser: what it shows, what it does, and that nothing is cut off or overlaps.

    Tests/Browser/replay_test.py [--unfold FILE] [--record]

`--record` writes the README's screenshots; without it they are compared. Ends with 0 where there is no browser, and says so.
"""

import argparse
import glob
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
import unittest

import browser
from picture import Picture, carrying

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
IMAGES = os.path.join(ROOT, "docs", "images")
WIDTHS = (360, 768, 1440, 1600)
UNFOLD = os.path.join(ROOT, ".build", "release", "unfold")
RECORDS = False
# Every element that is shown, a line each: its depth, tag, class and own text.
STRUCTURE = """[...document.body.querySelectorAll("*")].filter((node) => node.getClientRects().length).map((node) => {
    let depth = 0;
    for (let above = node.parentElement; above !== document.body; above = above.parentElement) depth += 1;
    const text = [...node.childNodes].filter((child) => child.nodeType === 3).map((child) => child.data.trim()).join(" ");
    return `${depth} ${node.localName} ${node.getAttribute("class") ?? ""} ${text}`.replaceAll("\\n", " ").trim();
}).join("\\n")"""


def made(arguments, name="page.html", status=(0,)):
    """A page that unfold writes."""
    path = os.path.join(FOLDER.name, name)
    with open(path, "wb") as file:
        run = subprocess.run([UNFOLD, *arguments, "--format", "html"], cwd=ROOT, stdout=file, stderr=subprocess.PIPE)
    if run.returncode not in status:
        raise RuntimeError(run.stderr.decode())
    return path


def scenario(name, document):
    path = os.path.join(FOLDER.name, name)
    with open(path, "w", encoding="utf-8") as file:
        json.dump(document, file)
    return path


class Browsing(unittest.TestCase):
    """One browser for all tests of a class; each leaves the console empty."""

    @classmethod
    def setUpClass(cls):
        cls.page = browser.Page()

    @classmethod
    def tearDownClass(cls):
        cls.page.__exit__()

    def setUp(self):
        self.page.errors.clear()
        self.page.requests.clear()
        self.page.media(prefers_color_scheme="light", prefers_reduced_motion="no-preference")
        self.page.resize(1440, 900)

    def tearDown(self):
        self.assertEqual(self.page.errors, [])
        loaded = [url for url in self.page.requests if not url.startswith("data:")]
        self.assertEqual([url for url in loaded if not url.startswith("file://")], [])
        self.assertLessEqual(len(loaded), 1)

    def step(self, index):
        self.page.run(f"""(() => {{ const step = document.getElementById("step"); step.value = {index};
            step.dispatchEvent(new Event("input")); }})()""")
        self.page.settle()

    def height(self, row):
        """What the picture says, and what it measures."""
        return self.page.run(f"""(() => {{
            const row = document.querySelector('#device [data-row="{row}"]');
            const svg = row.ownerSVGElement;
            const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
            return [Number(row.dataset.height), row.querySelector(".row-back").getBoundingClientRect().height / scale];
        }})()""")

    def assert_height(self, row, points):
        shown, measured = self.height(row)
        self.assertEqual(shown, points)
        self.assertAlmostEqual(measured, points, delta=0.6)

    def assert_readable(self, what):
        with open(os.path.join(HERE, "checks.js"), encoding="utf-8") as file:
            problems = self.page.run(file.read())
        self.assertEqual(problems, [], what)


class CardTests(Browsing):
    """The card that expands: 147 to 347."""

    def setUp(self):
        super().setUp()
        self.path = made(["report", "Fixtures/workplace-card.json"])
        self.page.open(self.path)

    def test_heights_of_the_first_and_the_last_step(self):
        self.step(0)
        self.assert_height("cafe", 147)
        self.page.click("#last")
        self.assert_height("cafe", 347)

    def test_play_moves_rows_and_views_to_their_ends(self):
        self.step(0)
        self.page.run("document.getElementById('speed').value = '0.1'")
        self.page.click("#play")
        seen, deadline = set(), time.monotonic() + 60
        while time.monotonic() < deadline:
            seen.add((self.page.run("document.getElementById('step').value"), self.height("cafe")[1]))
            if any(step == "1" and 148 < high < 346 for step, high in seen):
                break
        self.assertTrue(any(step == "1" and 148 < high < 346 for step, high in seen), "the row jumps")
        self.page.run("document.getElementById('speed').value = '1'")
        self.page.wait("!document.getElementById('play').classList.contains('playing')", 60)
        self.assertEqual(self.page.run("document.getElementById('step').value"), "3")
        self.assert_height("cafe", 347)

    def test_who_wants_no_motion_gets_none(self):
        self.page.media(prefers_reduced_motion="reduce")
        self.step(0)
        self.page.click("#next")
        self.assert_height("cafe", 347)

    def test_the_detail_view_can_be_chosen(self):
        self.step(1)
        place = self.page.run("""[...document.querySelectorAll("#inspector [data-tree]")]
            .findIndex((one) => one.querySelector(".name").textContent === "detail")""")
        self.page.click(f'#closeup .pane[data-side="after"] [data-view="{place}"] > .box')
        self.assertEqual(self.page.run("document.getElementById('view-title')?.textContent"), "detail")
        texts = self.page.run("[...document.querySelectorAll('#inspector .constraint code')].map((one) => one.textContent)")
        self.assertIn("detail.height == 200", texts)
        self.assertEqual(self.page.run("document.querySelector('#inspector .constraint.broken code').textContent"), "detail.height == 200")

    def test_the_sum_is_the_height(self):
        self.step(1)
        text = self.page.run("""document.querySelector('#closeup .pane[data-side="after"] .sum').textContent""")
        total, parts = text.split(" = ")
        self.assertEqual(sum(float(part) for part in parts.split(" + ")), float(total))
        self.assertEqual(float(total), 347)

    def test_it_opens_at_the_conflict(self):
        self.assertEqual(self.page.run("document.getElementById('step').value"), "1")
        self.assertIn("conflict in cafe", self.page.run("document.getElementById('step').getAttribute('aria-valuetext')"))
        self.assertIn("conflict in cafe", self.page.run("document.querySelector('#ticks .kind-conflict').getAttribute('aria-label')"))
        self.assertEqual(self.page.run("document.getElementById('kinds').textContent"), "1 step with a conflict")
        # The mark is below the slider's thumb.
        middle = "((box) => (box.left + box.right) / 2)"
        track = self.page.run("(() => { const box = document.getElementById('step').getBoundingClientRect(); return box.left + 8 + (box.width - 16) / 3; })()")
        self.assertAlmostEqual(self.page.run(f"{middle}(document.querySelector('#ticks .tick').getBoundingClientRect())"), track, delta=1.5)

    def test_marks_are_reached_by_the_keyboard(self):
        self.step(0)
        self.assertEqual(self.page.run("document.querySelector('#ticks .tick').getAttribute('aria-current')"), "false")
        self.page.run("document.getElementById('step').focus()")
        self.page.key("Tab")
        self.assertTrue(self.page.run("document.activeElement.classList.contains('tick')"))
        self.page.run("document.activeElement.click()")
        self.assertEqual(self.page.run("document.getElementById('step').value"), "1")

    def test_what_is_wrong_is_below_the_player(self):
        between = self.page.run("""(() => { const box = (id) => document.getElementById(id).getBoundingClientRect();
            return [box("transport").bottom, box("problems").top, box("problems").bottom, box("stage").top]; })()""")
        self.assertEqual(between, sorted(between))
        text = subprocess.run([UNFOLD, "report", "Fixtures/workplace-card.json"], cwd=ROOT, stdout=subprocess.PIPE).stdout.decode()
        cause = self.page.run("document.querySelector('#problems .cause').textContent")
        self.assertIn(f"conflict in cafe: {cause.removesuffix('.')}\n", text)
        self.step(0)
        self.assertIn("Nothing is wrong in this step", self.page.run("document.getElementById('problems').textContent"))
        self.page.click("#problems .link")
        self.assertEqual(self.page.run("document.getElementById('step').value"), "1")

    def test_the_conflict_is_listed_with_its_cure(self):
        self.step(1)
        text = self.page.run("document.getElementById('problems').textContent")
        for part in ("183 too much", "detail.height == 200", "priority 999", "no conflict", "Unable to simultaneously satisfy constraints"):
            self.assertIn(part, text)

    def test_keys(self):
        self.step(0)
        self.page.key("ArrowRight")
        self.assertEqual(self.page.run("document.getElementById('step').value"), "1")
        self.page.key("End")
        self.assertEqual(self.page.run("document.getElementById('step').value"), "3")
        self.page.key("Home")
        self.assertEqual(self.page.run("document.getElementById('step').value"), "0")
        self.page.key(" ", "Space", " ")
        self.assertTrue(self.page.run("document.getElementById('play').classList.contains('playing')"))
        self.page.key(" ", "Space", " ")
        self.assertFalse(self.page.run("document.getElementById('play').classList.contains('playing')"))

    def test_everything_has_a_name(self):
        nameless = self.page.run("""[...document.querySelectorAll("button, select, input, [role=img], [tabindex]")].filter((one) => one.checkVisibility()
            && !(one.getAttribute("aria-label") || one.textContent.trim() || one.labels?.length)).map((one) => one.outerHTML.slice(0, 90))""")
        self.assertEqual(nameless, [])

    def test_the_page_says_its_bytes(self):
        self.assertIn(f"{os.path.getsize(self.path):,} bytes", self.page.run("document.querySelector('footer').textContent"))

    def test_every_width_is_readable(self):
        for width in WIDTHS:
            self.page.resize(width, 900)
            for index in range(2):
                self.step(index)
                for scheme in ("light", "dark"):
                    self.page.media(prefers_color_scheme=scheme)
                    self.assert_readable(f"{width} pixels, {scheme}, step {index}")
            self.page.run("document.querySelector('#inspector [data-tree=\"4\"]')?.click()")
            self.page.settle()
            self.assert_readable(f"{width} pixels, a view chosen")
            self.page.key("Escape")

    def test_screenshots_in_light_and_dark(self):
        self.step(1)
        brightness = {}
        for scheme in ("light", "dark"):
            self.page.media(prefers_color_scheme=scheme)
            self.page.settle()
            data = self.page.screenshot(full=False)
            picture = Picture(data)
            self.assertEqual((picture.width, picture.height), (1440, 900))
            self.assertFalse(picture.is_blank(), scheme)
            brightness[scheme] = picture.brightness()
            self.compare(data, picture, self.page.run(STRUCTURE), f"replay-{scheme}.png")
        self.assertGreater(brightness["light"], 180)
        self.assertLess(brightness["dark"], 80)

    def compare(self, data, picture, structure, name):
        """Fonts differ from machine to machine: what is shown must be the same, and tiles about as bright."""
        path = os.path.join(IMAGES, name)
        if RECORDS:
            os.makedirs(IMAGES, exist_ok=True)
            with open(path, "wb") as file:
                file.write(carrying(data, structure))
            return
        with open(path, "rb") as file:
            known = Picture(file.read())
        self.assertEqual(known.text.splitlines(), structure.splitlines(), f"{name} is out of date; run with --record")
        self.assertEqual((known.width, known.height), (picture.width, picture.height), name)
        differing = [abs(one - other) > 14 for one, other in zip(known.tiles(), picture.tiles())]
        self.assertLess(sum(differing) / len(differing), 0.05, f"{name} is out of date; run with --record")


class SweepTests(Browsing):
    def test_the_height_across_250(self):
        self.page.open(made(["report", "Fixtures/Simulator/scenario/cards/priority-250.json"]))
        self.step(1)
        for value, height in ((1, "147"), (249, "147"), (250, "147"), (251, "347"), (999, "347")):
            self.page.run(f"""(() => {{ const slider = document.getElementById("sweep-value"); slider.value = {value};
                slider.dispatchEvent(new Event("input")); }})()""")
            self.assertEqual(self.page.run("document.getElementById('sweep-height').textContent"), height, value)
        self.assertEqual(self.page.run("document.getElementById('sweep-sentence').textContent"), "below 250: 147; at 250: 147; above 250: 347")
        for width in WIDTHS:
            self.page.resize(width, 900)
            self.page.settle()
            self.assert_readable(f"{width} pixels")


class ConstantSweepTests(Browsing):
    def test_the_height_along_a_constant(self):
        self.page.open(made(["report", "Fixtures/workplace-card.json"]))
        self.step(1)
        place = self.page.run("""(() => { const choice = document.getElementById("sweep-choice");
            const at = [...choice.options].findIndex((one) => one.textContent === "detail.height == 200, constant");
            choice.value = String(at); choice.dispatchEvent(new Event("change")); return at; })()""")
        self.assertGreaterEqual(place, 0)
        # 347 with 200 points; each point counts, and what is between two pixels is rounded up.
        for value, height in ((200, "347"), (260, "407"), (100, "247"), (100.5, "247.667"), (100.1, "247.333")):
            self.page.run(f"""(() => {{ const field = document.getElementById("sweep-number"); field.value = {value};
                field.dispatchEvent(new Event("input")); }})()""")
            self.assertEqual(self.page.run("document.getElementById('sweep-height').textContent"), height, value)
        self.assertIn("+1 for each point", self.page.run("document.getElementById('sweep-sentence').textContent"))
        for width in WIDTHS:
            self.page.resize(width, 900)
            self.page.settle()
            self.assert_readable(f"{width} pixels")


def list_of(rows, **more):
    label = {"id": "label", "type": "UILabel", "numberOfLines": 0, "text": "x"}
    constraints = [
        "label.top == contentView.top + 12", "label.leading == contentView.leading + 16",
        "label.trailing == contentView.trailing - 16",
        {"id": "bottom", "constraint": "label.bottom == contentView.bottom - 12"}]
    return {
        "schemaVersion": 1, "name": more.pop("name", "list"), "templates": {"note": {"views": [label], "constraints": constraints}},
        "table": {"rows": [{"id": id, "set": {"label.text": text}} for id, text in rows]}, **more}


class ListTests(Browsing):
    def test_ten_thousand_rows_are_a_virtual_list(self):
        document = list_of([(f"row{n}", f"Number {n}") for n in range(10000)], steps=[
            {"name": "load", "do": "load"}, {"name": "grow", "do": {"update": [{"set": "row3.bottom.constant", "to": -40}]}}])
        path = made(["report", scenario("long.json", document)])
        self.assertLess(os.path.getsize(path), 6_000_000)
        self.page.open(path)
        self.step(1)
        self.assertLess(self.page.run("document.querySelectorAll('*').length"), 3000)
        self.assertLess(self.page.run("document.querySelectorAll('#device [data-row]').length"), 60)
        self.page.run("document.querySelector('#rows .scroll').scrollTop = 1e9; document.querySelector('#device .screen').scrollTop = 1e9")
        self.page.settle()
        self.assertIn("row9999", self.page.run("document.getElementById('rows').textContent"))
        self.assertTrue(self.page.run("document.querySelector('#device [data-row=row9999]') !== null"))
        self.page.click("#only-changed")
        self.assertEqual(self.page.run("document.querySelectorAll('#rows [data-line]').length"), 1)

    def test_markup_in_texts_stays_text(self):
        evil = "</script><script>window.hacked = 1</script><img src=x onerror='window.hacked = 2'>"
        document = list_of([("first", evil), ("<b>id</b>", "plain")], name=evil, steps=[{"name": evil, "do": "load"}])
        self.page.open(made(["report", scenario("evil.json", document)]))
        self.assertIsNone(self.page.run("window.hacked ?? null"))
        self.assertTrue(self.page.run("[...document.querySelectorAll('#device text')].some((one) => one.textContent.includes('<script>'))"))
        # One program; the others are data: the list, one run, and two drawings.
        self.assertEqual(self.page.run("document.querySelectorAll('script:not([type=\"application/json\"])').length"), 1)
        self.assertEqual(
            self.page.run("[...document.querySelectorAll('script[type=\"application/json\"]')].map((one) => one.id)"),
            ["data", "drawing-0", "drawing-1", "run-0"])
        self.assertEqual(self.page.run("document.querySelector('h1').textContent"), evil)
        for width in WIDTHS:
            self.page.resize(width, 900)
            self.page.settle()
            self.assert_readable(f"{width} pixels")

    def test_right_to_left_stands_at_the_right(self):
        document = list_of([("first", "A line")], traits={"layoutDirection": "rightToLeft"}, steps=[{"name": "load", "do": "load"}])
        self.page.open(made(["report", scenario("rtl.json", document)]))
        share = self.page.run("""(() => { const text = document.querySelector("#device .view text").getBoundingClientRect();
            const screen = document.querySelector("#device .screen").getBoundingClientRect();
            return (text.right - screen.left) / screen.width; })()""")
        self.assertGreater(share, 0.9)

    def test_headers_and_footers_are_rows(self):
        document = list_of([], name="parts", steps=[
            {"name": "load", "do": "load"},
            {"name": "longer", "do": {"update": [{"set": "end.footer.label.text", "to": "A footer that takes a second line " * 3}]}}])
        part = {"template": "note", "set": {"label.text": "Short"}}
        document["table"] = {"style": "grouped", "tableHeaderView": part, "sections": [
            {"id": "start", "header": {"title": "Start"}, "rows": [{"id": "one"}]}, {"id": "end", "rows": [{"id": "two"}], "footer": part}]}
        self.page.open(made(["report", scenario("parts.json", document)]))
        self.step(1)
        lines = "[...document.querySelectorAll('#rows [data-line]')]"
        shown = self.page.run(f"{lines}.map((one) => one.dataset.line)")
        indices = [shown.index(name) for name in ("table.header", "start.header", "one", "two", "end.footer")]
        self.assertEqual(indices, sorted(indices))
        self.assertEqual(self.page.run(f"{lines}.filter((one) => one.querySelector('.delta').textContent).map((one) => one.dataset.line)"), ["end.footer"])
        self.assertIn("end.footer", self.page.run("document.getElementById('inspector').textContent"))
        self.page.run("document.querySelector('#rows .scroll').focus()")
        self.page.key("ArrowUp")
        self.assertIn("two", self.page.run("document.querySelector('#rows .chosen').textContent"))

    def test_titles_of_buttons_can_be_read(self):
        for configuration in ({}, {"configuration": {"style": "filled", "title": "Reply to all"}}):
            document = list_of([], name="button", steps=[{"name": "load", "do": "load"}])
            document["templates"]["note"]["views"][0] = {"id": "label", "type": "UIButton", "title": "Reply to all", **configuration}
            document["table"] = {"rows": [{"id": "one"}]}
            self.page.requests.clear()
            self.page.open(made(["report", scenario("button.json", document)]))
            self.assertEqual(self.page.run("[...document.querySelectorAll('#closeup .view text')].filter((one) => one.getClientRects().length).map((one) => one.textContent)"), ["Reply to all"])
            # Nothing is painted over it.
            self.assertEqual(self.page.run("getComputedStyle(document.querySelector('#closeup .view.bare > .box')).fill"), "none")

    def test_what_sticks_out_is_drawn_and_a_slider_does_not(self):
        document = list_of([("a", "Wide")], name="out", steps=[{"name": "load", "do": "load"}])
        note = document["templates"]["note"]
        note["views"] += [{"id": "wide", "type": "UIView"}, {"id": "slider", "type": "UISlider"}]
        note["constraints"] += [
            "wide.top == contentView.top", "wide.height == 10", "wide.width == 90", "wide.trailing == contentView.trailing + 60",
            "slider.top == contentView.top + 4", "slider.leading == contentView.leading", "slider.trailing == contentView.trailing"]
        self.page.open(made(["report", scenario("out.json", document)]))
        self.assertEqual(self.page.run("document.querySelectorAll('#closeup .cut').length"), 1)
        inside = self.page.run("""(() => { const picture = document.querySelector("#closeup .cell-picture");
            return picture.getBoundingClientRect().right - picture.querySelector(".view.plain > .box").getBoundingClientRect().right; })()""")
        self.assertGreaterEqual(inside, 0)
        self.assertIn("sticking out", self.page.run("document.querySelector('#closeup .legend').textContent"))

    def test_what_is_inserted_and_deleted_moves(self):
        document = list_of([("a", "First"), ("b", "Second")], steps=[
            {"name": "load", "do": "load"}, {"name": "delete", "do": {"delete": "a"}}])
        self.page.open(made(["report", scenario("moves.json", document)]))
        self.page.run("document.getElementById('speed').value = '0.1'")
        self.page.click("#next")
        # On its way out it is still to be seen.
        self.assertTrue(self.page.run("document.querySelector('#device [data-row=a]') !== null"))
        self.page.wait("document.querySelector('#device [data-row=a]') === null")

    def test_the_matrix_marks_what_differs(self):
        document = list_of(
            [("a", "A text that takes more lines on a narrow screen, and more at larger sizes than at small ones"), ("b", "x")],
            steps=[{"name": "load", "do": "load"}],
            matrix={"devices": ["iPhone SE (1st generation)", "iPhone 15"], "contentSizeCategories": ["large", "accessibilityLarge"]})
        self.page.open(made(["report", scenario("matrix.json", document)]))
        self.assertEqual(self.page.run("document.querySelectorAll('.matrix-cell').length"), 4)
        self.assertGreater(self.page.run("document.querySelectorAll('.matrix-cell.differs').length"), 0)
        self.assertGreater(self.page.run("document.querySelectorAll('.matrix-cell .difference').length"), 0)
        self.page.click(".matrix-cell:nth-child(3)")
        self.assertEqual(self.page.run("document.getElementById('scenario').value"), "2")
        for width in WIDTHS:
            self.page.resize(width, 900)
            self.page.settle()
            self.assert_readable(f"{width} pixels")


class OverviewTests(Browsing):
    """Several scenarios: what is wrong comes first, and the page opens there."""

    def setUp(self):
        super().setUp()
        folder = os.path.join(FOLDER.name, "several")
        os.makedirs(folder, exist_ok=True)
        good = list_of([("a", "Tea")], name="fine", steps=[{"name": "load", "do": "load"}])
        scenario("several/a-fine.json", good)
        loose = list_of([("a", "Bread")], name="missing bottom", steps=[{"name": "load", "do": "load"}])
        loose["templates"]["note"]["constraints"].pop()
        scenario("several/b-loose.json", loose)
        twice = list_of([("a", "Salt")], name="two heights", steps=[{"name": "load", "do": "load"}, {"name": "tall", "do": {"update": [{"set": "a.bottom.constant", "to": -40}]}}])
        twice["templates"]["note"]["constraints"] += ["label.height == 30", "label.height == 60"]
        scenario("several/c-twice.json", twice)
        self.page.open(made(["report", folder]))

    def cards(self):
        return self.page.run("[...document.querySelectorAll('.overview-card .name')].map((one) => one.textContent)")

    def test_the_worst_comes_first_and_is_shown(self):
        self.assertEqual(self.cards(), ["two heights", "missing bottom", "fine"])
        self.assertEqual(self.page.run("document.querySelector('.overview-card[aria-pressed=true] .name').textContent"), "two heights")
        self.assertEqual(self.page.run("document.getElementById('scenario').selectedOptions[0].textContent.trim()"), "two heights  (2 steps with a conflict)")
        self.assertIn("is asked for twice", self.page.run("document.querySelector('#problems .cause').textContent"))
        self.assertIn("asked for twice", self.page.run("document.querySelector('.overview-card .said').textContent"))
        self.page.wait("document.querySelectorAll('.overview-card:first-child .thumb g').length > 1")

    def test_a_card_opens_its_scenario(self):
        self.page.click(".overview-card:nth-child(2)")
        self.assertEqual(self.page.run("document.getElementById('scenario').value"), "1")
        self.assertIn("missing bottom", self.page.run("document.querySelector('.overview-card[aria-pressed=true]').textContent"))

    def test_it_can_be_filtered(self):
        self.page.click("#only-wrong")
        self.assertEqual(self.cards(), ["two heights", "missing bottom"])
        self.page.run("""(() => { const field = document.getElementById("overview-filter"); field.value = "BOTTOM";
            field.dispatchEvent(new Event("input")); })()""")
        self.assertEqual(self.cards(), ["missing bottom"])
        self.assertEqual(self.page.run("document.querySelector('#overview [role=status]').textContent"), "1 of 3")

    def test_it_fits(self):
        for width in WIDTHS:
            self.page.resize(width, 900)
            for scheme in ("light", "dark"):
                self.page.media(prefers_color_scheme=scheme)
                self.page.settle()
                self.assert_readable(f"{width} pixels, {scheme}")


class CheckTests(Browsing):
    def test_recorded_stands_beside_now(self):
        path = made(["check", "Fixtures/Simulator/cli/check/_inputs/differs.json", "--record=never"], status=(0, 1))
        self.page.open(path)
        titles = self.page.run("[...document.querySelectorAll('#closeup figcaption b')].map((one) => one.textContent)")
        self.assertEqual(titles[0], "recorded")
        self.assertTrue(titles[1].startswith("now"))
        self.assertGreater(self.page.run("document.querySelectorAll('#closeup .view.changed').length"), 0)
        self.assertIn("wraps to", self.page.run("document.getElementById('notes').textContent"))
        for width in WIDTHS:
            self.page.resize(width, 900)
            self.page.settle()
            self.assert_readable(f"{width} pixels")


class RecordedDrawingTests(Browsing):
    """A record made by one version of a scenario, checked against the next."""

    def setUp(self):
        super().setUp()
        document = list_of([("a", "Tea"), ("b", "Bread"), ("gone", "Salt")], steps=[{"name": "load", "do": "load"}])
        path = scenario("recorded.json", document)
        record = os.path.join(FOLDER.name, "recorded.heights")
        if os.path.exists(record):
            os.remove(record)
        subprocess.run([UNFOLD, "check", path], cwd=ROOT, stdout=subprocess.DEVNULL, env={**os.environ, "CI": "", "TF_BUILD": ""})
        document["table"]["rows"][0]["set"]["label.text"] = "Tea, and a text that takes a second line on this screen"
        del document["table"]["rows"][2]
        scenario("recorded.json", document)
        self.page.open(made(["check", path, "--record=never"], status=(1,)))

    def pane(self, side):
        return self.page.run(f"""(() => {{ const pane = document.querySelector('#closeup [data-side="{side}"]');
            return [[...pane.querySelectorAll(".view text")].filter((one) => one.getClientRects().length).map((one) => one.textContent), pane.querySelectorAll(".view.changed").length]; }})()""")

    def test_the_recorded_cell_is_drawn_with_what_changed(self):
        self.page.click("#rows [data-line=a]")
        texts, changed = self.pane("before")
        self.assertEqual((texts, changed), (["Tea"], 1))
        texts, changed = self.pane("after")
        self.assertEqual((len(texts), changed), (2, 1))
        self.assertEqual(self.page.run("document.querySelectorAll('#device .row.differs').length"), 1)
        for width in WIDTHS:
            self.page.resize(width, 900)
            for scheme in ("light", "dark"):
                self.page.media(prefers_color_scheme=scheme)
                self.page.settle()
                self.assert_readable(f"{width} pixels, {scheme}")

    def test_a_row_that_is_gone_is_drawn_as_it_was(self):
        self.page.run("[...document.querySelectorAll('#notes button')].find((one) => one.parentElement.textContent.includes('gone')).click()")
        self.page.settle()
        self.assertEqual(self.pane("before")[0], ["Salt"])
        self.assertIn("The row is gone", self.page.run("document.getElementById('closeup').textContent"))


class LooksTests(Browsing):
    """Cells as they look, on the page and as files."""

    LOOKS = "Fixtures/Simulator/looks"

    def shows(self, choice):
        self.page.run(f"""(() => {{ const choice = document.getElementById("filter-shows"); choice.value = "{choice}";
            choice.dispatchEvent(new Event("change")); }})()""")
        self.page.settle()

    def seen(self, selector):
        return self.page.run(f"""[...document.querySelectorAll('#closeup .pane[data-side="after"] {selector}')]
            .filter((node) => node.getClientRects().length).length""")

    def test_looks_layout_and_both(self):
        self.page.open(made(["report", "Fixtures/Simulator/scenario/cards/priority-250.json"]))
        for choice, painting, lines, wires in (("both", True, True, False), ("looks", True, False, False), ("layout", False, True, True)):
            self.shows(choice)
            self.assertEqual(self.seen(".painting text") > 0, painting, choice)
            self.assertEqual(self.seen(".over path") > 0, lines, choice)
            self.assertEqual(self.seen(".view > .text > text") > 0, wires, choice)
            self.assert_readable(choice)

    def test_the_screen_has_the_appearance_of_the_cell(self):
        """Light before a step and dark after it, whatever the reader prefers."""
        self.page.open(made(["report", scenario("dark.json", {
            "schemaVersion": 1,
            "templates": {"card": {"views": [{"id": "title", "type": "UILabel", "text": "Title"}], "constraints": ["|-[title]-|", "V:|-[title]-|"]}},
            "table": {"rows": [{"id": "row", "template": "card"}]},
            "steps": [{"name": "load", "do": "load"}, {"name": "dark", "do": {"traits": {"userInterfaceStyle": "dark"}}}]})]))
        self.page.key("End")
        self.page.settle()

        def is_bright(selector, name):
            color = self.page.run(f"""getComputedStyle(document.querySelector('{selector}'))["{name}"]""")
            return sum(map(int, color[4:-1].split(","))) > 384

        for reader in ("light", "dark"):
            self.page.media(prefers_color_scheme=reader)
            self.assertEqual(is_bright("body", "backgroundColor"), reader == "light")
            self.assertFalse(is_bright(".device", "backgroundColor"), reader)
            self.assertTrue(is_bright('[data-side="before"] .row-back', "fill"), reader)
            self.assertFalse(is_bright('[data-side="after"] .row-back', "fill"), reader)

    def test_what_is_painted_moves_with_its_view(self):
        """A gap grows from 0 to 100 between two labels, in 0.3 s: the lower one passes all places between."""
        self.page.open(made(["report", scenario("moving.json", {
            "schemaVersion": 1,
            "templates": {"card": {
                "views": [{"id": "title", "type": "UILabel", "text": "Title"}, {"id": "foot", "type": "UILabel", "text": "Foot"}],
                "constraints": ["|-[title]-|", "|-[foot]-|", "V:|-[title]", {"id": "gap", "constraint": "foot.top == title.bottom"},
                                "foot.bottom == contentView.bottom - 8"]}},
            "table": {"rows": [{"id": "row", "template": "card"}]},
            "steps": [{"name": "load", "do": "load"}, {"name": "grow", "do": {"update": [
                {"set": "row.gap.constant", "to": 100}, {"layoutIfNeeded": "row.contentView"}]}}]})], status=(0, 1)))
        # Where the text is, in points below its cell's upper edge.
        place = """(() => {
            const texts = [...document.querySelectorAll("#device .painting text")];
            const [title, foot] = ["Title", "Foot"].map((word) => texts.find((one) => one.textContent === word).getBoundingClientRect().top);
            const svg = document.querySelector("#device svg");
            return (foot - title) / (svg.getBoundingClientRect().width / svg.viewBox.baseVal.width);
        })()"""
        self.step(1)
        end = self.page.run(place)
        self.step(0)
        start = self.page.run(place)
        self.assertAlmostEqual(end - start, 100, delta=1)
        self.page.run("document.getElementById('speed').value = '0.1'")
        self.page.click("#play")
        between, deadline = False, time.monotonic() + 60
        while not between and time.monotonic() < deadline:
            between = start + 2 < self.page.run(place) < end - 2
        self.assertTrue(between, "the text jumps")
        self.page.media(prefers_reduced_motion="reduce")
        self.step(0)
        self.page.click("#next")
        self.assertAlmostEqual(self.page.run(place), end, delta=0.5)

    def test_texts_of_pictures_are_whole_and_apart(self):
        """The goldens, in a browser: no text sticks out of its cell or covers another."""
        folder = os.path.join(ROOT, self.LOOKS)
        names = sorted(os.path.relpath(path, folder) for path in glob.glob(os.path.join(folder, "**", "*.svg"), recursive=True))
        self.assertGreaterEqual(len(names), 40)
        path = os.path.join(FOLDER.name, "sheet.html")
        with open(path, "w", encoding="utf-8") as file:
            file.write('<!doctype html><html data-ready="true"><meta charset="utf-8"><body>')
            for name in names:
                with open(os.path.join(folder, name), encoding="utf-8") as picture:
                    file.write(f'<div id="{name}">{picture.read()}</div>')
        self.page.open(path)
        self.assertEqual(self.page.run("""[...document.querySelectorAll("div")].flatMap((cell) => {
            const frame = cell.querySelector("svg").getBoundingClientRect();
            const boxes = [...cell.querySelectorAll("text")].map((text) => text.getBoundingClientRect());
            const out = boxes.filter((box) => box.left < frame.left - 1 || box.right > frame.right + 1 || box.top < frame.top - 1 || box.bottom > frame.bottom + 1);
            const over = boxes.filter((one, index) => boxes.some((other, place) => place > index && one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 6 && other.top < one.bottom - 6));
            return out.length + over.length ? [cell.id] : [];
        })"""), [])


    def test_fonts_come_with_the_page(self):
        """One that a browser cannot read is replaced by another, and the page works."""
        shutil.copy(os.path.join(ROOT, "Fixtures/InterfaceBuilder/ib/fonts/Fonts/Wide.ttf"), FOLDER.name)
        path = scenario("fonts.json", {
            "schemaVersion": 1, "fonts": ["Wide.ttf"],
            "templates": {"note": {
                "views": [
                    {"id": "body", "type": "UILabel", "text": "Milk", "font": {"name": "Wide-Regular", "size": 17}},
                    {"id": "faded", "type": "UIView", "alpha": 0.5, "backgroundColor": "systemRed",
                     "subviews": [{"id": "inner", "type": "UILabel", "text": "Bread"}]}],
                "constraints": ["V:|-[body]-[faded(40)]-|", "|-[body]-|", "|-[faded]-|", "inner.top == faded.top", "inner.leading == faded.leading"]}},
            "table": {"rows": [{"id": "row"}]}, "steps": [{"name": "load", "do": "load"}]})
        self.page.open(made(["report", path, "--embed-fonts"]))
        self.assertEqual(self.page.run("[...document.fonts].map((font) => font.family)"), ["Wide-Regular"])
        self.assertGreater(self.seen(".painting text"), 0)
        group = "document.querySelector('#closeup .pane[data-side=\"after\"] .painting g[opacity]')"
        self.assertEqual(self.page.run(f"[{group}.getAttribute('opacity'), {group}.querySelectorAll('text').length]"), ["0.5", 1])
        self.page.errors[:] = [error for error in self.page.errors if not error.startswith(("OTS parsing error", "Failed to decode downloaded font"))]


class StressTests(Browsing):
    """The map of widths by text sizes."""

    def setUp(self):
        super().setUp()
        files = ["Fixtures/Simulator/stress/conflict-at-width.json", "Fixtures/Simulator/cli/stress/_inputs/cut-badge.json"]
        self.page.open(made(["stress", *files, "--budget", "200"]))

    def buttons(self, cell):
        return self.page.run(f"[...document.querySelectorAll('.stress')[{cell}].querySelectorAll('.map button')].map((button) => button.className)")

    def test_it_breaks_below_408_points(self):
        self.assertEqual(self.buttons(0), (["breaks"] * 3 + ["holds"] * 3) * 12)
        self.assertIn("UIKit breaks right.width == 180", self.page.run("document.querySelector('.stress .shown').textContent"))

    def test_a_place_shows_its_cell(self):
        self.page.click(".stress:first-child tbody tr:nth-child(4) td:nth-child(5) button")
        shown = "document.querySelector('.stress .shown')"
        self.assertTrue(self.page.run(f"{shown}.querySelector('h3').textContent").startswith("430 points, L: "))
        self.page.wait(f"{shown}.querySelector('img').naturalWidth === 430")
        self.assertIn("Nothing breaks here.", self.page.run(f"{shown}.textContent"))

    def test_the_slider_runs_through(self):
        for place, title in ((0, "320 points, XS"), (71, "1024 points, AX5")):
            self.page.run(f"""(() => {{ const slider = document.querySelector(".stress [type=range]"); slider.value = {place};
                slider.dispatchEvent(new Event("input")); }})()""")
            self.assertTrue(self.page.run("document.querySelector('.stress h3').textContent").startswith(title))

    def test_it_opens_at_a_text_that_breaks(self):
        self.assertIn("breaks", self.buttons(1))
        self.assertIn("badge is cut", self.page.run("document.querySelectorAll('.stress .shown')[1].textContent"))

    def test_it_fits(self):
        for width in WIDTHS:
            self.page.resize(width, 900)
            for scheme in ("light", "dark"):
                self.page.media(prefers_color_scheme=scheme)
                self.page.settle()
                self.assert_readable(f"{width} pixels, {scheme}")


class PolicyTests(Browsing):
    def test_nothing_can_be_loaded_or_run(self):
        self.page.open(made(["report", "Fixtures/workplace-card.json"]))
        self.page.run("""(() => {
            document.body.append(Object.assign(document.createElement("img"), { src: "https://example.com/x.png" }));
            document.body.append(Object.assign(document.createElement("script"), { textContent: "window.injected = 1" }));
        })()""")
        self.page.settle()
        self.assertIsNone(self.page.run("window.injected ?? null"))
        self.assertTrue(any("Content Security Policy" in error for error in self.page.errors))
        self.page.errors.clear()
        self.page.requests.clear()


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--unfold", default=UNFOLD)
    parser.add_argument("--record", action="store_true")
    parser.add_argument("rest", nargs="*")
    options = parser.parse_args()
    UNFOLD, RECORDS = os.path.abspath(options.unfold), options.record
    if browser.find() is None:
        print("there is no Chromium here; nothing was tested")
        sys.exit(0)
    with tempfile.TemporaryDirectory() as folder:
        FOLDER = argparse.Namespace(name=folder)
        unittest.main(argv=[sys.argv[0], *options.rest])
