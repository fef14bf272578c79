/** What the specification prescribes for the pages. When the agency changes a price, change it here too. */

/** The cards of the services grid, in order. Rolypoly and Dwarf have no page of their own. */
export const cards = [
  { name: "Male Strippers", price: "From £135", page: "/male-stripper-hire" },
  { name: "Female Strippers", price: "From £130", page: "/female-stripper-hire" },
  { name: "Rolypoly Strippers", price: "From £160", page: null },
  { name: "Cheeky Butlers", price: "From £90", page: "/cheeky-butler-hire" },
  { name: "Topless Waitresses", price: "From £120", page: "/topless-waitress-hire" },
  { name: "Drag Acts", price: "From £245", page: "/drag-queen-hire" },
  { name: "Dwarf Hire", price: "From £180", page: null },
  { name: "Beer Wenches", price: "From £100", page: "/beer-wench-hire" },
] as const;

/** The landing pages, with the act each one asks about and the quote page it leads to. */
export const services = [
  { path: "/male-stripper-hire", quote: "/male-stripper-quote?act=male-strippers" },
  { path: "/female-stripper-hire", quote: "/female-stripper-quote?act=female-strippers" },
  { path: "/male-entertainer-hire", quote: "/male-stripper-quote?act=male-strippers" },
  { path: "/female-entertainer-hire", quote: "/female-stripper-quote?act=female-strippers" },
  { path: "/cheeky-butler-hire", quote: "/male-stripper-quote?act=cheeky-butlers" },
  { path: "/drag-queen-hire", quote: "/male-stripper-quote?act=drag-acts" },
  { path: "/beer-wench-hire", quote: "/female-stripper-quote?act=beer-wenches" },
  { path: "/topless-waitress-hire", quote: "/female-stripper-quote?act=topless-waitresses" },
] as const;

export const quotePages = ["/male-stripper-quote", "/female-stripper-quote"] as const;
export const bookingPages = ["/direct-quote", "/female-direct-quote", "/rolypoly-direct-quote"] as const;

/** The other pages, and a place of each template and service. */
export const otherPages = [
  "/locations",
  "/reviews",
  "/contact",
  "/privacy",
  "/terms",
  "/accessibility",
  "/male-stripper-hire-leeds",
  "/female-stripper-hire-soho",
  "/drag-queen-hire-cardiff",
] as const;

export const brands = 5;
export const tiles = ["Top Rated", "Easy Booking", "24/7 Support", "100% Reliable"] as const;
export const homeReviews = 15;

/** How many emails caused by anonymous visitors one mailbox gets in a day (server/email/outbox.ts). */
export const repliesPerDay = 5;
