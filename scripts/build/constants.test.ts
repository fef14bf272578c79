import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { scratch } from "../../tests/support/processes/scratch.ts";
import { menusOf } from "./constants.ts";

test("an act’s page that is taken away leaves the menus, and one that no list names is added", async () => {
  const folder = scratch("menus-");
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(path.resolve(import.meta.dirname, "../../content"), folder, { recursive: true });
  const file = path.join(folder, "menus.ts");
  const text = readFileSync(file, "utf8");
  writeFileSync(
    file,
    text
      .replace('["/male-stripper-hire", "Male Strippers"],', '["/fire-eater-hire", "Fire Eaters"],')
      .replace(/\["\/drag-queen-hire", "Drag Acts"\],/, ""),
  );
  const { explore, services } = await menusOf(folder);
  expect(explore.links.map(([, text]) => text)).toEqual(["Our Locations", "Female Strippers", "Cheeky Butlers"]);
  expect(services.links.at(-1)).toEqual(["/drag-queen-hire", "Drag Acts"]);
});
