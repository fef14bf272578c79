export interface AccentedWords {
  before: string;
  accent: string;
  after: string;
}

/**
 * A heading's words, one of them set in the accent face. Each space stands in one text node with the word beside it: one that
 * is a text node of its own, as JSX makes of `{before} <span>`, is missing from the name Chromium tells a screen reader.
 */
export const Accented = ({ before, accent, after }: AccentedWords) => (
  <>
    {`${before} `}
    <span className="accent">{accent}</span>
    {after && ` ${after}`}
  </>
);
