import type { ServicePage } from "../../shape.ts";

export default {
  slug: "female-stripper-hire",
  title: "Female stripper hire for stags and birthdays",
  description:
    "Book a female stripper for a stag, a birthday or a burlesque night, from {from}: how the set runs, the room it takes, and the price with travel.",
  heading: { before: "Female stripper hire, from first glove to", accent: "finale", after: "" },
  lede: "A striptease in costume, danced to music she brings, for adults in a private room. Fans, chair or burlesque: tell us what suits and she packs for it.",
  acts: ["female-strippers"],
  whatItIs: [
    "She parks, texts whoever is meeting her and gets changed, which takes 15 to 20 minutes. The host tells her who is being celebrated, who would rather be left alone, and which door to come in by.",
    "Fifteen minutes is the short show: an entrance in full costume, a dance that uses the whole floor, then the chair if the guest of honour is willing. Gloves first, then the costume. She ends in lingerie, and that is where it stops.",
    "Half an hour makes room for a second costume and a feather-fan or chair number. The hour has all of that, then three party games with her as referee and small prizes.",
  ],
  included: [
    "One or two costumes, by package, with fans, gloves or hat as the routine needs",
    "Her own music, on her own phone or player",
    "A chat with the host before the start about names, limits and the floor",
    "Games, prizes and refereeing in the hour-long package",
    "An estimate that shows the travel as its own line",
    "The booking in writing, sent by email",
  ],
  fromYou: [
    "A private room that passers-by cannot see into, with 3 metres by 3 clear.",
    "A speaker she can plug her phone into or pair with.",
    "A separate room to change in, with a mirror if there is one.",
    "The venue’s yes, in writing if possible, and a parking space if you have one.",
    "One host to meet her and see her out, and no one under 18 in the room or able to walk in.",
  ],
  occasions: [
    {
      title: "Stag dos",
      text: "Early evening at the lodge or the hired room, before the taxis. The groom’s limits matter more than the best man’s plans.",
    },
    {
      title: "Birthdays",
      text: "A routine dedicated by name. Partners and parents are welcome if they know what is coming. With colleagues, keep it a private party that nobody is expected to attend.",
    },
    {
      title: "Women’s nights and couples",
      text: "Burlesque with fans and gloves plays as well to a room of women as to a room of men. Say so and she chooses the numbers to match.",
    },
  ],
  steps: [
    {
      title: "Tell us the plan",
      text: "Date, place, how many people, which package. You see the price while you type, and nothing is owed yet.",
    },
    {
      title: "Hear from us",
      text: "We check the diary and write back, with the price line by line and no hard sell.",
    },
    {
      title: "Hold the date",
      text: "Your deposit books her. We email the details, and the balance follows before the day.",
    },
  ],
  visit: [
    { when: "20 minutes before", what: "She texts whoever is meeting her and is shown where to change" },
    { when: "5 minutes before", what: "Costume on. You draw the curtains and turn the speaker on" },
    {
      when: "On the dot",
      what: "An entrance in full costume, a dance across the floor, then the chair if they’re willing",
    },
    {
      when: "{minutes} or more later",
      what: "She finishes in lingerie, takes her applause and thanks the guest of honour",
    },
    { when: "And then", what: "She changes, and your host sees her to the door" },
  ],
  questions: [
    {
      question: "Is there nudity?",
      answer:
        "No. The shows on this page finish in lingerie. They are about the dancing and the costume, and asking on the night changes nothing.",
    },
    {
      question: "What if we’re running late?",
      answer: "Ring us. She waits if she can, but the booked time ends when it was due to, unless she is free to stay.",
    },
    {
      question: "Is this a strippergram?",
      answer:
        "The short show is what used to be called one, except that she comes to a private room and not to the office or the bar. We don’t do kissograms: a kiss and a verse, clothes on.",
    },
    {
      question: "What are the house rules? Can we take pictures?",
      answer:
        "No touching unless she takes your hand, phones away for the routine, and anyone may say no at any point. She tells you once; if it goes on, or it is serious, she may stop the show. If she is happy to pose beforehand or afterwards, she will say.",
    },
    {
      question: "Suppose she can’t come on the night?",
      answer:
        "That’s for us to put right. We offer you another performer you’re happy with, or you get everything back, deposit included.",
    },
    {
      question: "Does the groom have to get up?",
      answer: "No one has to. She asks him privately or with a look, and carries on without him if he shakes his head.",
    },
    {
      question: "Will a pub or hotel allow it?",
      answer:
        "Some will in a closed function room, others have a licence or a house policy against it. Ask before you book and give them the times and what she wears.",
    },
    {
      question: "And if the stag is called off?",
      answer:
        "{freeCancelDays} days or more before, everything comes back, deposit included. Later we keep a share, which rises as the day comes closer; the table is in our [terms](/terms). A fixed date carries no 14-day cooling-off period.",
    },
  ],
} satisfies ServicePage;
