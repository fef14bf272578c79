import { expect, it } from "vitest";
import { runDesk } from "../../../tests/support/product/desk.ts";
import { programFor } from "../program.ts";

it("takes --yes with every command, and shows it in the help of those that ask", async () => {
  const program = programFor(async () => {});
  const all = program.commands.flatMap((one) => [one, ...one.commands]).filter((one) => one.name() !== "help");
  const without = all.filter(({ options }) => !options.some(({ long }) => long === "--yes"));
  expect(without.map((one) => one.name())).toEqual([]);
  expect((await runDesk(["help", "heard"], {})).out).toContain("--yes");
  expect((await runDesk(["help", "quotes"], {})).out).not.toContain("--yes");
});
