import type { Site } from "./shape.ts";

/**
 * The agency and its claims. Every value here is a placeholder until the owner replaces it; at a real address the site does
 * not start while any of them is in use (app/content/placeholders.ts) or any claim lacks its evidence.
 */
export default {
  name: "Bow & Tassel",
  legal: {
    // A sole trader, who has no number, says: kind: "sole-trader", name, address and vatNumber. The name is their own.
    kind: "company",
    registeredName: "Bow & Tassel Entertainments Ltd",
    companyNumber: "00000000",
    registeredIn: "England and Wales",
    registeredOffice: "1 Example Street, London, EX1 1EX",
    tradingAddress: "1 Example Street, London, EX1 1EX",
    vatNumber: "",
  },
  // Ofcom reserves these numbers for drama: nobody has them.
  phone: { display: "020 7946 0123", e164: "+442079460123" },
  email: "hello@bow-and-tassel.example",
  chat: { number: "447700900123", greeting: "Hello Bow & Tassel, I’d like to ask about a party" },
  tagId: "",
  profiles: [],
  openingHours: "Every day, 9am to 9pm",
  replyPromise: "",
  bank: { accountName: "Bow & Tassel Entertainments Ltd", sortCode: "00-00-00", accountNumber: "00000000" },
  reach: { words: "anywhere in the UK", area: "United Kingdom" },
  complaints: { withinWeeks: 4, acknowledgedDays: 3, answeredDays: 14 },
  discreet: { senderName: "Enquiries desk", subject: "Your enquiry {reference}" },
  // Each is shown, or not. Shown at a real address, it needs its evidence: a source, and the day it was looked up.
  claims: {
    customerCount: { shown: true, value: 4605, evidence: { source: "", date: "" } },
    happyCustomers: { shown: true, value: "1000+ Happy Customers", evidence: { source: "", date: "" } },
    badge: {
      shown: true,
      value: { label: "Excellent", reviews: 1939, counted: "on all sites" },
      evidence: { source: "", date: "" },
    },
    subScores: { shown: true, value: { service: 4.8, value: 4.6, quality: 4.7 }, evidence: { source: "", date: "" } },
    satisfaction: { shown: true, value: "95% Satisfaction", evidence: { source: "", date: "" } },
    topRated: { shown: true, value: "Top-Rated Service", evidence: { source: "", date: "" } },
    verifiedReviews: { shown: true, value: "Verified Reviews", evidence: { source: "", date: "" } },
    cardRating: { shown: true, value: 5, evidence: { source: "", date: "" } },
    // Shown on /terms. Your own words; the evidence is the insurer and the number of the policy.
    insurance: {
      shown: true,
      value:
        "Every performer has public liability cover for their act. Ask for the certificate, and we send it before you book.",
      evidence: { source: "", date: "" },
    },
    // Invented names. Replace them with hotels that agree to be named.
    hotelBrands: {
      shown: true,
      value: ["The Grand", "Lantern Quay Hotels", "The Old Crown", "Slate Rooms", "Maltings Inns"],
      evidence: { source: "", date: "" },
    },
  },
  // “24/7” counts at a real address only where openingHours say so.
  promises: [
    {
      shown: true,
      value: { title: "Top Rated", text: "The reviews are here to read, with how we collect and check them." },
      evidence: { source: "", date: "" },
    },
    {
      shown: true,
      value: { title: "Easy Booking", text: "Eight short answers, then a price with its working." },
      evidence: { source: "", date: "" },
    },
    {
      shown: true,
      value: {
        title: "24/7 Support",
        text: "Forms and messages go through at any hour; people answer in our opening hours.",
      },
      evidence: { source: "", date: "" },
    },
    {
      shown: true,
      value: { title: "100% Reliable", text: "Act, date, price and cancellation terms are in writing before you pay." },
      evidence: { source: "", date: "" },
    },
  ],
  reviewInvites: { to: "agreed", daysAfter: 3, linkDays: 60 },
  performers: { milesPerHour: 35, marginMinutes: 30, chaseAfterHours: 12, passOnAfterHours: 24 },
  chasing: { unansweredHours: [1, 4, 24], hours: null, offerUnopenedHours: 48, offerEndsDays: 1, balance: true },
  retention: { enquiryMonths: 12, bookingYears: 6, financialYearEnds: "03-31", backupDays: 30 },
} satisfies Site;
