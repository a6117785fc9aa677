// swift-format-ignore-file
// Page/notes.js, as it is; 'UNFOLD_RECORD=1 swift test --filter EmbeddedPageTests' writes it again.

extension EmbeddedPage {
    static let notesJS = #"""
        // What stands above the picture: mistakes in files, and what a check found.

        import { el, replace } from "./elements.js";
        import { build } from "./cell.js";
        import { number, signed, count } from "./data.js";

        /** Differences with one cause that are listed, and rows of one that are named. */
        const GROUPS = 60;
        const NAMES = 8;
        /** Pictures that are shown. */
        const PICTURES = 40;

        /**
         * Fills the panel; hides it where there is nothing to say.
         * @param {HTMLElement} host
         * @param {any} data of the page
         * @param {any[]} scenarios those that ran
         * @param {(index: number) => any[]} differencesOf of a scenario
         * @param {(index: number, difference: any) => void} choose
         */
        export function showFiles(host, data, scenarios, differencesOf, choose) {
          const parts = data.errors.map((error) => el("li", { class: "bad" }, el("code", { text: `${error.file}:${error.line}:${error.column}` }), ` ${error.message}`));
          if (data.check) {
            const groups = scenarios.flatMap((scenario, index) => grouped(differencesOf(index)).map((group) => groupItem(scenario, group, (one) => choose(index, one))));
            parts.push(...groups.slice(0, GROUPS));
            if (groups.length > GROUPS) parts.push(el("li", { text: `and ${groups.length - GROUPS} more; they are in the steps below` }));
            for (const file of data.check.files) {
              for (const key of file.recorded) parts.push(el("li", { text: `recorded: ${file.file}, step ${key.step} ${key.stepName}` }));
              for (const key of file.unused) parts.push(el("li", { text: `unused record: ${file.file}, step ${key.step} ${key.stepName}` }));
              for (const device of file.devices ?? []) {
                const lines = device.lines.slice(0, GROUPS).map((line) => el("li", { text: line }));
                const more = device.lines.length - lines.length;
                if (more > 0) lines.push(el("li", { text: `and ${count(more, "more line")}` }));
                parts.push(el("li", { text: `${file.file}: ${device.message}` }, lines.length ? el("ul", {}, ...lines) : null));
              }
            }
            parts.push(...data.check.pictures.slice(0, PICTURES).map(pictureItem));
            if (data.check.pictures.length > PICTURES) parts.push(el("li", { text: `and ${count(data.check.pictures.length - PICTURES, "more picture")}` }));
            for (const orphan of data.check.orphans) parts.push(el("li", { text: `unused, its scenario is gone: ${orphan}` }));
            if (!parts.length) parts.push(el("li", { text: "All heights are as recorded." }));
          }
          host.hidden = parts.length === 0;
          replace(host, parts.length ? el("ul", {}, ...parts) : null);
        }

        /**
         * Differences of one scenario: what persists is listed at its first step, what has one cause is listed together.
         * @param {any[]} differences
         * @returns {{first: any, rows: {one: any, later: number}[]}[]}
         */
        function grouped(differences) {
          const listed = new Map();
          for (const one of differences) {
            const key = [one.row, one.kind, one.delta === null ? one.message : one.delta.toFixed(3)].join("|");
            const known = listed.get(key);
            if (known) known.later += 1; else listed.set(key, { one, later: 0 });
          }
          const groups = new Map();
          for (const entry of listed.values()) {
            const { one } = entry;
            // An edit of the very row is the same edit in every row.
            const cause = (one.why[0] ?? one.message).replaceAll(/'[^']*'/g, "''").replace(`${one.row}'s `, "its ");
            const key = [one.step, one.kind, one.row === null ? one.message : cause].join("|");
            const group = groups.get(key);
            if (group) group.rows.push(entry); else groups.set(key, { first: one, rows: [entry] });
          }
          return [...groups.values()];
        }

        /** A picture as it was recorded and as it is now, with what differs. */
        function pictureItem({ name, lines, was, now }) {
          const drawn = (title, elements) => el("figure", { class: "pane" }, el("figcaption", { text: title }), build(elements).node.firstChild);
          return el("li", {}, el("b", { text: name }), el("ul", {}, ...lines.map((text) => el("li", { text }))),
            el("div", { class: "pictures" }, was ? drawn("recorded", was) : null, now ? drawn("now", now) : null));
        }

        function groupItem(scenario, { first, rows }, choose) {
          const later = Math.max(...rows.map((entry) => entry.later));
          const title = scenario.cell ? `${scenario.name} [${scenario.cell}]` : scenario.name;
          const where = `${title}, step ${first.step} ${first.stepName}${later ? ` and ${count(later, "later step")}` : ""}: `;
          const names = rows.slice(0, NAMES).flatMap(({ one }, index) => {
            const words = one.row === null ? one.message : one.row;
            return [index > 0 ? ", " : "", el("button", { type: "button", class: "link", onclick: () => choose(one), text: words }), change(one)];
          });
          const more = rows.length > NAMES ? ` and ${count(rows.length - NAMES, "more row")}` : "";
          return el("li", {}, where, ...names, more, first.why.length ? el("p", { class: "hint", text: first.why.slice(0, 4).join("; ") }) : null);
        }

        /** ` 147 → 347 (+200)`, ` new, 44`. */
        export function change(one) {
          if (one.row === null) return "";
          if (one.delta !== null) return ` ${number(one.was)} → ${number(one.now)} (${signed(one.delta)})`;
          return ` ${one.message.replace(`${one.row}: `, "")}`;
        }

        """#
}
