import { expect, it } from "vitest";
import { type Break, changedContent } from "../../../tests/support/product/changed-content.ts";

const apart: Break[] = [
  [
    "brand/typefaces.ts",
    "weight: 800",
    "weight: 700",
    /^brand\/typefaces\.ts: invoices have other typefaces .+ npm run content:invoice-fonts\.$/,
  ],
  [
    "acts/topless-waitresses/prices.ts",
    /price: 12000/,
    "price: 120",
    /^acts\/topless-waitresses\/prices\.ts, line \d+: price of “One hour” is 120 pence \(£1\.20\)\. Did you mean 12000\?$/,
  ],
  [
    "places/leeds.ts",
    'slug: "leeds"',
    'slug: "york"',
    /^places\/leeds\.ts, line 4: slug is “york”, and the file is called “leeds”\. They have to be the same\.$/,
  ],
  [
    "places/york.ts",
    'name: "York"',
    'name: "Yorke"',
    /^places\/york\.ts, line \d+: within is “in York”\. It ends with the name of the place: “in Yorke”\.$/,
  ],
  [
    "acts/drag-acts/act.ts",
    /slug: "drag-acts",/,
    'slug: "drag-acts",\n  poster: "drag-queen",',
    /^acts\/drag-acts\/act\.ts, line 5: “drag-queen” is not a drawing\. It has to be one of beer-wenches, cake, /,
  ],
  [
    "pages/terms.ts",
    'pictures: ["suitcase"]',
    'pictures: ["trunk"]',
    /^pages\/terms\.ts, line \d+: “trunk” is not a drawing\. It has to be one of beer-wenches, cake, /,
  ],
  [
    "acts/cheeky-butlers/page.ts",
    'acts: ["cheeky-butlers"]',
    'acts: ["male-strippers"]',
    /^acts\/cheeky-butlers\/page\.ts, line \d+: acts begins with “male-strippers”\. The page of cheeky-butlers begins with “cheeky-butlers”\.$/,
  ],
  [
    "pages/male-entertainer-hire.ts",
    /acts: \["[^"]*"/,
    'acts: ["male-stripper"',
    /^pages\/male-entertainer-hire\.ts, line \d+: “male-stripper” is not an act: there is no acts\/male-stripper\/act\.ts\. There is beer-wenches, /,
  ],
  [
    "acts/dwarf-hire/act.ts",
    'slug: "dwarf-hire"',
    'slug: "beer-wenches"',
    /^acts\/dwarf-hire\/act\.ts, line 4: slug is “beer-wenches”, and the folder is called “dwarf-hire”/,
  ],
  [
    "places/soho.ts",
    'parent: "london"',
    'parent: "londinium"',
    /^places\/soho\.ts, line \d+: parent “londinium” is no place: there is no places\/londinium\.ts\.$/,
  ],
  [
    "reviews/home.ts",
    'place: "brighton"',
    'place: "brightn"',
    /^reviews\/home\.ts, line \d+: place “brightn” is no place/,
  ],
  [
    "places/wigan.ts",
    'county: "Greater Manchester"',
    'county: "Wigan"',
    /^places\/wigan\.ts, line \d+: county “Wigan” stands under no heading in regions\.ts\. It has to stand under one\.$/,
  ],
  [
    "places/hull.ts",
    "lat: 53.745",
    "lat: 35.745",
    /^places\/hull\.ts, line \d+: at is 35\.745 north and -0\.335 east, which is not in England\.$/,
  ],
  [
    "places/bury.ts",
    /name: "Bury",([\s\S]*?)within: "in Bury"/,
    'name: "Bolton",$1within: "in Bolton"',
    /^places\/bury\.ts, line \d+: Bolton in Greater Manchester is there already: places\/bolton\.ts\.$/,
  ],
  ["also-known-as.ts", "belfast:", "belfats:", /^also-known-as\.ts, line \d+: “belfats” is no place/],
  ["postcode-areas.ts", '"bath"]', '"bathe"]', /^postcode-areas\.ts, line \d+: BA: “bathe” is no place/],
  ["postcode-districts.ts", "bradford:", "bradfort:", /^postcode-districts\.ts, line \d+: “bradfort” is no place/],
];

it("says what does not agree, with the other file’s name, and which colours can’t be read, with their contrast", async () => {
  const { change, said } = changedContent();
  for (const [file, from, to] of apart) change(file, from, to);
  change("brand/palette.ts", 'ember: "#c7301f"', 'ember: "#ff7a5c"');
  change("brand/palette.ts", 'rose: "#ff8fb8"', 'rose: "#8c2f5e"');
  const lines = await said();
  for (const [file, , , text] of apart)
    expect(
      lines.filter((line) => line.startsWith(file)),
      file,
    ).toContainEqual(expect.stringMatching(text));
  expect(lines).toContainEqual(
    expect.stringMatching(
      /^places\/(leeds|york)\.ts, line 4: slug “york” is taken already, by places\/(leeds|york)\.ts\.$/,
    ),
  );
  expect(lines.filter((line) => line.startsWith("brand/palette.ts"))).toEqual([
    expect.stringMatching(
      /^brand\/palette\.ts, line \d+: ink on rose \(text on acts’ cards, bands and buttons\) has a contrast of 2\.\d\d:1, and needs 4\.5:1/,
    ),
    expect.stringMatching(/ember on paper \(accented words .+\) has a contrast of 2\.\d\d:1, and needs 4\.5:1/),
    expect.stringMatching(/ember on white/),
  ]);
});

it("says what else names a town or an act whose files are gone", async () => {
  const { remove, said } = changedContent();
  remove("places/bristol.ts");
  remove("acts/drag-acts");
  const gone = /, line \d+|: there is no (places\/bristol\.ts\.|acts\/drag-acts\/.*)$/g;
  expect(new Set((await said()).map((line) => line.replace(gone, "")))).toEqual(
    new Set([
      ...["bedminster", "clifton", "harbourside", "park-street", "stokes-croft"].map(
        (area) => `places/${area}.ts: parent “bristol” is no place`,
      ),
      "pages/male-entertainer-hire.ts: “drag-acts” is not an act",
      "prices.ts: base “bristol” is no place",
      "reviews/home.ts: “drag-acts” is not an act",
      "reviews/home.ts: place “bristol” is no place",
      "postcode-areas.ts: BS: “bristol” is no place",
    ]),
  );
});

it("says which links lead to pages that there are not", async () => {
  // Only these two: the shipped content has no mistake of its own.
  const { change, said } = changedContent();
  change("acts/cheeky-butlers/page.ts", "(/terms)", "(/drag-queens)");
  change("menus.ts", '["/contact", "Contact Us"]', '["/drag-queen-hire-leids", "Drag queens in Leeds"]');
  expect(await said()).toEqual([
    expect.stringMatching(/^menus\.ts, line \d+: quick: there is no page \/drag-queen-hire-leids to link to\.$/),
    expect.stringMatching(
      /^acts\/cheeky-butlers\/page\.ts, line \d+: questions › 8 › answer: there is no page \/drag-queens to link to\.$/,
    ),
  ]);
});
