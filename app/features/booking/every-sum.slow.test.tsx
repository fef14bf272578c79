/**
 * Everything that says what is paid when, read as people get it on random days of random bookings: every sum and day in it is one that the
 * rules of money give for that moment, and no day in it has passed.
 */
import fc from "fast-check";
import { expect, test } from "vitest";
import { randomCourses, walkThrough } from "../../../tests/support/product/random-booking.ts";
import { describeOnSqlite } from "../../../tests/support/product/stores.ts";
import { kindsThatSayWhatIsDue } from "../../../tests/support/product/what-is-due.tsx";

/** Steps at noon, so many days apart, each with the action that moves the quote forward. */
const forward = (...apart: number[]) => apart.map((days) => ({ days, hour: 12, pick: 0, jobs: true }));

/** While a payment is under way, picks the second of the five actions: the bank refuses (`acts` in random-booking.ts). */
const failing = { days: 0, hour: 12, pick: 6, jobs: false };

describeOnSqlite("what is paid when", (stores) => {
  test("is said alike by every page, email and printout, on every day", async () => {
    const seen = new Set<string>();
    const near = { party: 13, priced: 0, valid: 7, total: 18_500 };
    const far = { party: 40, priced: 0, valid: 7, total: 18_500 };
    const examples: [Parameters<typeof walkThrough>[1]][] = [
      // The party is nearer than the balance's day: all of it is paid at once.
      [{ ...near, transfer: true, steps: forward(0, 0, 1) }],
      [{ ...near, transfer: false, steps: forward(0, 0, 1) }],
      // Nobody pays the deposit until the whole price is due; then the payment expires.
      [
        {
          party: 16,
          priced: 0,
          valid: 10,
          total: 18_500,
          transfer: true,
          steps: forward(0, 0, 0)
            .slice(0, 2)
            .concat(
              { days: 3, hour: 12, pick: 7, jobs: true },
              { days: 6, hour: 12, pick: 8, jobs: true },
              { days: 5, hour: 12, pick: 8, jobs: true },
            ),
        },
      ],
      // Priced when the estimate's day for the balance has passed; the payment is refused by the bank, and made again.
      [{ ...near, party: 16, priced: 3, transfer: false, steps: [...forward(0, 0), failing, ...forward(1, 0)] }],
      // A balance about which a reminder is sent, which is late and then paid.
      [
        {
          ...far,
          transfer: false,
          steps: [...forward(0, 0, 1, 20), { days: 7, hour: 12, pick: 7, jobs: true }, ...forward(7, 1, 6)],
        },
      ],
      [
        {
          ...far,
          transfer: true,
          steps: [...forward(0, 0, 1, 22), { days: 9, hour: 12, pick: 9, jobs: true }, ...forward(4, 6)],
        },
      ],
      // The offer is sent again after the customer agreed; its total is less than the smallest deposit.
      [
        {
          ...far,
          total: 2999,
          transfer: true,
          steps: [...forward(0), { days: 0, hour: 9, pick: 9, jobs: false }, ...forward(0, 1, 1)],
        },
      ],
    ];
    await fc.assert(
      fc.asyncProperty(randomCourses, (course) => walkThrough(stores, course, seen)),
      {
        // Examples count as runs.
        numRuns: examples.length + Number(process.env.EVERY_SUM_RUNS ?? 1),
        examples,
        endOnFailure: true,
      },
    );
    for (const what of [
      "review",
      "page instructions",
      "instructions too late",
      "page booked",
      "page failed",
      "page request",
      ...kindsThatSayWhatIsDue,
    ])
      expect([...seen]).toContain(what);
  }, 120_000);
});
