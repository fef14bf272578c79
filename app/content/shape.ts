/**
 * The shapes of the owner's files; the agency itself is in site-shapes.ts, whole pages are in page-shapes.ts. Every file of the content folder is parsed with one of these when it is loaded, so a mistake is
 * reported with the file and the field instead of reaching a page.
 *
 * Money is in pence (GBP, integers), distances in miles, durations in minutes, dates are ISO 8601 (YYYY-MM-DD).
 */
import { z } from "zod";

/** Each has a class in the design system that sets background and legible text together. */
export const themes = ["velvet", "flame", "rose", "gold", "sky", "cobalt", "blush", "mint"] as const;
export const theme = z.enum(themes);
export type Theme = z.infer<typeof theme>;

export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "small letters, digits and single hyphens");
export const sentence = z.string().trim().min(1);
/** A name in headings: at 320 pixels about 20 letters fit on a line. */
const nameInHeadings = sentence.refine((text) => text.split(/[\s-]/).every((word) => word.length <= 20), {
  error: "words of at most 20 letters, or a phone cuts them off",
});
/** Somebody who types pounds is told the pence. */
const pence = z
  .int({
    error: ({ input }) => {
      const pounds = Number(input) || 195;
      return `a whole number of pence without quotes: £${pounds.toFixed(Number.isInteger(pounds) ? 0 : 2)} is ${Math.round(pounds * 100)}`;
    },
  })
  .nonnegative();
/** The folder of an act in content/acts. */
export const actSlug = slug.brand("ActSlug");
export type ActSlug = z.infer<typeof actSlug>;
export const isoDate = z.iso.date();

export const pack = z.strictObject({
  id: slug,
  name: sentence,
  minutes: z.int().positive(),
  price: pence,
  includes: z.array(sentence).min(2).max(6),
});
export type Package = z.infer<typeof pack>;
/** acts/<act>/prices.ts */
export const packages = z.array(pack).min(2).max(3);

export const prices = z.strictObject({
  vat: sentence,
  vatPercent: z
    .number()
    .min(0)
    .max(100)
    .describe("the rate that every price includes, for invoices; counts only with a VAT number in site.ts"),
  travel: z.strictObject({
    bases: z.array(slug).min(1).describe("slugs of places performers set out from"),
    freeMiles: z.int().nonnegative(),
    pencePerMile: pence,
  }),
  deposit: z.strictObject({ percent: z.int().min(1).max(100), minimum: pence }),
  balanceDueDays: z.int().positive(),
  offerDays: z.int().positive().describe("how long a price stands once it is shown, in days"),
  /** A change is for new offers: a booking keeps the table that its offer had. */
  cancellation: z
    .array(
      z.strictObject({
        from: z.int().nonnegative().describe("days before the event"),
        keepPercent: z.int().min(0).max(100),
        words: sentence,
      }),
    )
    .min(2),
});
export type Prices = z.infer<typeof prices>;

/** acts/<act>/act.ts; its service page is page.ts beside it, and its card has no link without one. */
export const act = z.strictObject({
  slug: actSlug,
  order: z.number().describe("its place among the cards, menus and forms: the smallest number comes first"),
  name: nameInHeadings.describe("as on the card, such as Cheeky Butlers"),
  singular: sentence.describe("'cheeky butler'"),
  plural: sentence.describe("'cheeky butlers'"),
  theme,
  poster: slug
    .optional()
    .describe("one of the drawings in app/ui/poster/art, unless there is one of the act's own name"),
  posterAlt: sentence,
  line: sentence.max(90).describe("one line under the name: a fact, not an adjective"),
  howFar: sentence.max(110).describe("how far it goes, as the act's pages say: 'It ends in underwear.'"),
  ready: sentence
    .max(110)
    .describe("what the host has ready, beside the price of each place: floor, speaker, a room to change in"),
  quote: z.enum(["/male-stripper-quote", "/female-stripper-quote"]),
  lookup: z.int().describe("number of the act-price lookup: data for callers, never printed on a page"),
  maxPerformers: z.int().min(1).max(12),
  guestsPerPerformer: z
    .int()
    .positive()
    .optional()
    .describe("a sensible number of guests for one performer, for the hint on the form"),
});
export type Act = z.infer<typeof act>;
export type ActFile = z.input<typeof act>;

/** Settings for search engines and filters that any page may have. */
export const searchSettings = {
  noindex: z.boolean().optional().describe("true keeps the page out of search engines and the sitemap"),
  rating: z.literal("adult").optional().describe("tells filters that the page is for adults; default off"),
};

export const review = z.strictObject({
  id: slug,
  author: sentence,
  location: sentence,
  place: slug.optional().describe("slug of the place, where it has pages"),
  act: slug,
  rating: z.int().min(1).max(5),
  date: isoDate.optional(),
  content: sentence,
  eventType: z.string().optional(),
  verified: z.literal(false).describe("only a review tied to a booking is verified, and those live in the database"),
  sample: z.boolean().describe("true for the shipped samples: the page says so"),
});
export type Review = z.infer<typeof review>;
/** reviews/home.ts. The home page shows the first `onHomePage`, other pages those of their act and place. */
export const homeReviews = review.array();
export const onHomePage = 30;

export const placeServices = ["male-stripper", "female-stripper", "drag-queen"] as const;
const placeService = z.enum(placeServices);
export type PlaceService = z.infer<typeof placeService>;

const placeMotifs = ["town", "city", "seaside", "valley", "capital", "sunshine"] as const;

/** What one act's page about a place says and no other page does: 250 to 350 words together. */
export const placePage = z.strictObject({
  intro: sentence.describe(
    "one or two sentences under the heading, 20 to 40 words: what is booked here, in the words people search for",
  ),
  here: sentence.describe("70 to 110 words: what happens, for whom, and how an evening with this act goes there"),
  spots: z
    .array(z.strictObject({ name: sentence, text: sentence }))
    .min(2)
    .max(3)
    .describe("kinds of rooms, quarters or streets that suit this act, and why; 25 to 45 words each"),
  room: sentence.describe("30 to 60 words: what the room or garden must have ready for this act there"),
  question: z
    .strictObject({ ask: sentence, answer: sentence })
    .describe("one honest question of that town about this act; the answer 35 to 70 words"),
});
export type PlacePage = z.infer<typeof placePage>;

/** also-known-as.ts, for each place */
export const otherNames = z.strictObject({
  /** Its own other names: the finder and the quote form know it by them */
  names: z.array(z.string().min(1)).default([]),
  /** Neighbours without a page: the finder names it for them, and travel is priced as to it, unless they are towns further off */
  near: z.array(z.string().min(1)).default([]),
});
export type OtherNames = z.input<typeof otherNames>;

/** A heading of /locations, with the counties or nations whose towns stand under it. */
export const region = z.strictObject({
  name: sentence,
  counties: z.array(z.string()).optional(),
  nations: z.array(z.string()).optional(),
});
export type Region = z.infer<typeof region>;

/** One place: where it is, and the words about it, written by hand. */
export const place = z.strictObject({
  ...searchSettings,
  slug,
  name: nameInHeadings,
  kind: z.enum(["town", "area"]).describe("an area belongs to a parent city and has the sub-area template"),
  parent: slug.optional(),
  within: sentence.describe("with its preposition: 'in Leeds', 'on Mallorca'"),
  nation: z.enum(["England", "Scotland", "Wales", "Northern Ireland", "Spain", "France"]),
  county: sentence.describe("county or area as people there say it: 'West Yorkshire'"),
  at: z
    .strictObject({ lat: z.number().min(27).max(61), lon: z.number().min(-19).max(10), source: sentence })
    .describe("degrees north and east, and where they were read; 'npm run content:places -- Leeds' offers them"),
  motif: z.enum(placeMotifs),
  quarters: z.array(sentence).describe("quarters and streets that people type when they mean it, for the finder"),
  arriving: sentence.describe(
    "how a performer gets there and what the host should know: station, parking, stairs, ferries; 15 to 35 words",
  ),
  busy: z
    .strictObject({
      when: sentence,
      why: sentence,
      ahead: sentence.optional().describe("how far ahead to book: an ordinary date and a busy one; 14 to 30 words"),
    })
    .describe("the weekends that fill first there"),
  pages: z
    .partialRecord(placeService, placePage)
    .describe("the services that have a page here, each with the words of that page; a town may be served without any"),
  sources: z
    .array(sentence)
    .describe("where the facts were checked, a line each: 'Otley Run: https://en.wikipedia.org/wiki/Otley_Run'"),
});
export type Place = z.infer<typeof place>;
