// swift-format-ignore-file
// Page/overview.js, as it is; 'UNFOLD_RECORD=1 swift test --filter EmbeddedPageTests' writes it again.

extension EmbeddedPage {
    static let overviewJS = #"""
        // All scenarios as small pictures before and after, what is wrong first.

        import { el, replace } from "./elements.js";
        import { count } from "./data.js";
        import { makeThumb, drawThumb, paintsInSight } from "./thumb.js";
        import { worstOf, firstOf, compareMarks, markWords } from "./marks.js";

        /** Cards that are shown at first. */
        const CARDS = 60;
        /** Points above the row that a picture is about. */
        const ABOVE = 24;

        /**
         * @param {HTMLElement} host
         * @param {{name: string, file: string, runs: {index: number, marks: import("./marks.js").Mark[]}[]}[]} files
         * @param {(index: number) => import("./data.js").Run} runOf
         * @param {(index: number) => void} choose a run
         */
        export function makeOverview(host, files, runOf, choose) {
          const cards = files.map(card).sort((one, other) => compareMarks(one.marks, other.marks));
          const wrong = cards.filter((one) => one.marks.length).length;
          const filter = el("input", { type: "search", id: "overview-filter", "aria-label": "Filter scenarios by text", placeholder: "Filter", oninput: () => refresh() });
          const only = el("input", { type: "checkbox", id: "only-wrong", onchange: () => refresh() });
          const hint = el("p", { class: "hint", role: "status" });
          const grid = el("div", { class: "overview-grid" });
          const more = el("button", { type: "button", class: "link", onclick: () => { limit = Infinity; refresh(); } });
          const sight = paintsInSight((node) => cards.find((one) => one.node === node)?.paint());
          let limit = CARDS;
          let chosen = -1;
          replace(host, el("div", { class: "bar" }, el("h2", { id: "overview-title", text: `${count(cards.length, "scenario")}, ${wrong} with something wrong` }),
            el("div", { class: "filters" }, filter, el("label", { class: "switch", for: "only-wrong" }, only, "only what is wrong"))), hint, grid, more);
          host.hidden = false;
          refresh();

          function refresh() {
            const words = filter.value.toLowerCase().split(/\s+/).filter(Boolean);
            const found = cards.filter((one) => (!only.checked || one.marks.length) && words.every((word) => one.text.includes(word)));
            const shown = found.slice(0, limit);
            replace(grid, ...shown.map((one) => one.made()));
            hint.textContent = found.length === cards.length ? "" : `${found.length} of ${cards.length}`;
            hint.hidden = found.length === cards.length;
            more.hidden = shown.length === found.length;
            more.textContent = `Show ${found.length - shown.length} more`;
            press();
          }

          function press() {
            for (const one of cards) one.node?.setAttribute("aria-pressed", one.runs.some(({ index }) => index === chosen) ? "true" : "false");
          }

          function card({ name, file, runs }) {
            const [worst] = [...runs].sort((one, other) => compareMarks(one.marks, other.marks) || one.index - other.index);
            const { marks } = worst;
            const mark = firstOf(marks);
            const ill = runs.filter((one) => one.marks.length).length;
            const where = runs.length > 1 && ill ? ` (${ill} of ${runs.length} variants)` : "";
            const note = mark ? `${markWords(marks)}${where}` : "nothing wrong";
            const entry = { node: null, runs, marks, text: [name, file, note, ...marks.map((one) => one.text)].join(" ").toLowerCase(), made, paint() {} };
            return entry;

            function made() {
              if (entry.node) return entry.node;
              const pictures = [makeThumb(), makeThumb()];
              entry.node = el("button", { type: "button", class: `overview-card kind-${worstOf(marks)?.kind ?? "none"}`, title: file, onclick: () => choose(worst.index) },
                el("span", { class: "thumbs" }, ...pictures), el("span", { class: "name", text: name }), el("span", { class: "note", text: note }), mark ? el("span", { class: "said", text: mark.text }) : null);
              let isPainted = false;
              entry.paint = () => {
                if (isPainted) return;
                isPainted = true;
                const { steps } = runOf(worst.index);
                const after = steps[mark ? mark.step : steps.length - 1];
                const before = mark ? after.before ?? after : steps[0];
                const index = mark?.row ? after.indices.get(mark.row) : undefined;
                const top = index === undefined ? 0 : Math.max(0, after.rowRect(index)[1] - ABOVE);
                const rows = new Set(marks.filter((one) => one.step === mark.step).map((one) => one.row));
                [before, after].forEach((step, at) => drawThumb(pictures[at], step, [top, top + step.width * 1.1], (id) => at === 1 && rows.has(id)));
              };
              sight.watch(entry.node);
              return entry.node;
            }
          }

          return {
            /** The run that is shown below. */
            update(run) {
              if (run === chosen) return;
              chosen = run;
              press();
            },
          };
        }

        """#
}
