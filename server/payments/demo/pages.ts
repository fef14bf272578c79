import express, { type Request, type RequestHandler, type Response, Router } from "express";
import { eventsPath } from "../../http/payment-events.ts";
import { type Page, sendPage } from "../../http/plain-page.ts";
import type { Books, Ending, Session } from "./books.ts";
import { eventFor, type Signing, signatureHeader, signatureOf } from "./events.ts";

export const demoPath = "/demo-payment";

const outcomes: Partial<Record<string, Ending["outcome"]>> = { pay: "paid", fail: "failed", "give-up": "expired" };
/** Milliseconds for the site to answer an event. */
const timeout = 10_000;
/** Loaded on use: its stylesheet needs Vite, which scripts that ask the adapter something run without. */
const drawn = () => import("./page.ts");

/** The pages on which the payer chooses how it ends. They work without JavaScript, and load only the typefaces. */
export function demoPages(books: Books, { signer, clock }: Signing): RequestHandler {
  const routes = Router();
  const address = `${demoPath}/:session`;

  routes.get(address, async (request, response) => {
    const session = await books.session(request.params.session);
    const ending = session && (await books.ending(request.params.session));
    const { checkoutPage, endedPage, gonePage } = await drawn();
    if (!session) return show(response, 404, gonePage);
    const late = session.expiresAt <= clock.now().toISOString();
    show(response, 200, ending || late ? endedPage(session, ending?.outcome ?? "expired") : checkoutPage(session));
  });

  routes.post(address, express.urlencoded({ extended: false, limit: 1024 }), async (request, response) => {
    const session = await books.session(request.params.session);
    const outcome = outcomes[String(request.body?.action)];
    if (!session) return show(response, 404, (await drawn()).gonePage);
    if (!outcome) return show(response, 400, (await drawn()).checkoutPage(session));
    const now = clock.now().toISOString();
    // Too late: no payment.
    const chosenEnding =
      session.expiresAt <= now ? { outcome: "expired" as const, at: session.expiresAt } : { outcome, at: now };
    const ending = await books.end(request.params.session, chosenEnding);
    await tell(request, session, ending);
    response.redirect(303, ending.outcome === "expired" ? session.cancelUrl : session.returnUrl);
  });

  /** Sends the event over HTTP to this server, as a provider does. It may fail: then the site has to ask. */
  async function tell(request: Request<{ session: string }>, session: Session, ending: Ending): Promise<void> {
    const { localAddress = "127.0.0.1", localPort } = request.socket;
    const host = localAddress.includes(":") ? `[${localAddress}]` : localAddress;
    const body = JSON.stringify(eventFor(request.params.session, session, ending));
    const headers = { "Content-Type": "application/json", [signatureHeader]: signatureOf(body, { signer, clock }) };
    const signal = AbortSignal.timeout(timeout);
    await fetch(`http://${host}:${localPort}${eventsPath}`, { method: "POST", body, headers, signal }).then(
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
