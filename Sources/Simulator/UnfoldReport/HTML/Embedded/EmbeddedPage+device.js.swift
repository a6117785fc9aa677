// swift-format-ignore-file
// Page/device.js, as it is; 'UNFOLD_RECORD=1 swift test --filter EmbeddedPageTests' writes it again.

extension EmbeddedPage {
    static let deviceJS = #"""
        // The table in a device's frame: only rows that are to be seen are drawn, however many there are.

        import { el, svg, set, replace } from "./elements.js";
        import { drawCell } from "./cell.js";
        import { number, count } from "./data.js";
        import { positionsAt } from "./timing.js";

        /** Points above and below what is seen that are drawn too. */
        const MARGIN = 300;

        /**
         * @param {HTMLElement} host
         * @param {{choose: (row: ?string, view: ?number) => void}} actions
         */
        export function makeDevice(host, actions) {
          const content = svg("g");
          const picture = svg("svg", { role: "img", class: "screen-picture" }, content);
          const spacer = el("div", { class: "spacer" });
          const screen = el("div", {
            class: "screen", tabindex: 0, role: "group", "aria-label": "The screen; up and down choose a row",
          }, picture, spacer);
          const frame = el("div", { class: "device" }, screen);
          const caption = el("p", { class: "caption" });
          replace(host, frame, caption);

          /** @type {{step: any, seconds: ?number, row: ?string, view: ?number, scale: number, scrolled: boolean}} */
          const state = { step: null, seconds: null, row: null, view: null, scale: 1, scrolled: false };
          /** @type {Map<string, {cell: any, node: any, drawing: any}>} */
          let drawn = new Map();
          let offset = 0;
          /** Rows that are not as recorded. @type {Set<string>} */
          let flagged = new Set();

          function measure() {
            if (!state.step) return;
            const { width, height } = state.step;
            const style = getComputedStyle(host);
            const room = host.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - 20;
            const tallest = Math.max(420, Math.min(760, window.innerHeight - 170));
            state.scale = Math.max(0.2, Math.min(1.1, room / width, tallest / height));
            // A short list leaves no empty screen below itself on a narrow page.
            const shown = Math.min(height, Math.max(contentHeight() + 24, window.innerWidth < 760 ? 200 : 480));
            screen.style.width = `${Math.round(width * state.scale)}px`;
            screen.style.height = `${Math.round(shown * state.scale)}px`;
            set(picture, { width: Math.round(width * state.scale), height: Math.round(shown * state.scale), viewBox: `0 0 ${width} ${shown}` });
            spacer.style.height = `${Math.max(0, Math.round((contentHeight() - shown) * state.scale))}px`;
          }

          /** The same in every step, so that nothing jumps. */
          function contentHeight() {
            return Math.max(state.step.raw.contentHeight, state.step.before?.raw.contentHeight ?? 0);
          }

          function paint() {
            const step = state.step;
            if (!step) return;
            offset = screen.scrollTop / state.scale;
            const positions = state.seconds === null ? null : positionsAt(step, state.seconds);
            const wanted = [];
            const seen = [offset - MARGIN, offset + screen.clientHeight / state.scale + MARGIN];
            const [from, to] = step.rowsBetween(seen[0], seen[1]);
            const isNear = (rect) => rect[1] + rect[3] >= seen[0] && rect[1] <= seen[1];
            const ids = new Set();
            if (positions && step.before) {
              for (const [id, item] of positions.items) {
                // What leaves looks as it did.
                if (!step.indices.has(id) && !step.cells.has(id) && isNear(item.rect)) {
                  wanted.push({ id, rect: item.rect, alpha: item.alpha, cell: step.before.cells.get(id), row: step.before.row(id) });
                  ids.add(id);
                }
              }
            }
            for (let index = from; index <= to; index += 1) {
              const row = step.rows[index];
              const item = positions?.items.get(row.id);
              wanted.push({ id: row.id, rect: item?.rect ?? step.rowRect(index), alpha: item?.alpha ?? 1, cell: step.cells.get(row.id), row });
              ids.add(row.id);
            }
            for (const [id, item] of positions?.items ?? []) {
              // Those that are on their way out of sight, or into it.
              if (ids.has(id) || !step.indices.has(id) || !isNear(item.rect)) continue;
              wanted.push({ id, rect: item.rect, alpha: item.alpha, cell: step.cells.get(id), row: step.row(id) });
            }
            for (const [id, cell] of step.cells) {
              if (cell.kind === "row") continue;
              const item = positions?.items.get(id);
              const rect = item?.rect ?? cell.rect;
              if (isNear(rect)) wanted.push({ id, rect, alpha: item?.alpha ?? 1, cell, row: null });
            }
            show(wanted, positions);
          }

          function show(wanted, positions) {
            const next = new Map();
            for (const one of wanted) {
              let entry = drawn.get(one.id);
              if (!entry || entry.cell !== one.cell || (!one.cell && entry.height !== one.row?.height)) entry = make(one);
              const [x, y, width, height] = one.rect;
              entry.node.setAttribute("transform", `translate(${x.toFixed(2)} ${(y - offset).toFixed(2)})`);
              set(entry.node, {
                opacity: one.alpha < 1 ? one.alpha : null, "data-height": one.row ? number(height) : null,
                class: `row${one.id === state.row ? " chosen" : ""}${one.row ? "" : " part"}${flagged.has(one.id) ? " differs" : ""}`,
              });
              entry.layOut(positions?.moves.get(one.id) ?? null, width, height);
              entry.mark(one.id === state.row ? state.view : null);
              next.set(one.id, entry);
            }
            drawn = next;
            content.replaceChildren(...[...next.values()].map((entry) => entry.node));
          }

          function make({ id, cell, row, rect }) {
            const back = svg("rect", { class: "row-back" });
            const edge = svg("path", { class: "row-edge" });
            const flag = svg("rect", { class: "flag", width: 5 });
            const node = svg("g", { "data-row": id }, back);
            if (!cell) {
              const label = svg("text", { class: "unseen", x: 16, y: Math.min(rect[3] / 2 + 5, 28), text: `${id}  ${number(row?.height)}` });
              const low = rect[3] < 16;
              node.append(low ? "" : label, edge, flag);
              return {
                node, cell, height: row?.height, mark() {},
                layOut(_, width, height) { layOutBack(back, edge, flag, width, height); },
              };
            }
            const drawing = drawCell(cell);
            node.append(drawing.node, edge, flag);
            let marked = null;
            return {
              node, cell, height: row?.height, drawing,
              layOut(moves, width, height) {
                layOutBack(back, edge, flag, width, height);
                drawing.layOut(moves, height);
              },
              mark(view) {
                if (marked !== view) {
                  drawing.views[marked]?.classList.remove("chosen");
                  drawing.views[view]?.classList.add("chosen");
                  marked = view;
                }
              },
            };
          }

          function layOutBack(back, edge, flag, width, height) {
            set(back, { width: Math.max(0, width), height: Math.max(0, height) });
            set(flag, { height: Math.max(0, height) });
            set(edge, { d: `M0 ${height}H${width}` });
          }

          screen.addEventListener("scroll", paint, { passive: true });
          picture.addEventListener("click", (event) => {
            const target = /** @type {Element} */ (event.target);
            const row = target.closest("[data-row]")?.getAttribute("data-row") ?? null;
            const view = target.closest("[data-view]")?.getAttribute("data-view");
            actions.choose(row, view === undefined || view === null ? null : Number(view));
          });
          new ResizeObserver(() => { measure(); paint(); }).observe(host);

          return {
            /** Shows a step as it ends (`seconds` null), or so many seconds into what moves in it. */
            update(step, seconds, row, view) {
              const isOther = step !== state.step;
              Object.assign(state, { step, seconds, row, view });
              if (isOther) {
                measure();
                frame.classList.toggle("grouped", (step.frames?.style ?? "plain") !== "plain");
                const top = step.raw.contentOffset;
                if (!state.scrolled || top !== (step.before?.raw.contentOffset ?? 0)) screen.scrollTop = Math.max(0, top) * state.scale;
                state.scrolled = true;
                picture.setAttribute("aria-label", `${count(step.rows.length, "row")}, ${number(step.raw.contentHeight)} points tall`);
                caption.textContent = `${number(step.width)} × ${number(step.height)} points, ${count(step.rows.length, "row")}, content ${number(step.raw.contentHeight)}`;
              }
              paint();
            },
            /** Rows that carry a mark from the next update on. @param {string[]} rows */
            flag(rows) { flagged = new Set(rows); },
            /** Brings a row on screen. */
            reveal(id) {
              const index = state.step?.indices.get(id);
              if (index === undefined) return;
              const [, y, , height] = state.step.rowRect(index);
              const [top, room] = [screen.scrollTop / state.scale, screen.clientHeight / state.scale];
              if (y < top) screen.scrollTop = y * state.scale;
              else if (y + height > top + room) screen.scrollTop = Math.min(y, y + height - room) * state.scale;
            },
            screen,
          };
        }

        """#
}
