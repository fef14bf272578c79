/** Whether the agency's colours can be read, its typefaces are there, and its mark can be drawn. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import type { Palette, Typefaces } from "../../../app/content/brand-shapes.ts";
import { illegible } from "../../../app/content/colours.ts";
import { faceFile } from "../../build/brand/fonts.ts";
import { cutFrom, cutFromFile } from "../../build/brand/invoice-fonts.ts";
import { readMark } from "../../build/brand/mark.ts";
import type { Problem } from "./problem.ts";
import { problem, type Source } from "./source.ts";

export async function brandProblems(folder: string, sources: readonly Source[]): Promise<Problem[]> {
  const found = (file: string) => sources.find((source) => source.file === file);
  const palette = found("brand/palette.ts");
  const typefaces = found("brand/typefaces.ts");
  const missing = typefaces ? notInstalled(folder, typefaces) : [];
  return [
    ...(palette ? unreadable(palette) : []),
    ...(missing.length > 0 || !typefaces ? missing : cutFromOthers(folder, typefaces)),
    ...(existsSync(path.join(folder, "brand/mark.svg")) ? await undrawable(folder) : []),
  ];
}

const unreadable = (source: Source): Problem[] =>
  illegible(source.value as Palette).map(({ name, background, where, ratio, needed }) => {
    const says = `${name === "muted" ? "muted (made of ink and paper)" : name} on ${background} (${where}) has a contrast of ${(Math.floor(ratio * 100) / 100).toFixed(2)}:1, and needs ${needed}:1. Make one of the two lighter or darker`;
    return problem(source, [name === "muted" ? "ink" : name], says);
  });

const notInstalled = (folder: string, source: Source): Problem[] =>
  Object.entries(source.value as Typefaces).flatMap(([name, face]: [string, Parameters<typeof faceFile>[0]]) => {
    if (faceFile(face, folder)) return [];
    const { package: from, weight, style } = face;
    const which = [weight, style].filter(Boolean).join(", ");
    const says = `${name}: ${from}${which && ` (${which})`} is not installed, or has no such face. Install it with: npm install --save-exact ${from}`;
    return [problem(source, [name, "package"], says)];
  });

function cutFromOthers(folder: string, { file, value }: Source): Problem[] {
  const made = path.join(folder, cutFromFile);
  if (existsSync(made) && readFileSync(made, "utf8") === cutFrom(value as Typefaces)) return [];
  return [
    { file, says: "invoices have other typefaces (brand/invoice). Cut these for them: npm run content:invoice-fonts" },
  ];
}

async function undrawable(folder: string): Promise<Problem[]> {
  const file = "brand/mark.svg";
  try {
    await sharp(Buffer.from(readMark(folder).svg)).metadata();
    return [];
  } catch {
    return [{ file, says: 'is no SVG with a viewBox. Its first element has to be <svg … viewBox="0 0 100 60">' }];
  }
}
