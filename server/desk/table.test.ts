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
