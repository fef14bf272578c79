/** Route exports that every page with a form shares. */
import type { MetaDescriptor } from "react-router";
import { headTags, type PageSeo } from "../head/page-meta.ts";

/** For `shouldRevalidate`: the form that was sent stays the same, with the same key; and after a lost connection there is nobody to ask. */
export const keepForm = ({
  formMethod,
  defaultShouldRevalidate,
}: {
  formMethod?: string;
  defaultShouldRevalidate: boolean;
}) => formMethod !== "POST" && defaultShouldRevalidate;

/** For `headers`. Not "no-store": a browser without scripts brings back what was typed only from a page it may keep. */
export function formHeaders({ actionHeaders }: { actionHeaders: Headers }): Record<string, string> {
  const retryAfter = actionHeaders.get("Retry-After");
  return { "Cache-Control": "private, no-cache", ...(retryAfter && { "Retry-After": retryAfter }) };
}

/** For `meta`. The title is the page's own: an answer with errors says so in it. */
export const untitled = (seo: PageSeo | undefined): MetaDescriptor[] =>
  headTags(seo).filter((tag) => !("title" in tag));
