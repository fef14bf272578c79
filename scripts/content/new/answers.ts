/** The questions for a new agency, and the errors of an answer. */
import { existsSync, readdirSync } from "node:fs";
import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { z } from "zod";
import type { Act, Place } from "../../../app/content/shape.ts";
import { slugOf } from "../../../app/features/place/names.ts";
import { type Town, townsNamed } from "../towns.ts";

/** The kinds of legal form, as `legal.kind` in site.ts names them. */
const legalKinds = ["company", "sole-trader"];

export interface Answers {
  name: string;
  /** One of `legalKinds` */
  legal: string;
  phone: string;
  email: string;
  /** Separated by commas; where several towns have the name, with the county: "Newport (Pembrokeshire)" */
  towns: string;
  /** Separated by commas: slugs of shipped acts, or names of others */
  acts: string;
}

/** What is wrong with an answer, in a sentence; undefined where it is valid. */
type AnswerCheck = (typed: string) => string | undefined;

export const listIn = (typed: string): string[] =>
  typed
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean);

export const phoneOf = (typed: string) => parsePhoneNumberFromString(typed, "GB");

/** A shipped place, a town of the United Kingdom, or a sentence that says why it is neither. */
export function townOf(typed: string, places: readonly Place[]): Place | Town | string {
  const place = places.find(({ name, slug }) => name.toLowerCase() === typed.toLowerCase() || slug === typed);
  if (place) return place;
  const [, name = typed, county] = /^(.*?)\s*\((.*)\)$/.exec(typed) ?? [];
  const found = townsNamed(name).filter((town) => !county || town.county.toLowerCase() === county.toLowerCase());
  const [town, ...others] = found;
  if (!town) return `No town called ${typed} is known.`;
  if (others.length === 0) return town;
  return `There is more than one ${name}: say which of ${found.map((one) => `${one.name} (${one.county})`).join(", ")}.`;
}

function townsWrong(typed: string, places: readonly Place[]): string | undefined {
  const read = listIn(typed).map((one) => townOf(one, places));
  const chosen = read.flatMap((one) => (typeof one === "object" && "slug" in one ? [one] : []));
  const stray = chosen.find(({ parent }) => parent && !chosen.some(({ slug }) => slug === parent));
  if (read.length === 0) return "Name at least one town.";
  if (stray) return `${stray.name} is a part of ${stray.parent}: name that too.`;
  return read.find((one) => typeof one === "string");
}

export const folderWrong: AnswerCheck = (folder) =>
  existsSync(folder) && readdirSync(folder).some((name) => name !== ".git")
    ? `${folder} has something in it already. Name a folder that is empty, or not there yet.`
    : undefined;

export const wrongIn = (places: readonly Place[], acts: readonly Act[]): Record<keyof Answers, AnswerCheck> => ({
  name: (typed) => (typed.trim() ? undefined : "It needs a name."),
  legal: (typed) => (legalKinds.includes(typed) ? undefined : `Say ${legalKinds.join(" or ")}.`),
  phone: (typed) =>
    phoneOf(typed)?.isValid() ? undefined : "That is no phone number: 0113 496 0000, or +44 and so on.",
  email: (typed) => (z.email().safeParse(typed.trim()).success ? undefined : "That is no email address."),
  towns: (typed) => townsWrong(typed, places),
  acts: (typed) =>
    listIn(typed).some(slugOf)
      ? undefined
      : `Name at least one: ${acts.map(({ slug }) => slug).join(", ")}, or another.`,
});
