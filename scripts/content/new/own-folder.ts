import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Folder } from "./folder.ts";
import { shipped } from "./shipped.ts";

const code = path.resolve(import.meta.dirname, "../../..");

/** Writes the files that make the folder independent: the path of the code, for editors, tsc and Biome; and a README. */
export function ownFolder(target: string, { write }: Pick<Folder, "write">): void {
  const toCode = path.relative(target, code);
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  write("shape.ts", readFileSync(path.join(shipped, "shape.ts"), "utf8").replaceAll('"../', `"${toCode}/`));
  // Copied and not extended: Vite reads this file too, also in a clone on a server, where the code is elsewhere.
  const { rootDirs: _, ...options } = JSON.parse(
    readFileSync(path.join(code, "tsconfig.json"), "utf8"),
  ).compilerOptions;
  write("tsconfig.json", json({ compilerOptions: { ...options, types: [] }, include: ["."] }));
  write(
    "biome.json",
    json({ root: true, files: { includes: ["**/*.ts"] }, formatter: { indentStyle: "space", lineWidth: 120 } }),
  );
  // What tools make here would otherwise be committed, or keep the server from updating.
  write(".gitignore", "node_modules/\n.cache/\n");
  write("README.md", readme(path.relative(code, target), toCode));
  // Formats the files, if the development tools are installed.
  spawnSync(path.join(code, "node_modules/.bin/biome"), ["check", "--write", "."], { cwd: target, stdio: "ignore" });
}

const readme = (shown: string, toCode: string) => `# Our website’s words, prices and pictures

The code is in a folder of its own. There:

\`\`\`sh
CONTENT=${shown} npm run content:check   # every mistake, with file, line and field
CONTENT=${shown} npm run dev             # look at it
CONTENT=${shown} npm run content:dates   # dates the pages that have changed, for search engines
\`\`\`

Then commit here (\`git init --initial-branch=main\` once) and update the server.

- \`site.ts\`: begin here. \`legal\` (a company, or a sole trader with name and address) and the bank are still the example’s, and the site does not
  go live with them. Claims are off;
  \`shown: true\` takes a source and a date. \`reach\` says how far you come. \`chat\` has your telephone number: put the one that WhatsApp knows, or \`null\`
  in place of its braces if you have none.
- \`brand/\`: mark, colours and typefaces are still the example’s, and nothing stops the site from going live with them.
- \`prices.ts\` and the \`prices.ts\` of each act: the numbers are the example’s, and of a new act a guess. Nothing stops those either. \`travel.bases\`
  has your first town; name each that performers set out from.
- A new act has no page yet: copy the \`page.ts\` of another act into its folder, and rewrite its text. Of the two forms in \`quote\` take either: they differ
  in their address alone.
- \`pages/\`: terms and privacy are the example’s words, \`changed\` included. Take out what you don’t do.
- \`acts/\` (one folder an act: words, prices, page, photographs), \`places/\` (one file a town), \`menus.ts\`.
- The pages of acts and towns are the example’s word for word, and those of every agency that began with it. Of equal pages search engines show one,
  which may be another agency’s: rewrite them, the towns that bring you most work first. \`noindex: true\` hides a town’s pages until you have.
- \`reviews/home.ts\`: what customers said: all that you have, the first 30 for the home page.

\`${toCode}/node_modules/.bin/tsc -p .\` and \`${toCode}/node_modules/.bin/biome check .\` check the files as an editor does.
`;
