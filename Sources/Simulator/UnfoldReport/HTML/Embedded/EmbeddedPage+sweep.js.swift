// swift-format-ignore-file
// Page/sweep.js, as it is; 'UNFOLD_RECORD=1 swift test --filter EmbeddedPageTests' writes it again.

extension EmbeddedPage {
    static let sweepJS = #"""
        // The height as a function of one number of a constraint, exact between its breakpoints.

        import { el, svg, replace } from "./elements.js";
        import { number, signed } from "./data.js";

        /** A height as rows have it: what a constant gives is rounded up to whole pixels. */
        export function onPixels(sweep, height, scale) {
          return sweep.property === "constant" ? Math.ceil(height * scale - 0.005) / scale : height;
        }

        /** The height at a value, and whether it is a breakpoint. */
        export function heightAt(sweep, value) {
          const point = sweep.breakpoints.find((one) => one.value === value);
          if (point) return { height: point.height, isBreakpoint: true };
          const piece = sweep.pieces.find((one) => value >= one.from && value <= one.to) ?? sweep.pieces[sweep.pieces.length - 1];
          const share = piece.to > piece.from ? (Math.min(Math.max(value, piece.from), piece.to) - piece.from) / (piece.to - piece.from) : 0;
          return { height: piece.heights[0] + (piece.heights[1] - piece.heights[0]) * share, isBreakpoint: false };
        }

        /** `below 250: 147; at 250: 147; above: 347`, or `up to 90: 57 to 147, 1 for each point; 90 to 500: 147`. */
        export function sentence(sweep) {
          if (sweep.property === "constant") return ofConstant(sweep);
          if (!sweep.breakpoints.length) return `always ${heightsOf(sweep.pieces[0])}`;
          const parts = [];
          sweep.pieces.forEach((piece, index) => {
            const next = sweep.breakpoints[index];
            const last = index === sweep.pieces.length - 1;
            const range = index === 0 && last ? "optional" : index === 0 ? `below ${number(piece.to)}` : last ? `above ${number(piece.from)}` : `${number(piece.from)} to ${number(piece.to)}`;
            parts.push(`${range}: ${heightsOf(piece)}`);
            if (next) parts.push(`${next.value === 1000 ? "required" : `at ${number(next.value)}`}: ${number(next.height)}`);
          });
          return parts.join("; ");
        }

        /** Pieces of a constant, of many those around the value of now. */
        function ofConstant(sweep) {
          const shown = 9;
          const at = Math.max(0, sweep.pieces.findIndex((piece) => piece.to >= sweep.now));
          const first = Math.max(0, Math.min(at - (shown >> 1), sweep.pieces.length - shown));
          const parts = sweep.pieces.slice(first, first + shown).map((piece) => `${number(piece.from)} to ${number(piece.to)}: ${heightsOf(piece)}${slopeOf(piece)}`);
          const left = sweep.pieces.length - parts.length;
          if (left > 0) parts.push(`and ${left} more`);
          if (sweep.capped) parts.push("it goes on beyond, too finely to be followed");
          return parts.join("; ");
        }

        function slopeOf(piece) {
          const slope = (piece.heights[1] - piece.heights[0]) / (piece.to - piece.from);
          return Math.abs(slope) < 0.005 ? "" : `, ${signed(Math.round(slope * 100) / 100)} for each point`;
        }

        function heightsOf(piece) {
          const [from, to] = piece.heights;
          return from === to ? number(from) : `${number(from)} to ${number(to)}`;
        }

        /** @param {HTMLElement} host */
        export function makeSweep(host) {
          let shown = null;
          let value = 0;
          let scale = 1;

          function draw(sweep) {
            const low = sweep.pieces[0].from;
            const high = sweep.pieces[sweep.pieces.length - 1].to;
            const slider = el("input", { type: "range", id: "sweep-value", min: low, max: high, step: sweep.property === "priority" ? 1 : 0.5, value, "aria-label": `${sweep.property} of ${sweep.text}` });
            const field = el("input", { type: "number", id: "sweep-number", min: low, max: high, step: "any", value, "aria-label": "The same as a number" });
            const output = el("output", { id: "sweep-height", for: "sweep-value" });
            const note = el("span", { class: "hint" });
            const dot = svg("circle", { class: "dot", r: 5 });
            let chart = null;
            const chartBox = el("div", { class: "chart" });
            function show(next) {
              value = Math.min(high, Math.max(low, next));
              slider.value = String(value);
              if (document.activeElement !== field) field.value = String(value);
              const { height, isBreakpoint } = heightAt(sweep, value);
              const heightText = number(onPixels(sweep, height, scale));
              output.textContent = heightText;
              const bend = sweep.property === "priority" ? "a tie, at a breakpoint" : "a breakpoint";
              note.textContent = isBreakpoint ? bend : value === sweep.now ? "as it is now" : "";
              slider.setAttribute("aria-valuetext", `${number(value)}: height ${heightText}`);
              if (!chart) return;
              dot.setAttribute("cx", String(chart.x(value)));
              dot.setAttribute("cy", String(chart.y(height)));
            }
            function redraw() {
              if (!chartBox.clientWidth) return;
              chart = drawChart(sweep, low, high, dot, chartBox.clientWidth);
              replace(chartBox, chart.node);
              show(value);
            }
            new ResizeObserver(redraw).observe(chartBox);
            slider.addEventListener("input", () => show(Number(slider.value)));
            field.addEventListener("input", () => { if (field.value !== "") show(Number(field.value)); });
            show(value);
            return el("div", { class: "sweep-one" },
              el("p", {}, el("code", { text: sweep.text }), ` of ${sweep.row}: the row's height for any ${sweep.property}`),
              chartBox,
              el("div", { class: "control" }, el("label", { for: "sweep-value", text: sweep.property }), slider, field, el("span", { class: "result" }, "height ", output, " "), note),
              el("p", { class: "hint", id: "sweep-sentence", text: sentence(sweep) }));
          }

          return {
            /** @param {any[]} sweeps of a step @param {?string} row the chosen one @param {number} pixels a point */
            update(sweeps, row, pixels) {
              scale = pixels;
              const own = sweeps.filter((one) => one.row === row);
              host.hidden = own.length === 0;
              if (!own.length) return;
              const key = JSON.stringify(own);
              if (key === shown) return;
              shown = key;
              let at = 0;
              const chartBox = el("div");
              const choose = el("select", { id: "sweep-choice", "aria-label": "Of which constraint", onchange: () => { at = Number(choose.value); value = own[at].now; replace(chartBox, draw(own[at])); } });
              own.forEach((one, index) => choose.append(el("option", { value: index, text: `${one.text}, ${one.property}` })));
              value = own[0].now;
              replace(chartBox, draw(own[0]));
              replace(host, el("div", { class: "bar" }, el("h2", { id: "sweep-title", text: "What if" }), own.length > 1 ? choose : null), chartBox);
            },
          };
        }

        function drawChart(sweep, low, high, dot, width) {
          const heights = [...sweep.pieces.flatMap((piece) => piece.heights), ...sweep.breakpoints.map((one) => one.height)];
          const [height, left, bottom] = [170, 16 + 7.4 * Math.max(...heights.map((one) => number(one).length)), 26];
          const [least, most] = [Math.min(...heights), Math.max(...heights)];
          const pad = Math.max(4, (most - least) * 0.15);
          const x = (value) => left + (value - low) / (high - low || 1) * (width - left - 12);
          const y = (value) => 10 + (most + pad - value) / (most - least + 2 * pad) * (height - bottom - 16);
          const node = svg("svg", { width, height, viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": sentence(sweep), class: "chart-picture" });
          const levels = [...new Set([least, most])];
          for (const level of levels) {
            node.append(svg("path", { class: "grid-line", d: `M${left} ${y(level)}H${width - 12}` }), svg("text", { class: "label", x: left - 8, y: y(level) + 4, "text-anchor": "end", text: number(level) }));
          }
          node.append(svg("path", { class: "axis", d: `M${left} 6V${height - bottom}H${width - 12}` }));
          let lastLabel = -Infinity;
          for (const value of [low, ...sweep.breakpoints.map((one) => one.value), high]) {
            const at = x(value);
            if (at - lastLabel < 34) continue;
            lastLabel = at;
            node.append(svg("text", { class: "label", x: at, y: height - 8, "text-anchor": value === high ? "end" : "middle", text: number(value) }), svg("path", { class: "axis", d: `M${at} ${height - bottom}v4` }));
          }
          for (const piece of sweep.pieces) node.append(svg("path", { class: "curve", d: `M${x(piece.from)} ${y(piece.heights[0])}L${x(piece.to)} ${y(piece.heights[1])}` }));
          for (const point of sweep.breakpoints) node.append(svg("circle", { class: "breakpoint", cx: x(point.value), cy: y(point.height), r: 4 }));
          node.append(svg("path", { class: "now", d: `M${x(sweep.now)} 6V${height - bottom}` }), dot);
          return { node, x, y };
        }

        """#
}
