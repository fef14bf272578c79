import fc from "fast-check";
import { expect, it } from "vitest";
import { fields, paragraph, table } from "./table.ts";

const widest = (text: string) => Math.max(...text.split("\n").map((line) => line.length));

it("aligns columns under their names", () => {
  expect(
    table([
      { A: "x", B: "long\ntext" },
      { A: "yy", B: null },
    ]),
  ).toBe("A   B\nx   long text\nyy");
});

it("draws a list of any length as one table", () => {
  const numbers = Array.from({ length: 250 }, (_, index) => index);
  expect(table(numbers.map((n) => ({ Number: n, Name: n === 249 ? "the last" : "x" })))).toBe(
    ["Number  Name", ...numbers.map((n) => `${String(n).padEnd(8)}${n === 249 ? "the last" : "x"}`)].join("\n"),
  );
});

it("keeps references whole and breaks what is too long to be kept", () => {
  const row = {
    Reference: "BT-7K4M-92QX",
    Place: "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch",
    Name: "Ann",
  };
  const text = table([row], 40);
  expect(text).toContain("BT-7K4M-92QX");
  expect(widest(text)).toBeLessThanOrEqual(40);
  expect(
    text
      .split("\n")
      .slice(1)
      .map((line) => line.slice(14, 35).trim())
      .join(""),
  ).toBe(row.Place);
});

it.each([40, 60, 80])("never breaks a reference, a sum or a date at %i columns", (width) => {
  const texts = fc.string({ unit: fc.constantFrom(..."abc def é"), maxLength: 70 });
  const row = fc.record({
    Reference: fc.constantFrom("BT-7K4M-92QX", "BT-0000-1111"),
    Status: fc.constantFrom("deposit-pending", "requested (looks automatic)"),
    Party: fc.constant("2027-06-12"),
    Act: texts,
    Place: texts,
    Price: fc.constantFrom("£1,326.30", "£90", "by hand"),
    Name: texts,
    Phone: fc.constantFrom("07700900123", ""),
  });
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 4 }), (rows) => {
      const text = table(rows, width);
      expect(widest(text)).toBeLessThanOrEqual(width);
      for (const one of rows)
        for (const kept of [one.Reference, one.Party, one.Phone, ...one.Price.split(" "), ...one.Status.split(" ")])
          expect(text).toContain(kept);
    }),
    { numRuns: 60 },
  );
});

it("prints each row by itself where its columns would not fit", () => {
  const row = { Reference: "BT-7K4M-92QX", Party: "2027-06-12", Price: "£326.30", Name: "Annabel" };
  expect(table([row, row], 40)).toBe(
    [1, 2]
      .map(() => "Reference  BT-7K4M-92QX\nParty      2027-06-12\nPrice      £326.30\nName       Annabel")
      .join("\n\n"),
  );
});

it("leaves out a column without any value", () => {
  expect(
    table([
      { Id: "1", Phone: null, Name: "" },
      { Id: "2", Phone: "", Name: "Ann" },
    ]),
  ).toBe("Id  Name\n1\n2   Ann");
});

it("is never wider than there is room, and loses nothing", () => {
  const letters = fc.string({ unit: fc.constantFrom(..."abc DEF-12"), maxLength: 60 });
  fc.assert(
    fc.property(
      fc.array(letters, { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 40, max: 140 }),
      (cells, width) => {
        const text = table([Object.fromEntries(cells.map((cell, i) => [`${i}`, cell]))], width);
        expect(widest(text)).toBeLessThanOrEqual(width);
        const count = (from: string) => from.replaceAll(/[\s\d]/g, "").length;
        expect(count(text)).toBe(count(cells.join("")));
      },
    ),
    { numRuns: 200 },
  );
});

it("gives names and values, a name twice too, and wraps at words", () => {
  expect(
    fields([
      ["Line", "one"],
      ["Line", "two"],
      ["Gone", ""],
      ["None", null],
    ]),
  ).toBe("Line  one\nLine  two");
  expect(fields({ Notes: "word ".repeat(20) }, 40).split("\n")[1]).toMatch(/^ {7}word/);
});

it("wraps letters but leaves an address whole, to be copied", () => {
  const link = `https://www.example.com/${"x".repeat(90)}`;
  expect(paragraph(`${"word ".repeat(30)}\n\n${link}`, 60)).toMatch(new RegExp(`^(.{1,60}\n)+\n${link}$`));
});
