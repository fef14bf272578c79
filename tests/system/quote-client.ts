/** A visitor without JavaScript: opens the quote page, fills in the form, sends it, and sends it again until it is answered. */
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { parse } from "node-html-parser";
import { until } from "../support/processes/process.ts";
import { daysAhead } from "../support/texts/dates.ts";
import { formValues } from "../support/texts/form-values.ts";

interface Acknowledged {
  reference: string;
  email: string;
  /** How often the form was sent until an answer came */
  sendings: number;
}

/** The form's hidden fields and what is preselected in it, as the page has them. */
export const startingValues = (html: string): Record<string, string> =>
  formValues(parse(html).querySelector("form[method=post]"));

export const answers = (email: string): Record<string, string> => ({
  date: daysAhead(200).typed,
  place: "Leeds",
  guests: "14",
  occasion: "hen",
  name: "Ann Other",
  email,
  phone: "07700 900123",
  adult: "yes",
});

/**
 * Sends one quote until it is acknowledged, however often the server is unavailable meanwhile: when a connection fails, the same form is
 * sent again, as a person presses the button again.
 * @throws on any answer that is neither the form nor the way to the confirmation, and when `stop` is aborted
 */
export async function requestQuote(origin: string, stop: AbortSignal): Promise<Acknowledged> {
  const email = `${randomUUID()}@visitor.example`;
  const address = `${origin}/male-stripper-quote`;
  const page = await persist(() => fetch(address, { signal: stop }).then((response) => response.text()), stop);
  const body = new URLSearchParams({ ...startingValues(page.value), ...answers(email) });
  const headers = { Origin: origin };
  const { value: response, tries } = await persist(
    () => fetch(address, { method: "POST", body, headers, redirect: "manual", signal: stop }),
    stop,
  );
  const reference = /\/quote\/([^/]+)\/success/.exec(response.headers.get("location") ?? "")?.[1];
  if (!reference || ![302, 303].includes(response.status))
    throw new Error(`The form was answered ${response.status}: ${(await response.text()).slice(0, 2000)}`);
  return { reference, email, sendings: tries };
}

async function persist<T>(work: () => Promise<T>, stop: AbortSignal): Promise<{ value: T; tries: number }> {
  for (let tries = 1; ; tries++) {
    try {
      return { value: await work(), tries };
    } catch (error) {
      stop.throwIfAborted();
      // fetch reports a connection that failed or broke as a TypeError.
      if (!(error instanceof TypeError)) throw error;
      await wait(20);
    }
  }
}

/** Visitors who ask for one quote after another until `leave` is called. If one of them fails, `more` and `leave` reject. */
export function crowd(origin: string, visitors = 2) {
  const acknowledged: Acknowledged[] = [];
  let leaving = false;
  const visits = Promise.all(
    Array.from({ length: visitors }, async () => {
      while (!leaving) acknowledged.push(await requestQuote(origin, AbortSignal.timeout(600_000)));
    }),
  );
  // Not lost: `more` and `leave` report it.
  visits.catch(() => {});
  return {
    acknowledged,
    /** Resolves when this many more quotes are acknowledged. */
    async more(count: number): Promise<void> {
      const enough = acknowledged.length + count;
      await Promise.race([visits, until("more quotes", () => acknowledged.length >= enough)]);
    },
    /** Resolves when every visitor has the answer to their last quote. */
    async leave(): Promise<void> {
      leaving = true;
      await visits;
    },
  };
}
