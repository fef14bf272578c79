/**
 * `npm run bench:hostile`: the longest that 100 KB of a stranger's text can keep each function busy that reads such text. Printed as
 * multiples of a plain loop over the same text in the same run, each the best of five, since other load only adds time; a linear function
 * stays within some hundreds whatever the length, a quadratic one is in the tens of thousands. BENCH_LENGTH is the number of characters.
 */
import { load } from "../build/site-pages.ts";
import { hostileInputs } from "./hostile/inputs.ts";
import type * as Readers from "./hostile/readers.ts";
import { row } from "./table.ts";

const length = Number(process.env.BENCH_LENGTH ?? 100_000);
const shownRows = 12;
const { readers } = await load<typeof Readers>("scripts/bench/hostile/readers.ts");

function scan(text: string): number {
  let sum = 0;
  for (let index = 0; index < text.length; index++) sum += text.charCodeAt(index);
  return sum;
}

async function best(read: (text: string) => unknown, text: string): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 5; round++) {
    const started = performance.now();
    await read(text);
    least = Math.min(least, performance.now() - started);
    // A function this slow needs no third measurement; a first one can include the making of a list.
    if (round > 0 && least > 1000) break;
  }
  return least;
}

const inputs = hostileInputs(length);
for (let warm = 0; warm < 50; warm++) scan(inputs[0]?.[1] ?? "");
const worst: { reader: string; input: string; ms: number; ratio: number }[] = [];
for (const [reader, read] of Object.entries(readers)) {
  const results = [];
  for (const [input, text] of inputs) {
    const ms = await best(read, text);
    results.push({ reader, input, ms, ratio: ms / (await best(scan, text)) });
  }
  worst.push(results.reduce((most, next) => (next.ms > most.ms ? next : most)));
}

worst.sort((a, b) => b.ms - a.ms);
console.log(
  `${worst.length} readers, ${inputs.length} inputs of ${length} characters each; the ${shownRows} slowest, each by its worst input`,
);
for (const { reader, input, ms, ratio } of worst.slice(0, shownRows))
  console.log(
    `${ratio.toFixed(0).padStart(8)} × a scan  ${ms.toFixed(2).padStart(9)} ms  ${reader.padEnd(36)} ${input}`,
  );
const [slowest] = worst;
if (slowest)
  row({
    what: `worst of ${worst.length} readers of strangers' text, ${length} characters (${slowest.reader})`,
    ours: `${slowest.ms.toFixed(1)} ms`,
    comparedWith: "a look at each character",
    ratio: slowest.ratio,
    goal: "≤ 1,000 (linear)",
    met: slowest.ratio <= 1000,
  });
