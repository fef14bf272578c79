import { integer } from "../table.ts";
import type { Measured } from "./lighthouse.ts";

/** The goals for a page on a phone (docs/performance.md); times in ms. The reference is the same page without its scripts. */
const goal = { score: 100, fcp: 700, lcp: 1000, moreTbt: 50, timesWork: 1.6 };

export const goalText =
  `score ${goal.score}, FCP ≤ ${integer(goal.fcp)}, LCP ≤ ${integer(goal.lcp)}, CLS 0, TBT ≤ ${goal.moreTbt} more, ` +
  `work ≤ ${goal.timesWork} times`;

/** The goals that were missed, each in a few words. */
export function missedGoals(ours: Measured, reference: Measured): string[] {
  const goals: [boolean, string][] = [
    [Math.round(ours.score) === goal.score, `score ${ours.score.toFixed(0)} of ${goal.score}`],
    [ours.fcp <= goal.fcp, `FCP ${ms(ours.fcp)}, over ${integer(goal.fcp)}`],
    [ours.lcp <= goal.lcp, `LCP ${ms(ours.lcp)}, over ${integer(goal.lcp)}`],
    [ours.cls < 0.0005, `CLS ${ours.cls.toFixed(3)}`],
    [
      ours.tbt <= reference.tbt + goal.moreTbt,
      `TBT ${ms(ours.tbt - reference.tbt)} more than the reference, over ${goal.moreTbt}`,
    ],
    [
      ours.work <= goal.timesWork * reference.work,
      `main-thread work ${(ours.work / reference.work).toFixed(2)} times, over ${goal.timesWork}`,
    ],
  ];
  return goals.filter(([met]) => !met).map(([, text]) => text);
}

export const lineOf = (one: Measured): string =>
  [
    `score ${one.score.toFixed(0)}`,
    `FCP ${Math.round(one.fcp)}`,
    `LCP ${Math.round(one.lcp)}`,
    `TBT ${Math.round(one.tbt)}`,
    `CLS ${one.cls.toFixed(3)}`,
    `work ${ms(one.work)}`,
  ].join(", ");

const ms = (value: number) => `${Math.round(value)} ms`;
