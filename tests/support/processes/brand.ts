/** Vitest's global setup: makes what the desk and the drawings need from content/brand/, if nothing was built yet. */
import { existsSync } from "node:fs";
import path from "node:path";
import { makeBrand } from "../../../scripts/build/brand/brand.ts";
import { brandFolder } from "../../../scripts/build/brand/mark.ts";

export default async function setup() {
  // The file that is written last.
  if (!existsSync(path.join(brandFolder, "fallbacks.css"))) await makeBrand();
}
