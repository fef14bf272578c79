import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { brokenLinks, commandsIn, missingFiles, wrongCommands } from "../tests/support/texts/mentions.ts";
import { shellBlocks, wrongInShell } from "../tests/support/texts/shell-blocks.ts";

const root = path.resolve(import.meta.dirname, "..");
/** Everything that may name a command or a file: emails, pages, messages, content, documents, comments. */
const texts = globSync(
  [
    "*.md",
    "Dockerfile",
    "{app,content,server,scripts,docs,deploy}/**/*.{md,ts,tsx,mjs,js,css,sql,sh,yaml,service,timer,example}",
  ],
  { cwd: root },
)
  // A migration is never edited: its comments name files as they were when it was written.
  .filter((name) => !/\.test\.tsx?$|\/migrations\//.test(name))
  .map((name) => ({ name, text: readFileSync(path.join(root, name), "utf8") }));

const inEach = async (find: (name: string, text: string) => string[] | Promise<string[]>) =>
  (
    await Promise.all(texts.map(async ({ name, text }) => (await find(name, text)).map((fault) => `${name}: ${fault}`)))
  ).flat();

test("every command that is named anywhere can be typed as it stands", async () => {
  expect(await inEach((_, text) => wrongCommands(text))).toEqual([]);
  // The test has really read the commands of the desk's guide.
  const inGuide = texts.filter(({ name }) => name === "docs/desk.md").flatMap(({ text }) => commandsIn(text));
  expect(inGuide.map(({ args }) => args.join(" "))).toContain("-- price REF");
});

test("what a document says to type in a shell is a command there", async () => {
  const documents = texts.filter(({ name }) => name.endsWith(".md"));
  const blocks = documents.flatMap(({ name, text }) => shellBlocks(text).map((block) => ({ name, block })));
  expect(blocks.filter(({ name }) => name === "docs/deploy.md").length).toBeGreaterThan(10);
  const wrong = blocks.map(async ({ name, block }) => (await wrongInShell(block)).map((fault) => `${name}: ${fault}`));
  expect((await Promise.all(wrong)).flat()).toEqual([]);
});

test("the guide's commands put the agency's name everywhere in a proxy's file", () => {
  const guide = readFileSync(path.join(root, "docs/deploy.md"), "utf8");
  const commands = [...guide.matchAll(/^sudo sed "([^"]+)" \/srv\/site\/source\/(deploy\/\S+)/gm)];
  expect(commands.map(([, , file]) => file)).toEqual(["deploy/Caddyfile", "deploy/nginx.conf"]);
  for (const [, expression = "", file = ""] of commands) {
    const typed = expression.replace("$domain", "the-name-you-have.co.uk");
    const written = execFileSync("sed", [typed, file], { cwd: root, encoding: "utf8" });
    expect(written).toContain("www.the-name-you-have.co.uk");
    expect(written).not.toContain("your-agency");
  }
});

test("a slip in a shell command is found", async () => {
  const found = async (block: string) => (await wrongInShell(block)).join();
  expect(await found("sudo site chek")).toContain("no such tool");
  expect(await found("sudo site check --post you@example.com")).toContain("--post");
  expect(await found("sudo site desk prize BT-7K4M-92QX")).not.toBe("");
  expect(await found("sudo cp /srv/site/source/deploy/sit.service /etc/systemd/system/")).toContain(
    "deploy/sit.service",
  );
  expect(await found("sudo systemctl enable --now site-backups.timer")).toContain("no such unit");
  expect(await found("sudo sh -c 'restic init")).toContain("unexpected EOF");
});

test("every file that is named anywhere exists", async () => {
  expect(await inEach((_, text) => missingFiles(text))).toEqual([]);
});

test("every link of a document leads to a file", async () => {
  expect(await inEach((name, text) => (name.endsWith(".md") ? brokenLinks(name, text) : []))).toEqual([]);
});

test("every record of a decision has a number of its own and a line in the index", () => {
  const index = readFileSync(path.join(root, "docs/decisions/README.md"), "utf8");
  const records = globSync("docs/decisions/0*.md", { cwd: root }).map((name) => path.basename(name));
  expect([...index.matchAll(/\]\((0[^)]*)\)/g)].map(([, name]) => name).sort()).toEqual([...records].sort());
  const numbers = records.map((name) => name.slice(0, 4));
  expect(numbers).toHaveLength(new Set(numbers).size);
});

test("every test that the list of trials names by its title exists in the file named before it", () => {
  const trials = readFileSync(path.join(root, "docs/trials.md"), "utf8");
  const named = [...trials.matchAll(/`([^`]+\.tsx?)` \(("[^)]*")\)/g)].flatMap(([, file = "", titles = ""]) =>
    [...titles.matchAll(/"([^"…]+?) ?…?"/g)].map(([, title = ""]) => ({ file, title })),
  );
  expect(named.length).toBeGreaterThan(10);
  const missing = named.filter(({ file, title }) => !readFileSync(path.join(root, file), "utf8").includes(title));
  expect(missing).toEqual([]);
});
