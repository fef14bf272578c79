import bootScript from "./boot.js?minified";

const preload = /<link rel="modulepreload"[^>]*?href="([^"]+)"[^>]*>/g;
const moduleScript = /<script([^>]*?) type="module" async="">([\s\S]*?)<\/script>/;

/**
 * Takes the modules out of the way of the first paint: the preload links leave the head, and the router's one module script
 * is parked as text until boot.js, which follows it, runs it after that paint, or at the first touch. Until then everything is
 * plain HTML.
 */
export function parkModules(html: string): string {
  const modules = [...html.matchAll(preload)].map((match) => match[1]);
  return html
    .replaceAll(preload, "")
    .replace(
      moduleScript,
      (_, attributes: string, text: string) =>
        `<script${attributes} type="text/plain" data-boot="${modules.join(" ")}">${text}</script><script${attributes}>${bootScript}</script>`,
    );
}
