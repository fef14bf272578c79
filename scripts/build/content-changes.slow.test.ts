import { EventEmitter } from "node:events";
import { mkdirSync } from "node:fs";
import path from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { until } from "../../tests/support/processes/process.ts";
import { scratch } from "../../tests/support/processes/scratch.ts";
import { contentFolder } from "../setup/content.mjs";
import { contentChanges } from "./content-changes.ts";

it("names what is wrong with the content, and which changes show only after another start", async () => {
  const folder = scratch("no-acts-");
  mkdirSync(path.join(folder, "acts"));
  vi.stubEnv("CONTENT", folder);
  onTestFinished(() => void vi.unstubAllEnvs());
  const said: string[] = [];
  const note = (text: string) => void said.push(text);
  const watcher = Object.assign(new EventEmitter(), { add: vi.fn() });
  const { configureServer } = contentChanges() as unknown as { configureServer(server: object): void };
  configureServer({ watcher, config: { logger: { warn: note, error: note } } });
  expect(watcher.add).toHaveBeenCalledWith(contentFolder);
  expect(await until("the mistake", () => said[0])).toMatch(/^One mistake in .*\n.*: there is no act: a folder /);

  said.length = 0;
  for (const [event, file] of [
    ["change", "menus.ts"],
    ["add", "acts/jugglers/page.ts"],
    ["change", "acts/cheeky-butlers/page.ts"],
    ["add", "places/goole.ts"],
    ["change", "../app/routes.ts"],
  ] as const)
    watcher.emit("all", event, path.join(contentFolder, file));
  expect(said).toEqual([
    "menus.ts shows once npm run dev is started again.",
    "acts/jugglers/page.ts shows once npm run dev is started again.",
  ]);
  // Once for all of them.
  await until("the mistake", () => said.length > 2);
  expect(said.filter((text) => text.includes("there is no act"))).toHaveLength(1);
});
