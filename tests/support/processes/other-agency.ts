/** A very different agency, made as an owner makes one, and its built site, separate from this project's own build. */
import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { copyProject } from "./copied-project.ts";
import { scratch } from "./scratch.ts";

const root = path.resolve(import.meta.dirname, "../../..");

function run(cwd: string, content: string, ...args: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, args, {
    cwd,
    encoding: "utf8",
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: "production", CONTENT: content },
  });
  if (status !== 0) throw new Error(`${args.join(" ")} ended with ${status}:\n${stdout}${stderr}`);
}

/** Three acts, one of them new; six towns, one without pages; other colours; no claims, no WhatsApp, no company; Scottish terms. */
function write(content: string) {
  const { CONTENT: _, ...env } = process.env;
  const options = {
    name: "Ceilidh & Co",
    legal: "sole-trader",
    phone: "0131 496 0000",
    email: "haud@ceilidh.example",
    towns: "Edinburgh, Glasgow, Dundee, Aberdeen, Carlisle, Peebles",
    acts: "cheeky-butlers, drag-acts, Pipers",
  };
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  const made = spawnSync(process.execPath, ["scripts/content/new.ts", content, ...args], {
    cwd: root,
    env,
    encoding: "utf8",
  });
  if (made.status !== 0) throw new Error(made.stdout + made.stderr);

  const change = (name: string, from: string | RegExp, to: string) => {
    const file = path.join(content, name);
    const text = readFileSync(file, "utf8");
    if (!text.match(from)) throw new Error(`${name} has no ${from}.`);
    writeFileSync(file, typeof from === "string" ? text.replaceAll(from, to) : text.replace(from, to));
  };
  change("site.ts", "Bow & Tassel Entertainments Ltd", "Morag Reid");
  change("site.ts", "Your Own Name", "Morag Reid");
  change(
    "site.ts",
    'words: "anywhere in the UK", area: "United Kingdom"',
    'words: "all over Scotland", area: "Scotland"',
  );
  change("site.ts", /chat: \{[^}]*\}/, "chat: null");
  change("pages/contact.ts", ", WhatsApp or email", " or email");
  for (const page of ["accessibility", "privacy"]) change(`pages/${page}.ts`, "WhatsApp", "Signal");
  cpSync(path.join(content, "acts/cheeky-butlers/page.ts"), path.join(content, "acts/pipers/page.ts"));
  change("acts/pipers/page.ts", "cheeky-butler-hire", "piper-hire");
  change("acts/pipers/page.ts", '"cheeky-butlers"', '"pipers"');
  change("acts/pipers/page.ts", /title: "[^"]*"/, 'title: "Pipers for weddings and birthdays"');
  change(
    "acts/pipers/page.ts",
    /heading: \{[^}]*\}/,
    'heading: { before: "A piper, by the", accent: "hour", after: "" }',
  );
  change("pages/home.ts", 'before: "The Ultimate", accent: "Party"', 'before: "A braw wee", accent: "Ceilidh"');
  change("pages/home.ts", 'services: "Explore Services"', 'services: "See wha we hae"');
  change("menus.ts", "Contact Us", "Gie us a shout");
  // The colour of the main button: a blue on which `ink` can be read.
  change("brand/palette.ts", 'flame: "#ff5b4a"', 'flame: "#5bb8ff"');
}

/** @returns the project's folder with the built site, for startSite, and a function that removes it */
export function otherAgency(): { folder: string; remove(): void } {
  const parent = scratch("other-agency-");
  const folder = path.join(parent, "site");
  const made = path.join(parent, "my-agency");
  const content = path.join(parent, "server/content");
  write(made);
  // As in a clone on a server, the code is not where the folder's files for editors say.
  cpSync(made, content, { recursive: true });
  copyProject(folder);
  run(folder, content, "--import", "./scripts/setup/content-hook.ts", "scripts/build/build.ts");
  return { folder, remove: () => rmSync(parent, { recursive: true, force: true }) };
}
