/** The hosts that the ads and analytics tag loads from and reports to, by the policy's directives. */
export type TagHosts = Record<"script-src" | "img-src" | "connect-src" | "frame-src", readonly string[]>;

/**
 * Google's own list for the Google tag with Ads conversions and Analytics
 * (developers.google.com/tag-platform/security/guides/csp), less what only remarketing and preview mode need.
 */
export const googleTagHosts: TagHosts = {
  "script-src": ["https://*.googletagmanager.com", "https://www.googleadservices.com", "https://www.google.com"],
  "img-src": [
    "https://*.googletagmanager.com",
    "https://*.google-analytics.com",
    "https://googleads.g.doubleclick.net",
    "https://www.googleadservices.com",
    "https://www.google.com",
    "https://www.google.co.uk",
  ],
  "connect-src": [
    "https://*.googletagmanager.com",
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
    "https://googleads.g.doubleclick.net",
    "https://pagead2.googlesyndication.com",
    "https://www.googleadservices.com",
    "https://www.google.com",
    "https://google.com",
  ],
  "frame-src": ["https://www.googletagmanager.com"],
};

export const noTag: TagHosts = { "script-src": [], "img-src": [], "connect-src": [], "frame-src": [] };
