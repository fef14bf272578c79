/** What the server answers a sent form: the way to the confirmation, or the form again with every word kept. */
import { setTimeout as wait } from "node:timers/promises";
import { data, type RouterContextProvider, redirect } from "react-router";
import { clientAddressContext, type Ports, portsContext } from "../../context.ts";
import { site } from "../site/site.server.ts";
import { readForm } from "./body.server.ts";
import { type Errors, estimateOnly, hiddenFields, type Values } from "./fields.ts";
import { offerAt } from "./offer.server.ts";
import { matchPlace } from "./places.ts";
import { type Choice, choiceFor, estimateFor } from "./priced.ts";
import { problems } from "./problems.ts";
import { type Outcome, type QuoteToStore, quoteRow, repeated, requestQuote } from "./request-quote.server.ts";
import { parseRequest } from "./schema.ts";
import { quoteByKey } from "./store.server.ts";
import { tidyValues } from "./tidy.ts";
import { type FormToken, issueToken, looksAutomatic, sentToken } from "./token.server.ts";

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

export async function answerForm(request: Request, context: Readonly<RouterContextProvider>) {
  const ports = context.get(portsContext);
  const body = await readForm(request);
  const token = sentToken(body.fields);
  const values = tidyValues(body.fields);
  const offer = offerAt(ports.clock.now());
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

  const asked: QuoteToStore = {
    request: parsed.request,
    estimate: estimateFor({ ...values, guests: String(parsed.request.guests) }, offer),
    // Without a key of ours nothing tells two sendings apart: each is its own.
    key: token?.key ?? issueToken(ports).key,
    placeSlug: matchPlace(values.place, offer.places)?.slug ?? null,
    suspect: looksAutomatic(body.fields, ports),
  };
  try {
    const outcome = await store(ports, asked, context.get(clientAddressContext));
    if (outcome.kind === "too many") {
      const headers = { "Retry-After": String(outcome.retryAfterSeconds) };
      return data<Answer>(
        { ...form, problem: problems.tooMany(outcome.retryAfterSeconds, site.phone.display) },
        { status: 429, headers },
      );
    }
    if (outcome.kind === "changed")
      return data<Answer>(
        { ...form, token: issueToken(ports), problem: problems.changed(outcome.reference) },
        { status: 409 },
      );
    return redirect(`/quote/${outcome.reference}/success`, 303);
  } catch (error) {
    ports.log.error("quote.not-stored", error);
    return data<Answer>(
      { ...form, problem: problems.notStored(site.phone.display) },
      { status: 503, headers: { "Retry-After": "60" } },
    );
  }
}

type Stored = Outcome | { kind: "too many"; retryAfterSeconds: number };

/** Sends the same form on without counting it again; a form beyond the hour's number waits for its twin, if there is one. */
async function store(ports: Ports, asked: QuoteToStore, address: string): Promise<Stored> {
  const already = await sentBefore(ports, asked);
  if (already) return already;
  const allowed = await ports.allowances.take(`quote:${address}`, ports.settings.quotesPerHour, hour);
  if (allowed.ok) return requestQuote(ports, asked);
  // A button pressed ten times at once: those beyond the number must not be told that the request failed.
  await wait(400);
  return (await sentBefore(ports, asked)) ?? { kind: "too many", retryAfterSeconds: allowed.retryAfterSeconds };
}

async function sentBefore(ports: Ports, asked: QuoteToStore): Promise<Outcome | undefined> {
  const earlier = await quoteByKey(ports.database, asked.key);
  return earlier && repeated(earlier, quoteRow(asked, earlier.reference, ports.clock.now()));
}
