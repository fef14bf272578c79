/** The reviews in the dialog: fetched a page at a time, or given by the page that shows the dialog. */
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
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

interface View {
  sort: Sort;
  page: number;
  from: From;
  skip: number;
}
const front: View = { sort: "recent", page: 1, from: "start", skip: 0 };

export function FetchedReviews({ claims, scope: asked }: { claims: ReviewClaims; scope: Scope & { about?: string } }) {
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

export function ContentReviews({ claims, given }: { claims: ReviewClaims; given: readonly ListedReview[] }) {
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
