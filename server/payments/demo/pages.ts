import express, { type Request, type RequestHandler, type Response, Router } from "express";
import { webhookPath } from "../../http/payment-webhook.ts";
import { type Page, sendPage } from "../../http/plain-page.ts";
import type { Checkouts, Ending, Session } from "./checkouts.ts";
import { eventFor, type Signing, signatureHeader, signatureOf } from "./events.ts";

export const demoPath = "/demo-payment";

const outcomes = new Map<string, Ending["outcome"]>([
  ["pay", "paid"],
  ["fail", "failed"],
  ["give-up", "expired"],
]);
/** Milliseconds within which the site has to answer an event. */
const timeout = 10_000;
/** Loaded on use, because its stylesheet needs Vite and some scripts use the adapter without Vite. */
const loadPages = () => import("./page.ts");

/** The pages on which the payer chooses how the payment ends. They work without JavaScript, and load only the typefaces. */
export function demoPages(checkouts: Checkouts, { signer, clock }: Signing): RequestHandler {
  const routes = Router();
  const address = `${demoPath}/:session`;

  routes.get(address, async (request, response) => {
    const session = await checkouts.session(request.params.session);
    const ending = session && (await checkouts.ending(request.params.session));
    const { checkoutPage, endedPage, gonePage } = await loadPages();
    if (!session) return show(response, 404, gonePage);
    const late = session.expiresAt <= clock.now().toISOString();
    show(response, 200, ending || late ? endedPage(session, ending?.outcome ?? "expired") : checkoutPage(session));
  });

  routes.post(address, express.urlencoded({ extended: false, limit: 1024 }), async (request, response) => {
    const session = await checkouts.session(request.params.session);
    const outcome = outcomes.get(String(request.body?.action));
    if (!session) return show(response, 404, (await loadPages()).gonePage);
    if (!outcome) return show(response, 400, (await loadPages()).checkoutPage(session));
    const now = clock.now().toISOString();
    // Once the checkout has expired, payment is no longer possible.
    const chosenEnding =
      session.expiresAt <= now ? { outcome: "expired" as const, at: session.expiresAt } : { outcome, at: now };
    const ending = await checkouts.end(request.params.session, chosenEnding);
    await sendEvent(request, session, ending);
    response.redirect(303, ending.outcome === "expired" ? session.cancelUrl : session.returnUrl);
  });

  /** Sends the event over HTTP to this server, as a provider does. Never throws: when it fails, the site has to ask. */
  async function sendEvent(request: Request<{ session: string }>, session: Session, ending: Ending): Promise<void> {
    const { localAddress = "127.0.0.1", localPort } = request.socket;
    const host = localAddress.includes(":") ? `[${localAddress}]` : localAddress;
    const body = JSON.stringify(eventFor(request.params.session, session, ending));
    const headers = { "Content-Type": "application/json", [signatureHeader]: signatureOf(body, { signer, clock }) };
    const signal = AbortSignal.timeout(timeout);
    await fetch(`http://${host}:${localPort}${webhookPath}`, { method: "POST", body, headers, signal }).then(
      (answer) => answer.body?.cancel(),
      () => {},
    );
  }
  return routes;
}

function show(response: Response, status: number, page: Page): void {
  response.status(status);
  response.setHeader("Referrer-Policy", "same-origin");
  response.setHeader("X-Robots-Tag", "noindex");
  sendPage(response, page);
}
