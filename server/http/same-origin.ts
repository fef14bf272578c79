import type { Request, RequestHandler } from "express";
import { plainPage } from "./plain-page.ts";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses a form that another site's page sent. React Router compares whole origins, scheme included, and refuses every post
 * behind a proxy that terminates TLS and sends no X-Forwarded-Proto; here the host decides: the request's, or that of PUBLIC_ORIGIN.
 */
export function refuseCrossSite(publicOrigin: string): RequestHandler {
  const publicHost = new URL(publicOrigin).host;
  return (request, response, next) => {
    if (safeMethods.has(request.method) || isOurs(request, publicHost)) return next();
    response.status(403);
    plainPage(response, {
      title: "This form was sent from another site",
      text: "Nothing was stored. Please open the page on this site and send it from there.",
    });
  };
}

function isOurs(request: Request, publicHost: string): boolean {
  const origin = request.get("origin");
  if (origin !== undefined) {
    if (!URL.canParse(origin)) return false;
    const { host } = new URL(origin);
    return host === publicHost || host === withoutDefaultPort(request.host);
  }
  // Very old browsers and programs send no Origin; every browser that another site could misuse sends Origin or Sec-Fetch-Site.
  const site = request.get("sec-fetch-site");
  return site === undefined || site === "same-origin" || site === "none";
}

/** Some proxies write "www.example.org" as "www.example.org:443". */
const withoutDefaultPort = (host: string | undefined) => host?.toLowerCase().replace(/:(80|443)$/, "");
