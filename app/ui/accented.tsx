export interface AccentedText {
  before: string;
  accent: string;
  after: string;
}

/**
 * A heading with one word in the accent typeface. Each space is in the same text node as the word beside it: Chromium leaves a space in a
 * separate text node, as JSX creates for `{before} <span>`, out of the accessible name.
 */
export const Accented = ({ before, accent, after }: AccentedText) => (
  <>
    {`${before} `}
    <span className="accent">{accent}</span>
    {after && ` ${after}`}
  </>
);
