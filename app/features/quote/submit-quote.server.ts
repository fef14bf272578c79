/** Handles a submitted quote form: a request, or a direct booking (pages/booking/book.server.ts). */
import { data, type RouterContextProvider } from "react-router";
import { portsContext } from "../../context.ts";
import { hasBegun } from "../../dates/today.server.ts";
import {
  type FormKind,
  handleForm,
  type Submission,
  type SubmitResult,
  withinTheHour,
} from "../../forms/action.server.ts";
import type { Errors, FormState } from "../../forms/form.ts";
import { formProblems } from "../../forms/problems.ts";
import { site } from "../site/site.server.ts";
import { type Choice, choiceFor, estimateFor } from "./estimate/estimate-choice.ts";
import { matchPlace } from "./estimate/places.ts";
import { estimateOnly, type QuoteField, quoteForm, quoteTexts } from "./form/fields.ts";
import { formOptionsAt } from "./form-options.server.ts";
import { type QuoteToStore, requestQuote, type StoredRequest } from "./request-quote.server.ts";
import { parseRequest, type QuoteRequest } from "./schema.ts";
import { parseSource } from "./source.server.ts";

interface QuoteFormState extends FormState<QuoteField> {
  /** What the estimate of `values` needs from the price list; absent if `values` is null */
  choice?: Choice;
}

/** The form's state as the page shows it. A closed form is shown by a page of its own, so it is left out. */
export type QuoteFormView = Omit<QuoteFormState, "closed">;

/** What distinguishes the purposes of the form: what to refuse, and how to store the rest. */
export interface QuotePurpose {
  refuse?: (asked: Pick<QuoteToStore, "request" | "estimate" | "placeSlug">) => Errors<QuoteField>;
  /** @throws what the database throws; nothing is stored then */
  store: (asked: QuoteToStore, submission: QuoteSubmission) => Promise<SubmitResult<QuoteField>>;
}
type QuoteSubmission = Pick<Submission<QuoteField, QuoteRequest>, "ports" | "address" | "note">;

const kindFor = ({ refuse, store }: QuotePurpose): FormKind<QuoteField, QuoteRequest> => ({
  form: quoteForm,
  failure: "quote.not-stored",
  problem: formProblems(quoteTexts, site.phone.display),
  redraw: estimateOnly,
  parse: (values, { clock }) => parseRequest(values, formOptionsAt(clock.now())),
  async submit({ input: request, values, key, suspect, ...submission }) {
    const now = submission.ports.clock.now();
    const options = formOptionsAt(now);
    const estimate = estimateFor({ ...values, guests: String(request.guests) }, options);
    const placeSlug = matchPlace(values.place, options)?.slug ?? null;
    // Here and not in the schema: the owner may record a party that has begun.
    const errors = {
      ...refuse?.({ request, estimate, placeSlug }),
      ...(hasBegun(request.date, request.time, now) && {
        time: "That time has passed. Enter a time that is still to come, or another date",
      }),
    };
    if (Object.keys(errors).length > 0) return { kind: "invalid", errors };
    return store({ request, estimate, key, placeSlug, suspect, source: parseSource(submission.note) }, submission);
  },
});

export async function handleQuote(
  request: Request,
  context: Readonly<RouterContextProvider>,
  purpose: QuotePurpose = askingForAQuote,
) {
  const handled = await handleForm(request, context, kindFor(purpose));
  if (handled instanceof Response) return handled;
  const { values } = handled.data;
  const options = formOptionsAt(context.get(portsContext).clock.now());
  const choice = values && { choice: choiceFor(values, options) };
  return data<QuoteFormState>({ ...handled.data, ...choice }, handled.init ?? {});
}

export const withinQuotesPerHour = (submission: QuoteSubmission) =>
  withinTheHour(submission, { name: "quote", perHour: submission.ports.settings.quotesPerHour });

const askingForAQuote: QuotePurpose = {
  async store(form, submission) {
    const { ports } = submission;
    // The form for booking may have had the same key: the two pass their answers and their token on to each other.
    const asked = { ...form, key: `${form.key}-request` };
    const result = await requestQuote(ports, asked, withinQuotesPerHour(submission));
    return result.kind === "too-many" ? result : resultOf(result);
  },
};

export const resultOf = ({ kind, reference }: StoredRequest): SubmitResult<QuoteField> =>
  kind === "changed"
    ? {
        kind,
        problem: `This form was already sent as ${reference}, and its answers have changed since. To ask for a second quote, send it again. To change the first, call us with its reference.`,
      }
    : { kind: "redirect", redirectTo: `/quote/${reference}/success` };
