/**
 * The text of an invoice's PDF, as a screen reader or somebody who copies it gets it: glyphs by each font's ToUnicode map, and the texts that
 * replace drawings.
 */
import { inflateSync } from "node:zlib";

interface PdfText {
  /** A line for each piece of text, in the order drawn */
  lines: string[];
  /** ActualText of structure elements */
  actual: string[];
  pages: number;
  /** The whole file as latin1 text; its streams are compressed */
  raw: string;
}

export function readPdf(pdf: Buffer): PdfText {
  const raw = pdf.toString("latin1");
  const streams = new Map<string, string>();
  for (const [, id = "", length = "0", at] of objects(pdf, raw)) {
    const bytes = pdf.subarray(Number(at), Number(at) + Number(length));
    streams.set(id, inflateSync(bytes).toString("latin1"));
  }
  const toUnicode = new Map<string, Map<number, string>>();
  for (const [, id = "", map = ""] of raw.matchAll(/(\d+) 0 obj\n<<[^>]*?\/ToUnicode (\d+) 0 R/g))
    toUnicode.set(id, readMap(streams.get(map) ?? ""));
  const fonts = new Map<string, Map<number, string>>();
  for (const [, name = "", id = ""] of raw.matchAll(/\/(F\d+) (\d+) 0 R/g))
    fonts.set(name, toUnicode.get(id) ?? new Map());
  const lines: string[] = [];
  for (const text of streams.values()) {
    if (!/\bBT\b/.test(text)) continue;
    let font = new Map<number, string>();
    for (const [, name, shown] of text.matchAll(/\/(F\d+) [\d.]+ Tf|\[((?:<[0-9a-f]*>|[\s\d.-])*)\] TJ/g)) {
      if (name) font = fonts.get(name) ?? new Map();
      else lines.push([...(shown ?? "").matchAll(/<([0-9a-f]*)>/g)].map(([, hex = ""]) => decoded(hex, font)).join(""));
    }
  }
  const actual = [...raw.matchAll(/\/ActualText \((\xfe\xff(?:\\[\s\S]|[^\\)])*)\)/g)].map(([, text = ""]) =>
    utf16(text),
  );
  return { lines, actual, pages: (raw.match(/\/Type \/Page\n/g) ?? []).length, raw };
}

/** Compressed streams: their object, their length and where they begin. */
function* objects(pdf: Buffer, raw: string): Generator<[string, string, string, number]> {
  for (const match of raw.matchAll(/(\d+) 0 obj\n<<((?:(?!endobj)[\s\S])*?)>>\nstream\n/g)) {
    const [operator, id = "", dictionary = ""] = match;
    const length = /\/Length (\d+)/.exec(dictionary)?.[1] ?? "0";
    if (dictionary.includes("FlateDecode") && match.index < pdf.length)
      yield [operator, id, length, match.index + operator.length];
  }
}

function readMap(cmap: string): Map<number, string> {
  const map = new Map<number, string>();
  for (const [, from = "", list = ""] of cmap.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/g))
    [...list.matchAll(/<([0-9a-f ]*)>/g)].forEach(([, hex = ""], index) => {
      map.set(
        Number.parseInt(from, 16) + index,
        Buffer.from(hex.replaceAll(" ", ""), "hex").swap16().toString("utf16le"),
      );
    });
  return map;
}

const decoded = (hex: string, font: Map<number, string>) =>
  (hex.match(/.{4}/g) ?? []).map((glyph) => font.get(Number.parseInt(glyph, 16)) ?? "\ufffd").join("");

const utf16 = (text: string) =>
  Buffer.from(
    text
      .slice(2)
      .replaceAll(/\\([\s\S])/g, (_, sign: string) => ({ n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" })[sign] ?? sign),
    "latin1",
  )
    .swap16()
    .toString("utf16le");
