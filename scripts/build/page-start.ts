import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

const parked = /<script( type="text\/plain" data-boot="[^"]*")>([\s\S]*?)<\/script>/;
const context = /<script>(window\.__reactRouterContext = [\s\S]*?)<\/script>/;
const stream = /<script>(window\.__reactRouterContext\.streamController\.[\s\S]*?)<\/script>/g;

/**
 * Takes what a prerendered page only needs once its modules run (the loader data, the router's context, the parked module) out
 * of the HTML and into one module file, which boot.js fetches after the first paint: the page then fits into the first flight
 * of a new connection (docs/decisions/0003).
 * @param client the folder the site is served from
 * @returns the page's HTML as it is to be served; unchanged when it starts no modules
 */
export async function startFromFile(html: string, client: string): Promise<string> {
  const [, attributes, module] = parked.exec(html) ?? [];
  const [, before] = context.exec(html) ?? [];
  if (!attributes || module === undefined || !before) return html;
  const data = [...html.matchAll(stream)].map(([, text]) => text);
  const text = [before, ...data, module].join("\n");
  const name = `start-${createHash("sha256").update(text).digest("base64url").slice(0, 8)}.js`;
  await mkdir(path.join(client, "assets"), { recursive: true });
  await writeFile(path.join(client, "assets", name), text);
  return html
    .replace(context, "")
    .replace(stream, "")
    .replace(parked, () => `<script${attributes} data-start="/assets/${name}"></script>`);
}
