/** The shapes of the files of whole pages: home, service pages, information pages. */
import { z } from "zod";
import { actSlug, isoDate, searchSettings, sentence, slug, theme } from "./shape.ts";

/** A heading in parts: the accent is one word or name set in the accent typeface. */
const heading = z.strictObject({ before: z.string(), accent: sentence, after: z.string() });

/** Tokens that the template fills in from content/prices.ts, so that words and prices always agree. */
export const priceTokens = [
  "freeMiles",
  "perMile",
  "depositPercent",
  "depositMinimum",
  "balanceDueDays",
  "freeCancelDays",
] as const;
export type PriceToken = (typeof priceTokens)[number];

const withTokens = (tokens: readonly string[]) =>
  sentence.refine((text) => [...text.matchAll(/\{([^}]*)\}/g)].every(([, token]) => tokens.includes(token ?? "")), {
    error: `between braces only: ${tokens.join(", ")}`,
  });

const withPriceTokens = withTokens(priceTokens);

/** acts/<act>/page.ts, or pages/<slug>.ts for a page of several acts. */
export const servicePage = z.strictObject({
  ...searchSettings,
  slug: z
    .string()
    .regex(
      /^[a-z0-9]+(-[a-z0-9]+)*-hire$/,
      "its address: small letters, digits and single hyphens, with -hire at the end",
    ),
  title: sentence.max(48).describe("for the browser tab and search results, unique; brand and price come after it"),
  description: withTokens(["from"]).min(120).max(155).describe("for search results; {from} is the lowest price"),
  heading: heading.describe("h1"),
  lede: sentence.max(240),
  acts: z.tuple([actSlug], actSlug).describe("the first is the main act, whose poster, theme and quote page are used"),
  whatItIs: z.array(sentence).min(2).max(4),
  included: z.array(sentence).min(4).max(8),
  fromYou: z.array(sentence).min(2).max(5).describe("what the host has to provide or know"),
  occasions: z
    .array(z.strictObject({ title: sentence, text: sentence }))
    .min(3)
    .max(4),
  steps: z.array(z.strictObject({ title: sentence, text: sentence })).length(3),
  visit: z
    .array(z.strictObject({ when: withTokens(["minutes"]), what: sentence }))
    .length(5)
    .describe("five moments, from the door to the taxi, under five drawings; {minutes} is the shortest booking"),
  questions: z
    .array(z.strictObject({ question: sentence, answer: withPriceTokens }))
    .min(5)
    .max(8),
});
export type ServicePage = z.infer<typeof servicePage>;
export type ServicePageFile = z.input<typeof servicePage>;

export const homePage = z.strictObject({
  ...searchSettings,
  title: sentence.max(60).describe("for the browser tab and search results, without the brand"),
  description: sentence.min(120).max(155),
  imageAlt: sentence.describe("alt text of the social image"),
  share: sentence.max(60).describe("the line on the social image"),
  hero: z.strictObject({
    heading: heading.describe("the headline, a line for each of its parts"),
    line: sentence.max(180).describe("one sentence under the headline"),
    buttons: z.strictObject({ services: sentence, call: sentence, chat: sentence }),
    postersAlt: sentence.describe("the wall of posters, described as one picture"),
  }),
  trusted: z.strictObject({ heading: sentence.describe("visually hidden, above the strip of brands") }),
  services: z.strictObject({ heading: sentence, line: sentence }),
  values: z.strictObject({ heading: sentence }),
  reviews: z.strictObject({
    heading: sentence,
    sampleNote: sentence.describe("shown while any review on the page is a sample"),
  }),
  pricing: z.strictObject({
    heading: sentence,
    facts: z
      .array(z.strictObject({ title: sentence, text: withPriceTokens }))
      .min(3)
      .max(4),
  }),
  closing: z.strictObject({
    heading: sentence,
    text: sentence,
    buttons: z.strictObject({ services: sentence, call: sentence, chat: sentence, email: sentence }),
  }),
});
export type HomePage = z.infer<typeof homePage>;

export const infoSlugs = ["accessibility", "contact", "privacy", "reviews", "terms"] as const;
export type InfoSlug = (typeof infoSlugs)[number];

/** Tokens of a company alone, from before "trader" and "legalName". */
export const companyTokens = ["registeredName", "registeredIn", "companyNumber", "registeredOffice"] as const;
export type CompanyToken = (typeof companyTokens)[number];

/** Tokens that an information page may use in braces, beside those of content/prices.ts. */
export const siteTokens = [
  ...priceTokens,
  "name",
  ...companyTokens,
  "trader",
  "legalName",
  "tradingAddress",
  "email",
  "phone",
  "openingHours",
  "vat",
  "enquiryMonths",
  "bookingYears",
  "backupDays",
  "insurance",
  "complaintWeeks",
  "complaintAckDays",
  "complaintAnswerDays",
] as const;
export type SiteToken = (typeof siteTokens)[number];

const withSiteTokens = withTokens(siteTokens);

const infoSection = z.strictObject({
  id: slug.describe("the section's address: /terms#cancelling"),
  title: sentence,
  only: z
    .enum(["with a tag", "without a tag"])
    .optional()
    .describe("shown only while content/site.ts has a tagId, or none"),
  text: z.array(withSiteTokens).default([]).describe("paragraphs; [words](/path) makes a link"),
  points: z.array(withSiteTokens).default([]).describe("a list after the paragraphs"),
  table: z.enum(["cancellation"]).optional().describe("a table that the page makes from content/prices.ts"),
  rows: z
    .strictObject({ head: z.array(sentence), body: z.array(z.array(withSiteTokens)) })
    .optional()
    .describe("a table of its own; the first column names the row"),
  after: z.array(withSiteTokens).default([]).describe("paragraphs after the list or table"),
  pictures: z
    .array(sentence)
    .max(3)
    .default([])
    .describe(
      "shipped drawings: one beside the title, one beside the paragraphs after the table, one within a long table on a phone",
    ),
});
export type InfoSection = z.infer<typeof infoSection>;

/** /accessibility, /contact, /privacy, /reviews, /terms */
export const infoPage = z.strictObject({
  ...searchSettings,
  title: sentence.max(60),
  description: sentence.min(120).max(155),
  heading,
  lede: withSiteTokens,
  changed: isoDate.optional().describe("when the words last changed in substance; shown on the page"),
  share: z.strictObject({ line: sentence.max(60), posters: z.tuple([sentence]), theme }).describe("the social image"),
  sections: z.array(infoSection).default([]),
});
export type InfoPage = z.infer<typeof infoPage>;
export type InfoPageFile = z.input<typeof infoPage>;
