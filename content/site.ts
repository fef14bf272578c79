import type { Site } from "./shape.ts";

/**
 * The agency and its claims. Every value here is a placeholder until the owner replaces it; at a real address the site does
 * not start while any of them is in use (app/content/placeholders.ts) or any claim lacks its evidence.
 */
export default {
  name: "Bow & Tassel",
  legal: {
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
  complaints: { withinWeeks: 4, acknowledgedDays: 3, answeredDays: 14 },
  discreet: { senderName: "Enquiries desk", subject: "Your enquiry {reference}" },
  claims: {
    customerCount: { value: 4605, evidence: "" },
    happyCustomers: { value: "1000+ Happy Customers", evidence: "" },
    badge: { value: { label: "Excellent", reviews: 1939, counted: "on all sites" }, evidence: "" },
    subScores: { value: { service: 4.8, value: 4.6, quality: 4.7 }, evidence: "" },
    satisfaction: { value: "95% Satisfaction", evidence: "" },
    topRated: { value: "Top-Rated Service", evidence: "" },
    verifiedReviews: { value: "Verified Reviews", evidence: "" },
    cardRating: { value: 5, evidence: "" },
    // Shown on /terms. Your own words; the evidence is the insurer and the number of the policy.
    insurance: {
      value:
        "Every performer has public liability cover for their act. Ask for the certificate, and we send it before you book.",
      evidence: "",
    },
    // Invented names. Replace them with hotels that agree to be named.
    hotelBrands: {
      value: ["The Grand", "Lantern Quay Hotels", "The Old Crown", "Slate Rooms", "Maltings Inns"],
      evidence: "",
    },
    values: {
      value: [
        { title: "Top Rated", text: "The reviews are here to read, with a note of how each one was collected." },
        { title: "Easy Booking", text: "Eight required answers at most, then a price with its working." },
        {
          title: "24/7 Support",
          text: "Forms and messages go through at any hour; people answer in our opening hours.",
        },
        { title: "100% Reliable", text: "Act, date, price and cancellation terms are in writing before you pay." },
      ],
      evidence: "",
    },
  },
  reviewInvites: { to: "agreed", daysAfter: 3, linkDays: 60 },
  performers: { milesPerHour: 35, marginMinutes: 30, chaseAfterHours: 12, passOnAfterHours: 24 },
  chasing: { unansweredHours: [1, 4, 24], hours: null, offerUnopenedHours: 48, offerEndsDays: 1, balance: true },
  retention: { enquiryMonths: 12, bookingYears: 6, financialYearEnds: "03-31", backupDays: 30 },
} satisfies Site;
