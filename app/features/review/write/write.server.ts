/** The page of an invitation's private link: its loader's data, and the handling of its form. */
import { data } from "react-router";
import type { Ports } from "../../../context.ts";
import type { FormKind } from "../../../forms/action.server.ts";
import { formProblems } from "../../../forms/problems.ts";
import { findAct } from "../../catalogue/store.server.ts";
import { namesOf } from "../../quote/display-names.server.ts";
import type { Quote } from "../../quote/table.server.ts";
import { pageSeo } from "../../site/seo.server.ts";
import { site } from "../../site/site.server.ts";
import { invitedBy } from "../invites.server.ts";
import { type ReviewField, reviewForm, reviewTexts } from "./fields.ts";
import { parseReview, placeOf, type ReviewInput, writeReview } from "./write-review.server.ts";

const seo = pageSeo("/reviews/write", {
  title: "Write your review",
  description: "The page behind the private link in our email: your stars, your words, and the name to show with them.",
  noindex: true,
});

/** 404 for a link that never existed; 410 for one that has expired or was used. */
const statuses = { unknown: 404, ended: 410, used: 410 } as const;
export type Closed = keyof typeof statuses;

const closed = (because: Closed) => data({ seo, closed: because, about: null }, { status: statuses[because] });

export async function writePage(url: URL, { database, clock }: Pick<Ports, "database" | "clock">) {
  const invitation = await invitedBy(database, keyIn(url), clock.now().toISOString());
  if (typeof invitation === "string") return closed(invitation);
  if (invitation.usedAt) return closed("used");
  return data({ seo, closed: null, about: aboutOf(invitation.quote, url) });
}

/** The form kind of a review, which redirects to the thank-you page. @param key of the private link */
export const writing = (key: string): FormKind<ReviewField, ReviewInput, Closed> => ({
  form: reviewForm,
  failure: "review.not-stored",
  problem: formProblems(reviewTexts, site.phone.display),
  parse: parseReview,
  async submit({ ports, input }) {
    const result = await writeReview(ports, key, input);
    if (result === "stored" || result === "already") return { kind: "redirect", redirectTo: "/reviews/thanks" };
    return { kind: "closed", closed: result, status: statuses[result] };
  },
});

export const keyIn = ({ searchParams }: URL): string => searchParams.get("key") ?? "";

/** The booking, and the stars that were pressed in the email. Nothing about the booker, because others may find the link. */
function aboutOf(quote: Quote, { searchParams }: URL) {
  const act = findAct(quote.act);
  return {
    act: namesOf(quote).act,
    figure: { slug: act?.slug ?? "megaphone", theme: act?.theme ?? "gold" },
    place: placeOf(quote),
    stars: searchParams.get("stars") ?? "",
  };
}
export type ReviewContext = ReturnType<typeof aboutOf>;
