import type { RequestListener } from "node:http";
import helmet from "helmet";
import { pathOf } from "./request-path.ts";

const year = 31_536_000;

/** Permissions that the site never asks for. */
const permissionsPolicy = ["camera", "microphone", "geolocation"].map((feature) => `${feature}=()`).join(", ");

/** The headers of every response, except the policy, which differs from page to page. `secure` when visitors use https. */
export function securityHeaders(secure: boolean): RequestListener {
  const common = helmet({
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
  });
  return (request, response) => {
    // It has nothing to wait for: its headers are set when it returns.
    common(request, response, () => {});
    response.setHeader("Permissions-Policy", permissionsPolicy);
    // The API, and pages' data for the router: search engines get the same content as pages.
    const path = pathOf(request);
    if (path.startsWith("/api/") || path.endsWith(".data")) response.setHeader("X-Robots-Tag", "noindex");
  };
}
