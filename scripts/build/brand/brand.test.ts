import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import { expect, onTestFinished, test } from "vitest";
import palette from "#content/brand/palette.ts";
import typefaces from "#content/brand/typefaces.ts";
import type { Typefaces } from "../../../app/content/brand-shapes.ts";
import { contrast, drawnIn } from "../../../app/content/colours.ts";
import { drawingsIn, painted } from "./brand.ts";
import { fallbackSheet } from "./fallbacks.ts";
import { makeFonts } from "./fonts.ts";
import { cutFrom, cutFromFile, cutInvoiceFonts } from "./invoice-fonts.ts";
import { markIn, readMark } from "./mark.ts";

const drawing = (name: string) =>
  readFileSync(path.resolve(import.meta.dirname, `../../../app/ui/poster/art/${name}.svg`), "utf8");

test("contrast is WCAG's", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  // The example in WCAG's "Understanding 1.4.3": the lightest grey on white that passes.
  expect(contrast("#ffffff", "#767676")).toBeCloseTo(4.54, 2);
});

test("two drawings of one name are refused, and both are named", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "drawings-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const art of ["app/ui/poster/art", "app/pages/home/art"]) {
    mkdirSync(path.join(folder, art), { recursive: true });
    writeFileSync(path.join(folder, art, "cake.svg"), "<svg/>");
  }
  expect(() => drawingsIn(folder)).toThrow("app/pages/home/art/cake.svg and app/ui/poster/art/cake.svg");
  rmSync(path.join(folder, "app/pages"), { recursive: true });
  expect([...drawingsIn(folder).keys()]).toEqual(["cake.svg"]);
});

test("a drawing is painted in the agency's colours, and keeps its skin", () => {
  const butler = drawing("cheeky-butlers");
  expect(painted(butler, palette)).toBe(butler);
  const other = painted(butler, { ...palette, ink: "#101820", flame: "#00a88f" });
  expect(other).toContain("#101820");
  expect(other).not.toContain(drawnIn.ink);
  expect(other).not.toContain(drawnIn.flame);
  const skin = /#(7a4a32|f3c3a0|e09a78|dd9c78|8a5236|a5683f|f6c7a6)/g;
  expect(other.match(skin)).toEqual(butler.match(skin));
});

test("the mark stands whole in a box of any shape", () => {
  const mark = readMark();
  expect(mark.ratio).toBeCloseTo(100 / 60);
  expect(markIn(mark, 5, 5, 54, 54)).toMatch(/^<svg x="5" y="5" width="54" height="54" viewBox="0 0 100 60">/);
});

test("the fallbacks of the shipped typefaces are as wide and high as they were measured", async () => {
  await makeFonts();
  const sheet = await fallbackSheet();
  const of = (name: string) =>
    [...sheet.matchAll(new RegExp(`${name}: ([\\d.]+)%`, "g"))].map(([, value]) => Number(value));
  expect(of("size-adjust")).toEqual([103.1, 95.8, 100.1, 95.6, 111.3, 76, 100.8, 103.2]);
  expect(of("ascent-override")).toEqual([90.2, 102.1, 94.9, 99.4, 83.6, 128.7, 94.2, 92.1]);
});

test("invoices are drawn in the agency's own typefaces, also one of a single weight and without more letters", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "invoice-fonts-"));
  try {
    const chosen: Typefaces = {
      ...typefaces,
      display: { package: "@fontsource/roboto", weight: 700 },
      text: { package: "@fontsource-variable/fraunces" },
    };
    await cutInvoiceFonts(folder, chosen);
    expect(readFileSync(path.join(folder, cutFromFile), "utf8")).toBe(cutFrom(chosen));
    for (const [file, family] of [
      ["display", "Roboto"],
      ["text", "Fraunces"],
      ["strong-ext", "Fraunces"],
    ] as const) {
      const pdf = new PDFDocument({ compress: false });
      const bytes = buffer(pdf);
      pdf.font(readFileSync(path.join(folder, `brand/invoice/${file}.ttf`))).text("Œuvre ŵ");
      pdf.end();
      expect((await bytes).toString("latin1"), file).toMatch(new RegExp(`/BaseFont /[A-Z]{6}\\+${family}`));
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("the shipped invoice's typefaces are cut from the shipped typefaces", () => {
  expect(readFileSync(path.resolve(import.meta.dirname, "../../../content", cutFromFile), "utf8")).toBe(
    cutFrom(typefaces),
  );
});

test("drawings have the palette's colours, skin and hair, and no other", () => {
  const own: string[] = Object.values(drawnIn);
  const isSkinOrHair = (hex: string) => {
    const [red = "", green = "", blue = ""] = hex.match(/[0-9a-f]{2}/g) ?? [];
    return red > green && green > blue;
  };
  const others = [...drawingsIn(path.resolve(import.meta.dirname, "../../.."))].flatMap(([name, file]) =>
    [
      ...readFileSync(file, "utf8")
        .toLowerCase()
        .matchAll(/#[0-9a-f]{6}\b/g),
    ]
      .filter(([hex]) => !own.includes(hex) && !isSkinOrHair(hex))
      .map(([hex]) => `${name} ${hex}`),
  );
  expect(others).toEqual([]);
});
