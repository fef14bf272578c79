/** Reads the commands of a document's ```sh blocks, and checks that each can be typed on a server. */
import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { wrongCommands } from "./mentions.ts";

const root = path.resolve(import.meta.dirname, "../../..");
const read = (file: string) => readFileSync(path.join(root, file), "utf8");

/** The ```sh blocks of a text, with a word in place of each `<placeholder>`. */
export const shellBlocks = (text: string): string[] =>
  [...text.matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(([, block = ""]) => block.replace(/<[\w -]+>/g, "word"));

/** The systemd units in deploy/, and those of the proxies that the document installs. */
const units = [
  ...globSync("deploy/*.{service,timer}", { cwd: root }).map((file) => path.basename(file)),
  "caddy",
  "nginx",
];
const isUnit = (name: string) => units.includes(name) || units.includes(`${name}.service`);

/** The commands of a block that can't be typed, each with the reason. */
export async function wrongInShell(block: string): Promise<string[]> {
  const { status, stderr } = spawnSync("bash", ["-n"], { input: block, encoding: "utf8" });
  // The lines without their comments.
  const lines = block.split("\n").map((line) => line.replace(/\s# .*/, ""));
  const faults = await Promise.all(lines.map(wrongInLine));
  return [...(status === 0 ? [] : [stderr.trim()]), ...faults.flat()];
}

async function wrongInLine(line: string): Promise<string[]> {
  const wrong: string[] = [];
  for (const [, name = ""] of line.matchAll(/(?<![\w.])(?:\/srv\/site\/(?:source|current)\/)?deploy\/([\w.-]+)/g))
    if (globSync(`deploy/${name}{,.example}`, { cwd: root }).length === 0)
      wrong.push(`${line}: there is no deploy/${name}`);
  for (const [, verb, names = ""] of line.matchAll(
    /systemctl (enable --now|enable|start|stop|restart|reload) ([\w. -]+)/g,
  ))
    for (const unit of names.trim().split(/\s+/))
      if (!isUnit(unit)) wrong.push(`${line}: systemctl ${verb} ${unit}: there is no such unit`);
  for (const [, unit = ""] of line.matchAll(/journalctl.*? -u ([\w.-]+)/g))
    if (!isUnit(unit)) wrong.push(`${line}: there is no unit ${unit}`);
  const [, tool, rest = ""] = /(?:^|&& )sudo site (\w+)([^&|]*)/.exec(line) ?? [];
  if (tool) wrong.push(...(await wrongTool(tool, rest.trim())));
  return wrong;
}

/** Checks a command of deploy/site, and the options of the script that it starts. */
async function wrongTool(tool: string, rest: string): Promise<string[]> {
  if (tool === "desk") return wrongCommands(`npm run desk ${rest && `-- ${rest}`}`);
  const script = tool === "check" ? "check-live" : tool;
  if (!new RegExp(`\\b${tool}\\b[ |)]`).test(read("deploy/site")))
    return [`site ${tool}: deploy/site has no such tool`];
  const options = read(`scripts/${script}.ts`);
  return [...rest.matchAll(/--[\w-]+/g)]
    .filter(([option]) => !options.includes(option))
    .map(([option]) => `site ${tool}: scripts/${script}.ts does not name ${option}`);
}
