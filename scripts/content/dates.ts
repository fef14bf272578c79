// `npm run content:dates`: gives today's date to each page whose content has changed since its date was set. The sitemap's lastmod comes
// from that file, content/changed.json; commit it with the texts.
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { changedRules, sitePages } from "../build/site-pages.ts";
import { contentFolder } from "../setup/content.mjs";

const file = path.join(contentFolder, "changed.json");
const { dated, redated } = await changedRules();
const before = dated.parse(JSON.parse(await readFile(file, "utf8")));
const after = redated(await sitePages(), before, new Date().toISOString().slice(0, 10));
const lines = Object.entries(after).map(([page, record]) => `  ${JSON.stringify(page)}: ${JSON.stringify(record)}`);
await writeFile(file, `{\n${lines.join(",\n")}\n}\n`);
const changed = Object.keys(after).filter((page) => after[page]?.digest !== before[page]?.digest);
console.log(changed.length === 0 ? "No page has changed." : `Dated today: ${changed.length} of ${lines.length} pages.`);
