import type { ReviewClaims } from "./claims.server.ts";

/** The sub-scores, out of 5. The bars show the same numbers, so screen readers skip them. */
export function SubScores({ scores }: Pick<ReviewClaims, "scores">) {
  if (scores.length === 0) return null;
  return (
    <dl className="scores-list">
      {scores.map(({ name, score }) => (
        <div key={name} className="score">
          <dt>{name}</dt>
          <dd>
            <svg aria-hidden="true" viewBox="0 0 100 8" preserveAspectRatio="none" className="score-bar">
              <rect width="100" height="8" className="score-rest" />
              <rect width={(score / 5) * 100} height="8" className="score-filled" />
            </svg>
            <span>
              {score.toFixed(1)}
              <span className="visually-hidden"> out of 5</span>
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
