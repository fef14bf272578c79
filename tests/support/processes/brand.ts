/** Vitest's global setup: what the desk and the drawings take from content/brand/, where nothing was built yet. */
import { existsSync } from "node:fs";
import path from "node:path";
import { makeBrand } from "../../../scripts/build/brand/brand.ts";
import { brandFolder } from "../../../scripts/build/brand/mark.ts";

export default async function setup() {
  // The last of them.
  if (!existsSync(path.join(brandFolder, "fallbacks.css"))) await makeBrand();
}
