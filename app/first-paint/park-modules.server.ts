import bootScript from "./boot.js?minified";

const preload = /<link rel="modulepreload"[^>]*?href="([^"]+)"[^>]*>/g;
const moduleScript = /<script([^>]*?) type="module" async="">/;

/**
 * Takes the modules out of the way of the first paint: the preload links leave the head, and the router's one module script
 * is parked as text until boot.js runs it after that paint, or at the first touch. Until then everything is plain HTML.
 */
export function parkModules(html: string): string {
  const modules = [...html.matchAll(preload)].map((match) => match[1]);
  if (!moduleScript.test(html)) return html;
  return html.replaceAll(preload, "").replace(moduleScript, (_, attributes: string) => {
    const boot = `<script${attributes}>${bootScript}</script>`;
    return `${boot}<script${attributes} type="text/plain" data-boot="${modules.join(" ")}">`;
  });
}
