import type { RequestListener } from "node:http";
import { constants as zlib } from "node:zlib";
import compression from "compression";
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from "express";
import type { Logger } from "pino";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { clientAddressContext, nonceContext, type Ports, portsContext } from "../app/context.ts";
import { venueDate } from "../app/dates/today.server.ts";
import type { DeskOptions } from "../app/features/desk/handler.server.tsx";
import { receiveMessage } from "../app/features/message/write-message.server.ts";
import { settlePayment } from "../app/features/payment/settle-payment.server.ts";
import { usedForms } from "../app/features/quote/form-pages.server.ts";
import { sourceNote } from "../app/features/quote/source.server.ts";
import { tallyOf } from "../app/features/review/store.server.ts";
import { sitePages } from "../app/features/site/pages.server.ts";
import { issueToken } from "../app/forms/token.server.ts";
import { deskPages } from "./desk-pages.ts";
import { cachedForms } from "./http/cache/forms.ts";
import { sharedPages } from "./http/cache/shared-pages.ts";
import { canonicalRedirect, routePaths } from "./http/canonical-redirect.ts";
import { clientErrors } from "./http/client-errors.ts";
import { rateLimitPrefix } from "./http/client-ip.ts";
import { type AnswerError, answerErrors } from "./http/error-handler.ts";
import { type Health, healthRoutes } from "./http/health.ts";
import { paymentWebhook } from "./http/payment-webhook.ts";
import { contentSecurityPolicy, nonceOf, nonceSource } from "./http/policy.ts";
import { requestId, requestLog } from "./http/request-log.ts";
import { requestIdContext, withLoggedErrors } from "./http/route-failures.ts";
import { routerHandler } from "./http/router.ts";
import { refuseCrossSite } from "./http/same-origin.ts";
import { securityHeaders } from "./http/security-headers.ts";
import type { FileHandler } from "./http/static-files.ts";
import { refuseMalformed } from "./http/well-formed.ts";
import { inboundMail } from "./inbound/inbound-mail.ts";

export interface AppOptions {
  /** The built site; in development, a function that loads it for each request. */
  build: ServerBuild | (() => Promise<ServerBuild>);
  logger: Logger;
  health: Health;
  trustProxy: number;
  phone: { display: string; e164: string };
  files: FileHandler;
  /** The payment adapter's own pages on this site, when it has any. */
  paymentPages?: RequestHandler | undefined;
  /** The desk in the browser; without these options there is none. */
  desk?: DeskOptions | undefined;
  /** Signs the emails that come in as answers; without it none are received. */
  inboundSecret?: string | undefined;
  /** Other origins that a form may redirect to (form-action). */
  payerOrigins?: readonly string[];
}

/**
 * What every request passes through. Built files, which answer most, are looked for in front of Express: it would take a seventh of their
 * time (docs/performance.md).
 */
export function createApp(ports: Ports, options: AppOptions): RequestListener {
  const { health, files } = options;
  const logRequest = requestLog(options.logger);
  const setHeaders = securityHeaders(isSecure(ports));
  const answerError = answerErrors(ports.log, options.phone);
  const app = createExpress(ports, options, answerError);
  return (request, response) => {
    // First: it gives the response its id, which error pages show.
    logRequest(request, response);
    if (health.draining) response.setHeader("Connection", "close");
    setHeaders(request, response);
    if (refuseMalformed(request, response)) return;
    try {
      files(request, response, (error) => (error ? answerError(error, request, response) : app(request, response)));
    } catch (error) {
      answerError(error, request, response);
    }
  };
}

const isSecure = ({ settings }: Ports) => settings.origin.startsWith("https:");

/** Where ports and handlers are put together. A request that no file answers passes through the handlers in this order. */
function createExpress(ports: Ports, options: AppOptions, answerError: AnswerError): Express {
  const { build, health, trustProxy, paymentPages, desk, inboundSecret } = options;
  const secure = isSecure(ports);
  const developing = typeof build === "function";
  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");
  app.set("trust proxy", trustProxy === 0 ? false : trustProxy);

  if (!developing)
    app.use(canonicalRedirect(() => [...routePaths(build.routes), ...sitePages().map(({ path }) => path)]));
  app.use(healthRoutes(health));
  // Called by other servers, so before posts from other sites are refused.
  app.use(paymentWebhook(ports, (event) => settlePayment(ports, event)));
  if (inboundSecret) app.use(inboundMail(ports, inboundSecret, (mail) => receiveMessage(ports, mail)));
  app.use(refuseCrossSite(ports.settings.origin));
  app.use(clientErrors(ports.rateLimiter, ports.log));
  if (paymentPages) app.use(paymentPages);

  const siteBuild = developing
    ? async () => withLoggedErrors(ports.log, await build())
    : withLoggedErrors(ports.log, build);
  const handle = routerHandler(siteBuild, developing ? "development" : "production", (request, response) => {
    const context = new RouterContextProvider();
    context.set(portsContext, ports);
    context.set(nonceContext, developing ? null : nonceOf(response));
    context.set(requestIdContext, requestId(response));
    context.set(clientAddressContext, rateLimitPrefix(request.ip));
    return context;
  });
  // 7 % fewer bytes before the first paint than the default 4; 9 would save 1 % more and take half as long again. A window of 64 KB holds a
  // page and is quick to allocate.
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN } = zlib;
  app.use(compression({ brotli: { params: { [BROTLI_PARAM_QUALITY]: 5, [BROTLI_PARAM_LGWIN]: 16 } } }));
  const policy = (nonce: string) =>
    contentSecurityPolicy({ ...nonceSource(nonce), form: options.payerOrigins ?? [] }, secure);
  if (!developing) {
    const render = createRequestHandler(withLoggedErrors(ports.log, build), "production");
    const renderShared = (address: string, nonce: string | null) => {
      const shared = new RouterContextProvider();
      shared.set(portsContext, ports);
      shared.set(nonceContext, nonce);
      return render(new Request(new URL(address, ports.settings.origin)), shared);
    };
    app.use(
      sharedPages({
        render: (address) => renderShared(address, null),
        version: async () => (await tallyOf(ports.database, {}))?.version ?? "none",
        secure,
      }),
    );
    const forms = { render: renderShared, today: () => venueDate(ports.clock.now()), policy };
    const sourceToken = (url: URL, referer: string | null) => issueToken(ports, { note: sourceNote(url, referer) });
    app.use(cachedForms({ ...forms, paths: usedForms, token: sourceToken }));
    app.use(cachedForms({ ...forms, paths: ["/contact"], token: () => issueToken(ports) }));
  }
  if (desk) {
    // Loaded on first use: no visitor needs it.
    const load = async () => (await import("../app/features/desk/handler.server.tsx")).deskHandler(ports, desk);
    app.use(deskPages(load, !developing, secure));
  }
  app.use((request, response) => {
    // In development Vite adds inline scripts and styles.
    if (!developing) response.setHeader("Content-Security-Policy", policy(nonceOf(response)));
    return handle(request, response);
  });

  // Express recognises an error handler by its four parameters.
  const onError: ErrorRequestHandler = (error, request, response, _next) => answerError(error, request, response);
  app.use(onError);
  return app;
}
