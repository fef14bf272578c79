import { expect, it } from "vitest";
import { type Break, changedContent } from "../../../tests/support/product/changed-content.ts";

const unreadable: Break[] = [
  [
    "acts/cheeky-butlers/act.ts",
    /name: "([^"]*)",/,
    'name: "$1"',
    /^acts\/cheeky-butlers\/act\.ts, line 6: a comma is missing at the end of this line: “name: "Cheeky Butlers"”\.$/,
  ],
  [
    "acts/topless-waitresses/act.ts",
    /line: "[^"]*"/,
    'line: "The "best" evening"',
    /^acts\/topless-waitresses\/act\.ts, line \d+: there is a quote inside a quote: .+ Inside the words write “ and ”/,
  ],
  [
    "acts/dwarf-hire/prices.ts",
    /(price: )(\d\d)(\d{3}),/,
    "$1$2,$3,",
    /^acts\/dwarf-hire\/prices\.ts, line \d+: a number has more than digits: “price: \d\d,\d{3},”\. .+£195 is 19500\.$/,
  ],
  [
    "acts/female-strippers/prices.ts",
    /price: \d+/,
    "price: £130",
    /^acts\/female-strippers\/prices\.ts, line \d+: a number has more than digits: “price: £130,”\. .+£195 is 19500\.$/,
  ],
  [
    "acts/male-strippers/prices.ts",
    /price: \d+/,
    "price: l3500",
    /^acts\/male-strippers\/prices\.ts, line \d+: l3500 is neither a number nor words in quotes\.$/,
  ],
  [
    "acts/beer-wenches/prices.ts",
    /name: "([^"]*)"/,
    "name: “$1”",
    /^acts\/beer-wenches\/prices\.ts, line \d+: these quotes are curly: .+ Words stand between straight ones: "\.$/,
  ],
  [
    "postcode-areas.ts",
    /(CB: \[[^\]]*\]),/,
    "$1",
    /^postcode-areas\.ts, line \d+: a comma is missing at the end of this line: “CB: .+”\.$/,
  ],
  [
    "acts/rolypoly-strippers/act.ts",
    /name: "[^"]*"/,
    'name: "Rolypoly',
    /^acts\/rolypoly-strippers\/act\.ts, line 6: a quote is opened and not closed/,
  ],
  [
    "prices.ts",
    "vatPercent: 20,",
    "vatPercent: 20,\n  vatPercent: 5,",
    /^prices\.ts, line 11: vatPercent is there twice, and only the last counts\. Remove one\.$/,
  ],
  [
    "menus.ts",
    "  contact: {",
    "<<<<<<< HEAD\n  contact: {",
    /^menus\.ts, line \d+: git has left two versions here, between “<<<<<<<” and “>>>>>>>”\. Keep the right one, without these lines\.$/,
  ],
  [
    "places/leeds.ts",
    "export default {",
    "export default {{",
    /^places\/leeds\.ts, line 3: can't be read from here on: /,
  ],
];

it("says in plain words where a file can't be read, and what was most probably mistyped", async () => {
  const { change, write, said } = changedContent(["leeds"]);
  for (const [file, from, to] of unreadable) change(file, from, to);
  // As Windows' editors once saved texts.
  write("pages/terms.ts", Buffer.from('import type { InfoPage } from "../shape.ts";\n\nexport default "£";', "latin1"));
  write("places/goole.ts.txt", "");
  write("changed.json", "<<<<<<< HEAD\n{}");
  const lines = await said();
  for (const [file, , , text] of unreadable)
    expect.soft(lines.filter((line) => line.startsWith(file)).join("\n"), file).toMatch(text);
  expect(lines).toEqual(
    expect.arrayContaining([
      "pages/terms.ts, line 3: has letters that can't be read, because it is not saved as UTF-8. Save it so: editors have it under Encoding.",
      "places/goole.ts.txt: is not read. A town is a file such as places/york.ts.",
      "changed.json: can't be read. Write {} into it, and run npm run content:dates.",
    ]),
  );
  expect(lines).toHaveLength(unreadable.length + 3);
});
