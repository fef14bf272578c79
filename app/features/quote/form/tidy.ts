import { tidyText } from "../../../forms/tidy-text.ts";
import { emptyValues, fieldNames, type Values } from "./fields.ts";

/** Answers on more than one line. */
const manyLines: ReadonlySet<string> = new Set(["notes"]);

/** Every answer as a person means it; what is missing is empty. */
export function tidyValues(typed: Partial<Record<string, string>>): Values {
  const values = { ...emptyValues };
  for (const name of fieldNames) values[name] = tidyText(typed[name] ?? "", manyLines.has(name));
  return values;
}
