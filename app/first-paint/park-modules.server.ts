import { createHash } from "node:crypto";

const preload = /<link rel="modulepreload"[^>]*?href="([^"]+)"[^>]*>/g;
const moduleScript = /<script([^>]*?) type="module" async="">([\s\S]*?)<\/script>/;
const parked = /<script( type="text\/plain" data-boot="[^"]*")>([\s\S]*?)<\/script>/;
const context = /<script>(window\.__reactRouterContext = [\s\S]*?)<\/script>/;
const stream = /<script>(window\.__reactRouterContext\.streamController\.[\s\S]*?)<\/script>/g;

/** A new React Router writes its scripts differently: the build fails, so that no page silently loses this step. */
const changed = () =>
  new Error("React Router writes a page's scripts differently now: see app/first-paint/park-modules.server.ts");

/**
 * Defers the modules until after the first paint: removes the preload links from the head, and parks the router's one module script as
 * text until boot.js runs it, after that paint or at the first input. Until then the page is plain HTML.
 * @throws if the page has no module script
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
 * For a prerendered page, moves what only its parked modules need (the loader data, the router's context, the module script) from the HTML
 * into one module file, which boot.js fetches after the first paint.
 * @returns the HTML to serve, and the file with its path on the site; no file for a page with nothing parked
 * @throws if a parked page has no context
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
