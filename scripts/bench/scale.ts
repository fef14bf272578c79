/**
 * `npm run bench:scale`: the shipped places beside ten times as many, made from them: a build from nothing with its memory, start, memory
 * of the processes, the sitemap and the finder. SCALE (10) is how many times. Both are built in folders of their own.
 */
import { globSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { copyProject } from "../../tests/support/processes/copied-project.ts";
import { median } from "./median.ts";
import { build, memoryOfTree } from "./processes.ts";
import { startSite } from "./server/site.ts";
import { integer, row } from "./table.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const times = Number(process.env.SCALE ?? 10);
const parent = temporaryFolder();

/** Adds copies of each place: the same words under other names, a few miles apart. */
function multiplyPlaces(content: string, by: number) {
  const places = path.join(content, "places");
  for (const name of readdirSync(places)) {
    const text = readFileSync(path.join(places, name), "utf8");
    for (let copy = 1; copy < by; copy++) {
      const letter = String.fromCharCode(96 + copy);
      const changed = text
        .replace(/\bslug: "([^"]+)"/, `slug: "$1-${letter}"`)
        .replace(/\bname: "([^"]+)"/, `name: "$1 ${letter.toUpperCase()}"`)
        .replace(/\blat: (-?[\d.]+)/, (_, latitude: string) => `lat: ${(Number(latitude) + copy / 20).toFixed(3)}`);
      writeFileSync(path.join(places, name.replace(/\.ts$/, `-${letter}.ts`)), changed);
    }
  }
}

async function measure(by: number) {
  const folder = path.join(parent, `times-${by}`);
  copyProject(folder);
  multiplyPlaces(path.join(folder, "content"), by);
  const built = await build(folder);
  const serve = () => startSite({ DATA_DIR: path.join(folder, "data") }, folder);

  const starts: number[] = [];
  for (let round = 0; round < 3; round++) {
    const { took, stop } = await serve();
    starts.push(took);
    await stop();
  }
  const site = await serve();
  await wait(5000);
  const memory = memoryOfTree(site.pid);
  const client = path.join(folder, "build/client");
  const sitemaps = globSync("{sitemap.xml,sitemaps/*.xml}", { cwd: client }).map(
    (name) => readFileSync(path.join(client, name), "utf8").match(/<loc>/g)?.length ?? 0,
  );
  const finds: number[] = [];
  for (let round = 0; round < 20; round++) {
    const began = performance.now();
    const answer = await fetch(`${site.origin}/locations/find?near=le`);
    await answer.text();
    if (!answer.ok) throw new Error(`The finder answers ${answer.status}`);
    finds.push(performance.now() - began);
  }
  await site.stop();
  return {
    pages: Object.keys(JSON.parse(readFileSync(path.join(folder, "build/pages.json"), "utf8"))).length,
    build: built.seconds,
    buildMemory: built.mebibytes,
    start: median(starts),
    memory,
    sitemaps: Math.max(...sitemaps),
    find: median(finds),
  };
}

const shipped = await measure(1);
const larger = await measure(times);
const growth = larger.pages / shipped.pages;
const line = (what: string, name: keyof typeof shipped, unit: string, most?: number) => {
  const ratio = larger[name] / shipped[name];
  row({
    what: `${what}, ${integer(larger.pages)} pages`,
    ours: `${integer(larger[name])}${unit}`,
    comparedWith: `${integer(shipped.pages)} pages: ${integer(shipped[name])}${unit}`,
    ratio,
    ...(most !== undefined && { goal: `≤ ${most.toFixed(1)} times`, met: ratio <= most }),
  });
};
line("build from nothing", "build", " s", growth);
line("most memory while building", "buildMemory", " MiB");
line("start to the first answer", "start", " ms", 1.5);
line("memory of all processes, idle", "memory", " MiB", 1.5);
line("addresses in the longest sitemap", "sitemaps", "");
line("the finder's answer", "find", " ms", growth);
