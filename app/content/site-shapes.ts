/** The shape of site.ts: the agency, what it claims, and its rules for chasing, reviews and retention. */
import { z } from "zod";
import { isoDate, sentence } from "./shape.ts";

/** A claim the site makes about itself. Shown without evidence, the site starts on a local address only. */
const claim = <T extends z.ZodType>(value: T) =>
  z.strictObject({
    shown: z.boolean().describe("false takes it off every page"),
    value,
    evidence: z
      .strictObject({
        source: z.string().describe("where the proof is"),
        date: z.string().refine((date) => date === "" || isoDate.safeParse(date).success, "a date such as 2026-03-31"),
      })
      .describe("empty until the owner fills it in"),
  });

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "a time such as 09:00");

const vatNumber = z
  .string()
  .regex(/^$|^GB ?\d{3} ?\d{4} ?\d{2}$/, "empty, or such as GB 123 4567 89")
  .describe("empty when not registered for VAT: then no invoice has a line of VAT");

/** Text that has to be there; the message says what it is. */
const needed = (what: string) => z.string({ error: what }).trim().min(1);

const legal = z
  .discriminatedUnion(
    "kind",
    [
      z.strictObject({
        // Content made before there was a kind has none.
        kind: z.literal("company").default("company"),
        registeredName: needed(
          'the company’s name at Companies House. If you are a sole trader, write kind: "sole-trader", your own name as name, and your address as address in its place',
        ),
        companyNumber: needed("the number at Companies House"),
        registeredIn: needed("England and Wales, Scotland, or Northern Ireland"),
        registeredOffice: needed("the address at Companies House"),
        tradingAddress: needed("the address that customers may write to"),
        vatNumber,
      }),
      z.strictObject({
        kind: z.literal("sole-trader"),
        name: needed("your own name, not the business’s; of a partnership, every partner’s")
          .refine((text) => !/\b(?:ltd|limited|llp|plc|cyf)\.?$/i.test(text), {
            error: 'the name of a person. A company has kind: "company"',
          })
          .describe("of a partnership, every partner’s"),
        address: needed("an address in the United Kingdom where documents reach you, which every page shows"),
        vatNumber,
      }),
    ],
    { error: ({ code }) => (code === "invalid_union" ? "“company”, or “sole-trader”" : undefined) },
  )
  .describe("who contracts with customers");

export const site = z.strictObject({
  name: sentence,
  legal,
  phone: z
    .strictObject({
      display: sentence,
      e164: z.string().regex(/^\+\d{8,15}$/, "a plus, the country code and digits alone: +441134960000"),
    })
    // What is tapped must be what is read. A display of fewer digits is a word to dial, such as 0800 PARTIES.
    .refine(
      ({ display, e164 }) => {
        const digits = display.replace("(0)", "").replace(/\D/g, "");
        return digits.length < 9 || e164.endsWith(digits.replace(/^0+/, ""));
      },
      { path: ["e164"], error: "the number that display shows" },
    ),
  email: z.email(),
  chat: z
    .strictObject({
      number: z.string().regex(/^\d{8,15}$/, "digits alone, with the country code first: 447700900000"),
      greeting: z.string(),
    })
    .nullable()
    .describe("the agency’s WhatsApp; null if it has none: then pages lead to its email instead"),
  tagId: z.string().describe("ads and analytics conversion id; empty for none"),
  openingHours: sentence,
  profiles: z
    .array(z.strictObject({ name: sentence, url: z.url() }))
    .describe("the agency's own pages elsewhere, such as Instagram: links at the foot of every page; may be empty"),
  replyPromise: z
    .string()
    .describe("only a reply time the owner keeps, such as 'within two hours, 9am to 9pm'; may be empty"),
  bank: z
    .strictObject({ accountName: sentence, sortCode: sentence, accountNumber: sentence })
    .describe("where bank transfers go; shown only when that is how people pay"),
  discreet: z
    .strictObject({ senderName: sentence, subject: sentence })
    .describe(
      "sender name and subject of emails about a surprise; {reference} is filled in, and a word or two follow that tell one email from another",
    ),
  claims: z.strictObject({
    customerCount: claim(z.int()),
    happyCustomers: claim(sentence),
    badge: claim(
      z.strictObject({ label: sentence, reviews: z.int(), counted: sentence.describe("what the number counts") }),
    ),
    subScores: claim(z.strictObject({ service: z.number(), value: z.number(), quality: z.number() })),
    satisfaction: claim(sentence),
    topRated: claim(sentence),
    verifiedReviews: claim(sentence),
    cardRating: claim(z.number()),
    insurance: claim(sentence),
    hotelBrands: claim(z.array(sentence).min(1).max(8)),
  }),
  promises: z
    .array(claim(z.strictObject({ title: sentence, text: sentence })))
    .max(4)
    .describe("the tiles of the home page, each a claim of its own"),
  reach: z
    .strictObject({
      words: sentence.describe("how far you come, after “We go”: anywhere in the UK"),
      area: sentence.describe("the same as one place, for search engines"),
    })
    .default({ words: "anywhere in the UK", area: "United Kingdom" }),
  complaints: z
    .strictObject({
      withinWeeks: z.int().positive(),
      acknowledgedDays: z.int().positive(),
      answeredDays: z.int().positive(),
    })
    .describe("by when you ask to hear of a complaint, and by when you acknowledge (working days) and answer it"),
  reviewInvites: z.strictObject({
    to: z
      .enum(["agreed", "everyone"])
      .describe(
        "who is asked for a review: bookers who agreed to it, or every booker; for everyone, reword the policy in pages/reviews.ts",
      ),
    daysAfter: z.int().min(1).max(60).describe("days between the party and the invitation"),
    linkDays: z.int().min(7).max(365).describe("days the invitation's link works"),
  }),
  performers: z
    .strictObject({
      milesPerHour: z.int().min(5).max(80).describe("between two jobs of one evening, over the straight line"),
      marginMinutes: z.int().min(15).max(240).describe("beside the journey: parking, changing, what goes wrong"),
      chaseAfterHours: z
        .int()
        .positive()
        .describe("a performer who has not answered is asked once more after this, by day"),
      passOnAfterHours: z.int().positive().describe("after this the next who is free is asked, where you chose so"),
    })
    .refine(({ chaseAfterHours, passOnAfterHours }) => chaseAfterHours < passOnAfterHours, {
      path: ["passOnAfterHours"],
      error: "more than chaseAfterHours",
    })
    .default({ milesPerHour: 35, marginMinutes: 30, chaseAfterHours: 12, passOnAfterHours: 24 }),
  chasing: z.strictObject({
    unansweredHours: z
      .array(z.int().min(1).max(168))
      .describe("hours after which you are told that a request has no answer yet, such as [1, 4, 24]; [] for never"),
    hours: z
      .strictObject({ from: clockTime, until: clockTime })
      // Hours that never open would never have passed.
      .refine(({ from, until }) => from < until, {
        path: ["until"],
        error: "later than from on the same day, as hours that pass midnight can't be counted",
      })
      .nullable()
      .describe("null counts these hours day and night; times at the venue count only the hours between them"),
    offerUnopenedHours: z
      .int()
      .min(0)
      .max(168)
      .describe(
        "hours after which a customer is asked once whether a price that nobody opened has reached them; 0 for never",
      ),
    offerEndsDays: z
      .int()
      .min(0)
      .max(14)
      .describe("days before a price ends on which a customer who has not booked is told so once; 0 for never"),
    balance: z.boolean().describe("whether a customer is reminded of the balance, five days before it is due"),
  }),
  retention: z.strictObject({
    enquiryMonths: z
      .int()
      .positive()
      .describe("messages, and quotes without a payment: counted from the event or the last step, whichever is later"),
    bookingYears: z
      .int()
      .positive()
      .describe("bookings, from the end of their financial year: HMRC wants accounts for six"),
    financialYearEnds: z
      .string()
      .regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, "month and day, such as 03-31")
      .describe(
        "last day of the financial year: bookingYears count from there. A sole trader’s tax year ends on 04-05",
      ),
    backupDays: z.int().positive().describe("days after which a backup is removed, and erased data with it"),
  }),
});
export type Site = z.infer<typeof site>;
