import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useClosedByBack } from "../../../ui/dialog/use-closed-by-back.ts";
import { Cross } from "../../../ui/icon/icon.tsx";
import { Queries } from "../../../ui/query/queries.tsx";
import type { ReviewClaims } from "../claims.server.ts";
import { averageOf, countOf, perPage, requestFor, sorted } from "../rules.ts";
import {
  type FeedPage,
  type From,
  feedSearch,
  type ListedReview,
  maximumSkip,
  type Scope,
  type Sort,
} from "../schema.ts";
import { DialogBody } from "./dialog-body.tsx";

export interface ReviewsDialogProps {
  claims: ReviewClaims;
  scope: Scope & { about?: string };
  /** The reviews, if the page has them; otherwise they are fetched a page at a time */
  given: readonly ListedReview[] | undefined;
  /** Called when the dialog is closed in any way */
  onClosed(): void;
}

const focusable = "a[href], button:not(:disabled), input:checked, [tabindex='0']";

/** Tab on the last control moves the focus to the first one, and back with Shift: the browser alone would move it to its own toolbars. */
function keepInside(event: KeyboardEvent<HTMLDialogElement>) {
  if (event.key !== "Tab") return;
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)];
  const [first, last] = event.shiftKey ? [controls.at(-1), controls[0]] : [controls[0], controls.at(-1)];
  if (document.activeElement !== last) return;
  event.preventDefault();
  first?.focus();
}

/** Customer Reviews (specification, section 2): a native modal dialog, so that nothing behind it takes the focus, and Escape closes it. */
export function ReviewsDialog({ claims, scope, given, onClosed }: ReviewsDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  useClosedByBack(dialog);
  useEffect(() => {
    const page = document.documentElement;
    if (!dialog.current?.open) dialog.current?.showModal();
    page.classList.toggle("keeps-gutter", innerWidth > page.clientWidth);
    page.classList.add("behind-dialog");
    return () => page.classList.remove("behind-dialog", "keeps-gutter");
  }, []);

  return (
    <dialog
      ref={dialog}
      className="reviews-dialog"
      aria-labelledby={title}
      onClose={onClosed}
      onKeyDown={keepInside}
      // A click outside the dialog closes it; on a keyboard, Escape does.
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
    >
      <div>
        <div className="reviews-dialog-top">
          <h2 id={title}>Customer Reviews</h2>
          <button type="button" className="button" onClick={() => dialog.current?.close()}>
            <Cross />
            <span className="visually-hidden">Close</span>
          </button>
        </div>
        {given ? (
          <ContentReviews claims={claims} given={given} />
        ) : (
          <Queries>
            <FetchedReviews claims={claims} scope={scope} />
          </Queries>
        )}
      </div>
    </dialog>
  );
}

interface View {
  sort: Sort;
  page: number;
  from: From;
  skip: number;
}
const front: View = { sort: "recent", page: 1, from: "start", skip: 0 };

function FetchedReviews({ claims, scope: asked }: { claims: ReviewClaims; scope: Scope & { about?: string } }) {
  const [scope, setScope] = useState(asked);
  const [view, setView] = useState(front);
  const search = feedSearch({ ...scope, ...view });
  const feed = useQuery<FeedPage>({ queryKey: [`/api/reviews${search}`], placeholderData: keepPreviousData });
  const { data } = feed;
  const waiting = feed.isPlaceholderData || feed.isFetching;
  // The last page that was loaded; its cursors lead to the next one. It stays on screen while the next one loads.
  const loadedPage = useRef<View & { feed: FeedPage }>(undefined);
  useEffect(() => {
    if (data && !feed.isPlaceholderData) loadedPage.current = { ...view, feed: data };
  }, [data, feed.isPlaceholderData, view]);
  return (
    <DialogBody
      claims={claims}
      about={scope.about}
      feed={data}
      failed={feed.isError && !waiting}
      waiting={waiting}
      sort={view.sort}
      page={view.page}
      onSort={(sort) => setView({ ...front, sort })}
      onPage={(target) => {
        // Cursors of a page in another order can't be used.
        const from = loadedPage.current?.sort === view.sort ? loadedPage.current : undefined;
        const known = from ? { ...from.feed, page: from.page } : { page: 1, total: data?.total ?? 0 };
        // If the user goes back before the new page has loaded, the target is the page still shown.
        const request = target === from?.page ? from : requestFor(target, { ...known, limit: perPage });
        // When Next is pressed repeatedly, the page that is loading has to arrive first.
        if (request.skip > maximumSkip) return;
        setView({ sort: view.sort, from: request.from, skip: request.skip, page: target });
      }}
      onRetry={() => void feed.refetch()}
      onAll={() => {
        setScope({});
        setView(front);
      }}
    />
  );
}

function ContentReviews({ claims, given }: { claims: ReviewClaims; given: readonly ListedReview[] }) {
  const [{ sort, page }, setView] = useState({ sort: "recent" as Sort, page: 1 });
  const feed = {
    average: averageOf(countOf(given)),
    total: given.length,
    reviews: sorted(given, sort).slice((page - 1) * perPage, page * perPage),
  };
  return (
    <DialogBody
      claims={claims}
      feed={feed}
      sort={sort}
      page={page}
      onSort={(next) => setView({ sort: next, page: 1 })}
      onPage={(target) => setView({ sort, page: target })}
    />
  );
}
