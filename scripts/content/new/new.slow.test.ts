/** npm run content:new ../my-agency, by its options; and CONTENT=../my-agency, with which every command takes the content from there. */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { scratch } from "../../../tests/support/processes/scratch.ts";
import { wrongIn } from "./answers.ts";
import { shippedActs, shippedPlaces } from "./shipped.ts";

const root = path.resolve(import.meta.dirname, "../../..");
const parent = scratch("new-agency-");
afterAll(() => rmSync(parent, { recursive: true, force: true }));
const folder = path.join(parent, "my-agency");
const read = (name: string) => readFileSync(path.join(folder, name), "utf8");

const complete = {
  name: "Second Stage",
  legal: "company",
  phone: "0113 496 0000",
  email: "hello@second-stage.co.uk",
  towns: "Ilkley, Leeds, Newport (Pembrokeshire)",
  acts: "drag-acts, Fire Eaters, Juggler",
};

function make(answers: Partial<typeof complete>, ...more: string[]) {
  const options = Object.entries(answers).flatMap(([name, value]) => [`--${name}`, value]);
  const { stdout, stderr, status } = spawnSync("node", ["scripts/content/new.ts", ...more, ...options], {
    cwd: root,
    encoding: "utf8",
  });
  return { said: stdout + stderr, status };
}

it("says what is missing or wrong, and makes nothing", async () => {
  expect(make(complete)).toMatchObject({ status: 2, said: "Say where: npm run content:new ../my-agency\n" });
  const { acts, ...others } = complete;
  expect(make(others, folder)).toEqual({
    status: 2,
    said: expect.stringMatching(
      /^Which acts has it\? Say it with --acts\. Acts with .* cheeky-butlers, .*by name\.\n$/,
    ),
  });
  expect(make({ ...complete, legal: "Ltd" }, folder).said).toBe("--legal: Say company or sole-trader.\n");
  const { said, status } = make({ ...complete, phone: "12" }, folder);
  expect(status).toBe(2);
  expect(said).toContain("--phone: That is no phone number");
  expect(existsSync(folder)).toBe(false);

  const wrong = wrongIn(await shippedPlaces(), await shippedActs());
  for (const [name, value] of Object.entries(complete) as [keyof typeof complete, string][])
    expect(wrong[name](value), name).toBeUndefined();
  expect(wrong.email("hello")).toBe("That is no email address.");
  expect(wrong.towns("Leeds, Atlantis")).toBe("No town called Atlantis is known.");
  expect(wrong.towns("Newport (Kent), Leeds")).toBe("No town called Newport (Kent) is known.");
  expect(wrong.towns("Aston")).toMatch(/^There is more than one Aston: say which of Aston \(/);
  expect(wrong.towns("Soho")).toBe("Soho is a part of london: name that too.");
});

it("makes a folder that content:check, an editor's types and Biome find nothing wrong with, and never writes over one", () => {
  const { said, status } = make(complete, folder);
  expect(status, said).toBe(0);
  expect(readdirSync(path.join(folder, "acts"))).toEqual(["drag-acts", "fire-eaters", "juggler"]);
  expect(readdirSync(path.join(folder, "places"))).toEqual(["ilkley.ts", "leeds.ts", "newport.ts"]);
  expect(read("site.ts")).toContain('phone: { display: "0113 496 0000", e164: "+441134960000" }');
  expect(read("site.ts")).not.toContain("shown: true");
  expect(read("site.ts")).not.toContain("Ofcom");
  expect(read("menus.ts")).not.toContain("/blog/");
  expect(read("pages/home.ts")).not.toMatch(/stripper|butler/i);
  for (const page of ["home", "privacy", "terms"]) expect(read(`pages/${page}.ts`)).not.toMatch(/overseas|abroad/i);
  // Only the first town: from the others nobody may set out, and travel to them would be free.
  expect(read("prices.ts")).toContain('bases: ["ilkley"]');
  expect(read("acts/fire-eaters/act.ts")).toContain('singular: "fire eater",\n  plural: "fire eaters"');
  expect(read("acts/juggler/act.ts")).toContain('singular: "juggler",\n  plural: "jugglers"');
  expect(read(".gitignore")).toBe("node_modules/\n.cache/\n");
  expect(read("places/newport.ts")).toContain('nation: "Wales"');
  expect(read("README.md")).toContain("`noindex: true` hides a town’s pages");
  for (const [tool, ...args] of [
    ["tsc", "-p", ".", "--checkers", "1"],
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
  const shown = path.relative(root, clone);
  cpSync(folder, clone, { recursive: true });
  const run = (script: string) => {
    const { PUBLIC_ORIGIN, ...env } = process.env;
    const { stdout, stderr, status } = spawnSync("node", ["--import", "./scripts/setup/content-hook.ts", script], {
      cwd: root,
      encoding: "utf8",
      env: { ...env, CONTENT: shown },
    });
    return { said: stdout + stderr, status };
  };
  // check-live checks the content first.
  const live = run("scripts/check-live.ts");
  expect(live.status, live.said).toBe(0);
  expect(live.said).toContain(`${shown}/site.ts: legal.registeredName still says "Bow & Tassel"`);
  expect(live.said).not.toContain(": name still says");

  rmSync(path.join(clone, "acts"), { recursive: true });
  const checked = run("scripts/content/check.ts");
  expect(checked.status).toBe(1);
  expect(checked.said).toContain(`One mistake in ${clone}:\n${shown}: there is no act`);
});

it("makes a sole trader’s folder, which does not go live until it says who that is", () => {
  const own = path.join(parent, "sole-trader");
  const { said, status } = make({ ...complete, legal: "sole-trader" }, own);
  expect(status, said).toBe(0);
  const site = readFileSync(path.join(own, "site.ts"), "utf8");
  expect(site).toContain('kind: "sole-trader"');
  expect(site).toContain('financialYearEnds: "04-05"');
  expect(site).not.toContain("companyNumber");
  const { stdout } = spawnSync("node", ["--import", "./scripts/setup/content-hook.ts", "scripts/check-live.ts"], {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, PUBLIC_ORIGIN: "", CONTENT: path.relative(root, own) },
  });
  for (const field of ["name", "address"]) expect(stdout).toMatch(new RegExp(`site\\.ts: legal\\.${field} still says`));
});
