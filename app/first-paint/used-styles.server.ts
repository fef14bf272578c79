import postcss, { type ChildNode, type Container } from "postcss";

/**
 * A piece of the stylesheet: text that always stays, keyframes, a custom property of the palette, a rule with those of its selectors
 * that may match, or a block of such pieces.
 */
type Piece =
  | { text: string }
  | { keyframes: string; text: string }
  | { property: string; text: string }
  | { selectors: { text: string; names: string[] }[]; pieces: Piece[] }
  | { open: string; pieces: Piece[] };

/**
 * Prepares a stylesheet for being reduced to what a page uses. A selector is kept if all elements, classes and data-… values in it are on
 * the page, including those in :has(…); other brackets, such as :not(.x), are ignored. States are kept with their class, except those of a
 * pointer; print styles are left out too. Both, and rules for what scripts add, are in the full stylesheet, which boot.js fetches with
 * the modules.
 * @param css the full stylesheet
 * @returns a function that returns the part of the stylesheet that this HTML uses
 */
export function usedStyles(css: string): (html: string) => string {
  const pieces = piecesOf(postcss.parse(css));
  return (page) => {
    // Elements that a script would add are not on the page yet.
    const html = page.replace(/<script\b.*?<\/script>/gs, "");
    const classes = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names]) => (names ?? "").split(/\s+/));
    const elements = [...html.matchAll(/<([a-z][a-z0-9]*)/g)].map(([, name]) => name ?? "");
    const values = [...html.matchAll(/ (data-[\w-]+)="([^"]*)"/g)].map(([, name, value]) => `[${name}=${value}]`);
    const onPage = new Set([...classes.map((name) => `.${name}`), ...elements, ...values]);
    // The second pass drops keyframes and custom properties that no remaining rule uses, about half of the palette.
    return textOf(pieces, onPage, textOf(pieces, onPage));
  };
}

const later = /:(hover|active)$/;

function piecesOf(container: Container<ChildNode>): Piece[] {
  return (container.nodes ?? []).map((node): Piece => {
    if (node.type === "rule") {
      const selectors = node.selectors.filter((selector) => !later.test(selector));
      return { selectors: selectors.map((text) => ({ text, names: namesIn(text) })), pieces: piecesOf(node) };
    }
    if (node.type === "decl")
      return {
        ...(node.variable && { property: node.prop }),
        text: `${node.prop}:${node.value}${node.important ? "!important" : ""};`,
      };
    if (node.type === "atrule" && node.name === "media" && node.params === "print") return { text: "" };
    if (node.type === "atrule" && node.nodes && /^(media|supports|layer|container|starting-style)$/.test(node.name))
      return { open: `@${node.name} ${node.params}{`, pieces: piecesOf(node) };
    if (node.type === "atrule" && node.name === "keyframes") return { keyframes: node.params, text: node.toString() };
    return { text: `${node.toString()}${node.type === "atrule" && !node.nodes ? ";" : ""}` };
  });
}

const named = /\.[\w-]+|\[data-[\w-]+=[\w-]+\]|(?<![\w\-.:#[="'])[a-z][a-z0-9]*(?![\w\-=])/g;

/** ".a b:not(.c):has(.d)" → .a, b, .d */
function namesIn(selector: string): string[] {
  let simple = selector.replace(/:has\(([^(),]*)\)/g, " $1");
  for (let before = ""; before !== simple; ) {
    before = simple;
    simple = simple.replace(/\([^()]*\)/g, "");
  }
  return simple.match(named) ?? [];
}

const reads = (rules: string, property: string) =>
  rules.includes(`var(${property})`) || rules.includes(`var(${property},`);

/** @param rules the first pass's result; without it, all keyframes are left out and all custom properties stay */
const textOf = (pieces: Piece[], onPage: ReadonlySet<string>, rules?: string): string =>
  pieces
    .map((piece) => {
      if ("keyframes" in piece) return rules?.includes(piece.keyframes) ? piece.text : "";
      if ("property" in piece) return !rules || reads(rules, piece.property) ? piece.text : "";
      if ("text" in piece) return piece.text;
      if ("selectors" in piece) {
        const used = piece.selectors.filter(({ names }) => names.every((name) => onPage.has(name)));
        if (used.length === 0) return "";
        const body = textOf(piece.pieces, onPage, rules);
        return body && `${used.map(({ text }) => text).join(",")}{${body.replace(/;$/, "")}}`;
      }
      const inside = textOf(piece.pieces, onPage, rules);
      return inside && `${piece.open}${inside}}`;
    })
    .join("");
