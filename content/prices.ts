import type { Prices } from "./shape.ts";

/**
 * Everything that costs money, per performer, in pence. The first package of each act is the "From" price on its card.
 * The cancellation table counts whole days before the event. Its words repeat its numbers, and pages and emails print them:
 * `npm run content:check` says where they differ.
 */
export default {
  vat: "No VAT is added.",
  vatPercent: 20,
  travel: {
    bases: ["london", "birmingham", "manchester", "leeds", "bristol", "newcastle", "glasgow", "cardiff", "belfast"],
    freeMiles: 15,
    pencePerMile: 90,
  },
  deposit: { percent: 20, minimum: 3000 },
  balanceDueDays: 14,
  offerDays: 7,
  // CMA: keep no more than is really lost. The shares below are the shipped guess; the owner replaces them with their own figures.
  cancellation: [
    {
      from: 28,
      keepPercent: 0,
      words: "28 days or more before: you get back everything you have paid, deposit included.",
    },
    {
      from: 14,
      keepPercent: 15,
      words: "14 to 27 days before: we keep 15% of the total for work already done. The rest comes back to you.",
    },
    {
      from: 3,
      keepPercent: 40,
      words:
        "3 to 13 days before: we keep 40% of the total, because the performer has turned other work down. If the slot is booked again, we give back what that saves us.",
    },
    {
      from: 0,
      keepPercent: 70,
      words:
        "Less than 3 days before: we keep 70% of the total, which pays the performer. If the slot is booked again, we give back what that saves us.",
    },
  ],
} satisfies Prices;
