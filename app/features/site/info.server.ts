import { type InfoPage, type InfoSlug, infoPage as shape } from "../../../content/shape.ts";

const files = import.meta.glob<InfoPage>("../../../content/pages/{contact,locations,privacy,reviews,terms}.ts", {
  import: "default",
  eager: true,
});
const pages = new Map(Object.entries(files).map(([file, words]) => [file.replace(/^.*\/|\.ts$/g, ""), shape.parse(words)]));

/** What every information page has: its words for search engines and for a shared link, and its heading. */
export function infoPage(slug: InfoSlug): InfoPage {
  const found = pages.get(slug);
  if (!found) throw new Error(`content/pages/${slug}.ts is missing.`);
  return found;
}
