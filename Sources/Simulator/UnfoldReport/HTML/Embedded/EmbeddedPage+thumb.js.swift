// swift-format-ignore-file
// Page/thumb.js, as it is; 'UNFOLD_RECORD=1 swift test --filter EmbeddedPageTests' writes it again.

extension EmbeddedPage {
    static let thumbJS = #"""
        // A state of the table as a small picture.

        import { svg } from "./elements.js";
        import { drawCell } from "./cell.js";

        /** A picture without content, which `drawThumb` fills. */
        export function makeThumb() { return svg("svg", { class: "thumb", "aria-hidden": "true" }); }

        /**
         * @param {SVGElement} picture
         * @param {import("./data.js").Step} step
         * @param {[number, number]} range of the content, from the top down
         * @param {(id: string) => boolean} isMarked rows with a frame
         */
        export function drawThumb(picture, step, [top, bottom], isMarked) {
          picture.setAttribute("viewBox", `0 ${top} ${step.width} ${bottom - top}`);
          const [from, to] = step.rowsBetween(top, bottom);
          const parts = [];
          for (let index = from; index <= to; index += 1) {
            const row = step.rows[index];
            const [x, y, width, height] = step.rowRect(index);
            const cell = step.cells.get(row.id);
            const node = svg("g", { transform: `translate(${x} ${y})`, class: isMarked(row.id) ? "differs" : "" }, svg("rect", { class: "row-back", width, height }));
            if (cell) node.append(drawCell(cell, { plain: true }).node);
            node.append(svg("path", { class: "row-edge", d: `M0 ${height}H${width}` }));
            if (isMarked(row.id)) node.append(svg("rect", { class: "difference", x: 3, y: 3, width: width - 6, height: Math.max(0, height - 6) }));
            parts.push(node);
          }
          picture.replaceChildren(...parts);
        }

        /**
         * Asks for pictures when they come in sight.
         * @param {(node: Element) => void} paint
         */
        export function paintsInSight(paint) {
          const seen = new Set();
          const watcher = new IntersectionObserver((entries) => {
            for (const { target, isIntersecting } of entries) {
              if (isIntersecting) { seen.add(target); paint(target); } else seen.delete(target);
            }
          }, { rootMargin: "200px" });
          return { watch: (node) => watcher.observe(node), again: () => seen.forEach(paint) };
        }

        """#
}
