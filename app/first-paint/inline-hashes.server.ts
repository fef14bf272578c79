import { createHash } from "node:crypto";

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const style = /<style\b[^>]*>([\s\S]*?)<\/style>/gi;
/** Data that browsers don't execute, so the policy does not apply to it. */
const data = /\btype\s*=\s*["']?application\/(ld\+)?json/i;

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Hashes of a page's inline scripts and styles, each once, in the format of a Content-Security-Policy. */
export function inlineHashes(html: string): { script: string[]; style: string[] } {
  const scripts = [...html.matchAll(script)]
    .filter(([, attributes = "", text]) => text !== "" && !/\bsrc\s*=/i.test(attributes) && !data.test(attributes))
    .map(([, , text = ""]) => hash(text));
  const styles = [...html.matchAll(style)].map(([, text = ""]) => hash(text));
  return { script: [...new Set(scripts)], style: [...new Set(styles)] };
}

/** Attributes that the policy blocks and no hash can allow: style="" and onclick="". */
export function blockedAttributes(html: string): string[] {
  const markup = html.replaceAll(script, "").replaceAll(style, "");
  return [...markup.matchAll(/<[a-z][^>]*?\s(style|on[a-z]+)\s*=\s*["'][^>]*>/gi)].map(([tag]) => tag.slice(0, 120));
}
