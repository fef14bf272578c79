import type { InfoPage } from "../shape.ts";

/** Words in braces are filled in from content/prices.ts and content/site.ts. Have a solicitor read this page before you trade. */
export default {
  title: "Terms of booking, deposit and cancellation",
  description:
    "What a booking costs and when, what comes back if you cancel and by which day, who has to be 18, and how performers are treated.",
  heading: { before: "The terms of a", accent: "booking", after: "" },
  lede: "What you agree to when you book, in the words we use everywhere else: on the review step, and in your emails.",
  changed: "2026-11-28",
  share: { line: "Deposit, balance, cancelling", posters: ["letter"], theme: "sky" },
  sections: [
    {
      id: "who",
      title: "Who you deal with",
      text: ["Your contract is with {trader}. Write to us at {tradingAddress}, email {email} or call {phone}."],
    },
    {
      id: "booking",
      title: "From asking to booked",
      pictures: ["coupe-glasses"],
      text: [
        "Asking for a quote books nothing and costs nothing. You are booked when we have confirmed the act, date, place and total in writing and your deposit has reached us. Where you book online at once, we ask performers afterwards; if nobody is free, you get back everything. From then on both sides are bound by these terms.",
        "Check the confirmation when it comes. If anything in it is wrong, tell us and we put\u00a0it\u00a0right. It has all that was agreed, these terms included; we keep a copy of the contract, which is in English, and you find its details on your booking’s page.",
      ],
    },
    {
      id: "price",
      title: "What you pay",
      text: [
        "The total is the price of the package for each performer, and the travel. {vat} The first {freeMiles} miles from our nearest base are free, then travel is {perMile} a mile, on a line of its own. Miles are straight lines, from the nearest base with no sea in between. Parking, tolls and zone charges are ours, unless the total we confirm lists them. Overseas is priced on request, as one total. Once we have confirmed the total it changes only if you change what you ask for.",
      ],
    },
    {
      id: "deposit",
      title: "Deposit and balance",
      text: [
        "The deposit is {depositPercent}% of the total, and at least {depositMinimum}. It is part of the price and not an extra.",
        "The balance is due {balanceDueDays} days before the event. If you book later than that, all of it is due at once.",
      ],
    },
    {
      id: "cancelling",
      title: "If you cancel",
      text: [
        "Tell us by email or phone. The day we hear from you counts. What comes back comes the way you paid, within ten days. We keep only what the cancellation really costs us, and never more than this:",
      ],
      table: "cancellation",
      after: [
        "**The 14-day right to cancel does not apply.** The law gives it for most things bought at a distance, but not for leisure services booked for a particular date (regulation 28(1)\u2060(h) of the Consumer Contracts Regulations 2013). What the table gives you, you have by contract.",
      ],
    },
    {
      id: "changing",
      title: "If you change the date or place",
      pictures: ["hour-taxi"],
      text: [
        "Ask as early as you can. If your performer, or another you are happy with, is free, we move the booking and your deposit with it. If the travel or the package changes, you see the new total before you agree to it. The days in the table above are then counted to the new date; to an earlier one we move your booking only once you have seen what cancelling would keep and said yes. If nobody is free, you can keep the booking as it was or cancel by the table above.",
      ],
    },
    {
      id: "we-cancel",
      title: "If we cannot come",
      pictures: ["spilt-coupe"],
      text: [
        "Performers fall ill and trains stop. We then look for another performer of the same act and ask you first. If there is none you want, you get back everything you have paid, deposit included.",
        "If the performer is late, they stay the full time you paid for where you and the venue can have it. Where you can’t, or the act is cut short, you get back the price of what was missed. If nobody comes at all, you get back everything.",
        "Nothing here takes away your rights under the Consumer Rights Act 2015: you may expect the act to be performed with reasonable care and skill, and as we described it. If it is not, you can ask for it to be done again, or for some or all of your money back.",
      ],
    },
    {
      id: "adults",
      title: "Eighteen and over",
      text: [
        "Whoever books is 18 or over and declares, when asking, that everyone who will be there is too. A performer who has reason to doubt it may ask for proof of age, and does not start, or stops, while anyone under 18 is in the room.",
      ],
    },
    {
      id: "respect",
      title: "Respect for performers",
      pictures: ["top-hat"],
      text: ["The performer is a guest at work in your room. The person who books answers for the party:"],
      points: [
        "Performers decide what they do and do not do. Nothing that is not in the package is asked of them.",
        "Nobody is touched, lifted or carried unless they have invited it. That goes for performers and for your guests.",
        "No filming or photographs of the act without the performer’s yes.",
        "There is a private place to change, and a clear way out.",
        "No abuse about anyone’s body, size, race, religion, sex, gender, sexuality, disability or age.",
      ],
      after: [
        "If someone breaks these, the performer says so once. If it goes on, or at once when it is serious, the performer may stop and leave, and the booking counts as performed.",
      ],
    },
    {
      id: "venue",
      title: "The room",
      pictures: ["hour-mirror"],
      text: [
        "You ask the venue for its permission and tell us what it said. A private home needs no licence. A pub, hotel or club may: any striptease there, not only a topless or nude act, can count as sexual entertainment. In England and Wales a venue that has it on eleven days a year at most, a month or more apart, is exempt. Scotland and Northern Ireland have rules of their own, and some premises licences say no to any of it: ask the manager before you pay.",
        "You tell us about stairs, parking and how to get in. If a performer cannot start because of the venue, or starts late because the party does, the booked time still ends when it was due to, unless they are free to stay. A hired room needs a music licence of its own; most have one.",
      ],
    },
    {
      id: "abroad",
      title: "Parties overseas",
      pictures: ["suitcase"],
      text: [
        "Abroad, performers need the right to work there, and some countries ask for a permit for each job. We check that before we name a price, and the total we name includes it. If permission is refused after you have booked, you get back everything you have paid. Flights and beds that you book yourself stay yours to arrange and insure.",
      ],
    },
    {
      id: "insurance",
      title: "Insurance",
      text: ["{insurance}"],
    },
    {
      id: "responsible",
      title: "What each side answers for",
      text: [
        "We answer for what we and our performers do wrong, as the law says. We do not answer for losses that neither of us could have foreseen when you booked. Nothing limits what we owe for death or injury caused by negligence, for fraud, or for anything else the law does not let us limit.",
      ],
    },
    {
      id: "complaints",
      title: "Complaints",
      pictures: ["telephone"],
      text: [
        "If something is not right on the night, tell the performer or call {phone}, so that there is a chance to mend it there and then. Afterwards, write to {email} with your reference, within {complaintWeeks} weeks if you can. We say within {complaintAckDays} working days that we have your complaint, ask the performer, look at what was agreed, and answer in writing within {complaintAnswerDays} days with what we will do.",
        "If we cannot settle it between us, the [Citizens Advice consumer service](https://www.citizensadvice.org.uk/consumer/) can tell you what else is open to you. The law of the part of the United Kingdom where you live protects you as a consumer, and you can go to your own courts.",
      ],
    },
  ],
} satisfies InfoPage;
