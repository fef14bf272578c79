import { existsSync, globSync } from "node:fs";
import path from "node:path";
import { runnerImport } from "vite";
import type { z } from "zod";
import * as shape from "../../app/content/shape.ts";
import { aliasTo, contentFolder } from "../setup/content.mjs";

const here = path.resolve(import.meta.dirname, "../..");

/** The shape of each of the owner's files. */
const files: Record<string, z.ZodType> = {
  "site.ts": shape.site,
  "prices.ts": shape.prices,
  "acts/*/act.ts": shape.act,
  "places/*.ts": shape.place,
  "pages/home.ts": shape.homePage,
  "pages/*-hire.ts": shape.servicePage,
  "pages/{accessibility,contact,privacy,reviews,terms}.ts": shape.infoPage,
  "reviews/home.ts": shape.review.array().length(15),
};

/** Modules that check, when they are loaded, what has to agree across files. */
const stores = [
  "app/features/site/pages.server.ts",
  "app/features/site/info.server.ts",
  "app/features/place/finder.server.ts",
];

/**
 * Every mistake in the content, a sentence each with the file and the field: the same at which a build stops.
 * @param folder the agency's
 */
export async function contentProblems(folder = contentFolder): Promise<string[]> {
  const found = Object.entries(files).flatMap(([pattern, type]) => {
    const names =
      pattern.includes("*") || pattern.includes("{") ? globSync(pattern, { cwd: folder }).sort() : [pattern];
    return names.map((name) => ({ name, type }));
  });
  const slips = (await Promise.all(found.map(({ name, type }) => slipsIn(folder, name, type)))).flat();
  return slips.length > 0 ? slips : loading(folder);
}

async function slipsIn(folder: string, name: string, type: z.ZodType): Promise<string[]> {
  const file = path.join(folder, name);
  if (!existsSync(file)) return [`content/${name} is missing.`];
  let content: unknown;
  try {
    ({ default: content } = await import(file));
  } catch (error) {
    return [`content/${name} can't be read: ${messageOf(error)}.`];
  }
  const read = type.safeParse(content);
  return read.success
    ? []
    : read.error.issues.map((issue) => `content/${name}: ${issue.path.join(".")}: ${issue.message}.`);
}

async function loading(folder: string): Promise<string[]> {
  try {
    for (const file of stores)
      await runnerImport(path.join(here, file), {
        root: here,
        configFile: false,
        logLevel: "silent",
        resolve: { alias: aliasTo(folder) },
      });
    return [];
  } catch (error) {
    return [messageOf(error)];
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).replace(/\.$/, "");
