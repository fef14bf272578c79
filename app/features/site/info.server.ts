import accessibility from "#content/pages/accessibility.ts";
import contact from "#content/pages/contact.ts";
import privacy from "#content/pages/privacy.ts";
import reviews from "#content/pages/reviews.ts";
import terms from "#content/pages/terms.ts";
import { type InfoPage, type InfoSection, type InfoSlug, infoPage as shape } from "../../content/page-shapes.ts";
import { fillSiteTokens } from "./fill-site-tokens.server.ts";

const pages: Record<InfoSlug, InfoPage> = {
  accessibility: read("accessibility", accessibility),
  contact: read("contact", contact),
  privacy: read("privacy", privacy),
  reviews: read("reviews", reviews),
  terms: read("terms", terms),
};

/** An information page, with the facts from content/site.ts and content/prices.ts filled in. */
export const infoPage = (slug: InfoSlug): InfoPage => pages[slug];

/** @throws Error that names the file whose fields are not as they should be */
function read(slug: InfoSlug, content: unknown): InfoPage {
  const found = shape.safeParse(content);
  if (!found.success) throw new Error(`pages/${slug}.ts: ${found.error.message}`);
  const { lede, sections } = found.data;
  const filled = sections.map(sectionWithTokens).filter(saysSomething);
  return { ...found.data, lede: fillSiteTokens(lede), sections: filled };
}

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
