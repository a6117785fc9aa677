// swift-format-ignore-file
// Page/closeup.js, as it is; 'UNFOLD_RECORD=1 swift test --filter EmbeddedPageTests' writes it again.

extension EmbeddedPage {
    static let closeupJS = #"""
        // One cell large, before and after a step, with its constraints as dimension lines.

        import { el, svg, set, replace } from "./elements.js";
        import { drawCell } from "./cell.js";
        import { drawDimensions, drawLadder, ladderOverhang, ladderWidth, isAbout, sumText } from "./dimensions.js";
        import { number, signed, isInvisible } from "./data.js";
        import { positionsAt } from "./timing.js";

        /** Pixels around the cell. */
        const EDGE = 14;
        /** Points outside of the cell that are drawn. */
        const MOST_OUT = 240;
        /** Smaller than that, the two states do not stand beside each other. */
        const LEAST_SCALE = 0.72;

        const choices = {
          shows: [["both", "as it looks, with lines"], ["looks", "as it looks"], ["layout", "layout"]],
          lines: [["sum", "what holds the height"], ["chosen", "of the chosen view"], ["failed", "broken or lost"], ["all", "all"], ["none", "none"]],
          axis: [["both", "both axes"], ["vertical", "vertical"], ["horizontal", "horizontal"]],
          level: [["any", "any priority"], ["required", "required"], ["optional", "optional"]],
        };
        const switches = [["content", "Content sizes"], ["margins", "Margins"], ["guides", "Guides"], ["hidden", "Hidden views"]];

        /**
         * The form with what is drawn, and its values.
         * @param {HTMLElement} form
         * @param {() => void} changed
         */
        export function makeFilters(form, changed) {
          const values = { shows: "both", lines: "sum", axis: "both", level: "any", content: false, margins: false, guides: false, hidden: false };
          const labels = { shows: "Show", lines: "Lines", axis: "Axis", level: "Priority" };
          for (const [name, options] of Object.entries(choices)) {
            const select = el("select", { id: `filter-${name}`, onchange: () => { values[name] = select.value; changed(); } });
            for (const [value, text] of options) select.append(el("option", { value, text }));
            form.append(el("label", { for: select.id, class: "field" }, el("span", { text: labels[name] }), select));
          }
          const showsAs = () => { document.body.dataset.shows = values.shows; };
          form.querySelector("#filter-shows").addEventListener("change", showsAs);
          showsAs();
          const boxes = el("span", { class: "switches" });
          for (const [name, text] of switches) {
            const box = el("input", { type: "checkbox", id: `filter-${name}`, onchange: () => { values[name] = box.checked; changed(); } });
            boxes.append(el("label", { for: box.id, class: "switch" }, box, text));
          }
          form.append(boxes);
          form.addEventListener("submit", (event) => event.preventDefault());
          return {
            values,
            set(name, value) {
              values[name] = value;
              const field = /** @type {HTMLSelectElement} */ (form.querySelector(`#filter-${name}`));
              field.value = value;
            },
          };
        }

        /** Constraints that the filters let through, by index. */
        export function shownConstraints(cell, values, view) {
          const inSum = new Set((cell.sum ?? []).map((part) => part.index));
          return cell.constraints.flatMap((constraint, index) => {
            const failed = constraint.state === "broken" || constraint.state === "overruled";
            const isSystem = constraint.kind === "fitting" || constraint.kind === "autoresizing";
            const fits = {
              sum: failed && inSum.size > 0 && !isSystem,
              chosen: isAbout(constraint, view),
              failed,
              all: !isSystem,
              none: false,
            }[values.lines];
            const axis = values.axis === "both" || constraint.axis === values.axis;
            const level = values.level === "any" || (values.level === "required") === (constraint.priority === 1000);
            return fits && axis && level ? [index] : [];
          });
        }

        /** What rounding and separator add to a row whose content was fitted so; null for a row that has another height. */
        function restOf(points, content, fitted) {
          const rounding = content - fitted;
          if (!(rounding > -5e-4 && rounding < 1)) return null;
          return [[rounding, "to whole pixels"], [points - content, "separator"]].filter(([amount]) => amount > 5e-4).map(([amount, name]) => ` + ${number(amount)} ${name}`).join("");
        }

        /**
         * @param {HTMLElement} host
         * @param {{choose: (view: ?number) => void, chooseConstraint: (index: ?number, side: string) => void}} actions
         */
        export function makeCloseup(host, actions) {
          let last = null;
          let live = [];

          function pane(side, cell, text, options) {
            const { room, gutter, filters, view, constraint, marked } = options;
            const head = el("figcaption", {}, el("b", { text: text.title }), el("span", { class: "height", text: text.height }), text.delta ? el("span", { class: `delta ${text.kind}`, text: text.delta }) : null);
            if (!cell) {
              const box = text.points === null ? el("p", { class: "empty", text: text.empty }) : bare(text, options);
              return { node: el("figure", { class: "pane", "data-side": side }, head, box), layOut() {} };
            }
            const [, , width, height] = cell.views[0].frame;
            const out = overhang(cell);
            const scale = Math.min(1.5, Math.max(0.3, (room - gutter - EDGE) / (width + Math.max(0, out.left - gutter) + out.right)));
            const drawing = drawCell(cell, { hidden: filters.hidden, plain: options.isRecorded });
            const layer = svg("g", { transform: `scale(${scale})` }, drawing.node);
            const over = svg("g", { class: "over" });
            const [above, below] = ladderOverhang(cell, scale).map((points, at) => Math.max(EDGE, points, (at ? out.bottom : out.top) * scale + EDGE));
            const [left, right] = [Math.max(gutter, out.left * scale + EDGE), out.right * scale + EDGE];
            const [wide, high] = [width * scale + left + right, height * scale + above + below];
            const picture = svg("svg", {
              role: "img", "aria-label": `${text.title}: ${text.height} points`, class: "cell-picture",
              width: wide, height: high, viewBox: `${-left} ${-above} ${wide} ${high}`,
            }, svg("rect", { class: "row-back", width: width * scale, height: height * scale }), layer, over);
            drawing.views[view]?.classList.add("chosen");
            for (const index of marked) drawing.views[index]?.classList.add("changed");
            extras(over, cell, filters, scale);
            if (filters.lines === "sum" && filters.axis !== "horizontal") over.append(drawLadder(cell, scale, -8, view));
            else if (filters.lines === "all" && filters.axis !== "horizontal") over.append(drawLadder(cell, scale, -8, view));
            over.append(drawDimensions(cell, shownConstraints(cell, filters, view), { scale, chosen: constraint, width: width * scale, height: height * scale }));
            if (view !== null && cell.rects[view]) over.append(outline(cell.rects[view], scale, "selection"));
            picture.addEventListener("click", (event) => {
              const target = /** @type {Element} */ (event.target);
              const line = target.closest("[data-constraint]")?.getAttribute("data-constraint");
              if (line) return actions.chooseConstraint(Number(line), side);
              const index = target.closest("[data-view]")?.getAttribute("data-view");
              return actions.choose(index ? Number(index) : null);
            });
            const sum = sumText(cell);
            const rest = sum && text.content ? restOf(text.points, text.content, cell.fitted) : null;
            const foot = sum ? el("p", { class: "sum" }, el("b", { text: number(rest === null ? cell.fitted ?? height : text.points) }), ` = ${sum}${rest ?? ""}`) : null;
            return {
              node: el("figure", { class: "pane", "data-side": side }, head, el("div", { class: "picture" }, picture), foot),
              layOut(moves, tall) {
                drawing.layOut(moves, tall);
                const isMoving = moves !== null || tall !== null;
                over.setAttribute("visibility", isMoving ? "hidden" : "visible");
              },
            };
          }

          function draw(options) {
            const { step, before, row, check } = options;
            const now = step.cells.get(row) ?? null;
            const was = (check ? check.cell : before?.cells.get(row)) ?? null;
            const nowRow = step.row(row);
            const wasRow = check ? check : before?.row(row) ?? null;
            const twice = wasRow !== null || was !== null;
            const style = getComputedStyle(host);
            const inner = host.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
            const gutter = Math.max(46, ...[now, was].filter(Boolean).map(ladderWidth));
            const width = (now ?? was)?.views[0].frame[2] ?? 390;
            const half = (inner - 24) / 2;
            const beside = twice && half - gutter - EDGE >= LEAST_SCALE * Math.min(width, 420);
            const room = beside ? half : inner;
            const { marked } = options;
            const delta = wasRow && nowRow ? nowRow.height - wasRow.height : 0;
            const panes = [];
            if (twice) {
              panes.push(pane("before", was, {
                title: check ? "recorded" : `before: ${before.index} ${before.name}`, height: number(wasRow?.height ?? was?.rect[3]),
                points: wasRow?.height ?? null, content: wasRow?.contentViewHeight, empty: "Its views were not on screen.",
              }, { ...options, room, gutter, marked: marked.was, view: check ? null : options.view, constraint: null, isRecorded: Boolean(check) }));
            }
            panes.push(pane("after", now, {
              title: `${check ? "now" : twice ? "after" : "new"}: ${step.index} ${step.name}`, height: number(nowRow?.height ?? now?.rect[3]),
              delta: delta ? signed(delta) : "", kind: delta > 0 ? "grown" : "shrunk", points: nowRow?.height ?? null, content: nowRow?.contentViewHeight,
              empty: nowRow ? "Its views are not on screen." : "The row is gone.",
            }, { ...options, room, gutter, marked: marked.now }));
            live = panes;
            const signs = [
              (options.filters.lines === "sum" || options.filters.lines === "all") && [now, was].some((one) => one?.sum?.length) ? ["sum", "adds up to the height"] : null,
              now?.constraints.some((one) => one.state === "broken") ? ["broken", "broken"] : null,
              now?.constraints.some((one) => one.state === "overruled") ? ["overruled", "lost"] : null,
              marked.now.length || marked.was.length ? ["changed", check ? "not as recorded" : "not as before"] : null,
              now?.views.some((view, index) => (view.seen || view.sticksOut) && !isInvisible(now, index)) ? ["cut-off", "cut off, or sticking out"] : null,
            ].filter(Boolean);
            replace(host, el("div", { class: `panes${beside ? " beside" : ""}` }, ...panes.map((one) => one.node)),
              el("ul", { class: "legend" }, ...signs.map(([style, text]) => el("li", { class: style, text }))));
          }

          new ResizeObserver(() => { if (last) draw(last); }).observe(host);

          return {
            update(options) {
              last = options;
              if (!options.row) {
                live = [];
                replace(host, el("p", { class: "empty", text: "There is no row in this step." }));
                return;
              }
              draw(options);
            },
            /** So many seconds into what moves. */
            move(step, seconds, row) {
              if (!live.length) return;
              const positions = seconds === null ? null : positionsAt(step, seconds);
              const item = positions?.items.get(row);
              live[live.length - 1].layOut(positions?.moves.get(row) ?? null, item ? item.rect[3] : null);
            },
          };
        }

        /** How far views are to be seen outside of the cell, in points, up to what a picture has room for. */
        function overhang(cell) {
          const [, , width, height] = cell.views[0].frame;
          const shown = cell.views.flatMap((view, index) => (index === 0 || isInvisible(cell, index) ? [] : [view.seen ?? cell.rects[index]])).filter(([, , w, h]) => w > 0 && h > 0);
          const most = (side) => Math.min(MOST_OUT, Math.max(0, ...shown.map(side)));
          return { top: most(([, y]) => -y), left: most(([x]) => -x), bottom: most(([, y, , h]) => y + h - height), right: most(([x, , w]) => x + w - width) };
        }

        /** A row of which nothing is known but its height. */
        function bare(text, { gutter, room }) {
          const width = Math.min(room - gutter - EDGE, 390);
          const height = Math.max(2, Math.min(text.points, 900));
          return el("div", { class: "picture" }, svg("svg", { width: width + gutter + EDGE, height: height + 2 * EDGE, role: "img", "aria-label": `${text.height} points tall`, viewBox: `${-gutter} ${-EDGE} ${width + gutter + EDGE} ${height + 2 * EDGE}` },
            svg("rect", { class: "row-back bare", width, height }), svg("g", { class: "ladder" }, svg("path", { d: `M-12 0h8M-12 ${height}h8M-8 0V${height}` }), svg("text", { class: "label", x: -16, y: height / 2 + 4, "text-anchor": "end", text: text.height }))));
        }

        function outline([x, y, width, height], scale, style) {
          return svg("rect", { class: style, x: x * scale - 1, y: y * scale - 1, width: width * scale + 2, height: height * scale + 2 });
        }

        /** Margins, guides, content sizes, and what is cut off. */
        function extras(over, cell, filters, scale) {
          cell.views.forEach((view, index) => {
            if (isInvisible(cell, index)) return;
            const [x, y, width, height] = cell.rects[index];
            if (filters.margins && view.margins && index > 0) {
              const [top, left, bottom, right] = view.margins;
              over.append(svg("rect", { class: "margin", x: (x + left) * scale, y: (y + top) * scale, width: Math.max(0, width - left - right) * scale, height: Math.max(0, height - top - bottom) * scale }));
            }
            if (filters.guides) {
              for (const guide of view.guides ?? []) {
                over.append(svg("rect", { class: "guide", x: guide.frame[0] * scale, y: guide.frame[1] * scale, width: Math.max(1, guide.frame[2] * scale), height: Math.max(1, guide.frame[3] * scale) }, svg("title", { text: guide.name })));
              }
            }
            if (filters.content && view.content) {
              const [w, h] = [view.content[0] ?? width, view.content[1] ?? height];
              over.append(svg("rect", { class: "content-size", x: x * scale, y: y * scale, width: w * scale, height: h * scale }, svg("title", { text: `${view.name ?? view.class}: content ${number(view.content[0])} × ${number(view.content[1])}` })));
            }
            if (view.seen || view.sticksOut) over.append(outline([x, y, width, height], scale, "cut"));
          });
        }

        """#
}
