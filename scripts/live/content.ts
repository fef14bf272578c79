import { existsSync, globSync } from "node:fs";
import path from "node:path";
import { runnerImport } from "vite";
import type { z } from "zod";
import * as shape from "../../content/shape.ts";

const here = path.resolve(import.meta.dirname, "../..");

/** The shape of each of the owner's files. */
const files: Record<string, z.ZodType> = {
  "content/site.ts": shape.site,
  "content/prices.ts": shape.prices,
  "content/acts/*/act.ts": shape.act,
  "content/places/*.ts": shape.place,
  "content/pages/home.ts": shape.homePage,
  "content/pages/*-hire.ts": shape.servicePage,
  "content/pages/{accessibility,contact,privacy,reviews,terms}.ts": shape.infoPage,
  "content/reviews/home.ts": shape.review.array().length(15),
};

/** Modules that check, when they are loaded, what has to agree across files. */
const stores = [
  "app/features/site/pages.server.ts",
  "app/features/site/info.server.ts",
  "app/features/place/finder.server.ts",
];

/**
 * Every mistake in content/, a sentence each with the file and the field: the same at which a build stops.
 * @param root where content/ lies
 */
export async function contentProblems(root = here): Promise<string[]> {
  const found = Object.entries(files).flatMap(([pattern, type]) => {
    const names = pattern.includes("*") || pattern.includes("{") ? globSync(pattern, { cwd: root }).sort() : [pattern];
    return names.map((name) => ({ name, type }));
  });
  const slips = (await Promise.all(found.map(({ name, type }) => slipsIn(root, name, type)))).flat();
  return slips.length > 0 ? slips : loading(root);
}

async function slipsIn(root: string, name: string, type: z.ZodType): Promise<string[]> {
  const file = path.join(root, name);
  if (!existsSync(file)) return [`${name} is missing.`];
  let content: unknown;
  try {
    ({ default: content } = await import(file));
  } catch (error) {
    return [`${name} can't be read: ${messageOf(error)}.`];
  }
  const read = type.safeParse(content);
  return read.success ? [] : read.error.issues.map((issue) => `${name}: ${issue.path.join(".")}: ${issue.message}.`);
}

async function loading(root: string): Promise<string[]> {
  try {
    for (const file of stores)
      await runnerImport(path.join(root, file), { root, configFile: false, logLevel: "silent" });
    return [];
  } catch (error) {
    return [messageOf(error)];
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).replace(/\.$/, "");
