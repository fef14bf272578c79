import type { HomePage } from "../shape.ts";

/** Words in braces are filled in from content/prices.ts. */
export default {
  title: "Party entertainers for hens and stags",
  description:
    "Butlers, drag acts, strippers and hosts for hens, stags, birthdays and work dos. See the price with travel worked out, then ask for your date.",
  imageAlt: "Screen-printed party posters side by side on cream paper",
  share: "For hens, stags, birthdays and work dos",
  hero: {
    heading: { before: "The Ultimate", accent: "Party", after: "Entertainment" },
    buttons: { services: "Explore Services", call: "Call Us", chat: "WhatsApp" },
    line: "Butlers, drag acts, strippers and hosts for hens, stags, birthdays and work dos, with the travel worked out before you book.",
    postersAlt: "A wall of party posters on bright grounds",
  },
  trusted: { heading: "Trusted by hotels and pubs" },
  services: {
    heading: "Pick your act",
    line: "Prices are for one performer and the shortest booking, within the free travel distance.",
  },
  values: { heading: "What you can hold us to" },
  reviews: {
    heading: "What people say",
    sampleNote: "Reviews that don’t say “verified booking” are samples we wrote to show how this page works.",
  },
  pricing: {
    heading: "How the price works",
    facts: [
      {
        title: "The act",
        text: "Each act has a price for each length of booking, per performer. The card shows the shortest, any VAT included.",
      },
      {
        title: "The travel",
        text: "The first {freeMiles} miles from our nearest base are free, then it is {perMile} a mile, on its own line. Overseas is priced on request.",
      },
      {
        title: "The deposit",
        text: "{depositPercent}% of the total, and at least {depositMinimum}, puts it in the diary. The balance is due {balanceDueDays} days before, or at once if the party is sooner.",
      },
      {
        title: "The promise",
        text: "Cancel {freeCancelDays} days or more ahead and everything comes back, deposit included. If your performer can’t come, you get another you are happy with, or all your money.",
      },
    ],
  },
  closing: {
    heading: "Got a date in mind?",
    text: "Pick an act and see what it comes to for your town. Asking is free: you pay only to book.",
    buttons: { services: "Pick an act", call: "Call Us", chat: "WhatsApp", email: "Email us" },
  },
} satisfies HomePage;
