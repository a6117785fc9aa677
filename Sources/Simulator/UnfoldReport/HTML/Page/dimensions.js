// Constraints as dimension lines, and the sum that a height is.

import { svg } from "./elements.js";
import { number, isInvisible } from "./data.js";

/** Estimated width of a label of 11 pixels. */
export function labelWidth(text) {
  return text.length * 6.3 + 8;
}

/** What stands beside a dimension line: its number, and how strong it is. */
export function labelOf(constraint) {
  const { text } = constraint;
  const level = constraint.priority < 1000 ? ` @${number(constraint.priority)}` : "";
  const factor = constraint.multiplier !== 1 ? `×${number(constraint.multiplier)} ` : "";
  const other = constraint.views.length > 1 && /\.(width|height) /.test(text) ? "= " : "";
  const relation = constraint.relation === "==" ? "" : constraint.relation === "<=" ? "≤ " : "≥ ";
  return `${relation}${other}${factor}${number(constraint.constant)}${level}`;
}

/** Whether a constraint is about the view. */
export function isAbout(constraint, view) {
  return view !== null && constraint.views.includes(view);
}

/**
 * Lines for constraints, each with its label where there is room for one.
 * @param {import("./data.js").Cell} cell
 * @param {number[]} indices which of the cell's constraints
 * @param {{scale: number, chosen: ?number, width: number, height: number}} options pixels a point
 */
export function drawDimensions(cell, indices, { scale, chosen, width, height }) {
  const group = svg("g", { class: "dimensions" });
  const taken = textBoxes(cell, scale);
  // What failed comes first, then what was chosen, so that these get their labels.
  const rank = (index) => (index === chosen ? 0 : cell.constraints[index].state !== "holds" ? 1 : 2);
  for (const index of [...indices].sort((a, b) => rank(a) - rank(b) || a - b)) {
    const constraint = cell.constraints[index];
    const vertical = constraint.axis === "vertical";
    const [from, to, across] = constraint.dimension.map((value) => value * scale);
    const [low, high] = from <= to ? [from, to] : [to, from];
    const middle = (low + high) / 2;
    const line = svg("g", {
      class: `dimension ${constraint.state}${index === chosen ? " chosen" : ""}`, "data-constraint": index,
    }, svg("title", { text: constraint.text }));
    line.append(stroke(low, high, across, vertical));
    const label = labelOf(constraint);
    const position = freePosition(labelWidth(label), middle, across, vertical, high - low, taken, width, height);
    if (position || index === chosen) {
      const [x, y] = position ?? [Math.max(0, Math.min(vertical ? across + 5 : middle, width - labelWidth(label))), vertical ? middle : across - 6];
      taken.push([x, y - 12, labelWidth(label), 15]);
      line.append(
        svg("rect", { class: "label-back", x, y: y - 12, width: labelWidth(label), height: 15, rx: 3 }),
        svg("text", { class: "label", x: x + 4, y, text: label }));
    }
    group.append(line);
  }
  return group;
}

/** The line with its ends; a point where two edges meet. */
function stroke(low, high, across, vertical) {
  if (high - low < 0.5) return svg("circle", { class: "point", cx: vertical ? across : low, cy: vertical ? low : across, r: 2.5 });
  const tick = 4;
  const d = vertical
    ? `M${across - tick} ${low}h${2 * tick}M${across - tick} ${high}h${2 * tick}M${across} ${low}V${high}`
    : `M${low} ${across - tick}v${2 * tick}M${high} ${across - tick}v${2 * tick}M${low} ${across}H${high}`;
  return svg("path", { d });
}

/** A position for a label beside its line where nothing stands yet; left edge and baseline. */
function freePosition(width, middle, across, vertical, length, taken, room, height) {
  const tries = [];
  for (const shift of [0, 15, -15, 30, -30]) {
    if (vertical) tries.push([across + 5, middle + 4 + shift], [across - width - 5, middle + 4 + shift]);
    else tries.push([middle - width / 2 + shift * 2, across - 5], [middle - width / 2 + shift * 2, across + 14]);
    if (Math.abs(shift) > length / 2 + 15) break;
  }
  return tries.find(([x, y]) => x >= -12 && x + width <= room + 12 && y >= 4 && y <= height + 8
    && !taken.some((box) => overlaps([x, y - 12, width, 15], box))) ?? null;
}

function overlaps(a, b) {
  return a[0] < b[0] + b[2] && b[0] < a[0] + a[2] && a[1] < b[1] + b[3] && b[1] < a[1] + a[3];
}

/** Where the cell's own texts stand, with some air around them: the reader's font may be higher than the app's. */
function textBoxes(cell, scale) {
  return cell.views.flatMap((view, index) => {
    if (!view.text || isInvisible(cell, index)) return [];
    const [x, y] = cell.rects[index];
    return view.text.lines.map(({ frame }) => [(x + frame[0]) * scale - 3, (y + frame[1]) * scale - 4, frame[2] * scale + 6, frame[3] * scale + 8]);
  });
}

/** Where the parts of a cell's sum stand, from top to bottom: `from` and `to` in points of the cell. */
export function chainOf(cell) {
  const sum = cell.sum ?? [];
  const isAcross = (part) => (part.index !== null ? cell.constraints[part.index].axis === "horizontal" : !part.text.includes(".height"));
  const across = sum.filter(isAcross);
  const parts = sum.filter((part) => !isAcross(part)).map((part) => {
    if (part.index !== null) {
      const [from, to] = cell.constraints[part.index].dimension;
      const [low, high] = [Math.min(from, to), Math.max(from, to)];
      // A distance to a margin is counted from the edge.
      const rest = Math.max(0, part.amount - (high - low));
      return {
        ...part, from: part.text.includes(".topMargin") ? low - rest : low,
        to: part.text.includes(".bottomMargin") ? high + rest : high, view: cell.constraints[part.index].views[0],
      };
    }
    // A content size: the view's own height.
    const name = part.text.slice(0, part.text.lastIndexOf(".height"));
    const view = cell.views.findIndex((one) => one.name === name || name.endsWith(`.${one.name}`));
    const [, y, , height] = view < 0 ? [0, 0, 0, 0] : cell.rects[view];
    return { ...part, from: y, to: y + height, view: view < 0 ? null : view };
  });
  if (across.length) parts.push(proportion(cell, across));
  return parts.sort((a, b) => a.from - b.from || a.to - b.to);
}

/** What goes by the width is one part: the height of the view that keeps a proportion. */
function proportion(cell, across) {
  const amount = across.reduce((total, part) => total + part.amount, 0);
  const view = cell.constraints.find((one) => /\.height [=<>]= .*\.width/.test(one.text) && Math.abs(cell.rects[one.views[0]][3] - amount) < 0.5)?.views[0] ?? null;
  const [, y, , height] = view === null ? [0, 0, 0, 0] : cell.rects[view];
  return { constraint: "", text: `by the width: ${across.map((part) => `${number(part.amount)} ${part.text}`).join(", ")}`, amount, index: null, view, from: y, to: y + height };
}

/** `12 + 44 + 10 = 66`. */
export function sumText(cell) {
  const parts = chainOf(cell).map((part) => part.amount).filter((amount) => amount !== 0);
  if (!parts.length) return null;
  return parts.map((amount, index) => (index === 0 ? number(amount) : amount < 0 ? `− ${number(-amount)}` : `+ ${number(amount)}`)).join(" ");
}

/** Tenths are enough beside a picture; the sum below has them all. */
function rungText(part) {
  return number(Math.round(part.amount * 10) / 10);
}

/** Pixels left of the cell that the ladder takes. */
export function ladderWidth(cell) {
  return 26 + 7.2 * Math.max(2, ...(cell.sum ?? []).map((part) => rungText(part).length));
}

/** Numbers keep their distance; a thin line leads from a rung to its number. */
function rungs(cell, scale) {
  const parts = chainOf(cell).filter((part) => part.amount !== 0 || part.index !== null);
  const wanted = parts.map((part) => (part.from + part.to) / 2 * scale);
  return { parts, wanted, positions: apart(wanted, 14) };
}

/** How far the ladder's numbers stand above and below the cell, in pixels. */
export function ladderOverhang(cell, scale) {
  const { positions } = rungs(cell, scale);
  const height = cell.views[0].frame[3] * scale;
  return [Math.max(0, 8 - Math.min(...positions, 8)), Math.max(0, Math.max(...positions, 0) + 8 - height)];
}

/**
 * The sum as a ladder beside the cell: a rung a part, each with its number.
 * @param {import("./data.js").Cell} cell
 * @param {number} scale pixels a point
 * @param {number} x where the ladder stands
 */
export function drawLadder(cell, scale, x, chosen) {
  const group = svg("g", { class: "ladder" });
  const { parts, wanted, positions } = rungs(cell, scale);
  parts.forEach((part, index) => {
    const [from, to] = [part.from * scale, part.to * scale];
    const isChosen = part.view !== null && part.view === chosen;
    const rung = svg("g", { class: `rung${isChosen ? " chosen" : ""}`, "data-constraint": part.index, "data-view": part.index === null ? part.view : null },
      svg("title", { text: `${part.text}: ${number(part.amount)}` }),
      svg("path", { d: to - from < 0.5 ? `M${x - 4} ${from}h8` : `M${x - 4} ${from}h8M${x - 4} ${to}h8M${x} ${from}V${to}` }));
    if (Math.abs(positions[index] - wanted[index]) > 2) {
      rung.append(svg("path", { class: "lead", d: `M${x - 4} ${wanted[index]}L${x - 10} ${positions[index]}` }));
    }
    rung.append(svg("text", { class: "label", x: x - 12, y: positions[index] + 4, "text-anchor": "end", text: rungText(part) }));
    group.append(rung);
  });
  return group;
}

/** The same numbers in the same order, but at least so far from each other, moved as little as need be. */
export function apart(wanted, distance) {
  const order = wanted.map((_, index) => index).sort((a, b) => wanted[a] - wanted[b] || a - b);
  const positions = [...wanted];
  let clusters = [];
  for (const index of order) {
    clusters.push({ members: [index], center: wanted[index] });
    while (clusters.length > 1) {
      const [above, below] = clusters.slice(-2);
      const gap = (above.members.length + below.members.length) / 2 * distance;
      if (below.center - above.center >= gap) break;
      const members = [...above.members, ...below.members];
      const center = (above.center * above.members.length + below.center * below.members.length) / members.length;
      clusters = [...clusters.slice(0, -2), { members, center }];
    }
  }
  for (const { members, center } of clusters) {
    members.forEach((index, rank) => { positions[index] = center + (rank - (members.length - 1) / 2) * distance; });
  }
  return positions;
}
