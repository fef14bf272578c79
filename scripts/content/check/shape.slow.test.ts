// One table of mistakes with their messages, and so longer than 200 lines.
import path from "node:path";
import { expect, it } from "vitest";
import { type Break, changedContent } from "../../../tests/support/product/changed-content.ts";

const unlike: Break[] = [
  [
    "site.ts",
    /display: "[^"]*"/,
    'display: "0113 496 0000"',
    /^site\.ts, line \d+: phone › e164 is “\+442079460123”\. It has to be the number that display shows\.$/m,
  ],
  [
    "site.ts",
    'number: "447700900123"',
    'number: "+44 7700 900123"',
    /^site\.ts, line \d+: chat › number is “.+”\. It has to be digits alone, with the country code first: 44/m,
  ],
  [
    "acts/drag-acts/prices.ts",
    "minutes: 30,",
    "minutes: 30,\n    guests: 12,",
    /^acts\/drag-acts\/prices\.ts, line \d+: 1 has a field that is not known here: “guests”\.$/,
  ],
  [
    "acts/beer-wenches/prices.ts",
    "price: 10000",
    "price: 90.5",
    /^acts\/beer-wenches\/prices\.ts, line \d+: 1 › price is 90\.5\. It has to be a whole number of pence without quotes: £90\.50 is 9050\.$/m,
  ],
  [
    "acts/topless-waitresses/prices.ts",
    "price: 12000",
    'price: "£120"',
    /^acts\/topless-waitresses\/prices\.ts, line \d+: 1 › price is “£120”\. It has to be a whole number of pence without quotes: £195 is 19500\.$/m,
  ],
  [
    "acts/cheeky-butlers/page.ts",
    'slug: "cheeky-butler-hire",',
    'slug: "cheeky-butler-hire",\n  noIndex: true,',
    /^acts\/cheeky-butlers\/page\.ts, line \d+: the file has a field that is not known here: “noIndex”\.$/,
  ],
  [
    "brand/palette.ts",
    'ink: "#2b0f2f"',
    'ink: "purple"',
    /^brand\/palette\.ts, line \d+: ink is “purple”\. It has to be a colour as #/,
  ],
  [
    "brand/typefaces.ts",
    "@fontsource-variable/figtree",
    "@fontsource-variable/figtee",
    /^brand\/typefaces\.ts, line \d+: text: @fontsource-variable\/figtee is not installed.+npm install --save-exact/,
  ],
  ["menus.ts", '"/reviews"', '"/review"', /^menus\.ts, line \d+: quick: there is no page \/review\. There are \/, /],
  ["brand/mark.svg", / viewBox="[^"]*"/, "", /^brand\/mark\.svg: is no SVG with a viewBox/],
  [
    "site.ts",
    /email: "[^"]*"/,
    'email: "no address"',
    /^site\.ts, line \d+: email is “no address”\. It has to be an email address/m,
  ],
  [
    "site.ts",
    'date: ""',
    'date: "2026-02-30"',
    /^site\.ts, line \d+: claims › customerCount › evidence › date is “2026-02-30”\. It has to be a date such as 2026-03-31\.$/m,
  ],
  [
    "site.ts",
    "hours: null",
    'hours: { from: "18:00", until: "01:00" }',
    /^site\.ts, line \d+: chasing › hours › until is “01:00”\. It has to be later than from on the same day, as hours/m,
  ],
  [
    "site.ts",
    "passOnAfterHours: 24",
    "passOnAfterHours: 6",
    /^site\.ts, line \d+: performers › passOnAfterHours is 6\. It has to be more than chaseAfterHours\.$/m,
  ],
  [
    "acts/beer-wenches/page.ts",
    '"{minutes}',
    '"{mins}',
    /^acts\/beer-wenches\/page\.ts, line \d+: visit › 4 › when: \{mins\} is not known here\. Known are \{from\}, \{minutes\}/,
  ],
  [
    "pages/home.ts",
    "{freeMiles}",
    "{freemiles}",
    /^pages\/home\.ts, line \d+: .+: \{freemiles\} is not known here\. Known are \{freeMiles\}/,
  ],
  ["pages/terms.ts", "{trader}", "{company}", /^pages\/terms\.ts, line \d+: .+\{company\} is not known here/],
  [
    "pages/contact.ts",
    /title: "[^"]*"/,
    `title: "${"Contact us ".repeat(8)}"`,
    /^pages\/contact\.ts, line \d+: title is 88 characters long: “Contact us .+It has to have at most 60\.$/,
  ],
  [
    "acts/drag-acts/page.ts",
    /description:\s*"[^"]*"/,
    'description: "Short"',
    /^acts\/drag-acts\/page\.ts, line \d+: description is 5 characters long: “Short”\. It has to have at least 120\.$/,
  ],
  [
    "acts/drag-acts/act.ts",
    /line: "[^"]*"/,
    `line: "${"x".repeat(97)}"`,
    /^acts\/drag-acts\/act\.ts, line \d+: line is 97 characters long: .+at most 90\.$/,
  ],
  [
    "acts/dwarf-hire/act.ts",
    /theme: "[^"]*"/,
    'theme: "purple"',
    /^acts\/dwarf-hire\/act\.ts, line \d+: theme is “purple”\. It has to be one of velvet, flame/,
  ],
  [
    "acts/beer-wenches/act.ts",
    /maxPerformers: \d+/,
    'maxPerformers: "4"',
    /^acts\/beer-wenches\/act\.ts, line \d+: maxPerformers is “4”\. It has to be a(?: whole)? number without quotes\.$/m,
  ],
  [
    "acts/beer-wenches/act.ts",
    /guestsPerPerformer: \d+/,
    "guestsPerPerformer: -5",
    /^acts\/beer-wenches\/act\.ts, line \d+: guestsPerPerformer is -5\. It has to be more than 0\.$/m,
  ],
  [
    "acts/male-strippers/act.ts",
    /plural: "[^"]*",/,
    "",
    /^acts\/male-strippers\/act\.ts, line 3: plural is missing\. It has to be words in quotes\.$/,
  ],
  [
    "acts/female-strippers/act.ts",
    /howFar: "[^"]*"/,
    'howFar: ""',
    /^acts\/female-strippers\/act\.ts, line \d+: howFar is empty\. It has to say something\.$/,
  ],
  [
    "places/barcelona.ts",
    /name: "[^"]*"/,
    'name: "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch"',
    /^places\/barcelona\.ts, line \d+: name is “Llan.+”\. It has to be words of at most 20 letters, or a phone cuts them off\.$/,
  ],
  [
    "places/york.ts",
    /kind: "town"/,
    'kind: "village"',
    /^places\/york\.ts, line \d+: kind is “village”\. It has to be one of town, area\.$/,
  ],
  [
    "places/bath.ts",
    /nation: "England"/,
    'nation: "France "',
    /^places\/bath\.ts, line \d+: nation is “France ”\. It has to be one of England/,
  ],
  [
    "places/hull.ts",
    /county: "[^"]*"/,
    "county: 7",
    /^places\/hull\.ts, line \d+: county is 7\. It has to be words in quotes\.$/,
  ],
  [
    "places/derby.ts",
    /quarters: \[[^\]]*\]/,
    'quarters: "Sadler Gate"',
    /^places\/derby\.ts, line \d+: quarters is “Sadler Gate”\. It has to be a list in square brackets\.$/,
  ],
  [
    "places/lincoln.ts",
    /lat: [\d.]+/,
    "lat: -0.54",
    /^places\/lincoln\.ts, line \d+: at › lat is -0\.54\. It has to be at least 27\./,
  ],
  ["places/exeter.ts", /motif: "[^"]*"/, 'motif: "moor"', /^places\/exeter\.ts, line \d+: motif is “moor”/],
  [
    "places/cardiff.ts",
    /arriving:\s*"/,
    'arriving: "{town} ',
    /^places\/cardiff\.ts, line \d+: arriving: \{town\} is not known here\. Nothing is filled in/,
  ],
  [
    "places/oxford.ts",
    /slug: "oxford"/,
    'slug: "Oxford City"',
    /^places\/oxford\.ts, line 4: slug is “Oxford City”\. It has to be small letters, digits and single hyphens\.$/,
  ],
  [
    "also-known-as.ts",
    /names: \[/,
    "nicknames: [], names: [",
    /^also-known-as\.ts, line \d+: [a-z-]+ has a field that is not known here: “nicknames”\.$/,
  ],
  [
    "prices.ts",
    "percent: 20",
    "percent: 120",
    /^prices\.ts, line \d+: deposit › percent is 120\. It has to be at most 100\.$/,
  ],
];

it("says in plain words what has the wrong shape, all of it at once", async () => {
  const places = unlike.map(([file]) => path.basename(file, ".ts"));
  const { change, remove, write, said } = changedContent(places);
  for (const [file, from, to] of unlike) change(file, from, to);
  remove("pages/privacy.ts");
  write("regions.ts", "");
  const lines = await said();
  for (const [file, , , text] of unlike)
    expect.soft(lines.filter((line) => line.startsWith(file)).join("\n"), file).toMatch(text);
  expect(lines).toContain("pages/privacy.ts: is missing.");
  expect(lines).toContain("regions.ts: exports nothing. “export default” has to stand before its content.");
  expect(lines).toHaveLength(unlike.length + 2);
  expect(lines.join("\n")).not.toMatch(/\n\s+at |invalid_|Invalid input|expected|received/);
});
