// swift-format-ignore-file
// Page/elements.js, as it is; 'UNFOLD_RECORD=1 swift test --filter EmbeddedPageTests' writes it again.

extension EmbeddedPage {
    static let elementsJS = #"""
        // Elements, made without markup: text from files is always text.

        const SVG = "http://www.w3.org/2000/svg";

        /**
         * An element of the page.
         * @param {string} tag
         * @param {Record<string, any>} [attributes] `on…` are listeners, `text` is its text, nothing and false are left out
         * @param {...(Node | string | null)} children
         */
        export function el(tag, attributes = {}, ...children) {
          return fill(document.createElement(tag), attributes, children);
        }

        /** The same for drawings. */
        export function svg(tag, attributes = {}, ...children) {
          return fill(document.createElementNS(SVG, tag), attributes, children);
        }

        function fill(node, attributes, children) {
          set(node, attributes);
          for (const child of children) if (child !== null && child !== undefined) node.append(child);
          return node;
        }

        /** Sets attributes of an element that is there. */
        export function set(node, attributes) {
          for (const [name, value] of Object.entries(attributes)) {
            if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
            else if (name === "text") node.textContent = value;
            else if (value === null || value === undefined || value === false) node.removeAttribute(name);
            else node.setAttribute(name, typeof value === "number" ? String(round(value)) : value === true ? "" : value);
          }
          return node;
        }

        /** Hundredths of a pixel are fine enough. */
        export function round(value) {
          return Math.round(value * 100) / 100;
        }

        /** Replaces what was there by these. */
        export function replace(node, ...children) {
          node.replaceChildren(...children.filter((child) => child !== null && child !== undefined));
        }

        /** The element of an id that the page has. */
        export function byId(id) {
          return /** @type {HTMLElement} */ (document.getElementById(id));
        }

        """#
}
