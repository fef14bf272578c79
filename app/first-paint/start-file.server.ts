import { createHash } from "node:crypto";

const parked = /<script( type="text\/plain" data-boot="[^"]*")>([\s\S]*?)<\/script>/;
const context = /<script>(window\.__reactRouterContext = [\s\S]*?)<\/script>/;
const stream = /<script>(window\.__reactRouterContext\.streamController\.[\s\S]*?)<\/script>/g;

/**
 * Takes what a prerendered page only needs once its modules run (the loader data, the router's context, the parked module) out
 * of the HTML and into one module file, which boot.js fetches after the first paint.
 * @returns the page's HTML as it is to be served, and the file, by its path on the site; a page that starts no modules has none
 */
export function startFromFile(html: string): { html: string; file?: { path: string; text: string } } {
  const [, attributes, module] = parked.exec(html) ?? [];
  const [, before] = context.exec(html) ?? [];
  if (!attributes || module === undefined || !before) return { html };
  const data = [...html.matchAll(stream)].map(([, text]) => text);
  const text = [before, ...data, module].join("\n");
  const path = `/assets/start-${createHash("sha256").update(text).digest("base64url").slice(0, 8)}.js`;
  const lighter = html
    .replace(context, "")
    .replace(stream, "")
    .replace(parked, () => `<script${attributes} data-start="${path}"></script>`);
  return { html: lighter, file: { path, text } };
}
