/** Every function that reads a visitor's input, called as in production: a path, a header, a field, a body. */
import type { Request as ExpressRequest, Response as ExpressResponse, NextFunction, RequestHandler } from "express";
import { readDate } from "../../../app/dates/dates.ts";
import { readTime } from "../../../app/dates/times.ts";
import { actPrices } from "../../../app/features/catalogue/act-prices.server.ts";
import { enquiryForm } from "../../../app/features/enquiry/fields.ts";
import { parseEnquiry } from "../../../app/features/enquiry/schema.ts";
import { find } from "../../../app/features/place/finder.server.ts";
import { parsePlacePath } from "../../../app/features/place/paths.ts";
import { choiceFor, estimateFor } from "../../../app/features/quote/estimate/estimate-choice.ts";
import { matchPlace } from "../../../app/features/quote/estimate/places.ts";
import { quoteForm } from "../../../app/features/quote/form/fields.ts";
import { formOptionsAt } from "../../../app/features/quote/form-options.server.ts";
import { parseReference } from "../../../app/features/quote/reference.server.ts";
import { parseRequest } from "../../../app/features/quote/schema.ts";
import { readFeedQuery } from "../../../app/features/review/schema.ts";
import { reviewForm } from "../../../app/features/review/write/fields.ts";
import { parseReview } from "../../../app/features/review/write/write-review.server.ts";
import { termsOf } from "../../../app/features/search/terms.server.ts";
import { sitePages } from "../../../app/features/site/pages.server.ts";
import { site } from "../../../app/features/site/site.server.ts";
import { readForm } from "../../../app/forms/body.server.ts";
import { tidyText, tidyValues } from "../../../app/forms/tidy-text.ts";
import { checkToken } from "../../../app/forms/token.server.ts";
import { redactedMessage } from "../../../app/startup/redacted-message.ts";
import { canonicalRedirect } from "../../../server/http/canonical-redirect.ts";
import { rateLimitPrefix } from "../../../server/http/client-ip.ts";
import { requestLog } from "../../../server/http/request-log.ts";
import { refuseCrossSite } from "../../../server/http/same-origin.ts";
import { encodingFor, sendFile } from "../../../server/http/send-file.ts";
import { refuseMalformed } from "../../../server/http/well-formed.ts";
import { logOn } from "../../../server/log.ts";
import { choosePayments } from "../../../server/payments/choose.ts";
import { signerWith } from "../../../server/signer.ts";

type Reader = (text: string) => unknown;

const options = formOptionsAt(new Date("2026-11-22T12:00:00Z"));
const clock = { now: () => new Date("2026-11-22T12:00:00Z") };
const signer = signerWith("secret");
const payments = await choosePayments(
  { payments: "demo", origin: "http://localhost:3000", dataFolder: "/nowhere" } as Parameters<typeof choosePayments>[0],
  site.bank,
  { signer, clock },
);
const logger = { info() {}, error() {} };

/** A handler with a request that has only the text, and a response that swallows everything. */
const handled =
  (handler: RequestHandler, request: (text: string) => object): Reader =>
  (text) => {
    const response: unknown = new Proxy(
      { locals: { nonce: "" }, getHeader: () => "id" },
      { get: (own, name) => Reflect.get(own, name) ?? (() => response) },
    );
    const next: NextFunction = () => {};
    return handler(request(text) as ExpressRequest, response as ExpressResponse, next);
  };

const paths = sitePages().map(({ path }) => path);
const form = {
  encoding: "identity",
  type: "",
  body: Buffer.alloc(9),
  etag: '"a"',
  headers: new Map<string, string>(),
} as const;
const forms = { identity: form, br: { ...form, encoding: "br" } } as const;
const sent = (name: string): Reader =>
  handled(
    (request, response) => sendFile(encodingFor(request, forms) === "br" ? forms.br : form, request, response),
    (text) => ({ method: "GET", headers: { [name]: text } }),
  );
const post =
  (type: string, wrap: (text: string) => string): Reader =>
  (text) =>
    readForm(new Request("http://localhost/", { method: "POST", body: wrap(text), headers: { "Content-Type": type } }));

export const readers: Record<string, Reader> = {
  "path: the log's line": handled(requestLog(logger as never), (text) => ({ url: `/${text}` })),
  "path: whether it can be one": handled(refuseMalformed, (text) => ({ method: "GET", url: `/${text}` })),
  "path: the page that is meant": handled(
    canonicalRedirect(() => [...paths, "/quote/:reference/success"]),
    (text) => ({
      path: `/${text}`,
      url: `/${text}`,
    }),
  ),
  "path: a place's page": (text) => parsePlacePath(`male-stripper-hire-${text}`),
  "path: a reference": parseReference,
  ...Object.fromEntries(
    ["range", "if-range", "if-none-match", "accept-encoding"].map((name) => [`header: ${name}`, sent(name)]),
  ),
  "header: x-forwarded-for": rateLimitPrefix,
  "header: origin": handled(refuseCrossSite("http://localhost:3000"), (text) => ({
    method: "POST",
    host: text,
    get: () => text,
  })),
  "header: a payment event's signature": (text) =>
    payments.readEvent(new Uint8Array(), new Headers({ "Demo-Signature": text.replace(/[^\x20-\x7e]/g, "x") })),
  "body: a payment event": (text) => payments.readEvent(Buffer.from(text), new Headers()),
  "body: a form": post("application/x-www-form-urlencoded", (text) => text),
  "body: a form in parts": post(
    "multipart/form-data; boundary=x",
    (text) => `--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n${text}\r\n--x--`,
  ),
  "body: a client's error": (text) => redactedMessage(text),
  "query: of the feed": (text) =>
    ["sort", "skip", "limit", "act", "place", "after", "from"].map((name) =>
      readFeedQuery(new URLSearchParams({ [name]: text }), 4),
    ),
  "query: a category": (text) => actPrices(text),
  "query: near": find,
  "field: any, tidied": (text) => [tidyText(text), tidyText(text, true)],
  "fields: all of a quote's, tidied": (text) =>
    tidyValues(quoteForm, Object.fromEntries(quoteForm.names.map((name) => [name, text]))),
  ...Object.fromEntries(
    quoteForm.names.map((name): [string, Reader] => [
      `field: ${name}, parsed`,
      (text) => parseRequest({ ...quoteForm.empty, [name]: text }, options),
    ]),
  ),
  "field: place, matched": (text) => matchPlace(text, options),
  "fields: any, as words to search by": termsOf,
  "field: date, read": (text) => readDate(text, options.today),
  "field: time, read": readTime,
  "fields: of an estimate": (text) => {
    const values = { ...quoteForm.empty, date: text, guests: text, place: text };
    return [choiceFor(values, options), estimateFor(values, options)];
  },
  "fields: of a message": (text) =>
    parseEnquiry({ ...enquiryForm.empty, message: text, email: text, phone: text, name: text }),
  "fields: of a review": (text) =>
    parseReview({ ...reviewForm.empty, content: text, author: text, eventType: text, rating: text }),
  "field: when the form was shown": (text) =>
    checkToken({ key: "0".repeat(36), issued: text }, { signer, clock, settings: { minFillSeconds: 3 } } as never),
  "log: an error's words": (text) => logOn(logger as never).error("failed", new Error(text)),
};
