import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import * as brand from "../../../app/content/brand-shapes.ts";
import * as pageShape from "../../../app/content/page-shapes.ts";
import * as shape from "../../../app/content/shape.ts";
import { site } from "../../../app/content/site-shapes.ts";
import { messageOf } from "../../../server/refusal.ts";
import { sitePages } from "../../build/site-pages.ts";
import { actFolders, contentFolder } from "../../setup/content.mjs";
import { root } from "../../setup/installed.mjs";
import { disagreements, servicePages } from "./agree.ts";
import { brandProblems } from "./brand.ts";
import { brokenPlaceLinks, menuProblems } from "./menus.ts";
import { photographProblems } from "./photographs.ts";
import { priceProblems, termProblems } from "./prices.ts";
import type { Problem } from "./problem.ts";
import { siteProblems } from "./site.ts";
import { readSource, type Source } from "./source.ts";
import { brokenLinks, problemOf, unknownTokens } from "./texts.ts";
import { unreadFiles } from "./unread.ts";

interface Kind {
  shape: z.ZodType;
  /** The placeholders, names between braces, that this kind of file may use; the shapes of pages check their own too */
  tokens?: readonly string[];
}

/** Each of the owner's files. */
const kinds: Record<string, Kind> = {
  "menus.ts": { shape: brand.menus, tokens: [] },
  "brand/palette.ts": { shape: brand.palette },
  "brand/typefaces.ts": { shape: brand.typefaces },
  "site.ts": { shape: site, tokens: ["reference"] },
  "prices.ts": { shape: shape.prices, tokens: [] },
  "regions.ts": { shape: z.array(shape.region) },
  "also-known-as.ts": { shape: z.record(z.string(), shape.otherNames), tokens: [] },
  "postcode-areas.ts": { shape: z.record(z.string(), z.tuple([z.string().min(1), z.string().optional()])) },
  "postcode-districts.ts": { shape: z.record(z.string(), z.string()) },
  "acts/*/act.ts": { shape: shape.act, tokens: [] },
  "acts/*/prices.ts": { shape: shape.packages, tokens: [] },
  [servicePages]: { shape: pageShape.servicePage, tokens: ["from", "minutes", ...pageShape.priceTokens] },
  "places/*.ts": { shape: shape.place, tokens: [] },
  "pages/home.ts": { shape: pageShape.homePage, tokens: pageShape.priceTokens },
  "pages/{accessibility,contact,privacy,reviews,terms}.ts": { shape: pageShape.infoPage, tokens: pageShape.siteTokens },
  "reviews/home.ts": { shape: shape.homeReviews, tokens: [] },
};

/** Files without which the site can't be built. */
function needed(folder: string): string[] {
  const acts = new Set(globSync("acts/*/*.ts", { cwd: folder }).map(path.dirname));
  return [
    ...Object.keys(kinds).filter((name) => !/[*{]/.test(name)),
    ...[...acts].flatMap((act) => [`${act}/act.ts`, `${act}/prices.ts`]),
    ...pageShape.infoSlugs.map((slug) => `pages/${slug}.ts`),
    "brand/mark.svg",
    "changed.json",
  ];
}

/**
 * Every mistake in the agency's content, a sentence each with file, line and field, what was read and what would be right. A build
 * stops at the same ones.
 */
export async function contentProblems(folder = contentFolder): Promise<string[]> {
  const { problems, sources } = await problemsIn(folder);
  try {
    const found = problems.length > 0 ? problems : await findBrokenLinks(folder, sources);
    const shown = path.relative(root, folder);
    return found.map(
      ({ file, line, says }) =>
        `${path.join(shown, file)}${line ? `, line ${line}` : ""}: ${says.replace(/[.?]?$/, (end) => end || ".")}`,
    );
  } catch (error) {
    return [messageOf(error)];
  }
}

async function problemsIn(folder: string): Promise<{ problems: Problem[]; sources: Source[] }> {
  const nothing = (says: string) => ({ problems: [{ file: ".", says }], sources: [] });
  if (!existsSync(folder)) return nothing("there is no such folder. CONTENT names it from the folder of the code");
  if (actFolders(folder).length === 0)
    return nothing("there is no act: a folder acts/your-act with act.ts and prices.ts");
  const missing = needed(folder).filter((file) => !existsSync(path.join(folder, file)));
  const read = await Promise.all(
    Object.entries(kinds).flatMap(([pattern, kind]) =>
      globSync(pattern, { cwd: folder })
        .sort()
        .map((file) => readKind(folder, file, kind)),
    ),
  );
  const sources = read.flatMap(({ source }) => source ?? []);
  const problems = [
    ...missing.map((file) => ({ file, says: "is missing" })),
    ...read.flatMap(({ problems }) => problems),
    ...sources.filter(({ file }) => file.endsWith("/prices.ts")).flatMap(priceProblems),
    ...sources.filter(({ file }) => file === "prices.ts").flatMap(termProblems),
    ...datesProblems(folder),
    // One unreadable file would cause errors in all others, so they are compared only when all can be read.
    ...(read.some(({ source }) => !source) || missing.length > 0 ? [] : disagreements(sources)),
    ...(await brandProblems(folder, sources)),
    ...menuProblems(sources),
    ...siteProblems(sources),
    ...unreadFiles(folder, Object.keys(kinds)),
    ...(await photographProblems(folder)),
  ];
  return { problems, sources };
}

/** content:dates keeps the pages' dates there, for the sitemap. */
function datesProblems(folder: string): Problem[] {
  const file = "changed.json";
  try {
    if (existsSync(path.join(folder, file))) JSON.parse(readFileSync(path.join(folder, file), "utf8"));
    return [];
  } catch {
    return [{ file, says: "can't be read. Write {} into it, and run npm run content:dates" }];
  }
}

async function readKind(folder: string, file: string, kind: Kind): Promise<{ source?: Source; problems: Problem[] }> {
  const source = await readSource(folder, file);
  if (Array.isArray(source)) return { problems: source };
  const problems = kind.tokens ? unknownTokens(source, kind.tokens) : [];
  const checked = kind.shape.safeParse(source.value);
  if (checked.success) return { source, problems };
  // A shape's error about placeholders was already reported above, with the placeholder.
  const others = checked.error.issues.filter(({ message }) => !message.startsWith("between braces only"));
  const all = [...problems, ...others.map((issue) => problemOf(source, issue))];
  return others.length > 0 ? { problems: all } : { source, problems: all };
}

/** Loads the stores as the site does, which check what has to agree across files, and finds links to pages that they do not make. */
async function findBrokenLinks(folder: string, sources: readonly Source[]): Promise<Problem[]> {
  const pages = (await sitePages(folder)).map((page) => page.path);
  return [...brokenPlaceLinks(sources, pages), ...sources.flatMap((source) => brokenLinks(source, pages))];
}
