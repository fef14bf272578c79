import type { z } from "zod";
import { type Problem, quoted } from "./problem.ts";
import { problem, type Source } from "./source.ts";

/** ["questions", 2, "answer"] is "questions › 3 › answer" */
export const fieldName = (field: readonly PropertyKey[]): string =>
  field.map((key) => (typeof key === "number" ? key + 1 : String(key))).join(" › ");

/** Applies a check to each text of a file's value, at any depth. */
export function inEveryText<T>(value: unknown, look: (text: string, field: (string | number)[]) => T[]): T[] {
  const within = (inner: unknown, field: (string | number)[]): T[] => {
    if (typeof inner === "string") return look(inner, field);
    if (typeof inner !== "object" || inner === null) return [];
    return Object.entries(inner).flatMap(([key, child]) =>
      within(child, [...field, Array.isArray(inner) ? Number(key) : key]),
    );
  };
  return within(value, []);
}

/** Links in the texts, such as "[our terms](/terms)", to pages that do not exist. @param pages the addresses of all pages */
export const brokenLinks = (source: Source, pages: readonly string[]): Problem[] =>
  inEveryText(source.value, (text, field) =>
    [...text.matchAll(/\]\((\/[^)#?]*)/g)]
      .filter(([, address = ""]) => !pages.includes(address))
      .map(([, address]) => problem(source, field, `${fieldName(field)}: there is no page ${address} to link to`)),
  );

/** Names between braces that are not filled in: visitors would see the braces. */
export function unknownTokens(source: Source, known: readonly string[]): Problem[] {
  const right =
    known.length > 0
      ? `Known are ${known.map((token) => `{${token}}`).join(", ")}`
      : "Nothing is filled in in this file: write the words themselves";
  return inEveryText(source.value, (text, field) =>
    [...text.matchAll(/\{([^{}]*)\}/g)]
      .filter(([, name = ""]) => !known.includes(name))
      .map(([token]) => problem(source, field, `${fieldName(field)}: ${token} is not known here. ${right}`)),
  );
}

const valueAt = (value: unknown, field: readonly PropertyKey[]): unknown =>
  field.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown> | undefined)?.[key], value);

const written = (value: unknown): string =>
  typeof value === "string"
    ? value === ""
      ? "empty"
      : quoted(value)
    : Array.isArray(value)
      ? "a list"
      : JSON.stringify(value);

const kinds: Record<string, string> = {
  string: "words in quotes",
  number: "a number without quotes",
  int: "a whole number without quotes",
  array: "a list in square brackets",
  object: "fields between braces",
  record: "fields between braces",
  boolean: "true or false",
};
const formats: Record<string, string> = {
  email: "an email address, such as hello@your-agency.co.uk",
  date: "a date such as 2026-03-31",
  url: "an address that begins with https://",
};

/** A schema's issue in plain English: the field, what was read, what would be right. */
export function problemOf(source: Source, issue: z.core.$ZodIssue): Problem {
  const read = valueAt(source.value, issue.path);
  const name = fieldName(issue.path) || "the file";
  if (issue.code === "unrecognized_keys") {
    const { keys, path } = issue;
    const what = keys.length === 1 ? "a field that is" : "fields that are";
    const says = `${name} has ${what} not known here: ${keys.map(quoted).join(", ")}`;
    return problem(source, [...path, keys[0] ?? ""], says);
  }
  const says =
    read === undefined ? `${name} is missing. It has to be ${right(issue)}` : `${name} is ${wrong(issue, read)}`;
  return problem(source, issue.path, says);
}

function wrong(issue: z.core.$ZodIssue, read: unknown): string {
  if (issue.code === "too_big" || issue.code === "too_small") {
    if (typeof read === "string")
      return read.trim() === ""
        ? "empty. It has to say something"
        : `${read.length} characters long: ${quoted(read)}. It has to have ${right(issue)}`;
    if (Array.isArray(read)) return `a list of ${read.length}. It has to have ${right(issue)}`;
  }
  return `${written(read)}. It has to be ${right(issue)}`;
}

function right(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case "too_big":
      return issue.exact ? `exactly ${issue.maximum}` : `at most ${issue.maximum}`;
    case "too_small":
      if (issue.exact) return `exactly ${issue.minimum}`;
      return `${issue.inclusive ? "at least" : "more than"} ${issue.minimum}`;
    case "invalid_type":
      return issue.message.startsWith("Invalid") ? (kinds[issue.expected] ?? issue.expected) : issue.message;
    case "invalid_value":
      return issue.values.length === 1 ? String(issue.values[0]) : `one of ${issue.values.join(", ")}`;
    case "invalid_format":
      return formats[issue.format] ?? (issue.message.startsWith("Invalid") ? "written in another way" : issue.message);
    default:
      return issue.message;
  }
}
