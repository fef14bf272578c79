import { createHash, randomBytes } from "node:crypto";
import { z } from "zod";

/** Crockford's base32: no I, L, O or U, so that a reference can be read out without mistakes. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** "Bow & Tassel" → "BT", "Orchid Inn" → "RN": the first character of each of two words that is in the alphabet above, or "Q". */
export const initials = (brand: string): string => {
  const words =
    brand
      .normalize("NFKD")
      .replace(/\p{M}/gu, "")
      .toUpperCase()
      .match(/[A-Z0-9]+/g) ?? [];
  const signs = words.slice(0, 2).map((word) => [...word].find((sign) => alphabet.includes(sign)) ?? "");
  return signs.join("") || "Q";
};

/** A quote's reference in its standard form, whether made here, typed, or read from its column. */
const reference = z
  .string()
  .regex(/^[0-9A-Z]{1,2}-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
  .brand<"Reference">();
export type Reference = z.infer<typeof reference>;

/** Such as "BT-7K4M-92QX". It has 40 random bits, so about 1 guess in 10⁷ hits one of 100,000 quotes. */
export function makeReference(brand: string): Reference {
  const code = [...randomBytes(8)].map((byte) => alphabet[byte & 31]).join("");
  return reference.parse(`${initials(brand)}-${code.slice(0, 4)}-${code.slice(4)}`);
}

/** Normalises a reference as it was typed or read out: upper case, and 0 and 1 for the letters that look like them. */
export function readReference(typed: string): string {
  const [prefix = "", ...code] = typed.toUpperCase().split("-");
  return [prefix, ...code.map((part) => part.replaceAll("O", "0").replace(/[IL]/g, "1"))].join("-");
}

/** The same, but undefined if the text can't be a reference, so that the database need not be asked. */
export const parseReference = (typed: string): Reference | undefined => reference.safeParse(readReference(typed)).data;

/** The maximum number of references read from one text. */
const mostInText = 10;

/** Everything in a text that may be a reference, each once; accepts any kind of hyphen or dash. */
export function referencesIn(text: string): Reference[] {
  const written = text.match(/(?<![\p{L}\p{N}])[0-9A-Z]{1,2}(?:\p{Pd}[0-9A-Z]{4}){2}(?![\p{L}\p{N}])/giu) ?? [];
  const read = written.flatMap((one) => parseReference(one.replace(/\p{Pd}/gu, "-")) ?? []);
  return [...new Set(read)].slice(0, mostInText);
}

/** The private link's secret, 128 bits. Only its digest is stored. */
export const makeLinkKey = (): string => randomBytes(16).toString("base64url");
export const linkDigest = (key: string): string => createHash("sha256").update(key).digest("hex");
