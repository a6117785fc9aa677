// What the page is about: the JSON of `unfold report --frames`, made easy to ask.

/** @typedef {[number, number, number, number]} Rect x, y, width and height, in points */
/**
 * @typedef {object} View
 * @property {?string} name
 * @property {string} class
 * @property {?number} parent index of the superview
 * @property {Rect} frame in the superview
 * @property {boolean} [hidden]
 * @property {number} [alpha]
 * @property {boolean} [clips]
 * @property {Rect} [seen] what an ancestor leaves of it, in the cell
 * @property {boolean} [sticksOut]
 * @property {[?number, ?number]} [content] natural width and height
 * @property {[number, number]} [hugging] horizontal and vertical
 * @property {[number, number]} [resistance]
 * @property {[number, number, number, number]} [margins] top, left, bottom, right
 * @property {{name: string, frame: Rect}[]} [guides] in the cell
 * @property {Text} [text]
 */
/**
 * @typedef {object} Text
 * @property {string} font
 * @property {number} size
 * @property {number} weight
 * @property {number} wantedLines
 * @property {boolean} [placeholder]
 * @property {{text: string, frame: Rect, baseline: number, cut?: boolean}[]} lines
 */
/**
 * @typedef {object} Constraint
 * @property {string} id
 * @property {string} text the equation
 * @property {number} priority
 * @property {string} kind
 * @property {?number} line in the scenario file
 * @property {number} constant
 * @property {"horizontal" | "vertical"} axis
 * @property {number[]} views
 * @property {[number, number, number]} dimension from, to, and where across
 * @property {"holds" | "broken" | "overruled" | "planned"} state planned losses give way by design
 * @property {number} miss points by which it fails
 */
/**
 * @typedef {object} Cell
 * @property {string} id
 * @property {string} kind
 * @property {Rect} rect in the table's content
 * @property {View[]} views
 * @property {Constraint[]} constraints
 * @property {{constraint: string, text: string, amount: number, index: ?number}[]} [sum]
 * @property {number} [fitted]
 */

function read(id) { return JSON.parse(document.getElementById(id).textContent); }

/** What there is to choose from: scenarios, mistakes in files, and what a check found. */
export function readData() { return read("data"); }

/** One scenario with its sentences, and with what was recorded. It is read when it is asked for: there may be thousands. */
export function readRun(index) { return read(`run-${index}`); }

/** @type {Map<number, any>} */
const drawings = new Map();

/** A cell with its drawing, which many cells may have. */
export function drawn(cell) {
  if (!drawings.has(cell.drawing)) drawings.set(cell.drawing, read(`drawing-${cell.drawing}`));
  const found = drawings.get(cell.drawing);
  // The cell itself is called as its row.
  const views = found.isNamed ? [{ ...found.views[0], name: cell.id }, ...found.views.slice(1)] : found.views;
  return { ...found, ...cell, views };
}

/** One scenario with its steps. */
export class Run {
  /** @param {{scenario: any, words: any[], recorded: any[] | null}} found */
  constructor({ scenario, words, recorded }) {
    this.words = words;
    this.recorded = recorded;
    this.name = scenario.name;
    this.file = scenario.file;
    this.cell = scenario.cell;
    this.title = scenario.cell ? `${scenario.name} [${scenario.cell}]` : scenario.name;
    /** @type {Step[]} */
    this.steps = [];
    for (const raw of scenario.steps) this.steps.push(new Step(raw, this.steps));
  }
}

/** The table after one step. */
export class Step {
  /**
   * @param {any} raw
   * @param {Step[]} earlier
   */
  constructor(raw, earlier) {
    this.raw = raw;
    this.index = raw.index;
    this.name = raw.name;
    this.frames = raw.frames ?? null;
    /** The step before, if any. */
    this.before = earlier.length ? earlier[earlier.length - 1] : null;
    this.rows = raw.rows ?? unfoldRows(raw, this.before);
    /** @type {Map<string, Cell>} */
    this.cells = new Map();
    for (const cell of this.frames?.cells ?? []) this.cells.set(cell.id, this.reported(prepared(drawn(cell))));
    /** @type {Map<string, number>} */
    this.indices = new Map(this.rows.map((row, index) => [row.id, index]));
    /** Headers and footers. @type {Map<string, any>} */
    this.parts = new Map((raw.parts ?? []).map((part) => [part.id, part]));
    this.tops = null;
    this.list = null;
  }

  /** Rows, headers and footers, from the top down. */
  listed() {
    if (this.list) return this.list;
    if (!this.parts.size) return (this.list = this.rows);
    const parts = [...this.parts.values()];
    const of = (kind, section) => parts.filter((part) => part.kind === kind && part.section === section);
    const rows = new Map();
    for (const row of this.rows) {
      if (!rows.has(row.indexPath[0])) rows.set(row.indexPath[0], []);
      rows.get(row.indexPath[0]).push(row);
    }
    const sections = new Set([...rows.keys(), ...parts.map((part) => part.section)].filter((section) => section !== null));
    const inner = [...sections].sort((one, other) => one - other).flatMap((section) => [...of("header", section), ...(rows.get(section) ?? []), ...of("footer", section)]);
    this.list = [...of("tableHeader", null), ...inner, ...of("tableFooter", null)];
    return this.list;
  }

  /** A loss that the report does not name was planned for: it is no news in the drawing either. */
  reported(cell) {
    const losses = [...this.raw.overruled, ...this.raw.overruledDuringUpdate].filter((loss) => loss.row === cell.id);
    const isPlanned = (one) => (one.state === "overruled" || one.state === "planned") && !losses.some((loss) => loss.text === one.text);
    if (!cell.constraints.some((one) => isPlanned(one) || one.state === "planned")) return cell;
    return { ...cell, constraints: cell.constraints.map((one) => (isPlanned(one) ? { ...one, state: "planned" } : one.state === "planned" ? { ...one, state: "overruled" } : one)) };
  }

  get width() { return this.frames?.size[0] ?? 390; }
  get height() { return this.frames?.size[1] ?? 844; }

  /** Upper edges of the rows, and the end of the last. */
  offsets() {
    if (this.tops) return this.tops;
    const tops = new Float64Array(this.rows.length + 1);
    const sections = this.frames?.sections ?? [];
    let y = 0;
    let section = -1;
    this.rows.forEach((row, index) => {
      if (row.indexPath[0] !== section) {
        section = row.indexPath[0];
        y = sections[section]?.top ?? y;
      }
      tops[index] = y;
      y += row.height;
    });
    tops[this.rows.length] = y;
    this.tops = tops;
    return tops;
  }

  /** @returns {Rect} of a row by its index */
  rowRect(index) {
    const row = this.rows[index];
    const section = this.frames?.sections[row.indexPath[0]];
    if (section?.rowFrames) return section.rowFrames[row.indexPath[1]];
    return [section?.x ?? 0, this.offsets()[index], section?.width ?? this.width, row.height];
  }

  /** First and last index of the rows between two heights of the content. */
  rowsBetween(low, high) {
    if (this.frames?.sections.some((section) => section.rowFrames)) return this.framedRowsBetween(low, high);
    const tops = this.offsets();
    let [from, to] = [0, this.rows.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (tops[middle] + this.rows[middle].height < low) from = middle + 1; else to = middle;
    }
    const first = from;
    while (from < this.rows.length && tops[from] <= high) from += 1;
    return [first, from - 1];
  }

  /** The same where rows stand side by side: lines come in order, and what is in a line in any. */
  framedRowsBetween(low, high) {
    const isSeen = (row, index) => {
      const [, y, , height] = this.rowRect(index);
      return y + height >= low && y <= high;
    };
    const first = this.rows.findIndex(isSeen);
    return first < 0 ? [0, -1] : [first, this.rows.findLastIndex(isSeen)];
  }

  /** A row, header or footer. */
  row(id) { return this.rows[this.indices.get(id)] ?? this.parts.get(id) ?? null; }
}

/** Rows that are as in the step before are left out of the file: `rowsAsBefore` says which are not. */
function unfoldRows(raw, before) {
  const changed = new Map(raw.changedRows.map((row) => [row.id, row]));
  return raw.rowOrder ? raw.rowOrder.map((id) => changed.get(id) ?? kept(before.row(id)))
    : before.rows.map((row) => changed.get(row.id) ?? kept(row));
}

function kept(row) {
  return { ...row, previousHeight: row.height, source: row.source === "measured" ? "cached" : row.source };
}

/** Adds what is asked often: children, frames in the cell. */
export function prepared(cell) {
  if (cell.children) return cell;
  cell.children = cell.views.map(() => []);
  cell.rects = [];
  cell.views.forEach((view, index) => {
    if (view.parent !== null) cell.children[view.parent].push(index);
    const parent = view.parent === null ? [0, 0] : cell.rects[view.parent];
    const [x, y, width, height] = view.frame;
    cell.rects.push(view.parent === null ? [0, 0, width, height] : [parent[0] + x, parent[1] + y, width, height]);
  });
  return cell;
}

/** Whether the view or one it stands in is not to be seen. */
export function isInvisible(cell, index) {
  for (let at = index; at !== null; at = cell.views[at].parent) {
    if (cell.views[at].hidden || cell.views[at].alpha < 0.01) return true;
  }
  return false;
}

/**
 * Views that do not look as in the other drawing of the same row: they are new, have another size, other lines, or are hidden in one of
 * the two. Views around them, which only follow, are left out.
 * @param {?Cell} cell
 * @param {?Cell} other
 * @returns {number[]} indices in `cell`
 */
export function changedViews(cell, other) {
  if (!cell || !other) return [];
  const keys = (one) => {
    const met = new Map();
    return one.views.map((view) => {
      const title = viewTitle(view);
      met.set(title, (met.get(title) ?? 0) + 1);
      return `${title} ${met.get(title)}`;
    });
  };
  const indices = new Map(keys(other).map((key, index) => [key, index]));
  const changed = new Set();
  keys(cell).forEach((key, index) => {
    const at = indices.get(key);
    const isOther = at === undefined ? !isInvisible(cell, index) : looksOther(cell, index, other, at);
    if (isOther && index > 0) changed.add(index);
  });
  const follows = (index) => cell.children[index].some((child) => changed.has(child) || follows(child));
  return [...changed].filter((index) => !follows(index));
}

function looksOther(cell, index, other, at) {
  const hidden = [isInvisible(cell, index), isInvisible(other, at)];
  if (hidden[0] && hidden[1]) return false;
  if (hidden[0] !== hidden[1]) return true;
  const [one, two] = [cell.views[index], other.views[at]];
  const isLonger = (side) => Math.abs(one.frame[side] - two.frame[side]) > 0.01;
  const lines = (view) => JSON.stringify(view.text?.lines.map((line) => line.text) ?? null);
  return isLonger(2) || isLonger(3) || lines(one) !== lines(two) || one.text?.size !== two.text?.size;
}

/** How a view is called. */
export function viewTitle(view) {
  return view.name ?? view.class;
}

/** What made a row's height another one, in words: what its facts say that they did not say before. */
export function causesOf(row, before) {
  if (!before) return [];
  const was = new Map(before.facts.map((fact) => [`${fact.kind} ${fact.of}`, fact.value]));
  const isHidden = (name, list) => list.some((fact) => fact.kind === "hidden" && fact.of === name);
  const [shown, lines, amounts] = [[], [], []];
  const note = (kind, of, old, value) => {
    if (kind === "hidden") shown.push(value === undefined ? `${of} shown` : `${of} hidden`);
    else if (kind === "lines" && old !== undefined && value !== undefined && !isHidden(of, before.facts) && !isHidden(of, row.facts)) lines.push(`${of}: ${old} → ${value} lines`);
    else if (kind === "width" && old !== undefined && value !== undefined) lines.push(`width ${number(old)} → ${number(value)}`);
    else if (kind === "amount") amounts.push(`${partWords(of)} ${signed((value ?? 0) - (old ?? 0))}`);
  };
  for (const fact of row.facts) {
    const key = `${fact.kind} ${fact.of}`;
    const old = was.get(key);
    was.delete(key);
    if (old !== fact.value) note(fact.kind, fact.of, old, fact.value);
  }
  for (const [name, old] of was) {
    const space = name.indexOf(" ");
    note(name.slice(0, space), name.slice(space + 1), old, undefined);
  }
  return [...shown, ...lines, ...amounts];
}

/** Names of the parts of a sum, in words. */
function partWords(name) {
  if (name.endsWith(".contentHeight")) return `${name.slice(0, -14)}'s content`;
  return name === "fittingPull" ? "what goes by the width" : name.replace("~", " to ");
}

/** At most three decimals, no zeros at the end. */
export function number(value) {
  if (value === null || value === undefined) return "–";
  return String(Math.round(value * 1000) / 1000).replace("-", "−");
}

/** With its sign. Heights come to thousandths: between two of them lie whole pixels, halves or thirds of a point. */
export function signed(difference) {
  const pixels = Math.round(difference * 6) / 6;
  const value = Math.abs(pixels - difference) < 0.0015 ? pixels : difference;
  return value > 0 ? `+${number(value)}` : number(value);
}

/** `1 row`, `2 rows`. */
export function count(n, noun) {
  return `${n.toLocaleString("en-US")} ${noun}${n === 1 ? "" : "s"}`;
}
