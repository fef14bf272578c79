import type { CancellationRow } from "../money/rules.ts";

/** Height of a full drink in the bowl, in units of the drawing. */
const depth = 84;

/** The drink in the bowl: as wide as the bowl is at its height. @param left whole percent */
function drink(left: number): string {
  const top = 144 - (depth * left) / 100;
  const half = Math.sqrt(1 - ((top - 54) / 98) ** 2) * 86 - 9;
  return `M${-half} ${top}H${half}C${half - 2} ${top + (143 - top) * 0.62} ${half * 0.55} 143 0 143S${2 - half} ${top + (143 - top) * 0.62} ${-half} ${top}Z`;
}

/** "28 days or more", "14 to 27 days", "Less than 3 days". @param before from how many days on more comes back */
function daysOf(from: number, before: number | undefined): string {
  if (before === undefined) return `${from} days or more`;
  return from === 0 ? `Less than ${before} days` : `${from} to ${before - 1} days`;
}

/** What is left of what was paid, as a row of glasses, each as full as its share. The table beneath says the same in words. */
export const WhatIsLeft = ({ terms }: { terms: readonly CancellationRow[] }) => (
  <ol role="list" className="what-is-left" aria-hidden="true">
    {terms.map(({ from, keepPercent }, index) => (
      <li key={from}>
        <svg className="scene" viewBox="-92 40 226 256">
          <path className="left-ink" d="M-5 150H5V262Q10 284 58 292H-58Q-10 284-5 262Z" />
          <path className="left-bowl" d="M-86 54H86C84 118 50 152 0 152S-84 118-86 54Z" />
          {keepPercent < 100 && <path className="left-drink" d={drink(100 - keepPercent)} />}
          {index === terms.length - 1 && (
            <>
              <path className="left-cord" d="M78 56C112 56 116 86 111 122" />
              <path
                className="left-gold"
                d="M97 120h28l-2 18h-24zM100 142h24c6 30 10 46 6 78-14 8-30 8-42 0 0-30 8-50 12-78z"
              />
            </>
          )}
        </svg>
        <span>{daysOf(from, terms[index - 1]?.from)}</span>
        <span>we keep</span>
        <strong className="display">{keepPercent}%</strong>
      </li>
    ))}
  </ol>
);
