/** The shape of an estimate, and how one is read that was stored as it was shown. Money in pence. */
import { z } from "zod";
import { jsonColumn } from "../../../json-column.server.ts";

const pence = z.int();

/** `unsaid`: no place yet. `by-hand`: a place overseas or not in our list. `coming`: only in a page that still loads the list. */
const travel = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("known"),
    place: z.string(),
    base: z.string(),
    miles: z.number(),
    freeMiles: z.number(),
    pence,
  }),
  z.object({ kind: z.literal("by-hand"), place: z.string(), overseas: z.boolean() }),
  z.object({ kind: z.literal("unsaid"), freeMiles: z.number() }),
  z.object({ kind: z.literal("coming"), place: z.string(), failed: z.boolean() }),
]);
export type Travel = z.infer<typeof travel>;

const order = z.object({
  performers: z.int(),
  /** For the line's label: "cheeky butler", "cheeky butlers" */
  singular: z.string(),
  plural: z.string(),
  packageName: z.string(),
  /** For one performer */
  price: pence,
  travel,
  /** How many people share it; undefined while it isn't known */
  guests: z.int().exactOptional(),
  /** ISO, for the balance's due date; undefined while it isn't known */
  date: z.string().exactOptional(),
});
export type Order = z.infer<typeof order>;

export const estimateShape = z.object({
  order,
  /** null for a line that has no price yet */
  lines: z.tuple([
    z.object({ kind: z.literal("act"), pence }),
    z.object({ kind: z.literal("travel"), pence: pence.nullable() }),
  ]),
  /** Sum of the lines that have a price */
  subtotal: pence,
  /** Null while a line has no price */
  total: pence.nullable(),
  /** Each, rounded up so that the group is never short; null without a total or a group size */
  perHead: pence.nullable(),
  /** How the total would be paid when they book; null without a total */
  payment: z
    .object({
      deposit: pence,
      balance: pence,
      /** Days before the event by which the balance is due */
      balanceDueDays: z.int(),
      /** ISO date the balance would be due; "now" if all is due at once because the event is near; null without a date */
      balanceDue: z.string().nullable(),
    })
    .nullable(),
  /** What the package included when this was stored, as text; absent in an estimate that is not stored yet, and in older rows */
  included: z.string().nullable().exactOptional(),
});
export type Estimate = z.infer<typeof estimateShape>;

/** @throws for a shape that was never stored */
export const parseEstimate = jsonColumn("quote.estimate", estimateShape);
