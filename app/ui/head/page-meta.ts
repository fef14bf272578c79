import type { MetaDescriptor } from "react-router";

/** A page's properties for search engines and shared links. */
export interface PageSeo {
  /** Unique, at most 60 characters, without the brand */
  title: string;
  /** Unique; cut at 155 characters with an ellipsis */
  description: string;
  /** Absolute; without a query string, except for further pages of a list */
  canonical: string;
  /** Absolute address of the social image, 1200 by 630 */
  image?: string;
  imageAlt?: string;
  author: string;
  noindex?: boolean | undefined;
  /** For content filters: "adult" on a page whose content says so */
  rating?: "adult" | undefined;
  siteName: string;
  /** schema.org objects, each output as JSON-LD */
  structured?: object[];
}

/** For a page whose address is a secret. Its response has a header that says the same, but a page opened by scripts has no response. */
export const referrerMeta = { name: "referrer", content: "same-origin" } as const;

const descriptionLimit = 155;

/** Cuts a description at a word, with an ellipsis, to at most 155 characters. */
function cutDescription(text: string): string {
  if (text.length <= descriptionLimit) return text;
  const room = text.slice(0, descriptionLimit - 1);
  const lastSpace = room.lastIndexOf(" ");
  return `${room.slice(0, lastSpace > 0 ? lastSpace : undefined).replace(/[\s,.;:–—-]+$/u, "")}…`;
}

/** The number of characters of a title that search results show. */
const titleLimit = 60;

/** The title followed by the brand, if both fit. */
function fullTitle({ title, siteName }: PageSeo): string {
  const branded = title.includes(siteName) ? title : `${title} | ${siteName}`;
  return branded.length <= titleLimit ? branded : title;
}

export function headTags(seo: PageSeo | undefined): MetaDescriptor[] {
  if (!seo) return [];
  const description = cutDescription(seo.description);
  return [
    { title: fullTitle(seo) },
    { name: "description", content: description },
    ...(seo.noindex ? [{ name: "robots", content: "noindex,follow" }] : []),
    ...(seo.rating ? [{ name: "rating", content: seo.rating }] : []),
    { name: "author", content: seo.author },
    { tagName: "link", rel: "canonical", href: seo.canonical },
    { property: "og:site_name", content: seo.siteName },
    { property: "og:locale", content: "en_GB" },
    { property: "og:type", content: "website" },
    { property: "og:title", content: seo.title },
    { property: "og:description", content: description },
    { property: "og:url", content: seo.canonical },
    ...(seo.image
      ? [
          { property: "og:image", content: seo.image },
          { property: "og:image:width", content: "1200" },
          { property: "og:image:height", content: "630" },
          ...(seo.imageAlt ? [{ property: "og:image:alt", content: seo.imageAlt }] : []),
          { name: "twitter:card", content: "summary_large_image" },
        ]
      : []),
    ...(seo.structured ?? []).map((thing) => ({ "script:ld+json": thing })),
  ] as MetaDescriptor[];
}

export interface PageData {
  loaderData?: { seo: PageSeo } | undefined;
}

/** Exported by the route of every page without a form. */
export const meta = ({ loaderData }: PageData): MetaDescriptor[] => headTags(loaderData?.seo);
