/** The shapes of content/brand/ and of the menus: what a page looks like and how one gets about, apart from its words. */
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
