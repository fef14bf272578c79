import { Readable } from "node:stream";
import { expect, it } from "vitest";
import { type Cell, csvOf } from "./csv.server.ts";

async function csv(names: string[], ...pages: Cell[][][]) {
  let text = "";
  for await (const piece of csvOf(names, Readable.from(pages))) text += piece;
  return text;
}

const body = (text: string) => text.slice(text.indexOf("\r\n") + 2, -2);

it.each([
  ["=1+1", `"'=1+1"`],
  ["+44 7700 900123", `"'+44 7700 900123"`],
  ["-2+3", `"'-2+3"`],
  ["-12.50", `"-12.50"`],
  ["-12.50+1", `"'-12.50+1"`],
  ["@SUM(A1)", `"'@SUM(A1)"`],
  ['=HYPERLINK("http://evil.example";"Click")', `"'=HYPERLINK(""http://evil.example"";""Click"")"`],
  ["\t=1", `"'=1"`],
  ["\r=1", `"'=1"`],
  ["\n=1", `"'=1"`],
  ["  =1", `"'=1"`],
  ["＝1", `"'＝1"`],
  ["＋1", `"'＋1"`],
  ["\u0000=1", `"?=1"`],
  ["a,b", `"a,b"`],
  ['she said "yes"', `"she said ""yes"""`],
  ["two\nlines", `"two\nlines"`],
  ["it’s 2=2", `"it’s 2=2"`],
  ["\u001b[2J", `"?[2J"`],
])("%j becomes text", async (typed, cell) => {
  expect(body(await csv(["words"], [[typed]]))).toBe(cell);
});

it("begins with a byte-order mark and the columns' names, and ends every row with CRLF, over several pages of rows", async () => {
  const text = await csv(["name", "guests", "time"], [["Zoë", 24, null]], [["", 0, "x"]]);
  expect(await csv(["name"])).toBe('\ufeff"name"\r\n');
  expect(text).toBe('\ufeff"name","guests","time"\r\n"Zoë",24,\r\n"",0,"x"\r\n');
  expect(Buffer.from(text).subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
});
