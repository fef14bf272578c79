import { useEffect, useRef } from "react";
import { capitalised } from "../../../ui/capitalised.ts";
import { counted } from "../../../ui/counted.ts";
import { focusOn } from "../../../ui/head/focus-on.ts";
import { Shield } from "../../../ui/icon/icon.tsx";
import type { ReviewClaims } from "../claims.server.ts";
import { PageNumbers } from "../page-numbers.tsx";
import { ReviewCard } from "../review-card.tsx";
import { pagesOf, perPage, shownRating } from "../rules.ts";
import type { FeedPage, Sort } from "../schema.ts";
import { Stars } from "../stars.tsx";
import { SubScores } from "../sub-scores.tsx";
import { SortControls } from "./sort-controls.tsx";

interface DialogBodyProps {
  claims: ReviewClaims;
  /** Describes the reviews shown: "from Leeds" */
  about?: string | undefined;
  feed: Pick<FeedPage, "average" | "total" | "reviews"> | undefined;
  failed?: boolean;
  waiting?: boolean;
  sort: Sort;
  page: number;
  onSort(sort: Sort): void;
  onPage(page: number): void;
  onRetry?: (() => void) | undefined;
  /** Shows all reviews again, not only those in the scope */
  onAll?(): void;
}

/** The dialog's content: the rating with its distribution, and four reviews at a time. */
export function DialogBody(props: DialogBodyProps) {
  const { claims, about, feed, failed, waiting, page, sort, onSort } = props;
  const pages = pagesOf(feed?.total ?? 0, perPage);
  // The focused button may disappear when it is pressed ("Try again", a page number); the focus then moves to the list.
  useEffect(() => {
    if (document.activeElement === document.body) focusOn(".reviews-list, .reviews-none");
  });
  const status = failed ? "" : !feed ? "Loading reviews" : `Page ${page} of ${pages}, ${counted(feed.total, "review")}`;
  return (
    <div className="reviews-dialog-body">
      {(claims.badge || claims.scores.length > 0 || feed?.average != null) && (
        <section className="reviews-score" data-theme="blush" aria-label="Rating">
          <div className="reviews-average">
            {feed?.average != null && <p className="display">{shownRating(feed.average)}</p>}
            <div>
              {feed?.average != null && <Stars rating={feed.average} />}
              {claims.badge && <p className="reviews-label">{claims.badge.label}</p>}
              {feed && feed.total > 0 && (
                <p className="small">
                  {counted(feed.total, "review")}
                  {about && ` ${about}`} on this site
                </p>
              )}
            </div>
          </div>
          <div>
            {claims.scores.length > 0 && claims.badge && <p className="small">{capitalised(claims.badge.counted)}</p>}
            <SubScores scores={claims.scores} />
          </div>
        </section>
      )}
      <div className="reviews-listing">
        <SortControls sort={sort} onSort={onSort} />
        <p className="visually-hidden" role="status">
          {status}
        </p>
        {failed ? <Failed onRetry={props.onRetry} /> : <List {...props} waiting={waiting || !feed} />}
        {!failed && feed && pages > 1 && (
          <PageNumbers
            page={page}
            pages={pages}
            control={(target, label, current) => (
              <button
                type="button"
                className="page-number"
                aria-current={current ? "page" : undefined}
                // Not `disabled`, because on the last page the button that was just pressed would lose the focus.
                aria-disabled={target === undefined || undefined}
                onClick={() => target !== undefined && !current && props.onPage(target)}
              >
                {label}
              </button>
            )}
          />
        )}
        {feed?.reviews.some(({ sample }) => sample) && (
          <p className="small">Samples, to show how reviews will look. Customers’ own will replace them.</p>
        )}
      </div>
      {claims.badges.length > 0 && (
        <ul role="list" className="ticks trust-badges" data-theme="blush">
          {claims.badges.map((badge) => (
            <li key={badge}>
              <Shield />
              {badge}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Failed({ onRetry }: Pick<DialogBodyProps, "onRetry">) {
  return (
    <div className="reviews-none" role="alert">
      <p>The reviews didn’t load. It may be the connection, or us.</p>
      <div className="buttons">
        <button type="button" className="button button-small" onClick={onRetry}>
          Try again
        </button>
        <a href="/reviews">Read them on their own page</a>
      </div>
    </div>
  );
}

function List({ about, feed, waiting, page, sort, onAll }: DialogBodyProps) {
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page or order begins at its top
  useEffect(() => {
    list.current?.scrollTo(0, 0);
  }, [page, sort]);
  if (feed?.total === 0) {
    return (
      <div className="reviews-none">
        <p>No reviews {about ? `${about} ` : ""}yet.</p>
        {about && (
          <button type="button" className="button button-small" onClick={onAll}>
            Show all reviews
          </button>
        )}
      </div>
    );
  }
  return (
    <ul
      ref={list}
      role="list"
      className="reviews-list"
      aria-label="Reviews"
      aria-busy={waiting}
      data-paged={!feed || feed.total > perPage ? "" : undefined}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to take the focus to be scrolled by keyboard
      tabIndex={0}
    >
      {feed ? (
        feed.reviews.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} />
          </li>
        ))
      ) : (
        <li className="reviews-waiting">Loading reviews…</li>
      )}
    </ul>
  );
}
