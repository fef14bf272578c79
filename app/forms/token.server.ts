/** A form's hidden fields: the idempotency key, which makes two sendings one, and the signed time at which the form was shown. */
import { createHash, randomUUID } from "node:crypto";
import type { Ports } from "../context.ts";
import { type FormToken, hiddenFields } from "./form.ts";

export type FieldsByName = Partial<Record<string, string>>;

/** Signs every form, not only the quote's. Another text would make all forms that are open now count as automatic. */
const purpose = "quote-form";
/** Maximum characters of a token: time, note and signature. */
const maxTokenLength = 1000;

export const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

/** The text that is signed; without a note, the second colon is left out too. */
const signed = (time: string, key: string, note: string) => `${time}:${key}${note && `:${note}`}`;

interface NewToken {
  /** The key of a form that was stored and is shown to be changed; a new form gets a new key */
  key?: string;
  /** A note that comes back unchanged with the form, base64url */
  note?: string;
}

export function issueToken(
  { signer, clock }: Pick<Ports, "signer" | "clock">,
  { key = randomUUID(), note = "" }: NewToken = {},
): FormToken {
  const time = String(clock.now().getTime());
  const signature = signer.sign(purpose, signed(time, key, note));
  return { key, issued: [time, signature, ...(note ? [note] : [])].join(".") };
}

/** The token that was sent, to be shown again: a form that is sent twice must keep its key. */
export function sentToken(fields: FieldsByName): FormToken | null {
  const { key, issued } = fields;
  return key && isUuid(key) && issued && issued.length < maxTokenLength ? { key, issued } : null;
}

/** The same if the form is sent twice, another one if its answers changed, as after Back. Undefined without a valid key. */
export const rowIdOf = (key: string, ...answers: readonly string[]): string | undefined =>
  isUuid(key)
    ? createHash("sha256")
        .update([key, ...answers].join("\n"))
        .digest("hex")
        .slice(0, 32)
    : undefined;

/** Whether an id has the format of those that forms make, unlike an email's. */
export const isRowId = (id: string): boolean => /^[0-9a-f]{32}$/.test(id);

/**
 * Checks the hidden fields. `suspect`: the form looks automatic, because the field that people don't see is filled in, the signature is
 * not ours, or it was sent sooner than anybody can type. An old form is not suspicious, because people leave tabs open for days. `note`:
 * the note that the form was issued with; "" if there is none, or if we did not write it.
 */
export function checkToken(
  fields: FieldsByName,
  { signer, clock, settings }: Pick<Ports, "signer" | "clock" | "settings">,
): { suspect: boolean; note: string } {
  const token = sentToken(fields);
  const [time = "", signature = "", note = ""] = token?.issued.split(".") ?? [];
  if (!token || !signer.verify(purpose, signed(time, token.key, note), signature)) return { suspect: true, note: "" };
  const seconds = (clock.now().getTime() - Number(time)) / 1000;
  // A time to come is ours too, as it is signed: the clock has been set back since, or another machine's is ahead.
  const tooSoon = seconds >= 0 && seconds < settings.minFillSeconds;
  return { suspect: tooSoon || Boolean(fields[hiddenFields.decoy]), note };
}
