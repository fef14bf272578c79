import { readFileSync } from "node:fs";
import type { Command, Option } from "commander";
import { expect, it } from "vitest";
import { programFor } from "../server/desk/program.ts";

const { commands } = programFor(async () => {});

/** A command's options, with those of the commands under it. */
const optionsOf = (command: Command): Option[] => [...command.options, ...command.commands.flatMap(optionsOf)];

it("says in the help of --status only what can be chosen", () => {
  const offered = commands.flatMap(optionsOf).flatMap(({ description, argChoices = [] }) => {
    const names = /^only these: (.*), or one of the statuses$/.exec(description)?.[1]?.split(", ");
    return names ? [names.filter((name) => !argChoices.includes(name))] : [];
  });
  expect(offered).toEqual([[], []]);
});

it("lists the commands under a command as they are", () => {
  for (const one of commands.filter((command) => command.commands.length > 0)) {
    const under = one.commands.map((inner) => inner.name()).filter((name) => name !== "help");
    expect(one.description().split("; ")[1]?.split(", "), one.name()).toEqual(under);
  }
});

// named.test.ts tries whole commands; the guide's table names options on their own.
it("has each option that the table of docs/desk.md names beside its command", () => {
  const rows = readFileSync("docs/desk.md", "utf8").match(/^\| `desk .*$/gm) ?? [];
  expect(rows.length).toBeGreaterThan(5);
  for (const row of rows) {
    const names = [...row.matchAll(/`desk ([a-z-]+)/g)].map(([, name]) => name);
    const known = commands.filter((one) => names.includes(one.name())).flatMap(optionsOf);
    const options = row.match(/--[a-z][a-z-]+/g) ?? [];
    expect(
      options.filter((option) => !known.some(({ long }) => long === option)),
      row,
    ).toEqual([]);
  }
});
