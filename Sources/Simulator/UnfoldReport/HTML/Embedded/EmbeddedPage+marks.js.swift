// swift-format-ignore-file
// Page/marks.js, as it is; 'UNFOLD_RECORD=1 swift test --filter EmbeddedPageTests' writes it again.

extension EmbeddedPage {
    static let marksJS = #"""
        // Where something is wrong: one mark a step, on the slider, in the choice and in the overview.

        import { el, replace } from "./elements.js";
        import { count } from "./data.js";

        /** @typedef {{step: number, kind: string, row: ?string, text: string}} Mark */

        /** What a mark may be, the gravest first. */
        const KINDS = ["difference", "conflict", "finding", "overruled"];
        /** Marks that the slider has room for. */
        const TICKS = 40;

        /**
         * The marks of a scenario, in the order of its steps; a difference from the record counts more than what the report says.
         * @param {any} scenario
         * @param {any[]} differences
         * @returns {Mark[]}
         */
        export function marksOf(scenario, differences) {
          const marks = new Map(scenario.marks.map((mark) => [mark.step, mark]));
          for (const one of differences) {
            if (one.step !== null && marks.get(one.step)?.kind !== "difference") marks.set(one.step, { step: one.step, kind: "difference", row: one.row, text: `differs from the record: ${one.message}` });
          }
          return [...marks.values()].sort((one, other) => one.step - other.step);
        }

        function gravity(mark) { return mark ? KINDS.indexOf(mark.kind) : KINDS.length; }

        /** The first of the gravest. @param {Mark[]} marks @returns {?Mark} */
        export function worstOf(marks) {
          return marks.reduce((worst, mark) => (gravity(mark) < gravity(worst) ? mark : worst), null);
        }

        /** The mark that a scenario opens at: the first difference, else the first conflict or finding. @param {Mark[]} marks */
        export function firstOf(marks) {
          return marks.find((mark) => mark.kind === "difference") ?? marks.find((mark) => mark.kind !== "overruled") ?? marks[0] ?? null;
        }

        /** For sorting: what has the gravest marks, then the most of them, comes first. */
        export function compareMarks(one, other) {
          return gravity(worstOf(one)) - gravity(worstOf(other)) || other.length - one.length;
        }

        /** `1 conflict, 2 findings`. @param {Mark[]} marks */
        export function markWords(marks) { return kindsOf(marks).map(([kind, number]) => kindWords(kind, number)).join(", "); }

        function kindsOf(marks) {
          return KINDS.map((kind) => [kind, marks.filter((mark) => mark.kind === kind).length]).filter(([, number]) => number > 0);
        }

        function kindWords(kind, number) { return `${count(number, "step")} with ${kind === "overruled" ? "a lost constraint" : `a ${kind}`}`; }

        /**
         * The marks on the slider; each is a button that goes to its step.
         * @param {HTMLElement} host
         * @param {HTMLElement} legend
         * @param {(step: number) => void} choose
         */
        export function makeTicks(host, legend, choose) {
          let known = null;
          return {
            /** @param {Mark[]} marks @param {any[]} steps @param {number} current */
            update(marks, steps, current) {
              if (known !== steps) {
                known = steps;
                const bins = new Map();
                for (const mark of marks) {
                  const bin = Math.floor(mark.step * TICKS / Math.max(TICKS, steps.length));
                  bins.set(bin, worstOf([bins.get(bin), mark].filter(Boolean)));
                }
                replace(host, ...[...bins.values()].map((mark) => tick(mark, steps)));
                replace(legend, ...kindsOf(marks).map(([kind, number]) => el("li", { class: `kind-${kind}`, text: kindWords(kind, number) })));
                host.hidden = marks.length === 0;
                legend.hidden = marks.length === 0;
              }
              for (const one of host.children) one.setAttribute("aria-current", one.getAttribute("data-step") === String(current) ? "step" : "false");
            },
          };

          function tick(mark, steps) {
            const title = `Step ${mark.step + 1} of ${steps.length}, ${steps[mark.step]?.name ?? ""}: ${mark.text}`;
            const node = el("button", { type: "button", class: `tick kind-${mark.kind}`, "data-step": String(mark.step), title, "aria-label": title, onclick: () => choose(mark.step) });
            node.style.left = `${100 * mark.step / Math.max(1, steps.length - 1)}%`;
            return node;
          }
        }

        """#
}
