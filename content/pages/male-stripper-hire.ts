import type { ServicePage } from "../shape.ts";

export default {
  slug: "male-stripper-hire",
  title: "Male stripper hire for hens, birthdays and nights in",
  description:
    "A costumed male stripper at your house or venue. What happens in each part of the show, what you need to have ready, and the price with travel.",
  heading: { before: "Male stripper hire, with", accent: "manners", after: "" },
  lede: "A costumed routine for one guest of honour and a room of friends. He brings the costume, the music and a plan; you bring a speaker, a chair and people over 18.",
  acts: ["male-strippers"],
  whatItIs: [
    "He comes about 20 minutes before the start, rings the person you named rather than the doorbell, and changes out of sight. While he does, he asks you two things: who is it for, and is there anything they would hate?",
    "The short show takes 15 minutes. Two for the entrance in character, ten for dancing round the room and one chair, three for the finish and a bow. It ends in underwear, and then he is dressed and saying goodnight.",
    "The full show has two costumes and a game for the group, 30 minutes in all. In the longest package he then changes into bow tie and cuffs and serves your drinks for an hour.",
  ],
  included: [
    "The performer’s time at the party, as long as the package says",
    "Costume and props, agreed with you when you book",
    "Music, ready to play through your speaker",
    "Game kit, in the packages that have a game",
    "A written confirmation, by e-mail",
  ],
  fromYou: [
    "About 3 metres by 3 of clear floor, and a chair without arms that does not wobble.",
    "A speaker that takes Bluetooth or a headphone lead, within reach of a plug.",
    "A room with a door to change in. A bathroom will do.",
    "The manager’s permission, if you are not at home, and a place to park.",
    "Everyone in the room over 18, staff and neighbours who drop in included.",
  ],
  occasions: [
    {
      title: "Hen parties",
      text: "Between the prosecco and the restaurant works well: half an hour at the house and everyone is still in time for dinner.",
    },
    {
      title: "Birthdays",
      text: "For a thirtieth or a seventieth alike. Give us the name and he works it into the entrance.",
    },
    {
      title: "Divorces and new starts",
      text: "A room of friends, a costume of your choosing and a toast. The chair can go to whoever signed the papers.",
    },
    {
      title: "Gay stags and parties",
      text: "Same show, same prices. Say who is being celebrated and how they like to be addressed.",
    },
  ],
  steps: [
    {
      title: "Ask",
      text: "Fill in the date, the town and the size of the group. The estimate adds up as you go, travel included.",
    },
    { title: "We reply", text: "We find out whether somebody is free on your date and send you the price in writing." },
    {
      title: "Pay the deposit",
      text: "That puts him in the diary. The balance is settled beforehand, so no one is counting notes at the door.",
    },
  ],
  questions: [
    {
      question: "What if he can’t come?",
      answer: "We find another you are happy with, or you get back all you have paid, deposit included.",
    },
    {
      question: "How far does he travel?",
      answer:
        "Anywhere in the UK, with the miles counted from the nearest city our performers set out from. Overseas is priced on request.",
    },
    {
      question: "How much comes off?",
      answer:
        "Down to underwear, and that is where it stops. It is a dance in costume and nothing else is for sale. Hands off unless he invites you.",
    },
    {
      question: "What if the bride doesn’t want to?",
      answer: "Then she doesn’t. He asks before he brings anybody up, and a volunteer can take the chair.",
    },
    {
      question: "Can it be a surprise?",
      answer: "Yes. Tick the box, and our e-mails have a neutral subject line.",
    },
    {
      question: "May we film it?",
      answer:
        "Not the routine. Ask him about a group photo afterwards, in costume. He decides, and so does everyone else in the picture.",
    },
    {
      question: "What happens if we cancel?",
      answer:
        "The earlier, the less we keep: the table is in our [terms](/terms). There is no 14-day right to cancel a booking for a fixed date.",
    },
  ],
} satisfies ServicePage;
