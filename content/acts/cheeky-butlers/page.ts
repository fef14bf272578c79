import type { ServicePage } from "../../shape.ts";

export default {
  slug: "cheeky-butler-hire",
  title: "Cheeky butler hire by the hour, with games",
  description:
    "A butler in bow tie, cuffs and apron to pour, serve and run games at your hen, birthday or fundraiser, from {from}. What he does in each hour.",
  heading: { before: "Cheeky butler hire, by the", accent: "hour", after: "" },
  lede: "Bow tie, collar, cuffs, apron, black trousers, no shirt. He pours the drinks, hands round the food, starts the games and finds the corkscrew.",
  acts: ["cheeky-butlers"],
  whatItIs: [
    "He is at your door 15 minutes early to change and be shown the fridge, the glasses and the bin. By the time the clock starts there is a tray ready.",
    "In the first quarter of an hour everyone has a drink and he has learnt who is who. The middle of the hour is one game with the kit he brought: pass the parcel with forfeits, a quiz on the guest of honour, or a blind tasting of your wine.",
    "He spends the rest topping up and clearing. A second and third hour bring another game each and a toast, and after three he washes and stacks the glasses before he goes.",
  ],
  included: [
    "A butler for the hours you book, in costume from start to finish",
    "Pouring, carrying, topping up, clearing",
    "A party game for each hour, with everything it needs",
    "A toast to the guest of honour, from two hours up",
    "Taking the group photo on your phone, if you hand it to him",
  ],
  fromYou: [
    "The drinks, the food, glasses and ice. He serves what you buy; he does not sell or supply alcohol.",
    "A worktop or a table of about 1.5 metres to pour from, and a way through to where people sit.",
    "A bathroom or bedroom to change in, and a parking space if you have one.",
    "If it is a rented house or a restaurant: the owner’s agreement. All guests 18\u00a0or\u00a0over.",
  ],
  occasions: [
    {
      title: "Hens at a rented house",
      text: "The usual hour is the one before dinner. One butler looks after about twelve; for twenty, have two.",
    },
    {
      title: "Afternoon tea",
      text: "He carries the cake stand and pours tea as well as fizz. Tell us about it, and he leaves the forfeits at home.",
    },
    {
      title: "Race days and garden parties",
      text: "Gravel and grass are fine. Have a covered corner for the glasses, and a plan for rain.",
    },
    {
      title: "Fundraisers",
      text: "Canapés at the start, raffle tickets in the middle, holding up the lots at the end. White shirt and bow tie on request.",
    },
  ],
  steps: [
    {
      title: "Say how many guests",
      text: "It is a short form. It suggests how many butlers, and the price changes as you type.",
    },
    {
      title: "Get the price in writing",
      text: "We ask a butler who is free and write back. Daft questions are welcome.",
    },
    {
      title: "Leave a deposit",
      text: "He is yours for that date. Start time, address and games come by email.",
    },
  ],
  visit: [
    { when: "15 minutes before", what: "He changes and is shown the fridge, the glasses and the bin" },
    { when: "2 minutes before", what: "Bow tie straight, bottles open, and the first tray poured" },
    { when: "On the dot", what: "A drink for everyone, then a game with the kit he brought" },
    { when: "{minutes} or more later", what: "A last top-up, the glasses cleared, and a group photo on your phone" },
    { when: "And then", what: "He changes and waves goodbye, and the party is yours again" },
  ],
  questions: [
    {
      question: "Is this what people call a naked butler?",
      answer:
        "Yes, that is the usual name for it, though ours is not naked. You get the bare chest, the bow tie and the apron, and the trousers stay on.",
    },
    {
      question: "What does he actually wear?",
      answer:
        "A white collar, black bow tie, cuffs and an apron over black trousers. The chest is bare, the rest is not. Ask for a shirt if the room calls for it.",
    },
    {
      question: "Is an hour enough?",
      answer: "For drinks and one game before you go out, yes. If he is serving a meal, take two.",
    },
    {
      question: "What if our butler can’t make it?",
      answer:
        "We ring you at once and offer another butler. If you’d rather not, or nobody is free, everything you have paid comes back.",
    },
    {
      question: "Will he come to a cottage in the middle of nowhere?",
      answer:
        "Yes, by road. The miles beyond the free distance are charged at the rate on the form. Send a pin as well as the postcode.",
    },
    {
      question: "Can someone sit the games out?",
      answer: "Yes, and no one is asked why. He needs somebody to keep score.",
    },
    {
      question: "Are photos allowed?",
      answer: "Group photos, gladly. Please ask before you post one with his face in it, and ask your friends too.",
    },
    {
      question: "If we have to cancel?",
      answer:
        "{freeCancelDays} days or more before, everything comes back, deposit included. Later we keep a share: the table is in our [terms](/terms). The 14-day right for online shopping does not cover a booked date.",
    },
  ],
} satisfies ServicePage;
