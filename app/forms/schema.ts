/** Building blocks for a form's Zod schema. Only for the server: Zod adds 23 KB to a browser's bundle, and the server does the checks. */
import { z } from "zod";
import type { Errors, FieldRules, Form, Values } from "./form.ts";

export const text = ({ max, what }: FieldRules) =>
  z.string().max(max, { error: `Shorten ${what} to ${max} characters or fewer`, abort: true });
export const required = (rules: FieldRules) => text(rules).min(1, rules.missing);
export const optional = (rules: FieldRules) => text(rules).transform((typed) => typed || null);

/** Letters of any script, but nothing that could start another header or another address. */
export const emailShape =
  /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}$/u;

export const notAnEmail = "Enter an email address such as name@example.co.uk";

/** Slips of the finger in the names of large providers; nobody has an address there. */
const slips: readonly [RegExp, string][] = [
  [/^(gmial|gmai|gamil|gmaill|gnail|gmil|gmal|gmali)$/, "gmail"],
  [/^(hotmial|hotmal|homail|hotmai|hotnail)$/, "hotmail"],
  [/^(outlok|outloook|outllok|oulook)$/, "outlook"],
  [/^(yaho|yahooo|yhaoo)$/, "yahoo"],
  [/^(icoud|iclod|icluod)$/, "icloud"],
];
const slippedEndings = /\.(con|cmo|ocm|comm|vom)$/;

/** What a mistyped domain was meant to be: "gmail.com" for "gmial.con". @returns undefined where nothing looks mistyped */
function meantDomain(address: string): string | undefined {
  const domain = address.slice(address.lastIndexOf("@") + 1).toLowerCase();
  const [name = "", ...rest] = domain.replace(slippedEndings, ".com").split(".");
  const meant = [slips.find(([slip]) => slip.test(name))?.[1] ?? name, ...rest].join(".");
  return meant === domain ? undefined : meant;
}

/** An empty field has its own error already. */
const isEmailOrEmpty = (typed: string) => typed === "" || emailShape.test(typed);
export const isPhoneOrEmpty = (typed: string) =>
  typed === "" || (typed.normalize("NFKC").match(/\p{Nd}/gu) ?? []).length >= 6;

export const email = (rules: FieldRules) =>
  required(rules)
    .refine(isEmailOrEmpty, { error: notAnEmail, abort: true })
    .check(({ value, issues }) => {
      const meant = meantDomain(value);
      if (meant)
        issues.push({
          code: "custom",
          input: value,
          message: `Did you mean @${meant}? Check the end of your email address`,
        });
    });

export type Parsed<Name extends string, Input> = { ok: true; input: Input } | { ok: false; errors: Errors<Name> };

/** @param values tidied @param crossFieldErrors errors that depend on more than one field, given those found so far */
export function parseForm<Name extends string, Input>(
  { names }: Form<Name>,
  schema: z.ZodType<Input>,
  values: Values<Name>,
  crossFieldErrors: (found: Errors<Name>) => Errors<Name> = () => ({}),
): Parsed<Name, Input> {
  const parsed = schema.safeParse(values);
  const found: Errors<Name> = {};
  for (const { path, message } of parsed.error?.issues ?? []) found[path[0] as Name] ??= message;
  const errors = { ...crossFieldErrors(found), ...found };
  if (parsed.success && Object.keys(errors).length === 0) return { ok: true, input: parsed.data };
  const inPageOrder = names.filter((name) => errors[name]).map((name) => [name, errors[name]]);
  return { ok: false, errors: Object.fromEntries(inPageOrder) };
}
