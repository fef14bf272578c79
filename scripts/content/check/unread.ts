/** Files that nothing reads, though they stand where texts do: their names are mistyped, or there is no such page. */
import { existsSync } from "node:fs";
import path from "node:path";
import { infoSlugs } from "../../../app/content/page-shapes.ts";
import { filesIn } from "../../setup/content.mjs";
import type { Problem } from "./problem.ts";

const belongs: Record<string, string> = {
  acts: "An act’s folder has act.ts, prices.ts, page.ts and photos",
  places: "A town is a file such as places/york.ts",
  pages: `There are home.ts, ${infoSlugs.map((slug) => `${slug}.ts`).join(", ")}, and pages of several acts, whose names end in -hire.ts`,
  reviews: "There is home.ts",
};

/** Copies, notes and files of the system, and pictures, about which photographs.ts says what is wrong. */
const ignored = /(^|\/)\.|~$|\.(bak|orig|md|jpe?g|png|heic|webp)$|(^|\/)(Thumbs\.db|desktop\.ini)$/i;

/** @param known patterns of what is read */
export const unreadFiles = (folder: string, known: readonly string[]): Problem[] =>
  Object.entries(belongs)
    .filter(([name]) => existsSync(path.join(folder, name)))
    .flatMap(([name, says]) =>
      filesIn(path.join(folder, name))
        .map((file) => path.join(name, file))
        .filter((file) => !ignored.test(file))
        .filter((file) => ![...known, "acts/*/photos/*"].some((pattern) => path.matchesGlob(file, pattern)))
        .map((file) => ({ file, says: `is not read. ${says}` })),
    );
