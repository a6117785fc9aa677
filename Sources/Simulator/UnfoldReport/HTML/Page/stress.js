// Maps of cells: a button for each width and text size, the drawing of the chosen one, and a slider through all.

import { byId, el, replace, set } from "./elements.js";

const given = JSON.parse(byId("data").textContent ?? "{}");

/** The map of one cell, with what is chosen. */
function cellMap(cell) {
  let layer = cell.layers.find((other) => firstBroken(other) >= 0) ?? cell.layers[0];
  let chosen = firstShown(layer);
  const buttons = layer.points.map((_, index) => el("button", { type: "button", onclick: () => choose(index) }));
  const shown = el("div", { class: "shown", "aria-live": "polite" });
  const slider = el("input", { type: "range", min: 0, max: buttons.length - 1, step: 1, "aria-label": "Width and text size", oninput: () => choose(Number(slider.value)) });
  const layers = el("select", { "aria-label": "What else differs", onchange: () => { layer = cell.layers[Number(layers.value)]; update(); } },
    ...cell.layers.map((other, index) => el("option", { value: index, text: other.change, selected: other === layer })));

  function choose(index) { chosen = index; update(); }

  function update() {
    buttons.forEach((button, index) => {
      const { findings } = layer.points[index];
      set(button, { class: findings.length ? "breaks" : "holds", text: findings.length ? `${findings.length} ×` : "✓", "aria-pressed": String(index === chosen),
        "aria-label": `${placeName(index)}: ${findings.length ? `${findings.length} found` : "holds"}` });
    });
    slider.value = String(chosen);
    set(slider, { "aria-valuetext": placeName(chosen) });
    const { findings, picture, height } = layer.points[chosen];
    replace(shown,
      el("h3", { text: placeName(chosen) + (height === null ? "" : `: ${Number(height.toFixed(2))} tall`) }),
      picture === null ? null : el("img", { alt: `The cell with ${placeName(chosen)}`, src: `data:image/svg+xml;charset=utf-8,${encodeURIComponent(cell.pictures[picture])}` }),
      findings.length ? el("ol", {}, ...findings.map((index) => findingItem(cell.findings[index]))) : el("p", { text: "Nothing breaks here." }));
  }

  const columns = given.widths.length;
  const head = el("tr", {}, el("td"), ...given.widths.map((width) => el("th", { scope: "col", text: String(width) })));
  const rows = given.sizes.map((size, row) => el("tr", {}, el("th", { scope: "row", text: size }), ...buttons.slice(row * columns, (row + 1) * columns).map((button) => el("td", {}, button))));
  update();
  return el("section", { class: "panel stress", "aria-label": cell.title },
    el("div", { class: "bar" }, el("h2", { text: cell.title }), layers),
    el("p", { class: "hint", text: `${cell.file}: ${cell.tried}` }), el("div", { class: "run" }, slider),
    el("div", { class: "sides" }, el("div", { class: "wide" }, el("table", { class: "map" }, el("thead", {}, head), el("tbody", {}, ...rows))), shown));
}

function findingItem({ text, change, place, fix }) {
  const hints = [`smallest: ${change}`, fix && `fix: ${fix}`, place].filter(Boolean);
  return el("li", {}, el("strong", { text }), ...hints.map((words) => el("p", { class: "hint", text: words })));
}

/** `375 points, AX1`. */
function placeName(index) { return `${given.widths[index % given.widths.length]} points, ${given.sizes[Math.floor(index / given.widths.length)]}`; }

function firstBroken({ points }) { return points.findIndex(({ findings }) => findings.length); }

/** The first in which something breaks, or else a phone with the usual text size. */
function firstShown(layer) {
  const broken = firstBroken(layer);
  return broken >= 0 ? broken : given.sizes.indexOf("L") * given.widths.length + 2;
}

byId("cells").append(...given.cells.map(cellMap));
document.documentElement.dataset.ready = "true";
