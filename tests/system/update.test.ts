/** deploy/update.sh on a scratch folder: real git, real processes, and a systemctl that starts and stops them. */
import { existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { until } from "../support/processes/process.ts";
import { at, commit, deployFirst, endFirst, git, restarts, served, update, write } from "./deployment.ts";

beforeEach(deployFirst);
afterEach(endFirst);

it.each([
  ["whose check says no", { "scripts/check-live.ts": "process.exit(1);" }, "can't go live as it is"],
  ["that can't be built", { "scripts/build.mjs": "process.exit(1);" }, "could not be built"],
  ["that does not start", { "scripts/try-start.ts": "process.exit(1);" }, "was built and does not start"],
])("leaves the running site alone for a version %s", async (_, change, why) => {
  commit(at("repository"), { ...change, "words.txt": "two" });
  const asked: string[] = [];
  let ended = false;
  const watching = until("it ends", async () => {
    asked.push(await served());
    return ended;
  });
  const { code, said } = await update();
  ended = true;
  await watching;
  expect({ code, said }).toEqual({ code: 1, said: expect.stringContaining(why) });
  expect(said).toContain("The running site was not touched.");
  expect(restarts()).toBe(1);
  expect(new Set(asked)).toEqual(new Set(["one"]));
});

it("refuses settings that systemd would read in another way, and takes the example", async () => {
  const settings = readFileSync(at("site.env"), "utf8");
  writeFileSync(
    at("site.env"),
    `${settings}SMTP_URL=smtp://me:pass#word@mail\nA='x' # note\nB="x\\y"\nC=x\\\nexport D=1\nE='x\nF='x#\\y'\nG= "x#y" \n#H=x#\n`,
  );
  const { code, said } = await update();
  expect([code, said.match(/^\d+:.*$/gm)]).toEqual([1, ["5:SMTP_URL", "6:A", "7:B", "8:C", "9:export D", "10:E"]]);
  expect(said).not.toContain("word");
  expect(restarts()).toBe(1);
  writeFileSync(at("site.env"), settings + readFileSync("deploy/site.env.example", "utf8"));
  expect((await update()).code).toBe(0);
});

it("refuses settings without the address, for which nothing would be checked", async () => {
  const settings = readFileSync(at("site.env"), "utf8");
  writeFileSync(at("site.env"), settings.replace("PUBLIC_ORIGIN", "PUBLIC_URL"));
  expect(await update()).toMatchObject({ code: 1, said: expect.stringContaining("PUBLIC_ORIGIN is not set in ") });
  expect(restarts()).toBe(1);
});

it("brings a new version live that the site's own user can read, and finds it on another address of the machine", async () => {
  commit(at("repository"), { "words.txt": "two" });
  expect((await update()).code).toBe(0);
  expect(await until("the new one answers", () => served().catch(() => ""))).toBe("two");
  for (const one of ["", "build", "build/.built", "words.txt"])
    expect(statSync(at("srv/current", one)).mode & 0o004, one).toBe(0o004);
  // Another public address needs another build, in a folder beside the running one.
  const before = readlinkSync(at("srv/current"));
  const settings = readFileSync(at("site.env"), "utf8");
  writeFileSync(at("site.env"), `${settings}PUBLIC_ORIGIN=https://other.example\nHOST=::1\n`);
  expect(await update()).toMatchObject({ code: 0 });
  expect(readlinkSync(at("srv/current"))).not.toBe(before);
  // The update made a backup first.
  expect(readFileSync(at("systemctl.log"), "utf8")).toContain("start site-backup");
});

it("brings the version before back when systemd can't start the new one", async () => {
  const before = readlinkSync(at("srv/current"));
  commit(at("repository"), { "words.txt": "two", unstartable: "" });
  expect(await update()).toMatchObject({ code: 1, said: expect.stringContaining(`Going back to ${before}`) });
  expect(readlinkSync(at("srv/current"))).toBe(before);
  expect(await until("the version before", () => served().catch(() => undefined))).toBe("one");
});

it("waits for a version that migrates while it runs, and goes back from one that ends", async () => {
  commit(at("repository"), { "words.txt": "two", slow: "2000" });
  expect((await update()).code).toBe(0);
  expect(await served()).toBe("two");
  const before = readlinkSync(at("srv/current"));
  commit(at("repository"), { broken: "2000" });
  expect(await update()).toMatchObject({ code: 1, said: expect.stringContaining(`Going back to ${before}`) });
});

it("keeps the version before, however many attempts fail, and no attempt that was never built", async () => {
  const before = readlinkSync(at("srv/current"));
  for (const attempt of ["1", "2"]) {
    commit(at("repository"), { "content/slip.txt": attempt });
    expect((await update()).said).toContain("can't go live as it is");
  }
  // Failed attempts are removed, because each has all packages: on a small server a morning of attempts would fill the disk.
  expect(readdirSync(at("srv/releases"))).toHaveLength(2);
  git(at("repository"), "rm", "-q", "content/slip.txt");
  for (const attempt of ["1", "2"]) {
    commit(at("repository"), { "scripts/try-start.ts": `process.exit(${attempt});` });
    expect((await update()).said).toContain("was built and does not start");
  }
  commit(at("repository"), { "scripts/try-start.ts": "" });
  expect((await update()).code).toBe(0);
  const kept = readdirSync(at("srv/releases")).map((name) => at("srv/releases", name));
  expect(kept).toHaveLength(3);
  expect(kept).toEqual(expect.arrayContaining([before, readlinkSync(at("srv/current"))]));
  expect(kept.every((release) => existsSync(path.join(release, "build/.built")))).toBe(true);
});

it("runs one at a time, and says which installed files are of another version", async () => {
  commit(at("repository"), { "deploy/site.service": "new", "deploy/site-away.service": "new", "deploy/site": "same" });
  write(at(), { "units/site.service": "old", "tool/site": "same" });
  const both = (await Promise.all([update(), update()])).sort((a, b) => a.code - b.code);
  expect(both.map(({ code }) => code)).toEqual([0, 1]);
  expect(both[1]?.said).toContain("Another update is running at the moment.");
  expect(both[0]?.said.match(/^sudo cp .*$/gm)).toEqual([
    `sudo cp ${at("srv/current/deploy/site.service")} ${at("units/site.service")}`,
  ]);
  expect(restarts()).toBe(2);
});

it("says so when words are edited in the server's clone, and deploys them once they are committed", async () => {
  const clone = at("srv/source");
  write(clone, { "words.txt": "mine", "new.txt": "new" });
  const { code, said } = await update();
  expect(code).toBe(1);
  expect(said).toMatch(/not committed:\n M words\.txt\n\?\? new\.txt\n/);
  expect(restarts()).toBe(1);
  // Going back to an older version must be quick; skipped checks are named.
  git(at("repository"), "tag", "v1");
  expect((await update("v1")).said).toContain("NOT part of v1");

  git(clone, "add", "-A");
  git(clone, "commit", "-qm", "Words of my own");
  expect(await update()).toMatchObject({ code: 0, said: expect.stringContaining("Words of my own") });
  expect(await until("the new one answers", () => served().catch(() => ""))).toBe("mine");

  commit(at("repository"), { "other.txt": "theirs" });
  expect((await update()).said).toMatch(/Bring them together first/);
});

it("takes code and content from repositories of their own, says which commits are live, and goes back in either", async () => {
  commit(at("repository"), { "content/example.txt": "the shipped one" });
  mkdirSync(at("agency"));
  git(at("agency"), "init", "-q", "-b", "main");
  commit(at("agency"), { "words.txt": "the agency's" });
  git(at(), "clone", "-q", at("agency"), at("srv/content"));
  const answer = (text: string) => until(`it says ${text}`, async () => (await served().catch(() => "")) === text);
  const commits = () => ({
    code: git(at("repository"), "rev-parse", "--short", "HEAD").trim(),
    content: git(at("agency"), "rev-parse", "--short", "HEAD").trim(),
  });
  expect((await update()).code).toBe(0);
  await answer("the agency's");
  expect(existsSync(at("srv/current/content/example.txt"))).toBe(false);
  const first = commits();

  // Updates only the agency's content.
  commit(at("agency"), { "words.txt": "new prices" });
  const { said } = await update();
  await answer("new prices");
  expect(said).toMatch(new RegExp(`code +${first.code} of .*A change\\n +content +${commits().content} of `));
  expect((await update("--live")).said).toContain(commits().content);

  // A mistake in the content is found before anything is built.
  commit(at("agency"), { "slip.txt": "£95 for 95 pence" });
  expect(await update()).toMatchObject({ code: 1, said: expect.stringContaining("The running site was not touched.") });
  await answer("new prices");
  git(at("agency"), "revert", "-n", "HEAD");
  commit(at("agency"), {});

  // Goes back to the earlier content, with the live code although there is newer code.
  commit(at("repository"), { "newer.txt": "" });
  expect((await update("live", first.content)).said).toMatch(
    new RegExp(`${first.code} of .*\n +content +${first.content}`),
  );
  await answer("the agency's");
  // Updates the code, and keeps the content.
  const { said: then } = await update("main", "live");
  expect(then).toMatch(new RegExp(`${commits().code} of .*\n +content +${first.content}`));
});
