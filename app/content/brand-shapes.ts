/** The shapes of content/brand/ and of the menus: how pages look and what the navigation holds. */
import { z } from "zod";
import { type Colour, colourNames } from "./colours.ts";

const hex = z
  .string()
  .regex(/^#[0-9a-f]{6}$/, "a colour as # and six of 0 to 9 and a to f in small letters, such as #ff5b4a");
export const palette = z.strictObject(
  Object.fromEntries(colourNames.map((name) => [name, hex])) as Record<Colour, typeof hex>,
);
export type Palette = z.infer<typeof palette>;

const packageName = z.string().regex(/^@fontsource(-variable)?\/[a-z0-9-]+$/, {
  error: "a package of Fontsource, such as @fontsource-variable/figtree or @fontsource/lora",
});
const face = z.strictObject({
  package: packageName,
  weight: z.int().min(100).max(900).describe("the one weight that is used"),
  style: z.enum(["normal", "italic"]).optional(),
  axes: z.record(z.string(), z.number()).optional().describe("points on the other axes of a variable face"),
});
export type Face = z.infer<typeof face>;
export const typefaces = z.strictObject({
  display: face,
  accent: face,
  text: z.strictObject({
    package: packageName.refine((name) => name.startsWith("@fontsource-variable/"), {
      error: "a variable face (@fontsource-variable/…): pages use it at weights from 400 to 700",
    }),
  }),
});
export type Typefaces = z.infer<typeof typefaces>;

const text = z.string().trim().min(1);
const title = text.max(24);
const links = z
  .array(z.tuple([z.string().regex(/^(\/|https:\/\/)/, "an address that begins with / or https://"), text.max(40)]))
  .min(1)
  .describe("addresses and their words; one that ends in / or begins with https:// is no page of this site");
export const menus = z.strictObject({
  explore: z.strictObject({ title, links }).describe("the menu in the header"),
  contact: z.strictObject({ title }).describe("the menu of ways to reach you"),
  reach: z.strictObject({ title }).describe("the same at the foot"),
  quick: z.strictObject({ title, links }),
  services: z.strictObject({ title, links }),
});
export type Menus = z.input<typeof menus>;
