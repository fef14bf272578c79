import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { PageNumbers } from "../../features/review/page-numbers.tsx";
import { ReviewCard } from "../../features/review/review-card.tsx";
import { requestFor, shownRating } from "../../features/review/rules.ts";
import { actsIn, feedSearch } from "../../features/review/schema.ts";
import { counted } from "../../ui/counted.ts";
import { focusOn } from "../../ui/head/focus-on.ts";
import { showWhole } from "../../ui/pills/show-whole.ts";
import { Order } from "./order.tsx";
import type { ReviewsData } from "./reviews.server.ts";

/** The list with its filters, sorting and pages. All of these are links, so that it works without JavaScript. */
export function Feed({ data }: { data: ReviewsData }) {
  const { asked, feed, number, pages, acts, places } = data;
  useFocusOnHeading();
  const front = { ...asked, from: "start", skip: 0 } as const;
  const to = (query: Parameters<typeof feedSearch>[0], more?: Record<string, string>) =>
    `/reviews${feedSearch(query, more)}#list`;
  const choice = (act: string, chosen: boolean, label: string) => ({ to: to({ ...front, act }), chosen, label });
  const actChoices = acts.map(({ slug, name, reviews }) =>
    choice(slug, actsIn(asked).includes(slug), `${name} (${reviews})`),
  );
  if (feed.total === 0 && !asked.act && !asked.place)
    return (
      <section id="list" className="reviews-all" aria-labelledby="list-heading">
        <h2 id="list-heading">Nobody has written yet</h2>
        <p>We ask customers after their party. What they say appears here.</p>
      </section>
    );
  return (
    <section id="list" className="reviews-all" aria-labelledby="list-heading">
      <h2 id="list-heading">Read them</h2>
      {data.sampleNote && <p className="sample-note">{data.sampleNote}</p>}
      <div className="reviews-choice">
        <Choices label="Acts" choices={[choice("", !asked.act, `Every act (${data.ofEveryAct})`), ...actChoices]} />
        <div className="reviews-order">
          <Order asked={asked} places={places} to={(changes) => to({ ...front, ...changes })} />
          <p role="status">
            <strong>{countOf(data)}</strong>
            {feed.average !== null && (
              <>
                , <span className="nowrap">{shownRating(feed.average)} out of 5 on average</span>
              </>
            )}
          </p>
        </div>
        {feed.total === 0 && (
          <p>
            Nobody has written about that yet. <Link to="/reviews#list">See all reviews</Link>
          </p>
        )}
      </div>
      <div className="reviews-cards">
        {feed.reviews.map((review, index) => (
          <ReviewCard key={review.id} review={review} lead={data.lead && index === 0} />
        ))}
      </div>
      {pages > 1 && (
        <PageNumbers
          page={number}
          pages={pages}
          control={(target, label, current) =>
            target === undefined ? (
              <span className="page-number" aria-disabled>
                {label}
              </span>
            ) : (
              <Link
                className="page-number"
                aria-current={current ? "page" : undefined}
                to={to(
                  { ...asked, ...(current ? {} : requestFor(target, { ...feed, page: number, limit: asked.limit })) },
                  target > 1 && target < pages ? { page: String(target) } : {},
                )}
              >
                {label}
              </Link>
            )
          }
        />
      )}
    </section>
  );
}

/** Moves the focus to the top of the list after a page change, or if the link that was pressed disappeared with the old list. */
function useFocusOnHeading() {
  const { key } = useLocation();
  const before = useRef(key);
  useEffect(() => {
    const { activeElement } = document;
    if (before.current !== key && (activeElement === document.body || activeElement?.closest(".page-numbers")))
      focusOn("#list-heading");
    before.current = key;
  }, [key]);
}

interface ChoicesProps {
  label: string;
  choices: readonly { to: string; chosen: boolean; label: string }[];
}

const Choices = ({ label, choices }: ChoicesProps) => (
  <nav aria-label={label} onFocus={showWhole}>
    <ul role="list" className="pills">
      {choices.map(({ to, chosen, label }) => (
        <li key={to}>
          <Link to={to} aria-current={chosen ? "true" : undefined}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

/** "3 reviews of drag acts from Leeds" */
function countOf({ feed, scope }: ReviewsData): string {
  const parts = [
    `${counted(feed.total, "review")}${scope.act || scope.place ? "" : " on this site"}`,
    scope.act && `of ${scope.act}`,
    scope.place && `from ${scope.place}`,
  ];
  return parts.filter(Boolean).join(" ");
}
