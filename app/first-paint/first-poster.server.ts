const texts = import.meta.glob<string>("../ui/poster/art/*.svg", { query: "?raw", import: "default", eager: true });
const addresses = import.meta.glob<string>("../ui/poster/art/*.svg", { query: "?url", import: "default", eager: true });
const textAt = new Map(Object.entries(addresses).map(([file, address]) => [address, texts[file]]));

const seenFirst = /<img[^>]*? fetchPriority="high"[^>]*? src="([^"]+)"[^>]*>/g;

const escapes: Record<string, string> = { "%": "%25", "#": "%23", "<": "%3C", ">": "%3E", '"': "'" };
/** As a data URL, which may not contain line breaks; without comments and the views and styles that select a part of the drawing. */
function asAddress(svg: string): string {
  const line = svg
    .replace(/<!--[\s\S]*?-->|<style>.*?<\/style>|<view [^>]*>| id="ground"/g, "")
    .replace(/\s*\n\s*/g, " ")
    .replaceAll("> <", "><")
    .trim();
  return `data:image/svg+xml,${line.replace(/[%#<>"]/g, (sign) => escapes[sign] ?? sign)}`;
}

/**
 * Puts the poster into the page if only one is visible first: otherwise the largest element on a phone's first screen would wait for a
 * separate request (docs/decisions/0003). React keeps the changed address when it hydrates the page. Live pages, recognised by their
 * nonce, are not changed: they contain their data, and their largest element is text.
 */
export function inlineFirstPoster(html: string, { nonce }: { nonce: string | undefined }): string {
  if (nonce) return html;
  const [first, ...others] = html.matchAll(seenFirst);
  const [image = "", address = ""] = first ?? [];
  const svg = textAt.get(address);
  if (!svg || others.length > 0) return html;
  return html
    .replace(new RegExp(`<link rel="preload" as="image" href="${address}"[^>]*>`), "")
    .replace(image, () => image.replace(address, () => asAddress(svg)));
}
