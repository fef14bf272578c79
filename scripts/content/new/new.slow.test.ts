/** npm run content:new ../my-agency, by its options. */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { scratch } from "../../../tests/support/processes/scratch.ts";

const root = path.resolve(import.meta.dirname, "../../..");
const parent = scratch("new-agency-");
afterAll(() => rmSync(parent, { recursive: true, force: true }));
const folder = path.join(parent, "my-agency");
const read = (name: string) => readFileSync(path.join(folder, name), "utf8");

const complete = {
  name: "Second Stage",
  phone: "0113 496 0000",
  email: "hello@second-stage.co.uk",
  towns: "Ilkley, Leeds, Newport (Pembrokeshire)",
  acts: "drag-acts, Fire Eaters",
};

function make(answers: Partial<typeof complete>, ...more: string[]) {
  const options = Object.entries(answers).flatMap(([name, value]) => [`--${name}`, value]);
  const { stdout, stderr, status } = spawnSync("node", ["scripts/content/new.ts", ...more, ...options], {
    cwd: root,
    encoding: "utf8",
  });
  return { said: stdout + stderr, status };
}

it("says what is missing or wrong, and makes nothing", () => {
  expect(make(complete)).toMatchObject({ status: 2, said: "Say where: npm run content:new ../my-agency\n" });
  const { acts, ...others } = complete;
  expect(make(others, folder)).toEqual({ status: 2, said: "Which acts has it? Say it with --acts.\n" });
  const wrong: [keyof typeof complete, string, string][] = [
    ["phone", "12", "That is no phone number"],
    ["email", "hello", "That is no email address."],
    ["towns", "Leeds, Atlantis", "No town called Atlantis is known."],
    ["towns", "Newport (Kent), Leeds", "No town called Newport (Kent) is known."],
    ["towns", "Aston", "There is more than one Aston: say which of Aston ("],
    ["towns", "Soho", "Soho is a part of london: name that too."],
  ];
  for (const [option, value, text] of wrong) {
    const { said, status } = make({ ...complete, [option]: value }, folder);
    expect(status, text).toBe(2);
    expect(said).toContain(`--${option}: ${text}`);
  }
  expect(existsSync(folder)).toBe(false);
});

it("makes a folder that content:check, an editor's types and Biome find nothing wrong with, and never writes over one", () => {
  const { said, status } = make(complete, folder);
  expect(status, said).toBe(0);
  expect(readdirSync(path.join(folder, "acts"))).toEqual(["drag-acts", "fire-eaters"]);
  expect(readdirSync(path.join(folder, "places"))).toEqual(["ilkley.ts", "leeds.ts", "newport.ts"]);
  expect(read("site.ts")).toContain('phone: { display: "0113 496 0000", e164: "+441134960000" }');
  expect(read("site.ts")).not.toContain("shown: true");
  expect(read("site.ts")).not.toContain("Ofcom");
  expect(read("menus.ts")).not.toContain("/blog/");
  expect(read("pages/home.ts")).not.toMatch(/stripper|butler/i);
  expect(read("prices.ts")).toContain('bases: ["ilkley", "leeds"]');
  expect(read("places/newport.ts")).toContain('nation: "Wales"');
  for (const [tool, ...args] of [
    ["tsc", "-p", "."],
    ["biome", "check", "."],
  ]) {
    const { stdout, status } = spawnSync(path.join(root, "node_modules/.bin", tool ?? ""), args, {
      cwd: folder,
      encoding: "utf8",
    });
    expect(status, stdout).toBe(0);
  }
  expect(make(complete, folder)).toEqual({
    status: 2,
    said: `${folder} has something in it already. Name a folder that is empty, or not there yet.\n`,
  });
});

it("makes a folder that is read in a clone of it elsewhere, such as on a server, where the code has another place", () => {
  const clone = path.join(parent, "server/releases/content");
  cpSync(folder, clone, { recursive: true });
  const { stdout, stderr, status } = spawnSync(
    "node",
    ["--import", "./scripts/setup/content-hook.ts", "scripts/content/check.ts"],
    { cwd: root, encoding: "utf8", env: { ...process.env, CONTENT: clone } },
  );
  expect(status, stdout + stderr).toBe(0);
});
