import { headTags } from "../../ui/head/page-meta.ts";
import { Jump } from "../../ui/jump/jump.tsx";
import { PageHero } from "../../ui/page-hero/page-hero.tsx";
import { RichText } from "../../ui/rich-text/rich-text.tsx";
import type { Route } from "./+types/page";
import { Group } from "./group.tsx";
import { reviewsData } from "./reviews.server.ts";
import { Scores } from "./scores.tsx";

export const loader = () => reviewsData();

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.seo);

/** Every review, act by act; the pills at the top lead to each, with or without scripts. */
export default function Reviews({ loaderData }: Route.ComponentProps) {
  const { page, trail, badge, scores, sampleNote, groups } = loaderData;
  return (
    <main id="main" tabIndex={-1}>
      <PageHero trail={trail} heading={page.heading} ground={page.share.ground} poster={page.share.posters[0]}>
        <p className="lede">{page.lede}</p>
      </PageHero>
      <div className="wrap reviews-page">
        <Scores badge={badge} scores={scores} />
        <div className="reviews-filter">
          <h2>Reviews by act</h2>
          {sampleNote && <p className="sample-note">{sampleNote}</p>}
          <Jump
            label="Acts"
            links={groups.map(({ slug, name, reviews }) => ({ id: slug, title: `${name} (${reviews.length})` }))}
          />
        </div>
        {groups.map((group) => (
          <Group key={group.slug} group={group} />
        ))}
        {page.sections.map(({ id, title, points }) => (
          <section key={id} id={id} className="reviews-policy" data-ground="mint" aria-labelledby={`${id}-heading`}>
            <h2 id={`${id}-heading`}>{title}</h2>
            <ul>
              {points.map((point) => (
                <li key={point}>
                  <RichText text={point} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </main>
  );
}
