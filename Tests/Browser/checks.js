// Text that is cut off or stands on other text, as sentences; an empty list is what we want.
(() => {
  const problems = [];
  if (document.documentElement.scrollWidth > window.innerWidth) problems.push(`the page is ${document.documentElement.scrollWidth} wide`);
  const isShown = (node) => node.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
  const say = (node) => JSON.stringify(node.textContent.trim().slice(0, 40));
  /** What is left of a rectangle within everything that cuts it off. */
  function visible(node, rect) {
    let [left, top, right, bottom] = [rect.left, rect.top, rect.right, rect.bottom];
    for (let at = node.parentElement; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (at.tagName === "svg" || style.overflowX !== "visible" || style.overflowY !== "visible") {
        const box = at.getBoundingClientRect();
        [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
        [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
      }
    }
    return right - left > 1 && bottom - top > 1 ? { left, top, right, bottom } : null;
  }
  /** By WCAG, of a text with the colours behind it. */
  function contrastOf(node) {
    const parse = (color) => color.match(/[\d.]+/g)?.map(Number) ?? [0, 0, 0, 0];
    const light = ([r, g, b]) => [r, g, b].map((v) => v / 255).map((v) => (v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4))
      .reduce((sum, v, index) => sum + v * [0.2126, 0.7152, 0.0722][index], 0);
    const isDrawn = node instanceof SVGElement;
    const ink = parse(getComputedStyle(node)[isDrawn ? "fill" : "color"]);
    let paper = [255, 255, 255];
    const back = isDrawn ? node.parentElement.querySelector(":scope > .label-back") : null;
    if (back) paper = parse(getComputedStyle(back).fill).slice(0, 3);
    for (let at = back ? null : node; at; at = at.parentElement) {
      const [r, g, b, a = 1] = parse(getComputedStyle(at).backgroundColor);
      if (a > 0.99) { paper = [r, g, b]; break; }
    }
    const [one, other] = [light(ink), light(paper)].sort((a, b) => b - a);
    const disabled = node.closest(":disabled") !== null;
    return disabled ? 21 : (one + 0.05) / (other + 0.05);
  }
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const parent = node.parentElement;
    if (!node.textContent.trim() || !isShown(parent) || parent.closest("script, style, noscript, title, option")) continue;
    // The app's own texts may stand wherever the app puts them.
    const isApp = parent.closest(".view, .screen-picture, .thumb") !== null;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      const seen = visible(node, rect);
      if (!seen) continue;
      texts.push({ node, rect: seen, isApp });
      const isLong = parent.closest("[title]") !== null || parent.closest(".scroll, .tree, pre, .wide, .screen, .notes, .matrix-grid") !== null;
      const cut = rect.right - seen.right > 1.5 || seen.left - rect.left > 1.5 || rect.bottom - seen.bottom > 4 || seen.top - rect.top > 4;
      if (cut && !isApp && !isLong) problems.push(`${say(node)} is cut off`);
    }
    const size = parseFloat(getComputedStyle(parent).fontSize);
    const contrast = isApp || !texts.length || texts[texts.length - 1].node !== node ? 21 : contrastOf(parent);
    if (contrast < 4.5) problems.push(`${say(node)} has a contrast of ${contrast.toFixed(2)}`);
    if (!isApp && size < 11) problems.push(`${say(node)} has ${size} pixels`);
  }
  for (const field of document.querySelectorAll("select, button, summary")) {
    if (isShown(field) && field.scrollWidth > field.clientWidth + 1 && field.tagName !== "SELECT") problems.push(`${say(field)} overflows`);
  }
  texts.sort((a, b) => a.rect.top - b.rect.top);
  for (let i = 0; i < texts.length; i += 1) {
    for (let j = i + 1; j < texts.length && texts[j].rect.top < texts[i].rect.bottom - 3; j += 1) {
      const [one, other] = [texts[i], texts[j]];
      if (one.node === other.node || (one.isApp && other.isApp)) continue;
      const across = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
      const down = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
      if (across > 2 && down > 3.5) problems.push(`${say(one.node)} and ${say(other.node)} overlap by ${across.toFixed(0)} x ${down.toFixed(0)}`);
    }
  }
  return problems;
})();
