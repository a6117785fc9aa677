// The table of rows in numbers: only those in sight are in the page.

import { el, replace } from "./elements.js";
import { number, signed, causesOf } from "./data.js";
import { sourceOf } from "./inspector.js";

/** Pixels of a line; where there is little room, it has two lines of text. */
const LINE = 34;
const TALL_LINE = 56;
const NARROW = 560;

/**
 * @param {HTMLElement} host
 * @param {{chooseRow: (id: string) => void}} actions
 */
export function makeRows(host, actions) {
  const title = el("h2", { id: "rows-title", text: "Rows" });
  const only = el("input", { type: "checkbox", id: "only-changed", onchange: () => { refresh(true); } });
  const body = el("div", { class: "lines", role: "rowgroup" });
  const spacer = el("div", { class: "spacer" });
  const heads = ["row", "before", "height", "change", "why"];
  const head = el("div", { class: "line head", role: "row" }, ...heads.map((text, index) => el("span", { role: "columnheader", class: index > 0 && index < 4 ? "number" : "", text })));
  const view = el("div", { class: "grid scroll", tabindex: 0, role: "table", "aria-label": "Rows; up and down choose one" },
    el("div", { role: "rowgroup", class: "heads" }, head), el("div", { class: "room", role: "presentation" }, spacer, body));
  replace(host, el("div", { class: "bar" }, title, el("label", { class: "switch", for: "only-changed" }, only, "only changed")), view);

  let state = { step: null, before: null, row: null, check: null };
  let list = [];
  let tall = LINE;

  function refresh(isOther) {
    if (!state.step) return;
    tall = host.clientWidth < NARROW ? TALL_LINE : LINE;
    view.classList.toggle("narrow", tall === TALL_LINE);
    if (isOther) {
      const all = state.step.listed();
      list = all.filter((row) => !only.checked || changeOf(row) !== 0 || isNew(row));
      head.children[1].textContent = state.check ? "recorded" : "before";
      const what = state.step.parts.size ? "Rows, headers and footers" : "Rows";
      title.textContent = `${what}, ${list.length.toLocaleString("en-US")}${only.checked ? ` of ${all.length.toLocaleString("en-US")}` : ""}`;
      view.setAttribute("aria-rowcount", String(list.length + 1));
    }
    spacer.style.height = `${list.length * tall}px`;
    view.style.maxHeight = `${12.5 * tall}px`;
    const first = Math.max(0, Math.floor(view.scrollTop / tall) - 4);
    const last = Math.min(list.length, first + Math.ceil((view.clientHeight || 12 * tall) / tall) + 8);
    body.style.transform = `translateY(${first * tall}px)`;
    replace(body, ...list.slice(first, last).map((row, index) => line(row, first + index)));
  }

  function old(row) {
    if (state.check) return state.check.has(row.id) ? state.check.get(row.id).height : row.height;
    return state.before?.row(row.id)?.height ?? null;
  }

  function changeOf(row) {
    const was = old(row);
    return was === null || was === undefined ? 0 : row.height - was;
  }

  function isNew(row) { return old(row) === null && (state.check !== null || state.step.before !== null); }

  function line(row, index) {
    const was = old(row);
    const change = changeOf(row);
    const recorded = state.check?.get(row.id)?.why ?? null;
    const causes = recorded ?? (change && state.before ? causesOf(row, state.before.row(row.id)) : []);
    const why = causes.length ? causes.join(", ") : sourceOf(row);
    const hasConflict = state.step.raw.conflicts.some((one) => one.row === row.id);
    return el("div", {
      class: `line${row.id === state.row ? " chosen" : ""}`, role: "row", "aria-rowindex": index + 2, "data-line": row.id,
      onclick: () => actions.chooseRow(row.id),
    },
    el("span", { role: "cell", class: "id", title: row.id }, el("button", { type: "button", class: "plain", text: row.id, "aria-pressed": row.id === state.row ? "true" : "false" })),
    el("span", { role: "cell", class: "number", text: was === null ? "–" : number(was) }),
    el("span", { role: "cell", class: "number", text: number(row.height) }),
    el("span", { role: "cell", class: `number delta ${change > 0 ? "grown" : change < 0 ? "shrunk" : ""}`, text: change ? signed(change) : isNew(row) ? "new" : "" }),
    el("span", { role: "cell", class: "why", title: why }, hasConflict ? el("b", { class: "bad", text: "conflict " }) : null, why));
  }

  view.addEventListener("scroll", () => refresh(false), { passive: true });
  new ResizeObserver(() => refresh(false)).observe(host);

  return {
    update(next) {
      const isOther = next.step !== state.step || next.check !== state.check;
      state = next;
      refresh(isOther || !list.length);
    },
    /** Brings the line of a row in sight. */
    reveal(id) {
      const index = list.findIndex((row) => row.id === id);
      if (index < 0) return;
      const top = index * tall;
      if (top < view.scrollTop) view.scrollTop = top;
      else if (top + 2 * tall > view.scrollTop + view.clientHeight) view.scrollTop = top + 2 * tall - view.clientHeight;
    },
    view,
  };
}
