/** The page behind a private link: what it loads and what it answers. */
import { data, type RouterContextProvider, redirect } from "react-router";
import { type Ports, portsContext } from "../../../context.ts";
import { readForm } from "../../../forms/body.server.ts";
import { tidyText } from "../../../forms/tidy-text.ts";
import { findAct } from "../../catalogue/store.server.ts";
import { pageSeo } from "../../site/seo.server.ts";
import { type Invited, invitedBy, type Refused } from "../invites.server.ts";
import { type Errors, emptyValues, fieldNames, type Values } from "./fields.ts";
import { type Outcome, placeOf, writeReview } from "./write-review.server.ts";
import { parseWritten } from "./written.ts";

const seo = pageSeo("/reviews/write", {
  title: "Write your review",
  description:
    "The page behind the private link in our letter: your stars, your words, and the name to show with them.",
  noindex: true,
});

/** 404 for what is no link of ours; 410 for one that was ours and is over. */
const statuses = { unknown: 404, ended: 410, used: 410 } as const;
export type Closed = keyof typeof statuses;

const closed = (because: Closed) => data({ seo, closed: because, about: null }, { status: statuses[because] });

export async function writePage(request: Request, { database, clock }: Pick<Ports, "database" | "clock">) {
  const opened = await invitedBy(database, keyIn(request), clock.now().toISOString());
  if (!opened.ok) return closed(opened.refused);
  if (opened.invited.usedAt) return closed("used");
  return data({ seo, closed: null, about: aboutOf(opened.invited) });
}

/** The form again, or that the link is over; a stored review moves on. */
export interface Answer {
  values: Values;
  errors: Errors;
  problem: string | null;
  closed: Closed | null;
}

export async function answerReview(request: Request, context: Readonly<RouterContextProvider>) {
  const ports = context.get(portsContext);
  const body = await readForm(request);
  const values = tidied(body.fields);
  const again = (change: Partial<Answer>, status: number) =>
    data<Answer>({ values, errors: {}, problem: null, closed: null, ...change }, { status });
  if (!body.ok)
    return again(
      { problem: "That could not be read, so nothing was sent. Shorten your review and send it again." },
      body.status,
    );
  const parsed = parseWritten(values);
  if (!parsed.ok) return again({ errors: parsed.errors }, 400);
  let outcome: Outcome;
  try {
    outcome = await writeReview(ports, keyIn(request), parsed.written);
  } catch (error) {
    ports.log.error("review.not-stored", error);
    return again(
      { problem: "We could not save your review just now. Everything is still here: send it again in a minute." },
      503,
    );
  }
  if (outcome === "stored" || outcome === "already") return redirect("/reviews/thanks", 303);
  const because: Refused | "used" = outcome;
  return again({ closed: because }, statuses[because]);
}

const keyIn = (request: Request) => new URL(request.url).searchParams.get("key") ?? "";

/** What the review will be about. Nothing that whoever found the link could learn of the booker. */
function aboutOf({ quote }: Invited) {
  const act = findAct(quote.act);
  return {
    act: act?.name ?? quote.act,
    poster: act?.slug ?? "megaphone",
    theme: act?.theme ?? "gold",
    place: placeOf(quote),
  };
}
export type About = ReturnType<typeof aboutOf>;

function tidied(typed: Partial<Record<string, string>>): Values {
  const values = { ...emptyValues };
  for (const name of fieldNames) values[name] = tidyText(typed[name] ?? "", name === "content");
  return values;
}
