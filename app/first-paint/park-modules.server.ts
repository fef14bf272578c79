import { createHash } from "node:crypto";

const preload = /<link rel="modulepreload"[^>]*?href="([^"]+)"[^>]*>/g;
const moduleScript = /<script([^>]*?) type="module" async="">([\s\S]*?)<\/script>/;
const parked = /<script( type="text\/plain" data-boot="[^"]*")>([\s\S]*?)<\/script>/;
const context = /<script>(window\.__reactRouterContext = [\s\S]*?)<\/script>/;
const stream = /<script>(window\.__reactRouterContext\.streamController\.[\s\S]*?)<\/script>/g;

/** A new version of React Router may write its scripts differently: the build fails then, as no page may silently lose this step. */
const changed = () =>
  new Error("React Router writes a page's scripts differently now: see app/first-paint/park-modules.server.ts");

/**
 * Takes the modules out of the way of the first paint: the preload links leave the head, and the router's one module script
 * is parked as text until boot.js runs it, after that paint or at the first input. Until then everything is plain HTML.
 * @throws where the page has no module script
 */
export function parkModules(html: string): string {
  if (!moduleScript.test(html)) throw changed();
  const modules = [...html.matchAll(preload)].map((match) => match[1]);
  return html
    .replaceAll(preload, "")
    .replace(
      moduleScript,
      (_, attributes: string, text: string) =>
        `<script${attributes} type="text/plain" data-boot="${modules.join(" ")}">${text}</script>`,
    );
}

/**
 * Of a prerendered page, takes what only its parked modules need (the loader data, the router's context, the module script) out
 * of the HTML and into one module file, which boot.js fetches after the first paint.
 * @returns the page's HTML as it is to be served, and the file, by its path on the site; a page with nothing parked has none
 * @throws where a parked page has no context
 */
export function startFromFile(html: string): { html: string; file?: { path: string; text: string } } {
  const [, attributes, module] = parked.exec(html) ?? [];
  if (!attributes || module === undefined) return { html };
  const [, before] = context.exec(html) ?? [];
  if (!before) throw changed();
  const data = [...html.matchAll(stream)].map(([, text]) => text);
  const text = [before, ...data, module].join("\n");
  const path = `/assets/start-${createHash("sha256").update(text).digest("base64url").slice(0, 8)}.js`;
  const lighter = html
    .replace(context, "")
    .replace(stream, "")
    .replace(parked, () => `<script${attributes} data-start="${path}"></script>`);
  return { html: lighter, file: { path, text } };
}
