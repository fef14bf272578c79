import { readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { parseSync } from "vite";
import { messageOf } from "../../../server/refusal.ts";
import { notUtf8, type Problem, quoted } from "./problem.ts";

/** A content file that can be read: what it exports, and the line of each field. */
export interface Source {
  file: string;
  value: unknown;
  lineOf(field: readonly PropertyKey[]): number | undefined;
}

/** What is wrong with a field of the file. */
export const problem = ({ file, lineOf }: Source, field: readonly PropertyKey[], says: string): Problem => ({
  file,
  line: lineOf(field),
  says,
});

/** That problem where something is wrong, otherwise none. */
export const problemIf = (wrong: boolean, source: Source, field: readonly PropertyKey[], says: string): Problem[] =>
  wrong ? [problem(source, field, says)] : [];

/** @param file from the content folder @returns its problems where it can't be read at all */
export async function readSource(folder: string, file: string): Promise<Source | Problem[]> {
  const full = path.join(folder, file);
  const text = readFileSync(full, "utf8");
  const lineAt = (position: number) => text.slice(0, position).split("\n").length;
  const damaged = text.indexOf("\ufffd");
  if (damaged >= 0) return [{ file, line: lineAt(damaged), says: notUtf8 }];
  const { errors, program } = parseSync(full, text);
  const [error] = errors;
  if (error) return [{ file, ...unreadable(text, error.labels[0]?.start ?? 0, error.message) }];
  if (!program.body.some(({ type }) => type === "ExportDefaultDeclaration"))
    return [{ file, says: "exports nothing. “export default” has to stand before its content" }];
  const twice = fieldsTwice(program);
  if (twice.length > 0)
    return twice.map(({ name, at }) => ({
      file,
      line: lineAt(at),
      says: `${name} is there twice, and only the last counts. Remove one`,
    }));
  try {
    const { default: value } = await import(pathToFileURL(full).href);
    return {
      file,
      value,
      lineOf(field) {
        const at = positionOf(program, field);
        return at === undefined ? undefined : lineAt(at);
      },
    };
  } catch (error) {
    const [message = ""] = messageOf(error).split("\n");
    const [, word] = /^(\w+) is not defined$/.exec(message) ?? [];
    if (word === undefined) return [{ file, says: `can't be read: ${message}` }];
    const line = lineAt(text.search(new RegExp(`\\b${word}\\b`)));
    return [{ file, line, says: `${word} is neither a number nor words in quotes` }];
  }
}

/** The most probable mistake where a file stops being readable. @param at the position */
function unreadable(text: string, at: number, message: string): Omit<Problem, "file"> {
  const lines = text.split("\n");
  const upTo = text.slice(0, at).split("\n");
  const line = upTo.length;
  const lineText = lines[line - 1] ?? "";
  const begins = upTo.at(-1)?.trim() === "";
  const before = lines.slice(0, line - 1).findLastIndex((one) => one.trim() !== "") + 1;
  const last = (lines[before - 1] ?? "").trim();
  const quotes = lineText.match(/(?<!\\)["'`]/g) ?? [];
  const [number] = /[\w"]+: (?:£|-?\d+(?:[, ]\d|[a-z%]))[^"'}]*/.exec(lineText) ?? [];
  if (/^(<{7}|={7}|>{7})/.test(lineText))
    return {
      line,
      says: `git has left two versions here, between ${quoted("<<<<<<<")} and ${quoted(">>>>>>>")}. Keep the right one, without these lines`,
    };
  if (message.includes("Unterminated"))
    return { line, says: `a quote is opened and not closed: ${quoted(lineText.trim())}` };
  if (begins && before > 0 && !/[,{[(]$/.test(last) && message.startsWith("Expected `,`"))
    return { line: before, says: `a comma is missing at the end of this line: ${quoted(last)}` };
  if (/[“”‘’]/.test(text[at] ?? ""))
    return { line, says: `these quotes are curly: ${quoted(lineText.trim())}. Words stand between straight ones: "` };
  if (number)
    return {
      line,
      says: `a number has more than digits: ${quoted(number.trim())}. Leave out signs, commas and spaces; a price is in pence, so £195 is 19500`,
    };
  if (quotes.length > 2)
    return {
      line,
      says: `there is a quote inside a quote: ${quoted(lineText.trim())}. Inside the words write “ and ” (or ’ for an apostrophe)`,
    };
  return {
    line,
    says: `can't be read from here on: ${quoted(lineText.trim())}. Look for a bracket, comma or quote too many or too few`,
  };
}

interface Node {
  type: string;
  start: number;
  [field: string]: unknown;
}

const nameOf = (property: Node): string | undefined => {
  const key = property.key as { name?: string; value?: string } | undefined;
  return key && String(key.name ?? key.value);
};

/** Fields that an object has already: JavaScript takes the last, whichever was meant. */
function fieldsTwice(within: unknown): { name: string; at: number }[] {
  if (typeof within !== "object" || within === null) return [];
  const names = new Set<string>();
  const here = ((within as Node).type === "ObjectExpression" ? ((within as Node).properties as Node[]) : []).flatMap(
    (property) => {
      const name = nameOf(property);
      if (name === undefined || !names.has(name)) {
        names.add(name ?? "");
        return [];
      }
      return [{ name, at: property.start }];
    },
  );
  return [...here, ...Object.values(within).flatMap(fieldsTwice)];
}

/** Where a field begins in the default export; where it is missing, the start of the object that should have it. */
function positionOf(program: unknown, field: readonly PropertyKey[]): number | undefined {
  const body = (program as { body: Node[] }).body;
  let node = body.find(({ type }) => type === "ExportDefaultDeclaration")?.declaration as Node | undefined;
  let at: number | undefined;
  for (const key of [undefined, ...field]) {
    if (key !== undefined) node = childOf(node, key);
    while (node && "expression" in node && /^TS(Satisfies|As)Expression$/.test(node.type))
      node = node.expression as Node;
    if (!node) return at;
    at = node.start;
  }
  return at;
}

function childOf(node: Node | undefined, key: PropertyKey): Node | undefined {
  if (node?.type === "ArrayExpression") return (node.elements as Node[])[Number(key)];
  if (node?.type !== "ObjectExpression") return undefined;
  const named = (node.properties as Node[]).find((property) => nameOf(property) === String(key));
  return named?.value as Node | undefined;
}
