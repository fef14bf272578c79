import type { ServicePage } from "../../shape.ts";

export default {
  slug: "male-stripper-hire",
  title: "Male stripper hire for hens and birthdays",
  description:
    "A costumed male stripper at your house or venue, from {from}. What happens in each part of the show, what to have ready, and the price with travel.",
  heading: { before: "Male stripper hire, with", accent: "manners", after: "" },
  lede: "A costumed routine for one guest of honour and a room of friends. He brings the costume, the music and a plan; you bring a speaker, a chair and people who are 18 or over.",
  acts: ["male-strippers"],
  whatItIs: [
    "He comes about 20 minutes before the start and changes out of sight. He asks two things: who is it for, and what would they hate?",
    "The short show takes 15 minutes: two for the entrance in character, ten for dancing round the room and the chair, three for the finish and a bow. It ends in underwear.",
    "The full show has two costumes and a game for the group, 30 minutes in all. In the longest package he then changes into black trousers, bow tie and cuffs and serves your drinks for an hour.",
  ],
  included: [
    "The performer’s time at the party, as long as the package says",
    "Costume and props, agreed with you when you book",
    "Music, ready to play through your speaker",
    "Game kit, in the packages that have a game",
    "A written confirmation, by email",
  ],
  fromYou: [
    "About 3 metres by 3 of clear floor, and a chair without arms that does not wobble.",
    "A speaker that takes Bluetooth or a headphone lead, within reach of a plug.",
    "A room with a door to change in. A bathroom will do.",
    "The manager’s permission, if you are not at home, and a place to park.",
    "Everyone in the room 18\u00a0or\u00a0over.",
  ],
  occasions: [
    {
      title: "Hen parties",
      text: "Between the prosecco and the restaurant works well: half an hour at the house and everyone is still in time for dinner.",
    },
    {
      title: "Birthdays",
      text: "At thirty or at seventy. Give us the name and he works it into the entrance.",
    },
    {
      title: "Divorces and new starts",
      text: "A room of friends, a costume you choose and a toast. The newly single guest gets the chair, if they want it.",
    },
    {
      title: "Gay stags and parties",
      text: "Same show, same prices. Say who is being celebrated and how they like to be addressed.",
    },
  ],
  steps: [
    {
      title: "Ask",
      text: "Date, town, how many of you. The price adds up as you type, travel included.",
    },
    {
      title: "We reply",
      text: "Somebody here reads it, finds out who is free and writes back with the price.",
    },
    {
      title: "Pay the deposit",
      text: "That puts him in the diary. You pay the balance beforehand, so nobody is counting notes at the door. Tips aren’t expected.",
    },
  ],
  visit: [
    { when: "20 minutes before", what: "He rings the person you named, and someone shows him where to change" },
    {
      when: "5 minutes before",
      what: "In costume, out of sight. You seat everyone and turn the speaker on",
    },
    { when: "On the dot", what: "An entrance in character, a dance round the room, and the chair if they’re willing" },
    {
      when: "{minutes} or more later",
      what: "He finishes in underwear, takes a bow and, if he says yes, stays for a group photo",
    },
    { when: "And then", what: "He changes, says goodnight, and the party is yours again" },
  ],
  questions: [
    {
      question: "What if he can’t come?",
      answer: "We offer you another, or you get everything back, deposit included.",
    },
    {
      question: "What if we’re running late?",
      answer: "Ring us. He waits if he can, but the booked time ends when it was due to, unless he is free to stay.",
    },
    {
      question: "Do you do strippergrams and kissograms?",
      answer: "A strippergram is the old name for the short show, so yes. We don’t do kissograms.",
    },
    {
      question: "How much comes off?",
      answer:
        "Down to underwear, and that is where it stops. It is a dance and nothing else is for sale. Hands off unless he invites you.",
    },
    {
      question: "What if the bride doesn’t want to?",
      answer: "Then she doesn’t. He asks first, and a volunteer can take the chair.",
    },
    {
      question: "Can it be a surprise?",
      answer: "Yes. Tick the box, and our emails have a plain subject line.",
    },
    {
      question: "May we film it?",
      answer: "Not the routine. He may do a group photo afterwards, if everyone in it agrees.",
    },
    {
      question: "What happens if we cancel?",
      answer:
        "{freeCancelDays} days or more before, you get everything back, deposit included. After that we keep a share: the table is in our [terms](/terms). There is no 14-day right to cancel a booking for a fixed date.",
    },
  ],
} satisfies ServicePage;
