import { readForm } from "../../../forms/body.server.ts";
import { ticked, type Values } from "../../../forms/form.ts";
import { tidyValues } from "../../../forms/tidy-text.ts";
import { formatPounds } from "../../../ui/money.ts";
import { type PerformerField, performerForm } from "../../performer/fields.ts";
import type { Performer } from "../../performer/table.server.ts";

/** What was typed, with the hidden fields. */
export async function readPerformer(request: Request) {
  const { fields } = await readForm(request);
  const chosen = Object.keys(fields).filter((name) => name.startsWith("act-") && fields[name] === ticked);
  const typed = { ...fields, acts: chosen.map((name) => name.slice("act-".length)).join(" ") };
  const { id = "", version = 0, another } = fields;
  return { values: tidyValues(performerForm, typed), id, version: Number(version), another };
}

export const valuesOf = (performer: Performer, acts: readonly string[]): Values<PerformerField> => ({
  ...performer,
  acts: acts.join(" "),
  miles: String(performer.miles),
  fee: formatPounds(performer.fee).replace("£", ""),
  notes: performer.notes ?? "",
});

const labels: Record<PerformerField, string> = {
  publicName: "public name",
  legalName: "legal name",
  acts: "acts",
  base: "base",
  miles: "miles",
  phone: "phone",
  email: "email",
  fee: "fee",
  notes: "notes",
};

/** Says what somebody else changed meanwhile; what was typed here stays in the form. */
export function changedText(now: Values<PerformerField>, typed: Values<PerformerField>): string {
  const other = performerForm.names.filter((name) => now[name] !== typed[name]);
  const list = other.map((name) => `${labels[name]}: “${now[name] || "nothing"}”`).join("; ");
  return `Somebody else changed this while you had it open, and nothing of yours is saved yet. It says now ${list || "the same as you typed"}. Save again to have it as you typed it.`;
}
