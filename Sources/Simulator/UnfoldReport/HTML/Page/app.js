// The page: what is chosen, what is shown, and the keys.

import { byId, el, replace } from "./elements.js";
import { readData, readRun, Run, drawn, prepared, changedViews } from "./data.js";
import { durationOf } from "./timing.js";
import { makeDevice } from "./device.js";
import { makeCloseup, makeFilters } from "./closeup.js";
import { makeInspector } from "./inspector.js";
import { marksOf, firstOf, worstOf, compareMarks, makeTicks, markWords } from "./marks.js";
import { makeProblems } from "./problems.js";
import { makeRows } from "./rows.js";
import { makeSweep } from "./sweep.js";
import { makeMatrix } from "./matrix.js";
import { makeOverview } from "./overview.js";
import { showFiles } from "./notes.js";

const data = readData();
for (const [name, file] of Object.entries(data.fonts)) document.fonts.add(new FontFace(name, `url(data:font/ttf;base64,${file})`));
/** Runs are made when they are first looked at: there may be thousands. @type {(Run | undefined)[]} */
const runs = [];
const scenarios = data.scenarios.map((scenario, index) => ({ ...scenario, index })).filter((scenario) => scenario.steps > 0);
/** @type {Map<string, any>} */
const checked = new Map((data.check?.files ?? []).map((file) => [file.file, file]));

/** @type {{run: number, step: number, row: ?string, view: ?number, constraint: ?number, playing: boolean}} */
const state = { run: 0, step: 0, row: null, view: null, constraint: null, playing: false };

/** The row that was shown last. @type {?string} */
let shown = null;

/** Whether the reader chose the row; else it is the one that each step is about. */
let isChosen = false;

const stillness = window.matchMedia("(prefers-reduced-motion: reduce)");
/** Seconds for which a step stands while playing. */
const PAUSE = 0.8;

function run(index = state.run) {
  runs[index] ??= new Run(readRun(scenarios[index].index));
  return runs[index];
}

function step() { return run().steps[state.step]; }

// Choosing

/** Another scenario: where something is wrong, or at the same step as before. */
function chooseRun(index, keepsStep = false) {
  stop();
  state.run = index;
  /** @type {HTMLSelectElement} */ (byId("scenario")).value = String(index);
  state.step = Math.min(keepsStep ? state.step : firstOf(marks())?.step ?? 0, run().steps.length - 1);
  chooseDefaultRow();
  show();
}

function chooseStep(index, keepsPlaying = false) {
  if (!keepsPlaying) stop();
  state.step = Math.max(0, Math.min(run().steps.length - 1, index));
  state.constraint = null;
  if (!isChosen || !step().row(state.row)) chooseDefaultRow();
  show();
}

/** What is worth looking at: a difference or a conflict, what was found, a change; else the first row. */
function chooseDefaultRow() {
  const now = step();
  const mark = marks().find((one) => one.step === state.step && one.kind !== "difference" && one.row && now.row(one.row));
  const difference = differencesOf(state.run).find((one) => one.step === now.index && one.row && now.row(one.row));
  const changed = now.before && now.listed().find((row) => now.before.row(row.id) && now.before.row(row.id).height !== row.height);
  const wanted = now.raw.conflicts[0]?.row ?? difference?.row ?? mark?.row ?? changed?.id ?? (state.row && now.row(state.row) ? state.row : null)
    ?? now.raw.overruled[0]?.row ?? now.rows[0]?.id ?? null;
  if (wanted !== state.row) Object.assign(state, { row: wanted, view: null, constraint: null });
}

function chooseRow(id) {
  isChosen = true;
  if (id !== state.row) Object.assign(state, { row: id, view: null, constraint: null });
  show();
}

function chooseView(view) {
  isChosen ||= view !== null;
  state.view = view;
  state.constraint = null;
  if (view !== null && filters.values.lines === "sum") filters.set("lines", "chosen");
  if (view === null && filters.values.lines === "chosen") filters.set("lines", "sum");
  show();
}

function moveRow(by) {
  const rows = step().listed();
  if (!rows.length) return;
  const at = rows.findIndex((row) => row.id === state.row);
  const next = rows[Math.max(0, Math.min(rows.length - 1, at + by))];
  chooseRow(next.id);
  device.reveal(next.id);
  rowTable.reveal(next.id);
}

// What a check found

function differencesOf(index) {
  const scenario = scenarios[index];
  return (checked.get(scenario?.file)?.differences ?? []).filter((one) => (one.cell ?? null) === (scenario.cell ?? null));
}

/** What is wrong in the steps of a scenario. */
function marks(index = state.run) { return marksOf(scenarios[index], differencesOf(index)); }

/** Recorded heights and drawings of the rows of a step that differ; null where nothing was checked. */
function recorded() {
  if (!data.check) return null;
  const known = new Map();
  const cells = run().recorded?.[state.step] ?? {};
  for (const one of differencesOf(state.run)) {
    if (one.step !== step().index || !one.row) continue;
    if (!["height", "addedRow", "removedRow"].includes(one.kind)) continue;
    const height = one.kind === "addedRow" ? null : one.was;
    known.set(one.row, { height, why: one.why, cell: cells[one.row] ? prepared(drawn(cells[one.row])) : null });
  }
  return known;
}

/** Views of the shown row that do not look as on the other side, and those that the causes of a difference name. */
function markedViews(check) {
  const cell = step().cells.get(state.row) ?? null;
  const was = (check ? check.cell : step().before?.cells.get(state.row)) ?? null;
  const causes = check ? differencesOf(state.run).filter((one) => one.step === step().index && one.row === state.row).flatMap((one) => one.causes).filter((cause) => cause.kind !== "amount") : [];
  const isNamed = (view) => view.name && causes.some((cause) => cause.of === view.name || cause.of.startsWith(`${view.name}.`));
  const named = (one) => (one?.views ?? []).flatMap((view, index) => (index > 0 && isNamed(view) ? [index] : []));
  return {
    now: [...new Set([...changedViews(cell, was), ...named(cell)])],
    was: [...new Set([...changedViews(was, cell), ...named(check ? was : null)])],
  };
}

// Showing

const actions = {
  choose(row, view) {
    if (row === null) return chooseView(null);
    if (row !== state.row) Object.assign(state, { row, view: null, constraint: null });
    isChosen = true;
    return chooseView(view);
  },
  chooseStep: (index) => chooseStep(index),
  chooseRow(id, at) {
    if (at !== undefined && at !== state.step) state.step = at;
    chooseRow(id);
    device.reveal(id);
  },
};
const viewActions = {
  choose: chooseView,
  chooseConstraint(index) {
    state.constraint = index === state.constraint ? null : index;
    const cell = step().cells.get(state.row);
    if (index !== null && state.view === null && cell) state.view = cell.constraints[index].views[0] ?? null;
    show();
  },
};

const filters = makeFilters(byId("filters"), () => show());
const device = makeDevice(byId("device"), actions);
const closeup = makeCloseup(byId("closeup"), viewActions);
const inspector = makeInspector(byId("inspector"), viewActions);
const problems = makeProblems(byId("problems"), actions);
const rowTable = makeRows(byId("rows"), actions);
const sweep = makeSweep(byId("sweep"));
const ticks = makeTicks(byId("ticks"), byId("kinds"), (index) => chooseStep(index));
let matrix = null;
let overview = null;

function show() {
  const now = step();
  const check = recorded();
  byId("step").setAttribute("max", String(run().steps.length - 1));
  const slider = /** @type {HTMLInputElement} */ (byId("step"));
  slider.value = String(state.step);
  const wrong = marks();
  const mark = wrong.find((one) => one.step === state.step);
  slider.setAttribute("aria-valuetext", `${now.index} ${now.name}${mark ? `: ${mark.text}` : ""}`);
  ticks.update(wrong, run().steps, state.step);
  replace(byId("step-name"), el("b", { text: `${state.step + 1} of ${run().steps.length}` }), ` ${now.name} `, el("small", { text: `line ${now.raw.line}` }));
  /** @type {HTMLButtonElement} */ (byId("first")).disabled = state.step === 0;
  /** @type {HTMLButtonElement} */ (byId("previous")).disabled = state.step === 0;
  /** @type {HTMLButtonElement} */ (byId("next")).disabled = state.step === run().steps.length - 1;
  /** @type {HTMLButtonElement} */ (byId("play")).disabled = run().steps.length < 2;
  /** @type {HTMLButtonElement} */ (byId("last")).disabled = state.step === run().steps.length - 1;
  const hasRow = state.row !== null && (now.row(state.row) || now.cells.has(state.row) || now.before?.row(state.row) || check?.has(state.row));
  const row = hasRow ? state.row : null;
  device.flag(check ? [...check.keys()] : []);
  device.update(now, null, state.row, state.view);
  const known = check?.get(row) ?? null;
  closeup.update({ step: now, before: known ? null : now.before, row, view: state.view, constraint: state.constraint, filters: filters.values, check: known?.height === null ? null : known, marked: markedViews(known) });
  const said = run().words[state.step];
  inspector.update({ step: now, before: now.before, row, view: state.view, constraint: state.constraint, words: said });
  problems.update({ step: now, words: said, differences: differencesOf(state.run).filter((one) => one.step === now.index), marks: wrong, steps: run().steps });
  rowTable.update({ step: now, before: now.before, row: state.row, check });
  if (state.row !== shown) rowTable.reveal(state.row);
  shown = state.row;
  sweep.update(now.frames?.sweeps ?? [], state.row, now.frames?.scale ?? 1);
  matrix?.update(state.run, state.step);
  overview?.update(state.run);
}

// Playing

let clock = 0;

function play() {
  if (run().steps.length < 2) return;
  state.playing = true;
  mark();
  if (state.step === run().steps.length - 1) chooseStep(0, true);
  wait(0.25, advance);
}

function stop() {
  state.playing = false;
  cancelAnimationFrame(clock);
  mark();
}

function mark() {
  const button = byId("play");
  button.classList.toggle("playing", state.playing);
  button.setAttribute("aria-label", state.playing ? "Pause" : "Play");
}

function speed() { return Number(/** @type {HTMLSelectElement} */ (byId("speed")).value); }

function wait(seconds, then) {
  const start = performance.now();
  const tick = (time) => {
    if (!state.playing) return;
    if ((time - start) / 1000 >= seconds) then(); else clock = requestAnimationFrame(tick);
  };
  clock = requestAnimationFrame(tick);
}

/** To the next step, with what moves on the way there. */
function advance() {
  if (state.step >= run().steps.length - 1) return stop();
  chooseStep(state.step + 1, true);
  return animate(() => (state.step >= run().steps.length - 1 ? stop() : wait(PAUSE, advance)));
}

function animate(then) {
  const now = step();
  const length = durationOf(now);
  if (length === 0 || stillness.matches) return wait(0.1, then);
  const start = performance.now();
  const tick = (time) => {
    const seconds = Math.max(0, time - start) / 1000 * speed();
    if (seconds >= length) {
      device.update(now, null, state.row, state.view);
      closeup.move(now, null, state.row);
      if (state.playing) then();
      return;
    }
    device.update(now, seconds, state.row, state.view);
    closeup.move(now, seconds, state.row);
    if (state.playing) clock = requestAnimationFrame(tick);
    else { device.update(now, null, state.row, state.view); closeup.move(now, null, state.row); }
  };
  device.update(now, 0, state.row, state.view);
  closeup.move(now, 0, state.row);
  clock = requestAnimationFrame(tick);
}

// The rest of the page

function showNotes() {
  showFiles(byId("notes"), data, scenarios, differencesOf, (index, one) => {
    state.step = one.step;
    if (one.row) Object.assign(state, { row: one.row, view: null, constraint: null });
    state.run = index;
    stop();
    show();
    showMatrix();
    /** @type {HTMLSelectElement} */ (byId("scenario")).value = String(index);
    byId("stage").scrollIntoView({ block: "start" });
  });
}

function showChoice() {
  const select = /** @type {HTMLSelectElement} */ (byId("scenario"));
  scenarios.forEach((scenario, index) => {
    const found = marks(index);
    const note = found.length ? `  (${markWords(found)})` : "";
    const title = scenario.cell ? `${scenario.name} [${scenario.cell}]` : scenario.name;
    select.append(el("option", { value: index, text: `${title}${note}` }));
  });
  select.addEventListener("change", () => { chooseRun(Number(select.value)); showMatrix(); });
  byId("choice").hidden = scenarios.length < 2;
}

function showMatrix() {
  const file = scenarios[state.run].file;
  const group = scenarios.flatMap((scenario, index) => (scenario.file === file && scenario.cell ? [index] : []));
  byId("matrix").hidden = group.length < 2;
  if (group.length < 2) { matrix = null; return; }
  if (matrix?.file !== file) {
    matrix = makeMatrix(byId("matrix"), group.map((index) => ({ title: scenarios[index].cell, index })), run, {
      chooseRun: (index) => chooseRun(index, true),
    });
    matrix.file = file;
  }
  matrix.update(state.run, state.step);
}

/** Where several files ran. */
function showOverview() {
  const files = new Map();
  scenarios.forEach(({ name, file }, index) => {
    if (!files.has(file)) files.set(file, { name, file, runs: [] });
    files.get(file).runs.push({ index, marks: marks(index) });
  });
  if (files.size < 2) return;
  overview = makeOverview(byId("overview"), [...files.values()], run, (index) => {
    chooseRun(index);
    showMatrix();
    byId("transport").scrollIntoView({ block: "start" });
  });
}

function wire() {
  byId("first").addEventListener("click", () => chooseStep(0));
  byId("previous").addEventListener("click", () => chooseStep(state.step - 1));
  byId("next").addEventListener("click", () => { if (state.step < run().steps.length - 1) { chooseStep(state.step + 1); state.playing = true; animate(stop); } });
  byId("last").addEventListener("click", () => chooseStep(run().steps.length - 1));
  byId("play").addEventListener("click", () => (state.playing ? stop() : play()));
  byId("step").addEventListener("input", (event) => chooseStep(Number(/** @type {HTMLInputElement} */ (event.target).value)));
  document.addEventListener("keydown", (event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest("input, select, textarea")) return;
    const isButton = target.closest("button, summary, a") !== null;
    const keys = {
      " ": () => { if (isButton) return false; if (state.playing) stop(); else play(); return true; },
      ArrowLeft: () => { chooseStep(state.step - 1); return true; },
      ArrowRight: () => { chooseStep(state.step + 1); return true; },
      Home: () => { chooseStep(0); return true; },
      End: () => { chooseStep(run().steps.length - 1); return true; },
      ArrowDown: () => (isList(target) ? (moveRow(1), true) : false),
      ArrowUp: () => (isList(target) ? (moveRow(-1), true) : false),
      Escape: () => { chooseView(null); return true; },
    };
    if (keys[event.key]?.()) event.preventDefault();
  });
}

function isList(target) { return target === device.screen || target === rowTable.view || target.closest("[data-line]") !== null || target === document.body; }

showNotes();
if (scenarios.length) {
  showChoice();
  wire();
  byId("transport").hidden = false;
  byId("stage").hidden = false;
  byId("problems").hidden = false;
  showOverview();
  const all = scenarios.map((_, index) => index).sort((one, other) => compareMarks(marks(one), marks(other)) || one - other);
  chooseRun(worstOf(marks(all[0])) ? all[0] : 0);
  showMatrix();
}
document.documentElement.dataset.ready = "true";
