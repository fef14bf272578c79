import { type InfoPage, type InfoSection, type InfoSlug, infoPage as shape } from "../../content/page-shapes.ts";
import { fillSiteTokens } from "./fill-site-tokens.server.ts";

const files = import.meta.glob<unknown>("#content/pages/{accessibility,contact,privacy,reviews,terms}.ts", {
  import: "default",
  eager: true,
});
const pages = new Map(
  Object.entries(files).map(([file, content]) => {
    const found = shape.safeParse(content);
    if (!found.success) throw new Error(`${file}: ${found.error.message}`);
    const page = found.data;
    const sections = page.sections.map(sectionWithTokens).filter(saysSomething);
    const filled = { ...page, lede: fillSiteTokens(page.lede), sections };
    return [file.replace(/^.*\/|\.ts$/g, ""), filled];
  }),
);

/** Fills in tokens and drops empty paragraphs: the token of a hidden claim leaves its paragraph empty. */
function filledIn(lines: readonly string[]): string[] {
  return lines.map(fillSiteTokens).filter(Boolean);
}

function saysSomething({ text, points, after, table, rows }: InfoSection): boolean {
  return text.length + points.length + after.length > 0 || Boolean(table ?? rows);
}

function sectionWithTokens(section: InfoSection): InfoSection {
  const { rows } = section;
  return {
    ...section,
    text: filledIn(section.text),
    points: filledIn(section.points),
    after: filledIn(section.after),
    ...(rows && { rows: { head: rows.head, body: rows.body.map((row) => row.map(fillSiteTokens)) } }),
  };
}

/** An information page, with the facts from content/site.ts and content/prices.ts filled in. */
export function infoPage(slug: InfoSlug): InfoPage {
  const found = pages.get(slug);
  if (!found) throw new Error(`content/pages/${slug}.ts is missing.`);
  return found;
}
