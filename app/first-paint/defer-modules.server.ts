import bootScript from "./boot.js?minified";
import facesScript from "./fonts.js?url&no-inline";
import { faceAddresses } from "./page-styles.server.ts";

const preload = /<link rel="modulepreload"[^>]*?href="([^"]+)"[^>]*>/g;
const moduleScript = /<script([^>]*?) type="module" async="">/;

/**
 * Takes the modules out of the way of the first paint: the preload links leave the head, and the router's one module script
 * is parked as text until boot.js runs it after that paint, or at the first touch. Until then everything is plain HTML.
 * For prerendered pages the build moves what is parked into a file (scripts/build/page-start.ts).
 * Measured in docs/decisions/0003-scripts-after-first-paint.md.
 */
export function deferModules(html: string): string {
  const modules = [...html.matchAll(preload)].map((match) => match[1]);
  if (!moduleScript.test(html)) return html;
  return html.replaceAll(preload, "").replace(moduleScript, (_, attributes: string) => {
    const later = [...faceAddresses, facesScript, ...modules].join(" ");
    const boot = `<script${attributes}>${bootScript}</script>`;
    return `${boot}<script${attributes} type="text/plain" data-boot="${later}">`;
  });
}
