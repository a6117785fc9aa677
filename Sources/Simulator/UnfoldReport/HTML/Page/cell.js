// A cell drawn: its views where they stand, and their texts in the measured lines.

import { svg, set, round } from "./elements.js";
import { isInvisible, viewTitle } from "./data.js";

/** For clip paths, which need names. */
let serial = 0;

/**
 * A drawing of a cell whose views can be moved.
 * @typedef {object} CellDrawing
 * @property {SVGGElement} node
 * @property {SVGGElement[]} views one a view, in the cell's order
 * @property {(moves: ?Map<number, {frame: any, alpha: any}>, height: ?number) => void} layOut
 */

/**
 * @param {import("./data.js").Cell} cell
 * @param {{hidden?: boolean, plain?: boolean}} [options] `hidden`: hidden views are outlined. `plain`: nothing to click.
 * @returns {CellDrawing}
 */
export function drawCell(cell, options = {}) {
  const parts = cell.views.map((view, index) => part(cell, view, index, options));
  cell.views.forEach((view, index) => {
    if (view.parent !== null) parts[view.parent].inside.append(parts[index].node);
  });
  const looks = paint(cell);
  if (looks) {
    parts[0].node.classList.add("painted");
    parts[0].inside.before(looks.node);
  }
  const drawing = {
    node: parts[0].node,
    views: parts.map((one) => one.node),
    layOut(moves, height) {
      cell.views.forEach((view, index) => {
        const move = moves?.get(index);
        let [x, y, width, high] = move?.frame ?? view.frame;
        if (index === 0) {
          [x, y] = [0, 0];
          high = height ?? high;
        }
        parts[index].layOut(x, y, width, high, move?.alpha ?? view.alpha ?? 1);
      });
      looks?.layOut(moves, height);
    },
  };
  drawing.layOut(null, null);
  return drawing;
}

/**
 * Shapes of a picture, as the page has them: how deep each is, its name, its attributes and its text.
 * @param {[number, string, Record<string, string>, string][]} elements
 */
export function build(elements) {
  const node = svg("g", { class: "painting" });
  const open = [node];
  const shapes = [];
  const groups = [];
  const id = `look-${serial += 1}-`;
  for (const [depth, tag, attributes, text] of elements) {
    const own = Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, name === "id" ? id + value : value.replace("url(#", `url(#${id}`)]));
    const shape = svg(tag, { ...own, "data-view": null, "data-group": null, style: null, text: text || undefined });
    if (own.style) shape.style.cssText = own.style;
    if (own["data-view"] !== undefined) shapes.push({ shape, own, view: Number(own["data-view"]) });
    if (own["data-group"] !== undefined) groups.push({ group: shape, opacity: Number(own.opacity), view: Number(own["data-group"]) });
    open.length = depth + 1;
    open[depth].append(shape);
    open.push(shape);
  }
  return { node, shapes, groups };
}

/**
 * What the cell looks like, as its run drew it; null for a cell that only its layout is known of. The shapes of a view that moves
 * go with it, and fade with it.
 */
function paint(cell) {
  if (!cell.looks) return null;
  const { node, shapes, groups } = build(cell.looks);
  // What a group shows through, its shapes do not.
  const grouped = new Set(groups.map(({ view }) => view));
  const alphas = (of) => cell.views.reduce((all, view, index) => [...all, (grouped.has(index) ? 1 : of(index) ?? view.alpha ?? 1) * (view.parent === null ? 1 : all[view.parent])], []);
  const still = alphas(() => null);
  return {
    node,
    layOut(moves, height) {
      const places = [];
      cell.views.forEach((view, index) => {
        const frame = moves?.get(index)?.frame ?? view.frame;
        const [x, y] = view.parent === null ? [0, 0] : places[view.parent];
        places.push(index === 0 ? [0, 0, frame[2], height ?? frame[3]] : [x + frame[0], y + frame[1], frame[2], frame[3]]);
      });
      const now = alphas((index) => moves?.get(index)?.alpha);
      for (const { group, opacity, view } of groups) {
        const alpha = cell.views[view].alpha ?? 1;
        group.setAttribute("opacity", alpha > 0 ? opacity * (moves?.get(view)?.alpha ?? alpha) / alpha : opacity);
      }
      for (const { shape, own, view } of shapes) {
        const [x, y, width, high] = places[view];
        const [left, top, wide, tall] = cell.rects[view];
        const moved = Math.abs(x - left) > 0.005 || Math.abs(y - top) > 0.005 ? `translate(${round(x - left)} ${round(y - top)}) ` : "";
        const fits = shape.localName === "rect" && Math.abs(own.width - wide) < 0.02 && Math.abs(own.height - tall) < 0.02;
        set(shape, {
          transform: `${moved}${own.transform ?? ""}` || null,
          opacity: still[view] > 0 && Math.abs(now[view] - still[view]) > 0.001 ? (own.opacity ?? 1) * now[view] / still[view] : own.opacity ?? null,
        });
        if (fits) set(shape, { width: Math.max(0, width), height: Math.max(0, high) });
      }
    },
  };
}

function part(cell, view, index, options) {
  const look = lookOf(view, index);
  const ghost = isInvisible(cell, index);
  const node = svg("g", { class: `view ${look}${ghost ? " ghost" : ""}`, "data-view": options.plain ? null : index });
  if (ghost && !options.hidden) node.setAttribute("display", "none");
  const box = svg("rect", { class: "box", rx: radius(look) });
  const inside = svg("g");
  const marks = decoration(look);
  const text = svg("g", { class: "text" });
  if (!options.plain) node.append(svg("title", { text: tooltip(cell, view, index) }));
  node.append(box, ...marks.nodes, text, inside);
  // A text without room is not drawn, and a button's title is drawn by its label.
  const parent = view.parent === null ? null : cell.views[view.parent];
  const repeatsParent = parent?.text && view.text && parent.text.lines.map((line) => line.text).join() === view.text.lines.map((line) => line.text).join();
  if (view.text && !repeatsParent && view.frame[2] > 0.5 && view.frame[3] > 0.5) drawText(text, view.text);
  if (view.clips) {
    const id = `clip-${serial += 1}`;
    const path = svg("clipPath", { id }, svg("rect", { width: view.frame[2], height: view.frame[3] }));
    node.append(path);
    inside.setAttribute("clip-path", `url(#${id})`);
    text.setAttribute("clip-path", `url(#${id})`);
  }
  const clip = view.clips ? node.lastChild.firstChild : null;
  return {
    node,
    inside,
    layOut(x, y, width, height, alpha) {
      const [w, h] = [Math.max(0, width), Math.max(0, height)];
      node.setAttribute("transform", `translate(${x.toFixed(2)} ${y.toFixed(2)})`);
      set(node, { opacity: alpha < 1 && !ghost ? alpha : null });
      set(box, { width: w, height: h });
      if (clip) set(clip, { width: w, height: h });
      marks.layOut(w, h);
      // Text keeps its place in the middle of a view that is still growing.
      text.setAttribute("transform", `translate(0 ${((h - view.frame[3]) / 2).toFixed(2)})`);
    },
  };
}

/** Lines as wide as they were measured, whatever font the reader's machine has. */
export function drawText(node, text) {
  for (const line of text.lines) {
    const [x, y, width] = line.frame;
    if (!line.text) continue;
    node.append(svg("text", {
      class: text.placeholder ? "placeholder" : null, x, y: y + line.baseline, "font-size": text.size,
      "font-weight": text.weight, textLength: width > 0 ? width : null, lengthAdjust: "spacingAndGlyphs",
      text: line.text,
    }));
  }
}

/** What a view looks like, by its class; classes of the app look like plain views. */
function lookOf(view, index) {
  if (index === 0) return "cell";
  switch (view.class) {
    case "UILabel": return "label";
    case "UIButton": return "button";
    // The button's title, drawn by the button.
    case "UIButtonLabel": return "bare";
    case "UIImageView": return "image";
    case "UISwitch": return "switch";
    case "UISlider": return "slider";
    case "UIProgressView": return "progress";
    case "UITextField": case "UISearchBar": return "field";
    case "UITextView": return "textview";
    case "UIActivityIndicatorView": return "spinner";
    case "UISegmentedControl": case "UIStepper": return "segments";
    case "UIStackView": return "stack";
    case "UITableViewCellContentView": case "_UITableViewHeaderFooterContentView": return "content";
    default: return view.name === "contentView" ? "content" : "plain";
  }
}

function radius(look) {
  return { button: 7, field: 6, segments: 7, image: 3, plain: 2 }[look] ?? 0;
}

/** What controls and images have beside their box. */
function decoration(look) {
  const nothing = { nodes: [], layOut() {} };
  switch (look) {
    case "image": {
      const cross = svg("path", { class: "mark" });
      return { nodes: [cross], layOut: (w, h) => set(cross, { d: `M0 0L${w} ${h}M${w} 0L0 ${h}` }) };
    }
    case "switch": {
      const pill = svg("rect", { class: "mark fill" });
      const knob = svg("circle", { class: "knob" });
      return {
        nodes: [pill, knob],
        layOut(w, h) {
          const side = Math.max(0, h - 4);
          set(pill, { width: w, height: h, rx: h / 2 });
          set(knob, { cx: Math.max(0, w - h / 2), cy: h / 2, r: side / 2 });
        },
      };
    }
    case "slider": case "progress": {
      const rail = svg("path", { class: "mark" });
      const knob = svg("circle", { class: "knob edge" });
      return {
        nodes: look === "slider" ? [rail, knob] : [rail],
        layOut(w, h) {
          set(rail, { d: `M0 ${h / 2}H${w}` });
          set(knob, { cx: w / 2, cy: h / 2, r: Math.min(12, h / 2) });
        },
      };
    }
    case "spinner": {
      const ring = svg("circle", { class: "mark" });
      return { nodes: [ring], layOut: (w, h) => set(ring, { cx: w / 2, cy: h / 2, r: Math.max(0, Math.min(w, h) / 2 - 2) }) };
    }
    case "segments": {
      const middle = svg("path", { class: "mark" });
      return { nodes: [middle], layOut: (w, h) => set(middle, { d: `M${w / 2} 3V${Math.max(3, h - 3)}` }) };
    }
    default: return nothing;
  }
}

function tooltip(cell, view, index) {
  const [, , width, height] = view.frame;
  const parts = [`${viewTitle(view)}  ${round1(width)} × ${round1(height)}`];
  if (isInvisible(cell, index)) parts.push("hidden");
  if (view.seen) parts.push("partly cut off");
  return parts.join(", ");
}

function round1(value) {
  return Math.round(value * 10) / 10;
}
