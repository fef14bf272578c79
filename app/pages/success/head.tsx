import type { Theme } from "../../../content/shape.ts";
import type { AccentedWords } from "../../ui/accented.tsx";
import { PageHero } from "../../ui/page-hero/page-hero.tsx";

interface HeadProps {
  /** For poster and theme; null where a stranger may be looking */
  act: { slug: string; theme: Theme } | null;
  /** Where there is no act */
  theme: Theme;
  reference: string;
  heading: AccentedWords;
}

/** The reference, large enough to be read out. */
export const Head = ({ act, theme, reference, heading }: HeadProps) => (
  <PageHero heading={heading} theme={act?.theme ?? theme} poster={act?.slug ?? "coupe-glasses"}>
    <p className="sent-label">Your reference</p>
    <p className="sent-reference" translate="no">
      {reference}
    </p>
    <p>It is easy to read out over the phone: no letter O or I, only zeros and ones.</p>
  </PageHero>
);
