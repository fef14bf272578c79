import { readdirSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Package } from "../../../app/content/shape.ts";

const folder = path.resolve(import.meta.dirname, "../../../content/acts");

/** The acts of the shipped example. */
export const shippedActs = readdirSync(folder);

export const packagesOf = async (act: string): Promise<Package[]> =>
  (await import(pathToFileURL(path.join(folder, act, "prices.ts")).href)).default;
