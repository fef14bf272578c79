import type { ServicePage } from "../../shape.ts";

export default {
  slug: "topless-waitress-hire",
  title: "Topless waitress hire for private parties",
  description:
    "Topless waitresses for private rooms, from {from}: what they wear and do, the house rules, what the venue must agree to, and the price with travel.",
  heading: { before: "Topless waitress hire for", accent: "private", after: "rooms" },
  lede: "A waitress first: drinks carried, glasses cleared, scores kept. She works topless in a private room where everyone is 18 or over and the owner has agreed.",
  acts: ["topless-waitresses"],
  whatItIs: [
    "She arrives dressed, 15 minutes before her start, and meets the host. You show her the drinks, the kitchen, the room and where to leave her coat.",
    "Then she changes into bow tie, black skirt and heels. The first tray goes round within five minutes; after that it is a circuit of pouring, carrying and clearing, at the pace of the room.",
    "From two hours she also deals or keeps score for a game, and the three-hour booking has a ten-minute break in the middle. When the time is up she changes and you see her to the door.",
  ],
  included: [
    "Table service for the hours booked",
    "Her uniform, and one with a top in the bag",
    "Dealing or scorekeeping, from two hours up",
    "A word with the host at the start about names, rules and allergies",
    "Confirmation of times, place and terms by email",
  ],
  fromYou: [
    "A private room with the curtains drawn: not a garden that is overlooked, a public bar or a limousine.",
    "Drinks, food, glasses, and a tray if you have a good one.",
    "The owner’s or manager’s consent to a topless waitress, in those words.",
    "A changing room with a lock, a warm room to work in, and parking or a taxi rank close by.",
    "A host who stays sober enough to be asked things. Nobody under 18 in the room or able to walk in.",
  ],
  occasions: [
    {
      title: "Poker and card nights",
      text: "Two tables, a dozen players, one waitress. From two hours she keeps score or deals at one of them.",
    },
    {
      title: "Stag dos",
      text: "A lodge or a hired flat, with the drinks in and the football on. Check that everyone in the party is happy with it, and the owner of the flat too.",
    },
    {
      title: "Milestone birthdays",
      text: "For a private dining room, ask the kitchen to plate up, and she will serve.",
    },
  ],
  steps: [
    {
      title: "Send the details",
      text: "When, where, how many, for how long. The price appears beside the form with the travel in it.",
    },
    {
      title: "See our answer",
      text: "We ask what we need to know about the room and put the price in writing. Ask us anything back.",
    },
    { title: "Confirm", text: "Pay the deposit and she is booked. The balance is settled before the day." },
  ],
  visit: [
    { when: "15 minutes before", what: "She arrives dressed, and you show her the drinks, the kitchen and the room" },
    { when: "5 minutes before", what: "Curtains drawn and phones away, and she changes into skirt and heels" },
    { when: "On the dot", what: "The first tray goes round, and then she pours, carries and clears" },
    { when: "{minutes} or more later", what: "A last round, and the tables left clear" },
    { when: "And then", what: "She changes, and your host sees her to the door" },
  ],
  questions: [
    {
      question: "What does topless mean here?",
      answer:
        "Bare from the waist up, in a skirt and heels, while serving. She does not undress further, dance or sit on anyone’s knee.",
    },
    {
      question: "What if the hotel says no?",
      answer:
        "Topless service may need the venue’s licence to allow it, so it may not be the manager’s decision. She can serve in the uniform with a top for the same price, or you can book beer wenches, who are dressed throughout.",
    },
    {
      question: "What are guests told?",
      answer:
        "Hands to yourself, phones in pockets, please and thank you. If somebody won’t behave, she tells the host once; if it goes on, or it is serious, she may leave.",
    },
    {
      question: "Must everyone agree to it?",
      answer: "Yes, before the day. If one guest would be uncomfortable, choose the uniform with a top or another act.",
    },
    {
      question: "How many waitresses do we need?",
      answer:
        "One to about twelve guests. For a sit-down meal, add one. Change the number on the form and the price follows.",
    },
    {
      question: "What if the waitress is ill?",
      answer:
        "We offer you another waitress, and you decide. If there is nobody, or you’d rather not, you get everything back, deposit included.",
    },
    {
      question: "Can we photograph her?",
      answer:
        "No photographs or video while she is working. She may agree to one beforehand in the uniform with a top.",
    },
    {
      question: "How do we cancel?",
      answer:
        "{freeCancelDays} days or more before, everything comes back, deposit included. Later we keep a share, as set out in our [terms](/terms). There is no 14-day right to cancel, because the date is fixed.",
    },
  ],
} satisfies ServicePage;
