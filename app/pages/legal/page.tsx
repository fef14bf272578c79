import { formatDate } from "../../dates/dates.ts";
import { Cancellation } from "../../features/booking/cancellation/cancellation.tsx";
import { PageHero } from "../../ui/page-hero/page-hero.tsx";
import { Poster } from "../../ui/poster/poster.tsx";
import { RichList, RichText } from "../../ui/rich-text/rich-text.tsx";
import { SectionNav } from "../../ui/section-nav/section-nav.tsx";
import { TableHead } from "../../ui/table/table-head.tsx";
import type { Route } from "./+types/page";
import { type LegalData, legalData } from "./legal.server.ts";

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

interface SectionProps {
  section: LegalData["page"]["sections"][number];
  cancellation: LegalData["cancellation"];
}

function Section({ section, cancellation }: SectionProps) {
  const { id, title, text, points, table, rows, after, pictures } = section;
  const [beside, under, within] = pictures;
  return (
    <section id={id} className="legal-section prose" aria-labelledby={`${id}-heading`}>
      {beside && <Picture name={beside} />}
      <h2 id={`${id}-heading`}>{title}</h2>
      <Paragraphs texts={text} />
      {points.length > 0 && <RichList texts={points} />}
      {table === "cancellation" && <Cancellation terms={cancellation} />}
      {rows && <Rows caption={title} {...rows} picture={within} />}
      {under && <Picture name={under} />}
      <Paragraphs texts={after} />
    </section>
  );
}

const Picture = ({ name }: { name: string }) => (
  <div className="framed legal-picture">
    <Poster name={name} alt="" shape="square" sizes="148px" />
  </div>
);

const Paragraphs = ({ texts }: { texts: string[] }) =>
  texts.map((text) => (
    <p key={text}>
      <RichText text={text} />
    </p>
  ));

interface RowsProps {
  caption: string;
  head: string[];
  body: string[][];
  /** Shown in the middle of the list on a narrow screen */
  picture: string | undefined;
}

/** A table that becomes a list of cards on narrow screens; there, each cell repeats its column's name. */
function Rows({ caption, head, body, picture }: RowsProps) {
  const middle = Math.floor(body.length / 2);
  return (
    <table className="table">
      <TableHead caption={caption} columns={head} />
      <tbody>
        {body.map(([first, ...rest], row) => (
          <tr key={first}>
            <th scope="row" data-column={head[0]}>
              {picture && row === middle && <Picture name={picture} />}
              {first}
            </th>
            {rest.map((cell, index) => (
              <td key={head[index + 1]} data-column={head[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
