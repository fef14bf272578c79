import postcss, { type ChildNode, type Container } from "postcss";

/** A piece of the stylesheet: text that is wanted when any of its selectors may match, or a block of such pieces. */
type Piece = { text: string; selectors: string[][] } | { open: string; pieces: Piece[] };

/**
 * Prepares a stylesheet for being cut to what a page uses. What matters is the page's classes: a rule stays when all classes
 * of one of its selectors are there; what stands in brackets, as in :has(.x), is not asked about. States and attributes are
 * kept with their class. What scripts add later is styled by the whole sheet, which boot.js fetches after the first paint.
 * @param css the whole stylesheet
 * @param always classes whose rules stay on every page
 * @returns gives the part of it that this HTML uses
 */
export function usedStyles(css: string, always: readonly string[] = []): (html: string) => string {
  const pieces = piecesOf(postcss.parse(css));
  return (html) => {
    const onPage = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names]) => (names ?? "").split(/\s+/));
    const classes = new Set([...always, ...onPage]);
    return textOf(pieces, classes);
  };
}

function piecesOf(container: Container<ChildNode>): Piece[] {
  return (container.nodes ?? []).map((node): Piece => {
    if (node.type === "rule") return { text: node.toString(), selectors: node.selectors.map(classesOf) };
    if (node.type === "atrule" && node.nodes && /^(media|supports|layer|container)$/.test(node.name))
      return { open: `@${node.name} ${node.params}{`, pieces: piecesOf(node) };
    return { text: `${node.toString()}${node.type === "atrule" && !node.nodes ? ";" : ""}`, selectors: [[]] };
  });
}

/** ".a .b:not(.c)" → a, b */
function classesOf(selector: string): string[] {
  let bare = selector;
  for (let before = ""; before !== bare; ) {
    before = bare;
    bare = bare.replace(/\([^()]*\)/g, "");
  }
  return [...bare.matchAll(/\.([\w-]+)/g)].map(([, name]) => name ?? "");
}

const textOf = (pieces: Piece[], classes: ReadonlySet<string>): string =>
  pieces
    .map((piece) => {
      if ("text" in piece)
        return piece.selectors.some((names) => names.every((name) => classes.has(name))) ? piece.text : "";
      const inside = textOf(piece.pieces, classes);
      return inside && `${piece.open}${inside}}`;
    })
    .join("");
