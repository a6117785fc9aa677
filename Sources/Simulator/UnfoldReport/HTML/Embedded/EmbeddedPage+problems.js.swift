// swift-format-ignore-file
// Page/problems.js, as it is; 'UNFOLD_RECORD=1 swift test --filter EmbeddedPageTests' writes it again.

extension EmbeddedPage {
    static let problemsJS = #"""
        // What is wrong in a step, as the text report says it: cause and fix first, then what follows, then what was tried.

        import { el, replace } from "./elements.js";
        import { number, signed } from "./data.js";
        import { lossItem, lossesOf } from "./inspector.js";
        import { change } from "./notes.js";

        /** Items of a list that are shown at first. */
        const LIMIT = 12;

        /** Conflicts and differences that are shown at first: what is below them is to be seen, too. */
        const FIRST = 3;

        /**
         * @param {HTMLElement} host
         * @param {{chooseRow: (id: string, step: number) => void, chooseStep: (step: number) => void}} actions
         */
        export function makeProblems(host, actions) {
          return {
            /** @param {{step: any, words: any, differences: any[], marks: import("./marks.js").Mark[], steps: any[]}} now */
            update({ step, words, differences, marks, steps }) {
              const parts = [];
              if (differences.length) parts.push(el("article", { class: "loss" }, el("h3", { text: "Not as recorded" }), limited("losses", differences.map(differenceItem))));
              parts.push(...folded((words?.conflicts ?? []).map((group) => conflictPart(group, step))));
              const { during, after } = lossesOf(step, words);
              if (during.length) parts.push(losses("Lost while the old height still held", during));
              if (after.length) parts.push(losses("Lost at the height the row has now", after));
              if (words?.findings?.length) {
                parts.push(limited("findings", words.findings.map(([head, text]) => el("li", { class: head }, el("b", { text: head }), ` ${text}`))));
              }
              const broken = new Set(step.raw.conflicts.map((conflict) => `${conflict.row} ${conflict.broken}`));
              const loose = (step.frames?.cures ?? []).filter((cure) => !broken.has(`${cure.row} ${cure.constraint}`));
              if (loose.length) parts.push(el("details", {}, el("summary", { text: "What would change that, solved again" }), cureTable(loose, step)));
              replace(host, el("h2", { id: "problems-title", text: "What is wrong" }), ...(parts.length ? parts : [nothing(marks, steps)]));

              function differenceItem(one) {
                return el("li", {}, one.row === null ? one.message : rowLink(one.row, step), change(one), one.why.length ? el("p", { class: "hint", text: one.why.slice(0, 4).join("; ") }) : null);
              }
            },
          };

          function nothing(marks, steps) {
            if (!marks.length) return el("p", { class: "empty", text: "Nothing is wrong in any step." });
            const links = marks.slice(0, FIRST).flatMap((mark, index) => [index ? ", " : " Look at ", el("button", { type: "button", class: "link", text: `${mark.step + 1} ${steps[mark.step].name}`, onclick: () => actions.chooseStep(mark.step) })]);
            return el("p", { class: "empty" }, "Nothing is wrong in this step.", ...links);
          }

          function rowLink(id, step) { return el("button", { type: "button", class: "link", text: id, onclick: () => actions.chooseRow(id, step.index) }); }

          /** The first of them; the others on demand. */
          function folded(parts) {
            const more = parts.slice(FIRST);
            return [...parts.slice(0, FIRST), ...(more.length ? [el("details", {}, el("summary", { text: `${more.length} more conflicts` }), ...more)] : [])];
          }

          function conflictPart({ lines, so, of }, step) {
            const conflicts = of.map((index) => step.raw.conflicts[index]);
            const rows = [...new Set(conflicts.map((conflict) => conflict.row))].slice(0, LIMIT);
            const [conflict] = conflicts;
            const cures = (step.frames?.cures ?? []).filter((cure) => cure.conflicts !== null && conflicts.some((one) => cure.row === one.row && cure.constraint === one.broken));
            const isSeveral = conflicts.length > rows.length;
            return el("article", { class: "conflict" },
              el("h3", {}, "Conflict in ", ...rows.flatMap((row, index) => [index ? ", " : "", rowLink(row, step)]), isSeveral ? ` (${conflicts.length} conflicts)` : ""),
              ...lines.map((sentence, index) => el("p", { class: index ? "" : "cause", text: sentence })),
              so.length ? el("ul", { class: "so" }, ...so.map((text) => el("li", { text: `so: ${text}` }))) : null,
              cures.length ? el("details", {}, el("summary", { text: "Fixes, solved again" }), cureTable(cures, step)) : null,
              el("details", {}, el("summary", { text: conflict.constraints.length === 1 ? "The constraint" : `The ${conflict.constraints.length} constraints` }),
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

        """#
}
