import type { Measured } from "./lighthouse.ts";

/** The goals for a page on a phone (docs/performance.md) that were missed, each in a few words. */
export function missedGoals(ours: Measured, reference: Measured): string[] {
  const goals: [boolean, string][] = [
    [Math.round(ours.score) === 100, `score ${ours.score.toFixed(0)} of 100`],
    [ours.fcp <= 700, `FCP ${ms(ours.fcp)}, over 700`],
    [ours.lcp <= 1000, `LCP ${ms(ours.lcp)}, over 1,000`],
    [ours.cls < 0.0005, `CLS ${ours.cls.toFixed(3)}`],
    [ours.tbt <= reference.tbt + 50, `TBT ${ms(ours.tbt - reference.tbt)} more than the reference, over 50`],
    [ours.work <= 1.6 * reference.work, `main-thread work ${ratio(ours.work, reference.work)} times, over 1.6`],
  ];
  return goals.filter(([met]) => !met).map(([, text]) => text);
}

export const goalText = "score 100, FCP ≤ 700, LCP ≤ 1,000, CLS 0, TBT ≤ 50 more, work ≤ 1.6 times";

/** For a cell of a table */
export const shortLine = (one: Measured): string =>
  [
    `score ${one.score.toFixed(0)}`,
    `FCP ${Math.round(one.fcp)}`,
    `LCP ${Math.round(one.lcp)}`,
    `TBT ${Math.round(one.tbt)}`,
    `CLS ${one.cls.toFixed(3)}`,
    `work ${ms(one.work)}`,
  ].join(", ");

export function lineOf(ours: Measured, reference: Measured): string {
  const beside = (name: "fcp" | "lcp" | "work") => `${ms(ours[name])} (x${ratio(ours[name], reference[name])})`;
  return [
    `score ${ours.score.toFixed(0)} (${reference.score.toFixed(0)})`,
    `FCP ${beside("fcp")}`,
    `LCP ${beside("lcp")}`,
    `TBT ${ms(ours.tbt)} (${ms(reference.tbt)})`,
    `CLS ${ours.cls.toFixed(3)} (${reference.cls.toFixed(3)})`,
    `main thread ${beside("work")}`,
  ].join(" · ");
}

const ms = (value: number) => `${Math.round(value)} ms`;
const ratio = (mine: number, reference: number) => (mine / reference).toFixed(2);
