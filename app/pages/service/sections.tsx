/** The sections of a service page below its head, in the page's order. */
import { Link } from "react-router";
import { PackageCards } from "../../features/catalogue/package-cards.tsx";
import { CheckList } from "../../ui/check-list.tsx";
import { Gallery } from "../../ui/gallery/gallery.tsx";
import { formatPounds } from "../../ui/money.ts";
import { Pills } from "../../ui/pills/pills.tsx";
import { Poster } from "../../ui/poster/poster.tsx";
import { RichText } from "../../ui/rich-text/rich-text.tsx";
import { PriceFinder } from "./price/finder.tsx";
import type { ServiceData } from "./service.server.ts";

interface SectionProps {
  data: ServiceData;
}

export function Packages({ data: { acts, main, page, pricesNote } }: SectionProps) {
  return (
    <section className="section packages-section" data-theme={main.theme} aria-labelledby="prices" id="packages">
      <div className="wrap">
        <h2 id="prices">Packages and prices</h2>
        <p className="packages-note">{pricesNote}</p>
      </div>
      {acts.map((act) => (
        <div key={act.slug} className="packages-act" data-theme={act.theme}>
          <div className="wrap">
            {acts.length > 1 && (
              <>
                <h3 className="packages-name">
                  {act.name}
                  <Poster name={act.slug} alt="" shape="square" cut />
                </h3>
                <p className="packages-prices">{pricesInWords(act.packages)}</p>
              </>
            )}
            <PackageCards
              packages={act.packages}
              quoteUrl={`${act.quote}?act=${act.slug}`}
              singular={act.name}
              heading={acts.length > 1 ? "h4" : "h3"}
            />
            {acts.length > 1 && (
              <p className="packages-note">
                Know what you want? <Link to={act.book}>Book {act.plural} now</Link> with a deposit.
              </p>
            )}
          </div>
        </div>
      ))}
      <div className="wrap">
        <PriceFinder service={page.slug} />
      </div>
    </section>
  );
}

/** "£135, £185 or £245" */
const pricesInWords = (packages: readonly { price: number }[]) => {
  const prices = packages.map(({ price }) => formatPounds(price));
  return `${prices.slice(0, -1).join(", ")} or ${prices.slice(-1)}`;
};

/** Five pictures with a shared floor line; the third shows the act itself. On a phone it is wider than the screen and scrolls. */
export function Visit({ data: { main, visit } }: SectionProps) {
  const drawings = ["hour-arrival", "hour-mirror", main.slug, "hour-toast", "hour-taxi"];
  return (
    <section className="wrap visit" aria-labelledby="visit">
      <h2 id="visit">From the door to the taxi</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is to be reached by keyboard */}
      <ol role="list" className="visit-moments" tabIndex={0} aria-labelledby="visit">
        {visit.map(({ when, what }, index) => (
          <li key={when}>
            <div className="visit-picture" data-theme={index === 2 ? main.theme : undefined}>
              <Poster name={drawings[index] ?? main.slug} alt="" shape="square" cut={index === 2} />
            </div>
            <h3>{when}</h3>
            <p className="small">{what}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

export const About = ({ data: { page, main } }: SectionProps) => (
  <section className="section" aria-labelledby="what">
    <div className="wrap about">
      <div className="drawn">
        <h2 id="what">What it is</h2>
        <div className="prose about-prose">
          {page.whatItIs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <div className="about-lists">
        <div className="framed about-list" data-theme="mint">
          <h3>Included</h3>
          <CheckList lines={page.included} />
        </div>
        <div className="framed about-list">
          <h3>What we need from you</h3>
          <ul className="about-needs">
            {page.fromYou.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      </div>
      <Gallery name={main.slug} label={`Photographs: ${main.name}`} />
    </div>
  </section>
);

export const Steps = ({ data: { page } }: SectionProps) => (
  <section className="section" aria-labelledby="steps">
    <div className="wrap">
      <h2 id="steps">How it works</h2>
      <ol role="list" className="steps">
        {page.steps.map((step, index) => (
          <li key={step.title} className="drawn">
            <span className="step-number accent" aria-hidden="true">
              {index + 1}
            </span>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </div>
  </section>
);

export const Occasions = ({ data: { page } }: SectionProps) => (
  <section className="wrap" aria-labelledby="occasions">
    <h2 id="occasions">Good for</h2>
    <ul role="list" className="ruled occasions">
      {page.occasions.map((occasion) => (
        <li key={occasion.title}>
          <h3>{occasion.title}</h3>
          <p>{occasion.text}</p>
        </li>
      ))}
    </ul>
  </section>
);

export const Questions = ({ data: { page } }: SectionProps) => (
  <section className="section" aria-labelledby="questions">
    <div className="wrap columns questions">
      <div>
        <h2 id="questions">Questions and answers</h2>
        <div className="framed questions-picture">
          <Poster name="telephone" alt="" shape="square" />
        </div>
      </div>
      <div>
        {page.questions.map(({ question, answer }) => (
          <details key={question} className="question">
            <summary className="disclosure">
              <h3>{question}</h3>
            </summary>
            <p>
              <RichText text={answer} />
            </p>
          </details>
        ))}
      </div>
    </div>
  </section>
);

export const Whereabouts = ({ data: { reach, whereabouts, acts } }: SectionProps) => (
  <section className="section" aria-labelledby="where">
    <div className="wrap drawn">
      <h2 id="where">Where {acts.length === 1 ? acts[0]?.plural : "our acts"} come</h2>
      <p>
        We go {reach}. Travel is free in these towns; <Link to="/locations">all our locations</Link> are on the map.
      </p>
      <div className="whereabouts">
        <Pills links={whereabouts} />
      </div>
    </div>
  </section>
);
