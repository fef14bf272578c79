/** Every URL of the product. Pages without a note are prerendered; see scripts/build/prerendered-paths.ts. */
import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { serviceSlugs } from "../scripts/setup/content.mjs";

const routes = [
  index("pages/home/page.tsx"),

  // Service landing pages, one template: /male-stripper-hire, /cheeky-butler-hire, …
  ...(await serviceSlugs()).map((slug) => route(slug, "pages/service/page.tsx", { id: slug })),

  // Live: what a service page's acts cost in a town. The service page's form fetches it; without JavaScript it is a page
  route("prices/near", "pages/service/price/page.tsx"),

  route("locations", "pages/locations/page.tsx"),
  // Live: the location finder without JavaScript; redirects to the place on /locations if only one is found
  route("locations/find", "pages/locations/find/page.tsx"),

  // Live: the feed of reviews, a page at a time; filters, sort and pages are links
  route("reviews", "pages/reviews/page.tsx"),
  // Live: the review form behind an invitation's private link (?key=), and its confirmation
  route("reviews/write", "features/review/write/page.tsx"),
  route("reviews/thanks", "features/review/write/thanks/page.tsx"),
  // Live: the contact form, and its confirmation
  route("contact", "features/enquiry/page.tsx"),
  route("contact/sent", "features/enquiry/sent/page.tsx"),
  route("privacy", "pages/legal/page.tsx", { id: "privacy" }),
  route("terms", "pages/legal/page.tsx", { id: "terms" }),
  route("accessibility", "pages/legal/page.tsx", { id: "accessibility" }),

  // Live: asking for a quote, for any act by ?act=
  route("male-stripper-quote", "features/quote/page.tsx", { id: "male-stripper-quote" }),
  route("female-stripper-quote", "features/quote/page.tsx", { id: "female-stripper-quote" }),
  // Live: direct booking; with ?quote= and ?key= the review step of a booking, or of a quote that the owner has priced
  route("direct-quote", "pages/booking/page.tsx", { id: "direct-quote" }),
  route("female-direct-quote", "pages/booking/page.tsx", { id: "female-direct-quote" }),
  route("rolypoly-direct-quote", "pages/booking/page.tsx", { id: "rolypoly-direct-quote" }),
  // Live: the page after a request or a payment; with ?key= from the email it has everything about it. /payment-success is the same page
  route("quote/:reference/success", "pages/success/page.tsx", { id: "success" }),
  route("payment-success", "pages/success/page.tsx", { id: "payment-success" }),
  // Live: a change to a booking that needs the customer's yes or no, opened by a private link
  route("quote/:reference/change", "pages/change/page.tsx"),
  // The button on the private page that takes back the consent to news and offers
  route("quote/:reference/no-news", "pages/success/stop-news.ts"),
  route("quote/:reference/calendar.ics", "pages/success/calendar.ts"),
  route("quote/:reference/papers/:id", "pages/success/documents.ts"),

  // Live: a check of the conversion event, for the agency
  route("test-redirect", "pages/test-redirect/page.tsx"),

  // For programs: each act's From price and lookup number (live), robots.txt and the sitemap, the manifest for home screens
  route("api/acts", "features/catalogue/api-acts.ts"),
  // The feed of published reviews, by cursor (live)
  route("api/reviews", "features/review/api-reviews.ts"),
  // For the running estimate: every act's packages and the travel to every place (live)
  route("api/prices", "features/quote/estimate/api-prices.ts"),
  // For the running estimate too: quarters, neighbours and towns by their first three letters (live)
  route("api/names", "features/place/journeys/api-names.ts"),
  // For the finder on /locations (live)
  route("api/places", "features/place/api-places.ts"),
  // For the finder too: towns without a page by their first three letters (live)
  route("api/towns", "features/place/api-towns.ts"),
  // For a mistyped name: the one it resembles (live)
  route("api/did-you-mean", "features/place/meant/api-did-you-mean.ts"),
  route("sitemap.xml", "pages/search/sitemap.ts"),
  // The parts of the sitemap of a large site
  route("sitemaps/:part", "pages/search/sitemap.ts", { id: "sitemap-part" }),
  route("robots.txt", "pages/search/robots.ts"),
  route("manifest.webmanifest", "pages/search/manifest.ts"),

  // Place pages: /male-stripper-hire-leeds, /female-stripper-hire-soho, …; 404 if there is no such place
  route(":placePage", "pages/place/page.tsx"),

  // Any other path: Page Not Found, with status 404
  route("*", "pages/not-found/page.tsx"),
] satisfies RouteConfig;

/** Case-sensitive: the server redirects other spellings (server/http/canonical-redirect.ts). */
export default routes.map((entry) => ({ ...entry, caseSensitive: true }));
