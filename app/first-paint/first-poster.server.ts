const texts = import.meta.glob<string>("../ui/poster/art/*.svg", { query: "?raw", import: "default", eager: true });
const addresses = import.meta.glob<string>("../ui/poster/art/*.svg", { query: "?url", import: "default", eager: true });
const textAt = new Map(Object.entries(addresses).map(([file, address]) => [address, texts[file]]));

const seenFirst = /<img[^>]*? fetchPriority="high"[^>]*? src="([^"]+)"[^>]*>/g;

const escapes: Record<string, string> = { "%": "%25", "#": "%23", "<": "%3C", ">": "%3E", '"': "'" };
/** A data URL may have no line breaks, and needs neither comments nor the views and styles that show a part of the drawing. */
function asAddress(svg: string): string {
  const line = svg
    .replace(/<!--[\s\S]*?-->|<style>.*?<\/style>|<view [^>]*>| id="ground"/g, "")
    .replace(/\s*\n\s*/g, " ")
    .replaceAll("> <", "><")
    .trim();
  return `data:image/svg+xml,${line.replace(/[%#<>"]/g, (sign) => escapes[sign] ?? sign)}`;
}

/**
 * A page with one poster that is seen first carries it: the biggest thing on a phone's first screen would otherwise wait for a
 * request of its own (docs/decisions/0003). React leaves the address alone when it hydrates the page. Live pages, which have a
 * nonce, stay as they are: they carry their data, and their largest element is text.
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
