/** The data of the form page: what is offered, and what the address preselects. */
import type { Ports } from "../../context.ts";
import { issueToken } from "../../forms/token.server.ts";
import type { Act } from "../catalogue/store.server.ts";
import { pageSeo } from "../site/seo.server.ts";
import { choiceFor, packageOf, performersOf } from "./estimate/estimate-choice.ts";
import { canBeGuests, readGuests } from "./estimate/guests.ts";
import { matchPlace } from "./estimate/places.ts";
import type { DetailsData } from "./form/details.tsx";
import { type QuoteValues, quoteForm } from "./form/fields.ts";
import { askingTitle } from "./form/titles.ts";
import { type FormOptions, formOptionsAt, shownOptions } from "./form-options.server.ts";
import { formPathOf, mainActOf } from "./form-pages.server.ts";
import { sourceNote } from "./source.server.ts";

type Needs = Pick<Ports, "clock" | "signer">;

/** @param referer the request's header */
export function quotePageData(url: URL, ports: Needs, referer: string | null): DetailsData {
  const path = formPathOf(url, "/male-stripper-quote");
  const main = mainActOf(path);
  const details = emptyDetails(url, main, ports, referer);
  return {
    ...details,
    seo: pageSeo(path, {
      title: askingTitle(details.choice.act),
      description: `Ask for a quote for ${main.plural} or any other of our acts: a running total with its working, and nothing to pay for asking.`,
      noindex: true,
    }),
  };
}

/** An empty form, with what the address preselects. @param main the act to start with @param referer the request's header */
export function emptyDetails(url: URL, main: Act, ports: Needs, referer: string | null) {
  const options = formOptionsAt(ports.clock.now());
  const asked = askedFor(url.searchParams, options, main.slug);
  const token = issueToken(ports, { note: sourceNote(url, referer) });
  return { options: shownOptions(options), token, asked, choice: choiceFor(asked, options), stored: false };
}

/** `?act=`, `?package=`, `?place=`, `?performers=` and `?guests=`, as in a shared price; unknown values are ignored. */
function askedFor(query: URLSearchParams, options: FormOptions, mainAct: string): QuoteValues {
  const given = (name: string) => query.get(name) ?? "";
  const named = options.acts.find(({ slug }) => slug === given("act"))?.slug ?? mainAct;
  const { act } = choiceFor({ act: named, place: "" }, options);
  const typed = given("place").trim();
  const place = options.places.find(({ slug, name }) => [slug, name.toLowerCase()].includes(typed.toLowerCase()));
  const guests = readGuests(given("guests"));
  return {
    ...quoteForm.empty,
    act: act.slug,
    package: packageOf(given("package"), act).id,
    performers: String(performersOf(given("performers"), act)),
    place: place?.name ?? (matchPlace(typed, options) ? typed : ""),
    guests: canBeGuests(guests) ? String(guests) : "",
  };
}
