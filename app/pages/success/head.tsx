import type { Theme } from "../../../content/shape.ts";
import { Accented, type AccentedWords } from "../../ui/accented.tsx";
import { Poster } from "../../ui/poster/poster.tsx";

interface HeadProps {
  /** For poster and theme; null where a stranger may be looking */
  act: { slug: string; theme: Theme } | null;
  /** Where there is no act */
  theme: Theme;
  reference: string;
  heading: AccentedWords;
}

/** The reference, large enough to be read out. */
export function Head({ act, theme, reference, heading }: HeadProps) {
  return (
    <div className="sent-head" data-theme={act?.theme ?? theme}>
      <div className="wrap sent-head-row">
        <div className="stack sent-head-words">
          <h1 className="title">
            <Accented {...heading} />
          </h1>
          <p className="sent-label">Your reference</p>
          <p className="sent-reference" translate="no">
            {reference}
          </p>
          <p>It is easy to read out over the phone: no letter O or I, only zeros and ones.</p>
        </div>
        <div className={act ? "sent-head-poster" : "sent-head-poster framed sent-pinned"}>
          <Poster name={act?.slug ?? "coupe-glasses"} alt="" shape="square" priority />
        </div>
      </div>
    </div>
  );
}
