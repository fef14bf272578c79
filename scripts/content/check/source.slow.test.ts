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
    "places/leeds.ts",
    "export default {",
    "export default {{",
    /^places\/leeds\.ts, line 3: can't be read from here on: /,
  ],
];

it("says in plain words where a file can't be read, and what was most probably mistyped", async () => {
  const { change, said } = changedContent(["leeds"]);
  for (const [file, from, to] of unreadable) change(file, from, to);
  const lines = await said();
  for (const [file, , , text] of unreadable)
    expect.soft(lines.filter((line) => line.startsWith(file)).join("\n"), file).toMatch(text);
  expect(lines).toHaveLength(unreadable.length);
});
