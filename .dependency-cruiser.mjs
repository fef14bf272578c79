/**
 * Which way imports run: `npm run boundaries` checks it, and what it prints under an import says where that import belongs.
 * Types count as much as code, so a circle of types alone is an error too.
 */

/** The public files of each feature; the rest of its folder is private. */
const publicFiles = {
  booking: [
    "public-status",
    "accept-offer.server",
    "offer.server",
    "due.server",
    "due-text",
    "email-blocks.server",
    "email",
    "private-link.server",
  ],
  catalogue: ["store.server", "fill-prices.server"],
  chasing: [],
  consent: ["conversion"],
  desk: [],
  enquiry: [],
  message: ["table.server", "write-message.server", "store.server"],
  invoice: [
    "issue.server",
    "credit.server",
    "correct.server",
    "issued-content.server",
    "send-invoice.server",
    "store.server",
    "table.server",
    "files.server",
    "content.server",
  ],
  history: ["actor", "record-change.server", "store.server", "table.server"],
  money: ["rules"],
  payment: ["store.server", "refund-store.server", "table.server", "rules"],
  performer: [
    "table.server",
    "staffing.server",
    "erase-performers.server",
    "end-jobs.server",
    "follow-booking.server",
    "booked/changed-sheet.server",
    "texts",
  ],
  place: [
    "store.server",
    "rules",
    "names",
    "locate.server",
    "without-street.server",
    "districts.server",
    "other-names.server",
    "paths",
    "thin",
    "price-here.server",
    "journeys/journeys.server",
    "venue/far-venue.server",
  ],
  privacy: [],
  quote: [
    "table.server",
    "store.server",
    "status",
    "reference.server",
    "links.server",
    "sent-notifications.server",
    "form-pages.server",
    "request-quote.server",
    "details.server",
    "estimate/estimate",
    "estimate/estimate-text",
    "estimate/stored-estimate.server",
    "summary-rows",
    "display-names.server",
  ],
  review: ["listing.server", "stars"],
  search: ["store.server"],
  site: ["site.server", "info.server", "seo.server", "sender.server", "structured.server", "use-site", "message-link"],
};

/** Features that a feature may not import at all, because they import it. */
const never = {
  quote: ["booking", "payment"],
  booking: ["payment", "invoice"],
  invoice: ["payment"],
};

const tests = ["^tests/", "\\.test\\.tsx?$"];
const feature = (name) => `^app/features/${name}/`;
/** Files that are never in a browser's bundle: the framework refuses to build one that has them. */
const serverOnly = ["\\.server\\.tsx?$"];
/** An import that leaves no trace in a bundle */
const types = ["type-only"];

/** @param {string} name @param {string} comment @param {object} from @param {object} to */
const rule = (name, comment, from, to) => ({
  name,
  severity: "error",
  comment,
  from: { ...from, pathNot: [...tests, ...(from.pathNot ?? [])] },
  to,
});

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    rule(
      "no-circles",
      "Two files that need each other are one, or share a third: move what both need into the lower of them.",
      {},
      { circular: true },
    ),
    rule(
      "nobody-imports-pages",
      "Move what is shared into a feature, or into ui when another product could use it.",
      { path: "^(app|server|scripts)/", pathNot: ["^app/pages/([^/]+)/", "^app/root\\.tsx$"] },
      { path: "^app/pages/" },
    ),
    rule(
      "a-page-imports-no-other-page",
      "Move what two pages share into the feature it belongs to.",
      { path: "^app/pages/([^/]+)/" },
      { path: "^app/pages/", pathNot: "^app/pages/$1/" },
    ),
    rule(
      "forms-dates-and-email-serve-every-feature",
      "They know no feature. Pass it in, or move the feature's part into the feature.",
      { path: "^app/(forms|dates|email)/" },
      { path: "^(app/(features|pages|startup|first-paint)|server)/" },
    ),
    rule(
      "features-know-no-start-up",
      "What runs around React is the same for every page: a feature never calls it. Pages may place its boundary.",
      { path: "^app/features/" },
      { path: "^app/(startup|first-paint)/" },
    ),
    rule(
      "ui-knows-nothing-of-the-product",
      "Pass it in as a prop, or move the component into its feature.",
      { path: "^app/ui/" },
      { path: "^(app|content|server)/", pathNot: "^app/ui/" },
    ),
    ...Object.entries(publicFiles).map(([name, files]) =>
      rule(
        `${name}-public-files`,
        `Of ${name} the other features see ${files.join(", ") || "nothing"}. Ask one of those, or move what is needed to the feature that needs it.`,
        // The desk is where the features meet: it reaches all of each, and none reaches it.
        { path: "^app/features/", pathNot: [feature(name), feature("desk")] },
        {
          path: feature(name),
          pathNot: `${feature(name)}(${files.map((file) => file.replaceAll(".", "\\.")).join("|")})\\.tsx?$`,
        },
      ),
    ),
    ...Object.entries(never).map(([name, others]) =>
      rule(
        `${name}-comes-first`,
        `payment imports booking, booking imports quote, never back. Move what ${name} needs into ${name}, or pass it in.`,
        { path: feature(name) },
        { path: feature(`(${others.join("|")})`) },
      ),
    ),
    rule(
      "content-is-read-on-the-server",
      "Only *.server.ts and the build read content/, so that texts travel in loader data and not in every bundle. Of app/content/shape.ts, which brings Zod, a browser's file takes types alone.",
      { path: "^app/", pathNot: [...serverOnly, "^app/(routes\\.ts$|content/)"] },
      { path: "^(content|app/content)/", dependencyTypesNot: types },
    ),
    rule(
      "app-asks-for-ports",
      "Ask for a port in app/context.ts: only server/ knows what is behind it.",
      { path: "^app/" },
      { path: "^server/" },
    ),
    rule(
      "adapters-know-only-the-port",
      "An adapter is given what it needs through its port's types in app/context.ts.",
      { path: "^server/(database|email|payments)/" },
      // An outbox row is written and read on both sides of the port, and sums are written alike everywhere.
      { path: "^app/", pathNot: "^app/(context|payments-port|tables|ui/money|email/stored-mail\\.server)\\.ts$" },
    ),
    rule(
      "payment-adapters-are-chosen-in-one-place",
      "Ask server/payments/choose.ts: nobody else knows an adapter by name.",
      { pathNot: ["^server/payments/"] },
      { path: "^server/payments/", pathNot: "^server/payments/(choose|adapter|transfer-account)\\.ts$" },
    ),
    rule(
      "verified-by-adapters-alone",
      "Only an adapter that has checked where an event comes from may call it verified.",
      { pathNot: ["^server/payments/[^/]+/", "^server/payments/bank-transfer\\.ts$"] },
      { path: "^server/payments/verified\\.ts$" },
    ),
    rule(
      "production-needs-no-tools",
      "A first start and a server install only `dependencies`: move the package there in package.json.",
      { path: "^(app|content|server|scripts)/", pathNot: ["^scripts/bench/"] },
      { dependencyTypes: ["npm-dev"], dependencyTypesNot: types },
    ),
    rule(
      "production-never-imports-tests",
      "Move what both need out of tests/. (A measurement may: it starts servers as they do.)",
      { path: "^(app|content|server|scripts)/", pathNot: ["^scripts/bench/"] },
      { path: tests },
    ),
  ],
  options: {
    parser: "swc",
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^build/|\\+types/|^virtual:" },
  },
};
