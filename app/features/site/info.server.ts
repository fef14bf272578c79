import { type InfoPage, type InfoSection, type InfoSlug, infoPage as shape } from "../../content/page-shapes.ts";
import { withFacts } from "./fact-words.server.ts";

const files = import.meta.glob<unknown>("#content/pages/{accessibility,contact,privacy,reviews,terms}.ts", {
  import: "default",
  eager: true,
});
const pages = new Map(
  Object.entries(files).map(([file, words]) => {
    const found = shape.safeParse(words);
    if (!found.success) throw new Error(`${file}: ${found.error.message}`);
    const page = found.data;
    const filled = { ...page, lede: withFacts(page.lede), sections: page.sections.map(sectionWithFacts) };
    return [file.replace(/^.*\/|\.ts$/g, ""), filled];
  }),
);

function sectionWithFacts(section: InfoSection): InfoSection {
  const { rows } = section;
  return {
    ...section,
    text: section.text.map(withFacts),
    points: section.points.map(withFacts),
    after: section.after.map(withFacts),
    ...(rows && { rows: { head: rows.head, body: rows.body.map((row) => row.map(withFacts)) } }),
  };
}

/** The words of an information page, with the facts of content/site.ts and content/prices.ts filled in. */
export function infoPage(slug: InfoSlug): InfoPage {
  const found = pages.get(slug);
  if (!found) throw new Error(`content/pages/${slug}.ts is missing.`);
  return found;
}
