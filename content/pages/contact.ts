import type { InfoPage } from "../shape.ts";

export default {
  title: "Contact us by form, phone, WhatsApp or email",
  description:
    "Ask about an act, a date or a town. Send the form at any hour, or call, message or email us; tell us if it is a surprise and we keep it one.",
  heading: { before: "Ask us", accent: "anything", after: "" },
  lede: "Stuck between acts, a venue with strict rules, a surprise to keep. If you only want the price, travel and all, [get a quote](/male-stripper-quote).",
  share: { line: "By form, phone, WhatsApp or email", posters: ["telephone"], theme: "sky" },
} satisfies InfoPage;
