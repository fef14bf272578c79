import { formatDate } from "../../dates/dates.ts";
import { PageHero } from "../../ui/page-hero/page-hero.tsx";
import { RichText } from "../../ui/rich-text/rich-text.tsx";
import { SectionNav } from "../../ui/section-nav/section-nav.tsx";
import type { Route } from "./+types/page";
import { type LegalData, legalData } from "./legal.server.ts";
import { Section } from "./section.tsx";

// Not the address, in which letters may be escaped.
export const loader = ({ pattern }: Route.LoaderArgs) => legalData(pattern.replace("/", ""));

export { meta } from "../../ui/head/page-meta.ts";

/** /terms, /privacy and /accessibility: text from content with a sticky table of contents. */
export default function Legal({ loaderData: { page, trail, cancellation, postcodes } }: Route.ComponentProps) {
  const { heading, lede, share, sections } = page;
  return (
    <main id="main" tabIndex={-1}>
      <PageHero trail={trail} heading={heading} theme={share.theme} poster={share.posters[0]}>
        <p className="lede">
          <RichText text={lede} />
        </p>
        {page.changed && (
          <p className="small">
            Last changed on <time dateTime={page.changed}>{formatDate(page.changed)}</time>
          </p>
        )}
      </PageHero>
      <div className="wrap columns small-headings legal">
        <SectionNav label="On this page" links={sections} />
        <div className="legal-sections">
          {sections.map((section) => (
            <Section key={section.id} section={section} cancellation={cancellation} />
          ))}
          {postcodes && (
            <p id="data" className="small legal-section">
              <PostcodeCredit {...postcodes} />
            </p>
          )}
        </div>
      </div>
    </main>
  );
}

/** The credit that the licence of the postcode data requires (app/features/place/outcodes.json, docs/decisions/0067). */
function PostcodeCredit({ source, year }: NonNullable<LegalData["postcodes"]>) {
  if (source === "geonames") return "Postcodes of our finder: GeoNames, CC BY 4.0.";
  return (
    <>
      {"Postcodes of our finder: Office for National Statistics, "}
      <a href="https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/">
        Open Government Licence v3.0
      </a>
      {`. Contains OS data © Crown copyright and database right ${year}, Royal Mail data © Royal Mail copyright and database right ${year} and National Statistics data © Crown copyright and database right ${year}.`}
    </>
  );
}
