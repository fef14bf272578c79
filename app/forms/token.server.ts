/** What the form carries unseen: the key that makes two sendings one, and the sealed time at which it was shown. */
import { randomUUID } from "node:crypto";
import type { Ports } from "../context.ts";
import { type FormToken, hiddenFields } from "./form.ts";

export type FieldsByName = Partial<Record<string, string>>;

const purpose = "quote-form";
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** @param key of a form that was sent before and is shown to be changed; a new form has a new one */
export function issueToken({ signer, clock }: Pick<Ports, "signer" | "clock">, key: string = randomUUID()): FormToken {
  const time = String(clock.now().getTime());
  return { key, issued: `${time}.${signer.sign(purpose, `${time}:${key}`)}` };
}

/** The token as it was sent, to be shown again: a form that is sent twice must stay the same form. */
export function sentToken(fields: FieldsByName): FormToken | null {
  const { key, issued } = fields;
  return key && uuid.test(key) && issued && issued.length < 200 ? { key, issued } : null;
}

/**
 * Whether a machine seems to have sent this: the field that people don't see is filled, the signature is not ours, or the form was
 * sent sooner than anybody can type. An old form is no reason: people leave tabs open for days.
 */
export function looksAutomatic(
  fields: FieldsByName,
  { signer, clock, settings }: Pick<Ports, "signer" | "clock" | "settings">,
): boolean {
  const token = sentToken(fields);
  if (fields[hiddenFields.decoy] || !token) return true;
  const [time = "", signature = ""] = token.issued.split(".");
  if (!signer.verify(purpose, `${time}:${token.key}`, signature)) return true;
  return clock.now().getTime() - Number(time) < settings.minFillSeconds * 1000;
}
