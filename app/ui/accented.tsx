export interface AccentedText {
  before: string;
  accent: string;
  after: string;
}

/** Each space is in the text node of a word: Chromium leaves one in a node of its own, as JSX makes, out of the accessible name. */
export const Accented = ({ before, accent, after }: AccentedText) => (
  <>
    {`${before} `}
    <span className="accent">{accent}</span>
    {after && ` ${after}`}
  </>
);
