/** The action of a page with a form: reads it, checks it, stores it, and answers with a redirect or with the form again. */
import { randomUUID } from "node:crypto";
import { data, type RouterContextProvider, redirect, redirectDocument } from "react-router";
import { clientAddressContext, type Ports, portsContext, type Write } from "../context.ts";
import { readForm } from "./body.server.ts";
import { type Errors, type Form, type FormState, hiddenFields, type Values } from "./form.ts";
import type { Parsed } from "./schema.ts";
import { tidyValues } from "./tidy-text.ts";
import { checkToken, issueToken, sentToken } from "./token.server.ts";

export interface FormKind<Name extends string, Input, Closed = never> {
  form: Form<Name>;
  /** Name under which a failure of `submit` is logged */
  failure: string;
  /** The message for the visitor, a sentence */
  problem: (status: 400 | 413 | 415 | 429 | 503, retryAfterSeconds?: number) => string;
  /** The value of `intent` that only draws the form again: nothing is checked or stored */
  redraw?: string;
  parse: (values: Values<Name>, ports: Ports) => Parsed<Name, Input>;
  /** @throws what the database throws; nothing is stored then */
  submit: (submission: Submission<Name, Input>) => Promise<SubmitResult<Name, Closed>>;
}

export interface Submission<Name extends string, Input> {
  ports: Ports;
  /** The visitor's IP address, for rate limits */
  address: string;
  input: Input;
  values: Values<Name>;
  /** The form's idempotency key */
  key: string;
  /** The form looks automatic */
  suspect: boolean;
  /** The verified note that the form's token was issued with; "" for none */
  note: string;
}

export interface TooMany {
  kind: "too-many";
  retryAfterSeconds: number;
}

/** Checked before something new is stored, in the same transaction. @returns undefined where the limit is not reached */
export type Limit = (write: Write) => Promise<TooMany | undefined>;

/** The result of a form: where it leads, or why it was not accepted. */
export type SubmitResult<Name extends string, Closed = never> =
  /** `newDocument`: loads a new document, because a page about one person's quote must not have the ads tag */
  | { kind: "redirect"; redirectTo: string; newDocument?: boolean }
  | { kind: "invalid"; errors: Errors<Name> }
  /** The same form was sent before with other answers: the visitor gets a new key and a message */
  | { kind: "changed"; problem: string }
  | TooMany
  | { kind: "problem"; problem: string; status: 409 | 502 | 503 }
  | { kind: "closed"; closed: Closed; status: 404 | 409 | 410 };

export async function handleForm<Name extends string, Input, Closed = never>(
  request: Request,
  context: Readonly<RouterContextProvider>,
  kind: FormKind<Name, Input, Closed>,
) {
  const ports = context.get(portsContext);
  const body = await readForm(request);
  const values = tidyValues(kind.form, body.fields);
  const token = sentToken(body.fields);
  const formAgain = (change: Partial<FormState<Name, Closed>>, status = 200, headers = {}) =>
    data<FormState<Name, Closed>>(
      { values, token, errors: {}, problem: null, closed: null, ...change },
      { status, headers },
    );

  if (!body.ok) {
    const nothing = Object.keys(body.fields).length === 0;
    return formAgain({ ...(nothing && { values: null }), problem: kind.problem(body.status) }, body.status);
  }
  if (kind.redraw && body.fields[hiddenFields.intent] === kind.redraw) return formAgain({});
  const parsed = kind.parse(values, ports);
  if (!parsed.ok) return formAgain({ errors: parsed.errors }, 400);
  try {
    const result = await kind.submit({
      ports,
      address: context.get(clientAddressContext),
      input: parsed.input,
      values,
      // Without a valid key, the form counts as a new one each time it is sent.
      key: token?.key ?? randomUUID(),
      ...checkToken(body.fields, ports),
    });
    switch (result.kind) {
      case "redirect":
        return (result.newDocument ? redirectDocument : redirect)(result.redirectTo, 303);
      case "invalid":
        return formAgain({ errors: result.errors }, 400);
      case "changed":
        return formAgain({ token: issueToken(ports), problem: result.problem }, 409);
      case "too-many": {
        const { retryAfterSeconds } = result;
        const headers = { "Retry-After": String(retryAfterSeconds) };
        return formAgain({ problem: kind.problem(429, retryAfterSeconds) }, 429, headers);
      }
      case "problem":
        return formAgain({ problem: result.problem }, result.status);
      case "closed":
        return formAgain({ closed: result.closed }, result.status);
    }
  } catch (error) {
    ports.log.error(kind.failure, error);
    return formAgain({ problem: kind.problem(503) }, 503, { "Retry-After": "60" });
  }
}

/** Uses up one submission of this address in the transaction that stores the form. @param name of the limit */
export const withinTheHour =
  (
    { ports, address }: Pick<Submission<never, unknown>, "ports" | "address">,
    { name, perHour }: { name: string; perHour: number },
  ): Limit =>
  async (write) => {
    const allowed = await ports.rateLimiter.take(`${name}:${address}`, perHour, 3600, write);
    return allowed.ok ? undefined : { kind: "too-many", retryAfterSeconds: allowed.retryAfterSeconds };
  };
