import { portsContext } from "../../context.ts";
import { ClosingSection } from "../../features/catalogue/closing-section.tsx";
import { SubScores } from "../../features/review/sub-scores.tsx";
import { PageHero } from "../../ui/page-hero/page-hero.tsx";
import { RichList } from "../../ui/rich-text/rich-text.tsx";
import type { Route } from "./+types/page";
import { Feed } from "./feed.tsx";
import { reviewsData } from "./reviews.server.ts";

export const loader = ({ url, context }: Route.LoaderArgs) => reviewsData(url, context.get(portsContext).database);

export { meta } from "../../ui/head/page-meta.ts";

export default function Reviews({ loaderData: data }: Route.ComponentProps) {
  const { page, policy, trail, claims } = data;
  return (
    <main id="main" tabIndex={-1} data-later="">
      <PageHero trail={trail} heading={page.heading} theme={page.share.theme} poster={page.share.posters[0]}>
        <p className="lede">{page.lede}</p>
      </PageHero>
      <div className="wrap reviews-page">
        {(claims.badge || claims.scores.length > 0) && (
          <section className="framed scores drawn" data-theme="blush" aria-label="Rating">
            {claims.badge && (
              <div className="scores-badge">
                <h2>{claims.badge.label}</h2>
                <p>
                  {claims.badge.reviews} reviews {claims.badge.counted}
                </p>
              </div>
            )}
            <SubScores scores={claims.scores} />
          </section>
        )}
        <Feed data={data} />
        {policy.map(({ id, title, points }) => (
          <section
            key={id}
            id={id}
            className="framed columns small-headings reviews-policy"
            data-theme="mint"
            aria-labelledby={`${id}-heading`}
          >
            <h2 id={`${id}-heading`} className="drawn">
              {title}
            </h2>
            <RichList texts={points} />
          </section>
        ))}
      </div>
      <ClosingSection copy={data.closing} services="/#services" />
    </main>
  );
}
