import type { ServicePage } from "../../shape.ts";

export default {
  slug: "beer-wench-hire",
  title: "Beer wench hire for stags and beer festivals",
  description:
    "Beer wenches in bodice and apron pour, carry, clear and run table games, from {from}. How the hours go, what to buy in, and the price with travel.",
  heading: { before: "Beer wench hire, from first", accent: "pour", after: "to last orders" },
  lede: "She carries the steins, keeps the tables clear and starts the sing-song. You buy the beer. Fully dressed, loud when needed, good with a scoreboard.",
  acts: ["beer-wenches"],
  whatItIs: [
    "Ten minutes before the start she is in costume and has found the barrel, the glasses and the cloths. At the start everyone gets a full glass, the guest of honour first.",
    "Halfway through the hour comes the first table game: stein-holding, ring toss or beer-mat flipping, in teams.",
    "Book longer and the pattern repeats: a round, a game, a clear-up. She leads a toast or a sing-along too, and in the third hour the scoreboard settles who has won.",
  ],
  included: [
    "Costume: bodice, skirt, apron, and boots if there is mud",
    "Pouring from bottle, can or cask, carrying and clearing",
    "Table games, one for each hour, with kit",
    "A toast or song led from the table, from two hours up",
    "Your soft drinks, on their own tray",
  ],
  fromYou: [
    "The beer, soft drinks and water. She serves them, but does not buy or sell them.",
    "A firm table at about waist height, 2 metres long, near the barrel.",
    "Glasses or steins, two cloths and a bucket.",
    "If there is a bar on site: the licence holder’s consent. Guests 18\u00a0or\u00a0over.",
    "A place to change and, in a field, something firm to park on.",
  ],
  occasions: [
    {
      title: "Stag afternoons",
      text: "A garden or a barn, a barrel and a scoreboard. Teams help when the two halves of the party have only just met.",
    },
    {
      title: "Works Oktoberfest",
      text: "A marquee in the car park, alcohol-free steins on a tray of their own, and tables cleared as you go.",
    },
    {
      title: "Pubs and breweries",
      text: "A launch night or a tap takeover. Your staff work the bar and she works the floor.",
    },
    { title: "Medieval banquets", text: "Trenchers, toasts and a cry of wassail. Tell us the century, roughly." },
  ],
  steps: [
    {
      title: "Count heads",
      text: "Enter how many are coming. One wench looks after about fifteen; the form suggests a number and prices it.",
    },
    {
      title: "We check the diary",
      text: "We read it, ask who is free and write back with the hours and the total.",
    },
    { title: "Deposit down", text: "The booking is made. The balance is due before the day." },
  ],
  visit: [
    { when: "20 minutes before", what: "She parks, says hello and is shown where to change" },
    { when: "10 minutes before", what: "In costume, she finds the barrel, the glasses and the cloths" },
    { when: "On the dot", what: "A full glass for everyone, the guest of honour first, then a table game" },
    { when: "{minutes} or more later", what: "A cheer for the winners, and the tables cleared" },
    { when: "And then", what: "A wave goodbye, and the barrel is yours" },
  ],
  questions: [
    {
      question: "Is it a topless act?",
      answer:
        "No. Bodice, skirt and apron stay where they are. If that is what you had in mind, see the topless waitresses.",
    },
    {
      question: "Can she work behind our bar?",
      answer:
        "That is for your licence holder to decide. Otherwise she carries and clears, and your own staff pour and take the money.",
    },
    {
      question: "Are the games drinking games?",
      answer: "They are games with drink nearby. They all work with water, and she does not press a drink on anyone.",
    },
    {
      question: "What if she falls ill?",
      answer:
        "We ring you and offer another performer. If you’d rather not, or nobody is free, you get back every penny, deposit included.",
    },
    {
      question: "What if someone gets out of hand?",
      answer:
        "She tells you first, and the host sorts it out. If it goes on, or it is serious, she may leave and the booking counts as done.",
    },
    {
      question: "Can we take photos?",
      answer: "Yes, with her agreement, before or between rounds. No filming up close without asking.",
    },
    {
      question: "What if it rains?",
      answer:
        "She can work indoors if you have a room, or under a roof of any kind. Have one in mind when you book a garden.",
    },
    {
      question: "What if we cancel?",
      answer:
        "{freeCancelDays} days or more before, everything comes back, deposit included. Later we keep a share: the table is in our [terms](/terms).",
    },
  ],
} satisfies ServicePage;
