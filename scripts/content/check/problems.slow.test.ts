import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { expect, it, onTestFinished } from "vitest";
import { scratch } from "../../../tests/support/processes/scratch.ts";
import { contentProblems } from "./problems.ts";

const shipped = path.resolve(import.meta.dirname, "../../../content");
const root = path.dirname(shipped);

function copy() {
  const folder = scratch("site-content-");
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(shipped, folder, { recursive: true });
  return {
    change(name: string, from: string | RegExp, to: string) {
      const file = path.join(folder, name);
      const text = readFileSync(file, "utf8");
      const changed = text.replace(from, to);
      expect(changed, name).not.toBe(text);
      writeFileSync(file, changed);
    },
    write(name: string, bytes: string | Uint8Array) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), bytes);
    },
    remove: (name: string) => rmSync(path.join(folder, name), { recursive: true }),
    /** The messages, each beginning with the file's name as in the folder. */
    said: async () => (await contentProblems(folder)).map((line) => path.relative(folder, path.join(root, line))),
  };
}

/** A problem in a file, and its message. */
type Break = [file: string, from: string | RegExp, to: string, said: RegExp];

const unlike: Break[] = [
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
    /^site\.ts, line \d+: email is “no address”\. It has to be an email address/,
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
  ["pages/terms.ts", "{registeredName}", "{company}", /^pages\/terms\.ts, line \d+: .+\{company\} is not known here/],
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
    /^acts\/beer-wenches\/act\.ts, line \d+: maxPerformers is “4”\. It has to be a(?: whole)? number without quotes\.$/,
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
    "prices.ts",
    "percent: 20",
    "percent: 120",
    /^prices\.ts, line \d+: deposit › percent is 120\. It has to be at most 100\.$/,
  ],
];

it("says in plain words what can't be read or has the wrong shape, all of it at once", async () => {
  const { change, remove, write, said } = copy();
  for (const [file, from, to] of unlike) change(file, from, to);
  remove("pages/privacy.ts");
  write("regions.ts", "");
  const lines = await said();
  for (const [file, , , text] of unlike)
    expect.soft(lines.filter((line) => line.startsWith(file)).join("\n"), file).toMatch(text);
  expect(lines).toContain("pages/privacy.ts: is missing.");
  expect(lines).toContain("regions.ts: exports nothing. It has to begin with: export default {.");
  expect(lines).toHaveLength(unlike.length + 2);
  expect(lines.join("\n")).not.toMatch(/\n\s+at |invalid_|Invalid input|expected|received/);
});

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
    "acts/drag-acts/act.ts",
    /slug: "drag-acts",/,
    'slug: "drag-acts",\n  poster: "drag-queen",',
    /^acts\/drag-acts\/act\.ts, line 5: poster is “drag-queen”\. It has to be one of beer-wenches, cake, /,
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
    /^pages\/male-entertainer-hire\.ts, line \d+: “male-stripper” is no act: there is no acts\/male-stripper\/act\.ts\. There is beer-wenches, /,
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
  ["also-known-as.ts", "belfast:", "belfats:", /^also-known-as\.ts, line \d+: “belfats” is no place/],
  ["postcode-areas.ts", '"bath"]', '"bathe"]', /^postcode-areas\.ts, line \d+: BA: “bathe” is no place/],
  ["postcode-districts.ts", "bradford:", "bradfort:", /^postcode-districts\.ts, line \d+: “bradfort” is no place/],
];

it("says what does not agree, with the other file’s name", async () => {
  const { change, said } = copy();
  for (const [file, from, to] of apart) change(file, from, to);
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
});

it("says what else names a town whose file is gone", async () => {
  const { remove, said } = copy();
  remove("places/bristol.ts");
  const named = await said();
  expect(named.map((line) => line.replace(/, line \d+|: there is no places\/bristol\.ts\.$/g, ""))).toEqual([
    ...["bedminster", "clifton", "harbourside", "park-street", "stokes-croft"].map(
      (area) => `places/${area}.ts: parent “bristol” is no place`,
    ),
    "prices.ts: base “bristol” is no place",
    "reviews/home.ts: place “bristol” is no place",
    "postcode-areas.ts: BS: “bristol” is no place",
  ]);
});

it("says what else names an act whose folder is gone, and links to pages that there are not", async () => {
  const { remove, said } = copy();
  remove("acts/drag-acts");
  const named = (await said()).map((line) => line.replace(/, line \d+|: there is no acts.*$/g, ""));
  expect([...new Set(named)]).toEqual([
    "pages/male-entertainer-hire.ts: “drag-acts” is no act",
    "reviews/home.ts: “drag-acts” is no act",
  ]);

  const { change, said: linked } = copy();
  change("acts/cheeky-butlers/page.ts", "(/terms)", "(/drag-queens)");
  expect(await linked()).toEqual([
    expect.stringMatching(
      /^acts\/cheeky-butlers\/page\.ts, line \d+: questions › 8 › answer: there is no page \/drag-queens to link to\.$/,
    ),
  ]);
});

it("says what is wrong with photographs and captions", async () => {
  const { write, said } = copy();
  const photo = await sharp({
    create: {
      width: 900,
      height: 700,
      channels: 3,
      background: "#ff8fb8",
      noise: { type: "gaussian", mean: 128, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer();
  const butlers = "acts/cheeky-butlers/photos";
  write(`${butlers}/1-whole.jpg`, photo);
  write(`${butlers}/2-half.jpg`, photo.subarray(0, photo.length / 2));
  write(
    `${butlers}/3-phone.heic`,
    Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic"), Buffer.alloc(12)]),
  );
  write(`${butlers}/4-words.jpg`, "These are words.");
  write(`${butlers}/5-drawn.png`, await sharp(photo).png().toBuffer());
  write(`${butlers}/6-nothing.jpg`, "");
  write(`${butlers}/7-photo.image`, photo);
  write(`${butlers}/captions.txt`, "1-whole.jpg: A butler pours\n9-gone.jpg: Nobody\nwords alone\n2-half.jpg:\n");
  write("acts/jugglers/photos/1.jpg", photo);
  expect(await said()).toEqual([
    `${butlers}/2-half.jpg: breaks off before its end, or is damaged. Copy the photograph again from where it came.`,
    expect.stringMatching(/3-phone\.heic: is a HEIC photograph, which is not read here\. Save it as a JPEG: /),
    `${butlers}/4-words.jpg: is not a photograph, despite its name. Remove it from this folder.`,
    expect.stringMatching(/5-drawn\.png: is a PNG picture\. Save it as a JPEG: /),
    `${butlers}/6-nothing.jpg: is empty. Copy the photograph again.`,
    `${butlers}/7-photo.image: is a JPEG that is not called one. Let its name end in .jpg.`,
    expect.stringMatching(
      /captions\.txt, line 2: there is no photograph 9-gone\.jpg in this folder\. There is 1-whole\.jpg, /,
    ),
    expect.stringMatching(/captions\.txt, line 3: “words alone” is no caption\. Write /),
    expect.stringMatching(/captions\.txt, line 4: 2-half\.jpg has no words after the colon\. /),
    expect.stringMatching(/^acts\/jugglers\/photos: there is no act “jugglers”, so nobody sees these\. /),
  ]);
});

it("finds nothing in what is shipped, stores and all", async () => {
  expect(await contentProblems(shipped)).toEqual([]);
});

it("names each pair of colours that can't be read, with its contrast", async () => {
  const { change, said } = copy();
  change("brand/palette.ts", 'ember: "#c7301f"', 'ember: "#ff7a5c"');
  change("brand/palette.ts", 'rose: "#ff8fb8"', 'rose: "#8c2f5e"');
  expect(await said()).toEqual([
    expect.stringMatching(
      /^brand\/palette\.ts, line \d+: ink on rose \(text on acts’ cards, bands and buttons\) has a contrast of 2\.\d\d:1, and needs 4\.5:1/,
    ),
    expect.stringMatching(/ember on paper \(accented words .+\) has a contrast of 2\.\d\d:1, and needs 4\.5:1/),
    expect.stringMatching(/ember on white/),
  ]);
});
