/**
 * Stripe's API contract as its SDK ships it: the declarations in the package are generated from Stripe's OpenAPI description, with every
 * parameter, whether it is required, and its possible values. They are read as text, and the requests on the wire are checked against
 * them, so that the adapter is checked against the API and not only by the compiler.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

interface Field {
  type: string;
  required: boolean;
}
type Declared = { kind: "object"; fields: Map<string, Field>; open: boolean } | { kind: "alias"; type: string };
export type Declarations = ReadonlyMap<string, Declared>;
/** A decoded form: text at the leaves. */
export type Sent = string | Sent[] | { [name: string]: Sent };

const folder = path.join(path.dirname(createRequire(import.meta.url).resolve("stripe")), "../esm/resources");

/** @param file such as "Checkout/Sessions" */
export function declarationsIn(file: string): Declarations {
  const text = readFileSync(path.join(folder, `${file}.d.ts`), "utf8").replaceAll(/\/\*[\s\S]*?\*\//g, "");
  const found = new Map<string, Declared>();
  const scope: string[] = [];
  let fields: Map<string, Field> | undefined;
  for (const line of text.split("\n").map((raw) => raw.trim())) {
    const space = /^(?:export )?(?:declare )?namespace (\w+) \{$/.exec(line)?.[1];
    const [, object, parents] =
      /^(?:export )?(?:declare )?(?:interface|class) (\w+)(?: extends ([^{]+))? \{$/.exec(line) ?? [];
    const [, alias, type] = /^(?:export )?type (\w+) = (.+);$/.exec(line) ?? [];
    const [, name, optional, of] = /^(?:readonly )?(\w+)(\?)?: (.+);$/.exec(line) ?? [];
    if (object) {
      fields = new Map();
      scope.push(object);
      found.set(scope.join("."), { kind: "object", fields, open: /Pagination/.test(parents ?? "") });
    } else if (space) scope.push(space);
    else if (alias && type) found.set([...scope, alias].join("."), { kind: "alias", type });
    else if (name && of) fields?.set(name, { type: of, required: !optional });
    else if (line === "}" || line === "};") {
      scope.pop();
      fields = undefined;
    } else if (line.endsWith("{")) scope.push("?");
  }
  return found;
}

const pagination = ["limit", "starting_after", "ending_before"];

/** What is wrong with a value, a sentence each, as the API would find it. @param type such as "Checkout.SessionCreateParams" */
export function faults(declared: Declarations, type: string, value: Sent | undefined, at = "", scope = ""): string[] {
  const inner = /^(Array|Emptyable)<(.+)>$/.exec(type);
  if (inner?.[1] === "Emptyable") return value === "" ? [] : faults(declared, inner[2] ?? "", value, at, scope);
  if (inner)
    return Array.isArray(value)
      ? value.flatMap((one, index) =>
          faults(declared, inner[2] ?? "", one, `${at.replace(/\.$/, "")}[${index}].`, scope),
        )
      : [`${at} must be a list`];
  if (type.includes(" | ") || type.startsWith("'")) return literalFaults(type, value, at);
  switch (type) {
    case "string":
      return typeof value === "string" && value !== "" ? [] : [`${at} must be text`];
    case "number":
      return typeof value === "string" && /^-?\d+$/.test(value) ? [] : [`${at} must be a whole number`];
    case "boolean":
      return value === "true" || value === "false" ? [] : [`${at} must be true or false`];
    case "MetadataParam":
      return isObject(value) && Object.values(value).every((one) => typeof one === "string")
        ? []
        : [`${at} must be texts by name`];
  }
  const [name, known] = resolve(declared, type, scope);
  if (known.kind === "alias") return faults(declared, known.type, value, at, name);
  if (!isObject(value)) return [`${at} must be an object`];
  const unknown = Object.keys(value).filter(
    (key) => !known.fields.has(key) && !(known.open && pagination.includes(key)),
  );
  return [
    ...unknown.map((key) => `${at}${key} is unknown`),
    ...[...known.fields].flatMap(([key, field]) => {
      const given = value[key];
      if (given === undefined) return field.required ? [`${at}${key} is missing`] : [];
      return faults(declared, field.type, given, `${at}${key}.`, name);
    }),
  ].map((fault) => fault.replaceAll(". ", " "));
}

const isObject = (value: Sent | undefined): value is { [name: string]: Sent } =>
  typeof value === "object" && !Array.isArray(value);

/** Allows only the values that the description names. The SDK also allows others (OtherString), for responses newer than itself. */
function literalFaults(type: string, value: Sent | undefined, at: string): string[] {
  const allowed = type.split(" | ").flatMap((one) => /^'(.*)'$/.exec(one)?.[1] ?? []);
  return allowed.length > 0 && !(typeof value === "string" && allowed.includes(value))
    ? [`${at} must be one of ${allowed.join(", ")}`]
    : [];
}

/** Resolves a name in the namespace of the same object, then in those around it. */
function resolve(declared: Declarations, type: string, scope: string): [string, Declared] {
  for (let around = scope; ; around = around.includes(".") ? around.slice(0, around.lastIndexOf(".")) : "") {
    const name = around ? `${around}.${type}` : type;
    const known = declared.get(name);
    if (known) return [name, known];
    if (!around) throw new Error(`The SDK declares no ${type} (seen from ${scope})`);
  }
}

/** "line_items[0][quantity]=1" as { line_items: [{ quantity: "1" }] }. */
export function decoded(form: string): { [name: string]: Sent } {
  const root: { [name: string]: Sent } = {};
  for (const [key, value] of new URLSearchParams(form)) {
    const names = key.split(/[[\]]+/).filter(Boolean);
    let here: Record<string, Sent> = root;
    for (const [index, name] of names.entries()) {
      const next = names[index + 1];
      if (next === undefined) here[name] = value;
      else {
        here[name] ??= /^\d+$/.test(next) ? [] : {};
        here = here[name] as Record<string, Sent>;
      }
    }
  }
  return root;
}
