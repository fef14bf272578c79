/**
 * A stand-in for Stripe's API on this machine. It checks each request against the declarations that Stripe generates from its OpenAPI
 * description (declarations.ts): method, path, version, form encoding, unknown, missing and wrong parameters; and it keeps idempotency keys
 * as Stripe documents them. What happens to a session afterwards is decided by the test.
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import Stripe from "stripe";
import { listen } from "../port.ts";
import { type Declarations, declarationsIn, decoded, faults, type Sent } from "./declarations.ts";
import { refund, type Sold, sold } from "./objects.ts";

export const secretKey = "sk_test_stand1n";

type Form = { [name: string]: Sent };
interface Route {
  method: string;
  path: RegExp;
  params: string;
  declared: Declarations;
  answer(form: Form, id: string): unknown;
}
class ApiError extends Error {
  readonly status: number;
  readonly body: { type: string; code?: string; message: string };
  constructor(status: number, body: ApiError["body"]) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

const list = (data: unknown[], url: string) => ({ object: "list", data, has_more: false, url });
const text = (value: Sent | undefined) => (typeof value === "string" ? value : "");
const texts = (value: Sent | undefined) => (value ?? {}) as Record<string, string>;

export class StripeApi {
  readonly sales: Sold[] = [];
  /** Requests that were checked and carried out, in order, whether or not a response was sent */
  readonly done: { method: string; path: string; form: Form; key: string | undefined }[] = [];
  /** What happens to requests: "answer"; "hang" (carried out, no response); "cut" (carried out, connection broken); "busy" (429) */
  mood: "answer" | "hang" | "cut" | "busy" = "answer";
  readonly #kept = new Map<string, { asked: string; body: unknown }>();
  readonly #server = createServer((request, response) => void this.#take(request, response));

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async open(): Promise<this> {
    await listen(this.#server);
    return this;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  sale(paymentId: string): Sold {
    const found = this.sales.find(({ session }) => session.metadata?.payment_id === paymentId);
    if (!found) throw new Error(`no session for ${paymentId}`);
    return found;
  }

  readonly #routes: Route[] = [
    {
      method: "POST",
      path: /^\/v1\/checkout\/sessions$/,
      params: "Checkout.SessionCreateParams",
      declared: declarationsIn("Checkout/Sessions"),
      answer: (form) => this.#newSession(form),
    },
    {
      method: "GET",
      path: /^\/v1\/checkout\/sessions\/(\w+)$/,
      params: "Checkout.SessionRetrieveParams",
      declared: declarationsIn("Checkout/Sessions"),
      answer: (form, id) => {
        const { session, intent, charge } = this.#by(({ session: one }) => one.id === id);
        const expanded = JSON.stringify(form.expand ?? []).includes("payment_intent.latest_charge");
        if (!expanded || !session.payment_intent) return session;
        return { ...session, payment_intent: { ...intent, latest_charge: charge } };
      },
    },
    {
      method: "GET",
      path: /^\/v1\/payment_intents\/(\w+)$/,
      params: "PaymentIntentRetrieveParams",
      declared: declarationsIn("PaymentIntents"),
      answer: (_form, id) => this.#by(({ intent }) => intent.id === id).intent,
    },
    {
      method: "GET",
      path: /^\/v1\/refunds$/,
      params: "RefundListParams",
      declared: declarationsIn("Refunds"),
      answer: (form) => list(this.#by(({ intent }) => intent.id === form.payment_intent).refunds, "/v1/refunds"),
    },
    {
      method: "POST",
      path: /^\/v1\/refunds$/,
      params: "RefundCreateParams",
      declared: declarationsIn("Refunds"),
      answer: (form) => {
        const sale = this.#by(({ intent }) => intent.id === form.payment_intent);
        const amount = Number(form.amount);
        const left = (sale.charge?.amount ?? 0) - (sale.charge?.amount_refunded ?? 0);
        if (amount > left)
          throw new ApiError(400, {
            type: "invalid_request_error",
            code: "charge_already_refunded",
            message: "has already been refunded",
          });
        return refund(sale, amount, texts(form.metadata));
      },
    },
    {
      method: "GET",
      path: /^\/v1\/disputes$/,
      params: "DisputeListParams",
      declared: declarationsIn("Disputes"),
      answer: (form) => list(this.#by(({ charge }) => charge?.id === form.charge).disputes, "/v1/disputes"),
    },
  ];

  #by(fits: (sale: Sold) => boolean): Sold {
    const found = this.sales.find(fits);
    if (!found)
      throw new ApiError(404, { type: "invalid_request_error", code: "resource_missing", message: "No such object" });
    return found;
  }

  #newSession(form: Form) {
    const [item] = form.line_items as { quantity: string; price_data: { unit_amount: string; currency: string } }[];
    const sale = sold(this.sales.length + 1, {
      pence: Number(item?.price_data.unit_amount) * Number(item?.quantity),
      currency: item?.price_data.currency ?? "",
      metadata: texts(form.metadata),
      intentMetadata: texts((form.payment_intent_data as Form | undefined)?.metadata),
      clientReference: text(form.client_reference_id) || null,
    });
    this.sales.push(sale);
    return sale.session;
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const sent = Buffer.concat(chunks).toString("utf8");
    try {
      if (this.mood === "busy") throw new ApiError(429, { type: "rate_limit_error", message: "Too many requests" });
      const body = this.#answer(request, sent);
      if (this.mood === "cut") return void request.socket.destroy();
      if (this.mood === "hang") return;
      json(response, 200, body);
    } catch (error) {
      if (error instanceof ApiError) return json(response, error.status, { error: error.body });
      json(response, 500, { error: { type: "api_error", message: String(error) } });
    }
  }

  #answer(request: IncomingMessage, sent: string): unknown {
    const { method = "", headers } = request;
    const url = new URL(request.url ?? "/", "http://stripe");
    const bad = (message: string, code = "parameter_invalid") =>
      new ApiError(400, { type: "invalid_request_error", code, message });
    if (headers.authorization !== `Bearer ${secretKey}`)
      throw new ApiError(401, { type: "invalid_request_error", message: "Invalid API Key provided" });
    if (headers["stripe-version"] !== Stripe.API_VERSION) throw bad(`version ${headers["stripe-version"]}`);
    const route = this.#routes.find((one) => one.method === method && one.path.test(url.pathname));
    if (!route)
      throw new ApiError(404, {
        type: "invalid_request_error",
        message: `Unrecognized request URL (${method} ${url.pathname})`,
      });
    if (method === "POST" && headers["content-type"] !== "application/x-www-form-urlencoded")
      throw bad(`content-type ${headers["content-type"]}`);
    const form = decoded(method === "POST" ? sent : url.search);
    const [fault] = faults(route.declared, route.params, form);
    if (fault) throw bad(fault);
    const key = headers["idempotency-key"] as string | undefined;
    if (method === "POST" && !key) throw bad("a change without an idempotency key");
    const kept = key ? this.#kept.get(key) : undefined;
    const asked = `${url.pathname} ${sent}`;
    if (kept && kept.asked !== asked)
      throw new ApiError(400, { type: "idempotency_error", message: "Keys can only be used with the same parameters" });
    if (kept) return kept.body;
    const body = structuredClone(route.answer(form, route.path.exec(url.pathname)?.[1] ?? ""));
    if (key) this.#kept.set(key, { asked, body });
    this.done.push({ method, path: url.pathname, form, key });
    return body;
  }
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "Content-Type": "application/json", "Request-Id": "req_1" }).end(JSON.stringify(body));
}
