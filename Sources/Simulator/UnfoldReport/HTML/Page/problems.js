// Conflicts in plain words and in UIKit's, what lost, what else was found, and what would cure it.

import { el, replace } from "./elements.js";
import { number, signed } from "./data.js";
import { lossItem, lossesOf } from "./inspector.js";

/** Items of a list that are shown at first. */
const LIMIT = 12;

/**
 * @param {HTMLElement} host
 * @param {{chooseRow: (id: string, step: number) => void}} actions
 */
export function makeProblems(host, actions) {
  return {
    update({ step, words }) {
      const raw = step.raw;
      const parts = [];
      raw.conflicts.forEach((conflict, index) => parts.push(conflictPart(conflict, words?.conflicts[index] ?? [], step)));
      const { during, after } = lossesOf(step, words);
      if (during.length) parts.push(losses("Overruled while the old height still held", during));
      if (after.length) parts.push(losses("Overruled at the height of now", after));
      if (words?.findings?.length) {
        parts.push(limited("findings", words.findings.map(([head, text]) => el("li", { class: head }, el("b", { text: head }), ` ${text}`))));
      }
      const cures = step.frames?.cures ?? [];
      const loose = cures.filter((cure) => !raw.conflicts.some((conflict) => conflict.row === cure.row && conflict.broken === cure.constraint));
      if (loose.length) parts.push(el("h3", { text: "What would change that, solved again" }), cureTable(loose, step));
      replace(host, el("h2", { id: "problems-title", text: "What is wrong" }), ...(parts.length ? parts : [el("p", { class: "empty", text: "Nothing in this step: no conflict, nothing lost." })]));
    },
  };

  function conflictPart(conflict, plain, step) {
    const cures = (step.frames?.cures ?? []).filter((cure) => cure.row === conflict.row && cure.constraint === conflict.broken && cure.conflicts !== null);
    return el("article", { class: "conflict" },
      el("h3", {}, "Conflict in ", el("button", { type: "button", class: "link", text: conflict.row, onclick: () => actions.chooseRow(conflict.row, step.index) })),
      ...plain.map((sentence) => el("p", { text: sentence })),
      cures.length ? cureTable(cures, step) : null,
      el("details", {}, el("summary", { text: `${conflict.constraints.length} constraints cannot all hold` }),
        el("ul", { class: "members" }, ...conflict.constraints.map((one) => el("li", { class: one.id === conflict.broken ? "broken" : "" }, el("code", { text: one.text }), one.line ? el("small", { text: ` line ${one.line}` }) : null)))),
      el("details", {}, el("summary", { text: "In UIKit's words" }), el("pre", { text: conflict.consoleText })));
  }

  /** A list, of which the end is folded away if it is long. */
  function limited(style, items) {
    const more = items.slice(LIMIT);
    return el("div", {}, el("ul", { class: style }, ...items.slice(0, LIMIT)),
      more.length ? el("details", {}, el("summary", { text: `${more.length} more` }), el("ul", { class: style }, ...more)) : null);
  }

  function losses(title, list) {
    return el("article", { class: "loss" }, el("h3", { text: title }), limited("losses", list.map(one)));
    function one({ loss, words }) {
      const item = lossItem(loss, words);
      item.prepend(el("span", { class: "where", text: `${loss.row} ` }));
      return item;
    }
  }

  function cureTable(cures, step) {
    const table = el("table", { class: "cures" }, el("thead", {}, el("tr", {}, el("th", { text: "change", scope: "col" }), el("th", { text: "height", scope: "col", class: "number" }), el("th", { text: "", scope: "col" }))));
    const body = el("tbody");
    const more = cures.slice(LIMIT);
    for (const cure of cures.slice(0, LIMIT)) {
      const now = step.row(cure.row)?.height ?? cure.height;
      const to = cure.property === "removed" ? "not active" : `${cure.property} ${number(cure.value)}`;
      body.append(el("tr", {}, el("td", {}, el("code", { text: cure.text }), ` ${to}`),
        el("td", { class: "number", text: `${number(cure.height)}${cure.height === now ? "" : ` (${signed(cure.height - now)})`}` }),
        el("td", { text: cure.conflicts === null ? "" : cure.conflicts === 0 ? "no conflict" : `${cure.conflicts} left` })));
    }
    table.append(body);
    return el("div", {}, el("div", { class: "wide" }, table),
      more.length ? el("details", {}, el("summary", { text: `${more.length} more` }), cureTable(more, step)) : null);
  }
}
