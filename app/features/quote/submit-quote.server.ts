/** What the server answers a sent form: the way to the confirmation, or the form again with every word kept. */
import { setTimeout as wait } from "node:timers/promises";
import { data, type RouterContextProvider, redirect, redirectDocument } from "react-router";
import { clientAddressContext, type Ports, portsContext } from "../../context.ts";
import { readForm } from "../../forms/body.server.ts";
import { type FormToken, issueToken, looksAutomatic, sentToken } from "../../forms/token.server.ts";
import { site } from "../site/site.server.ts";
import type { Estimate } from "./estimate/estimate.ts";
import { type Choice, choiceFor, estimateFor } from "./estimate/estimate-choice.ts";
import { matchPlace } from "./estimate/places.ts";
import { type Errors, estimateOnly, hiddenFields, type Values } from "./form/fields.ts";
import { problems } from "./form/problems.ts";
import { tidyValues } from "./form/tidy.ts";
import { formOptionsAt } from "./form-options.server.ts";
import { type Outcome, type QuoteToStore, quoteRow, repeated, requestQuote } from "./request-quote.server.ts";
import { parseRequest } from "./schema.ts";
import { quoteByKey } from "./store.server.ts";

/** The form again. */
export interface Answer {
  /** As typed; null when nothing could be read, so that the page keeps what it has */
  values: Values | null;
  token: FormToken | null;
  /** What the estimate of these values needs of the price list; null where `values` is */
  choice: Choice | null;
  errors: Errors;
  /** What is wrong beside the answers themselves, in a sentence */
  problem: string | null;
}

const hour = 3600;

/** Where a sent form leads, or why it was not taken. */
export type Sent =
  /** `private`: as a new document, because the tag is never on a page about one person's quote */
  | { kind: "on"; to: string; private?: boolean }
  /** It was sent before with other answers: a new key, and a sentence about it */
  | { kind: "changed"; problem: string }
  | { kind: "too many"; retryAfterSeconds: number };

/** What a form is for: what it can't take, and what is done with the rest. */
export interface Purpose {
  refuse?: (estimate: Estimate) => Errors;
  /** @throws what the database throws; nothing is stored then */
  store: (ports: Ports, asked: QuoteToStore, address: string) => Promise<Sent>;
}

export async function answerForm(
  request: Request,
  context: Readonly<RouterContextProvider>,
  purpose: Purpose = askingForAQuote,
) {
  const ports = context.get(portsContext);
  const body = await readForm(request);
  const token = sentToken(body.fields);
  const values = tidyValues(body.fields);
  const offer = formOptionsAt(ports.clock.now());
  const form: Answer = { values, token, choice: choiceFor(values, offer), errors: {}, problem: null };
  if (!body.ok) {
    const nothing = Object.keys(body.fields).length === 0;
    return data<Answer>(
      { ...form, ...(nothing && { values: null, choice: null }), problem: problems[body.status] },
      { status: body.status },
    );
  }
  if (body.fields[hiddenFields.intent] === estimateOnly) return data<Answer>(form);

  const parsed = parseRequest(values, offer);
  if (!parsed.ok) return data<Answer>({ ...form, errors: parsed.errors }, { status: 400 });
  const estimate = estimateFor({ ...values, guests: String(parsed.request.guests) }, offer);
  const refused = purpose.refuse?.(estimate) ?? {};
  if (Object.keys(refused).length > 0) return data<Answer>({ ...form, errors: refused }, { status: 400 });

  const asked: QuoteToStore = {
    request: parsed.request,
    estimate,
    // Without a key of ours nothing tells two sendings apart: each is its own.
    key: token?.key ?? issueToken(ports).key,
    placeSlug: matchPlace(values.place, offer.places)?.slug ?? null,
    suspect: looksAutomatic(body.fields, ports),
  };
  try {
    const sent = await purpose.store(ports, asked, context.get(clientAddressContext));
    if (sent.kind === "too many") {
      const headers = { "Retry-After": String(sent.retryAfterSeconds) };
      return data<Answer>(
        { ...form, problem: problems.tooMany(sent.retryAfterSeconds, site.phone.display) },
        { status: 429, headers },
      );
    }
    if (sent.kind === "changed")
      return data<Answer>({ ...form, token: issueToken(ports), problem: sent.problem }, { status: 409 });
    return (sent.private ? redirectDocument : redirect)(sent.to, 303);
  } catch (error) {
    ports.log.error("quote.not-stored", error);
    return data<Answer>(
      { ...form, problem: problems.notStored(site.phone.display) },
      { status: 503, headers: { "Retry-After": "60" } },
    );
  }
}

/** Takes one of the hour's forms for this address, unless the form was `sentBefore`. */
export async function withinTheHour<T>(
  ports: Ports,
  address: string,
  sentBefore: () => Promise<T | undefined>,
  store: () => Promise<T>,
): Promise<T | Extract<Sent, { kind: "too many" }>> {
  const already = await sentBefore();
  if (already) return already;
  const allowed = await ports.rateLimiter.take(`quote:${address}`, ports.settings.quotesPerHour, hour);
  if (allowed.ok) return store();
  // A button pressed ten times at once: those beyond the number must not be told that the request failed.
  await wait(400);
  return (await sentBefore()) ?? { kind: "too many", retryAfterSeconds: allowed.retryAfterSeconds };
}

const askingForAQuote: Purpose = {
  async store(ports, form, address) {
    const asked = await apartFromBooking(ports, form);
    const sentBefore = async () => {
      const earlier = await quoteByKey(ports.database, asked.key);
      return earlier && onward(repeated(earlier, quoteRow(asked, earlier.reference, ports.clock.now())));
    };
    return withinTheHour(ports, address, sentBefore, async () => onward(await requestQuote(ports, asked)));
  },
};

export const onward = ({ kind, reference }: Outcome): Sent =>
  kind === "changed"
    ? { kind, problem: problems.changed(reference) }
    : { kind: "on", to: `/quote/${reference}/success` };

/** A direct booking that turned into a request, because its place has no price, is a quote of its own; sent twice it is still one. */
async function apartFromBooking(ports: Ports, asked: QuoteToStore): Promise<QuoteToStore> {
  const earlier = await quoteByKey(ports.database, asked.key);
  return earlier?.kind === "direct" ? { ...asked, key: `${asked.key}-request` } : asked;
}
