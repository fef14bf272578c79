import { bare } from "./bare.ts";
import bootScript from "./boot.js?raw";

const preload = /<link rel="modulepreload"[^>]*?href="([^"]+)"[^>]*>/g;
const moduleScript = /<script([^>]*?) type="module" async="">/;

/**
 * Takes the modules out of the way of the first paint: the preload links leave the head, and the router's one module script
 * is parked as text until boot.js runs it after that paint, or at the first touch. Until then everything is plain HTML.
 * Measured in docs/decisions/0003-scripts-after-first-paint.md.
 */
export function deferModules(html: string): string {
  const modules = [...html.matchAll(preload)].map((match) => match[1]);
  if (!moduleScript.test(html)) return html;
  return html.replaceAll(preload, "").replace(moduleScript, (_, attributes: string) => {
    const boot = `<script${attributes}>${bare(bootScript)}</script>`;
    return `${boot}<script${attributes} type="text/plain" data-boot="${modules.join(" ")}">`;
  });
}
