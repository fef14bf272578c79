/** What the server answers a sent form: the way to the confirmation, or the form again with every word kept. */
import { setTimeout as wait } from "node:timers/promises";
import { data, type RouterContextProvider, redirect } from "react-router";
import { clientAddressContext, type Ports, portsContext } from "../../context.ts";
import { readForm } from "../../forms/body.server.ts";
import { tidyText } from "../../forms/tidy-text.ts";
import { type FieldsByName, type FormToken, issueToken, looksAutomatic, sentToken } from "../../forms/token.server.ts";
import { site } from "../site/site.server.ts";
import { type Errors, emptyValues, fieldNames, type Values } from "./fields.ts";
import { noCopy } from "./page.server.ts";
import { problems } from "./problems.ts";
import { parseEnquiry } from "./schema.ts";
import { type EnquiryToSend, type Outcome, sameWords, sendEnquiry } from "./send-enquiry.server.ts";
import { enquiryByKey } from "./store.server.ts";

/** The form again. */
export interface Answer {
  /** As typed; null when nothing could be read, so that the page keeps what it has */
  values: Values | null;
  token: FormToken | null;
  errors: Errors;
  /** What is wrong beside the answers themselves, in a sentence */
  problem: string | null;
}

/** Messages one address may send in an hour. */
export const messagesPerHour = 10;

export async function answerForm(request: Request, context: Readonly<RouterContextProvider>) {
  const ports = context.get(portsContext);
  const body = await readForm(request);
  const values = tidyValues(body.fields);
  const form: Answer = { values, token: sentToken(body.fields), errors: {}, problem: null };
  const again = (change: Partial<Answer>, status: number, headers = {}) =>
    data<Answer>({ ...form, ...change }, { status, headers });

  if (!body.ok) {
    const nothing = Object.keys(body.fields).length === 0;
    return again({ ...(nothing && { values: null }), problem: problems[body.status] }, body.status);
  }
  const parsed = parseEnquiry(values);
  if (!parsed.ok) return again({ errors: parsed.errors }, 400);
  const sent: EnquiryToSend = {
    enquiry: parsed.enquiry,
    // Without a key of ours nothing tells two sendings apart: each is its own.
    key: form.token?.key ?? issueToken(ports).key,
    suspect: looksAutomatic(body.fields, ports),
  };
  try {
    const outcome = await send(ports, sent, context.get(clientAddressContext));
    if (typeof outcome === "object")
      return again({ problem: problems.tooMany(outcome.retryAfterSeconds, site.phone.display) }, 429, {
        "Retry-After": String(outcome.retryAfterSeconds),
      });
    if (outcome === "changed") return again({ token: issueToken(ports), problem: problems.changed }, 409);
    return redirect((await copyWritten(ports, sent.key)) ? "/contact/sent" : `/contact/sent?copy=${noCopy}`, 303);
  } catch (error) {
    ports.log.error("enquiry.not-stored", error);
    return again({ problem: problems.notStored(site.phone.display) }, 503, { "Retry-After": "60" });
  }
}

/** Whether a copy goes to the address in the message: `Outbox.reply` may have held it back. */
async function copyWritten({ database, outbox }: Ports, key: string): Promise<boolean> {
  const enquiry = await enquiryByKey(database, key);
  return enquiry !== undefined && outbox.wrote(database, enquiry.id, "enquiry-copy");
}

/** Sends the same form on without counting it again; a form beyond the hour's number waits for its twin, if there is one. */
async function send(
  ports: Ports,
  sent: EnquiryToSend,
  address: string,
): Promise<Outcome | { retryAfterSeconds: number }> {
  const already = await sentBefore(ports, sent);
  if (already) return already;
  const allowed = await ports.rateLimiter.take(`enquiry:${address}`, messagesPerHour, 3600);
  if (allowed.ok) return sendEnquiry(ports, sent);
  await wait(400);
  return (await sentBefore(ports, sent)) ?? { retryAfterSeconds: allowed.retryAfterSeconds };
}

async function sentBefore(ports: Ports, { key, enquiry }: EnquiryToSend): Promise<Outcome | undefined> {
  const earlier = await enquiryByKey(ports.database, key);
  return earlier && (sameWords(earlier, enquiry) ? "already" : "changed");
}

function tidyValues(typed: FieldsByName): Values {
  const values = { ...emptyValues };
  for (const name of fieldNames) values[name] = tidyText(typed[name] ?? "", name === "message");
  return values;
}
