// swift-format-ignore-file
// Page/inspector.js, as it is; 'UNFOLD_RECORD=1 swift test --filter EmbeddedPageTests' writes it again.

extension EmbeddedPage {
    static let inspectorJS = #"""
        // What is known of the chosen view or row: its frame, its constraints, what holds it, what lost.

        import { el, replace } from "./elements.js";
        import { number, signed, viewTitle, isInvisible, causesOf, count } from "./data.js";
        import { chainOf, isAbout } from "./dimensions.js";

        /**
         * @param {HTMLElement} host
         * @param {{choose: (view: ?number) => void, chooseConstraint: (index: ?number, side: string) => void}} actions
         */
        export function makeInspector(host, actions) {
          return {
            update({ step, before, row, view, constraint, words }) {
              const cell = step.cells.get(row) ?? null;
              const was = before?.cells.get(row) ?? null;
              const parts = [];
              if (row) parts.push(...aboutRow(step, before, row));
              if (cell && view !== null && cell.views[view]) parts.push(...aboutView(cell, was, view, step, row, constraint, words));
              else if (cell) {
                parts.push(el("p", { class: "hint", text: "Choose a view, in the picture or in the list, to see its constraints." }));
                parts.push(...holding(cell, constraint), ...lost(step, row, null, words));
              }
              if (cell) parts.push(tree(cell, view));
              replace(host, ...(parts.length ? parts : [el("p", { class: "empty", text: "Nothing is chosen." })]));
            },
          };

          function aboutRow(step, before, id) {
            const row = step.row(id);
            if (!row) return [el("h2", { text: id })];
            const old = before?.row(id) ?? null;
            const change = old ? row.height - old.height : 0;
            const causes = change ? causesOf(row, old) : [];
            return [
              el("h2", { text: id }),
              el("p", { class: "lead" }, el("b", { class: "large", text: number(row.height) }), " points",
                change ? el("span", { class: `delta ${change > 0 ? "grown" : "shrunk"}`, text: signed(change) }) : null),
              el("p", { class: "hint", text: sourceOf(row) }),
              causes.length ? el("p", { class: "hint", text: causes.join(", ") }) : null,
            ].filter((part) => part !== null);
          }

          function aboutView(cell, was, index, step, row, chosen, words) {
            const view = cell.views[index];
            const old = was?.views.find((one, at) => (one.name && one.name === view.name) || at === index && one.class === view.class) ?? null;
            const facts = el("dl", { class: "facts" });
            const fact = (name, ...values) => facts.append(el("dt", { text: name }), el("dd", {}, ...values));
            fact("class", view.class);
            fact("frame", frameText(view.frame), old && frameText(old.frame) !== frameText(view.frame) ? el("span", { class: "was", text: `was ${frameText(old.frame)}` }) : "");
            if (view.content) {
              fact("content size", `${number(view.content[0])} × ${number(view.content[1])}`);
              fact("hugging", `${number(view.hugging[0])} across, ${number(view.hugging[1])} down`);
              fact("resistance", `${number(view.resistance[0])} across, ${number(view.resistance[1])} down`);
            }
            if (view.text) {
              const { lines, wantedLines, font, size } = view.text;
              fact("font", `${font} ${number(size)}`);
              fact(lines.length === 1 ? "1 line" : `${lines.length} lines`, el("ol", { class: "lines" }, ...lines.map((line) => el("li", { text: line.text || " " }))),
                wantedLines > lines.length ? el("span", { class: "bad", text: `${wantedLines} wanted: they do not fit` }) : "");
            }
            const marks = [isInvisible(cell, index) ? "hidden" : "", view.seen ? "partly cut off" : "", view.sticksOut ? "sticks out of its superview" : "", view.clips ? "clips" : ""].filter(Boolean);
            if (marks.length) fact("state", marks.join(", "));
            const list = cell.constraints.map((one, at) => ({ one, at })).filter(({ one }) => isAbout(one, index));
            return [
              el("h3", { class: "view-title", id: "view-title", text: viewTitle(view) }), facts,
              el("h4", { text: list.length === 1 ? "1 constraint" : `${list.length} constraints` }),
              el("ul", { class: "constraints" }, ...list.map(({ one, at }) => constraintItem(one, at, at === chosen))),
              ...lost(step, row, view, words),
            ];
          }

          /** What the height is made of, each part with its constraint. */
          function holding(cell, chosen) {
            const parts = chainOf(cell).filter((part) => part.amount !== 0);
            if (!parts.length) return [];
            return [el("details", { class: "holding", open: window.innerWidth >= 720 }, el("summary", { text: `What holds the height: ${count(parts.length, "part")}` }),
              el("ul", { class: "constraints" }, ...parts.map((part) => el("li", {}, el("button", {
                type: "button", class: "constraint part", "aria-pressed": part.index !== null && part.index === chosen ? "true" : "false",
                onclick: () => (part.index === null ? actions.choose(part.view) : actions.chooseConstraint(part.index === chosen ? null : part.index, "after")),
              }, el("b", { class: "amount", text: number(part.amount) }), el("code", { text: part.text }))))))];
          }

          /** What lost in a row, or what of it is about one view. */
          function lost(step, row, view, words) {
            const listed = lossesOf(step, words);
            const afterwards = new Set(listed.after.map(({ loss }) => loss.row + loss.text));
            const losses = [...listed.after, ...listed.during.filter(({ loss }) => !afterwards.has(loss.row + loss.text))]
              .filter(({ loss }) => loss.row === row && (view === null || mentions(loss.text, view)));
            if (!losses.length) return [];
            return [el("h4", { text: "What lost, and to what" }), el("ul", { class: "losses" }, ...losses.map((one) => lossItem(one.loss, one.words)))];
          }

          function constraintItem(constraint, index, isChosen) {
            return el("li", {}, el("button", {
              type: "button", class: `constraint ${constraint.state}`, "aria-pressed": isChosen ? "true" : "false",
              onclick: () => actions.chooseConstraint(isChosen ? null : index, "after"),
            }, el("code", { text: constraint.text }), constraint.state === "holds" ? null : el("span", { class: "state", text: `${constraint.state === "planned" ? "gives way by design" : constraint.state}, ${number(constraint.miss)} off` }),
              constraint.line ? el("small", { text: `line ${constraint.line}` }) : null));
          }

          /** The hierarchy, for the keyboard and for those who do not see the picture. */
          function tree(cell, chosen) {
            const list = el("ul", { class: "tree", "aria-label": "Views" });
            cell.views.forEach((view, index) => {
              let depth = 0;
              for (let at = view.parent; at !== null; at = cell.views[at].parent) depth += 1;
              const item = el("button", {
                type: "button", "aria-pressed": index === chosen ? "true" : "false", class: isInvisible(cell, index) ? "ghost" : "",
                onclick: () => actions.choose(index === chosen ? null : index), "data-tree": index,
              }, el("span", { class: "name", title: viewTitle(view), text: viewTitle(view) }), el("small", { text: `${tenths(view.frame[2])} × ${tenths(view.frame[3])}` }));
              item.style.paddingLeft = `${6 + Math.min(depth, 8) * 9}px`;
              list.append(el("li", {}, item));
            });
            return el("details", { class: "views", open: window.innerWidth >= 720 }, el("summary", { text: `Views, ${cell.views.length}` }), list);
          }
        }

        /** Where a height comes from. */
        export function sourceOf(row) {
          const measured = row.measuredAtStep === null || row.measuredAtStep === undefined ? "" : ` at step ${row.measuredAtStep}`;
          const stale = row.staleSinceStep === null || row.staleSinceStep === undefined ? "" : `, out of date since step ${row.staleSinceStep}`;
          switch (row.source) {
            case "measured": return `measured in this step${stale}`;
            case "cached": return `as measured${measured}${stale}`;
            case "estimated": return "an estimate: the row was not on screen";
            default: return `${row.source}${stale}`;
          }
        }

        /**
         * A constraint that lost, in the report's words for what holds it, with all of these on demand.
         * @param {any} loss
         * @param {string[]} words
         */
        export function lossItem(loss, words) {
          const [title, held] = [words[0] ?? loss.text, words.slice(1)];
          return el("li", {}, el("code", { text: title }),
            held.length ? el("ul", { class: "words" }, ...held.map((text) => el("li", { text }))) : null,
            loss.holders.length > 1 ? el("details", {}, el("summary", { text: `${loss.holders.length} constraints hold it` }),
              el("ul", {}, ...loss.holders.map((holder) => el("li", {}, el("code", { text: holder.text }), holder.line ? el("small", { text: ` line ${holder.line}` }) : null)))) : null);
        }

        /** The losses of a step with their words, each once. */
        export function lossesOf(step, words) {
          const during = step.raw.overruledDuringUpdate.map((loss, index) => ({ loss, words: words?.during[index] ?? [] }));
          const after = step.raw.overruled.map((loss, index) => ({ loss, words: words?.overruled[index] ?? [] }));
          return { during: unique(during), after: unique(after) };
        }

        function unique(losses) {
          const seen = new Set();
          return losses.filter(({ loss }) => !seen.has(loss.row + loss.text) && seen.add(loss.row + loss.text));
        }

        function mentions(equation, view) {
          return view.name !== null && equation.split(/[^\w.-]+/).some((word) => word.startsWith(`${view.name}.`));
        }

        function tenths(value) {
          return number(Math.round(value * 10) / 10);
        }

        function frameText([x, y, width, height]) {
          return `${number(x)}, ${number(y)}; ${number(width)} × ${number(height)}`;
        }

        """#
}
