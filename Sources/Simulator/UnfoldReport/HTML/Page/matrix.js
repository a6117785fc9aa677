// The cells of a matrix as small pictures; those that differ from the first are marked, and say by how much.

import { el, replace } from "./elements.js";
import { signed } from "./data.js";
import { makeThumb, drawThumb, paintsInSight } from "./thumb.js";

/**
 * @param {HTMLElement} host
 * @param {{title: string, index: number}[]} group runs of one file
 * @param {(index: number) => import("./data.js").Run} runOf what ran: it is asked for what is seen, and for the first
 * @param {{chooseRun: (index: number) => void}} actions
 */
export function makeMatrix(host, group, runOf, actions) {
  const title = el("h2", { id: "matrix-title", text: `${group.length} variants` });
  const grid = el("div", { class: "matrix-grid" });
  const hint = el("p", { class: "hint", text: "Differences are those from the first cell, at the step shown below." });
  replace(host, el("div", { class: "bar" }, title, hint), grid);
  host.hidden = false;
  let stepIndex = 0;
  let chosen = -1;
  const pictures = new Map();
  const sight = paintsInSight((node) => paint(Number(node.getAttribute("data-cell"))));

  const buttons = group.map(({ title: name, index }, at) => {
    const picture = makeThumb();
    const note = el("span", { class: "note" });
    const button = el("button", { type: "button", class: "matrix-cell", "data-cell": at, onclick: () => actions.chooseRun(index) },
      picture, el("span", { class: "name", text: name }), note);
    pictures.set(at, { picture, note, drawn: null });
    grid.append(button);
    sight.watch(button);
    return button;
  });

  function stepOf(at) {
    const { steps } = runOf(group[at].index);
    return steps[Math.min(stepIndex, steps.length - 1)];
  }

  function paint(at) {
    const entry = pictures.get(at);
    const key = `${stepIndex}`;
    if (entry.drawn === key) return;
    entry.drawn = key;
    const step = stepOf(at);
    const shown = Math.min(step.height, Math.max(120, Math.min(step.raw.contentHeight, step.width * 1.3)));
    const marks = differences(at);
    drawThumb(entry.picture, step, [0, shown], (id) => marks.has(id));
    const total = step.raw.contentHeight - stepOf(0).raw.contentHeight;
    buttons[at].classList.toggle("differs", marks.size > 0);
    entry.note.textContent = at === 0 ? "compared with" : marks.size ? `${signed(total)}, ${marks.size} row${marks.size === 1 ? "" : "s"}` : "the same";
  }

  /** Rows whose height is not that of the first cell. */
  function differences(at) {
    const first = stepOf(0);
    const marks = new Map();
    if (at === 0) return marks;
    for (const row of stepOf(at).rows) {
      const other = first.row(row.id);
      if (!other) marks.set(row.id, null);
      else if (other.height !== row.height) marks.set(row.id, row.height - other.height);
    }
    return marks;
  }

  return {
    update(run, index) {
      stepIndex = index;
      chosen = run;
      group.forEach(({ index: own }, at) => buttons[at].setAttribute("aria-pressed", own === chosen ? "true" : "false"));
      sight.again();
    },
  };
}
