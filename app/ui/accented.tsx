export interface AccentedText {
  before: string;
  accent: string;
  after: string;
}

/**
 * A heading with one word in the accent typeface. Each space shares a text node with the word beside it: a space in a text node of
 * its own, as JSX makes of `{before} <span>`, is missing from the accessible name in Chromium.
 */
export const Accented = ({ before, accent, after }: AccentedText) => (
  <>
    {`${before} `}
    <span className="accent">{accent}</span>
    {after && ` ${after}`}
  </>
);
