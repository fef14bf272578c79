import type { RequestHandler } from "express";
import helmet from "helmet";

const year = 31_536_000;

/** Permissions that the site never asks for. */
const permissionsPolicy = ["camera", "microphone", "geolocation"].map((feature) => `${feature}=()`).join(", ");

/** The headers of every response, except the policy, which differs from page to page. `secure` when visitors use https. */
export function securityHeaders(secure: boolean): RequestHandler[] {
  return [
    helmet({
      contentSecurityPolicy: false,
      // Not for subdomains: they are the owner's and may be plain http.
      strictTransportSecurity: secure && { maxAge: year, includeSubDomains: false },
      referrerPolicy: { policy: "strict-origin-when-cross-origin" },
      crossOriginOpenerPolicy: { policy: "same-origin" },
      xFrameOptions: { action: "deny" },
      // Left out: for extinct browsers and plugins (Internet Explorer, Flash), or against what no page does. Each would cost bytes of the
      // first flight.
      xDownloadOptions: false,
      xPermittedCrossDomainPolicies: false,
      xXssProtection: false,
      xDnsPrefetchControl: false,
      originAgentCluster: false,
    }),
    (request, response, next) => {
      response.setHeader("Permissions-Policy", permissionsPolicy);
      // The API, and pages' data for the router: search engines get the same content as pages.
      if (request.path.startsWith("/api/") || request.path.endsWith(".data"))
        response.setHeader("X-Robots-Tag", "noindex");
      next();
    },
  ];
}
