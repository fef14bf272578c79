import type { ServicePage } from "../../shape.ts";

export default {
  slug: "drag-queen-hire",
  title: "Drag queen hire: shows, bingo and hosting",
  description:
    "Hire a drag queen for a set, a game of bingo or the whole evening, from {from}. Running order, stage and sound, and the price with travel.",
  heading: { before: "Drag queen hire, wig and", accent: "wit", after: "included" },
  lede: "Half an hour of numbers, an hour with games, or two hours holding the microphone and the room. You send notes on the guest of honour; she makes them into material.",
  acts: ["drag-acts"],
  whatItIs: [
    "She comes 45 minutes before the start, ten for a sound check and the rest for lashes, in a room with a door that shuts.",
    "Half an hour runs to three numbers with patter between: an opener, a dedication to your guest of honour made from what you told us, and a closer the room can sing.",
    "The hour adds two more numbers, a costume change and 20 minutes of games. Two hours makes her the host: she introduces people, calls the bingo or the quiz, draws the raffle and fills the gap when the cake is late.",
  ],
  included: [
    "Full drag, from wig to shoes, and a second costume from the hour upwards",
    "Backing tracks, on a phone or a USB stick",
    "Material about the guest of honour, from your notes",
    "Bingo cards, quiz sheets and pens in the two-hour package",
    "A sound check before guests come in",
    "Lip-sync or live vocals, as agreed when you book",
  ],
  fromYou: [
    "A stage or a clear space 3 metres wide and 2 deep, with 2.5 metres of headroom for the wig.",
    "A speaker or house PA with an input, a microphone for more than forty people, and one socket.",
    "A dressing room with a mirror, a light and a chair.",
    "A parking space near the door: there are cases. And the venue’s go-ahead, for guests of 18\u00a0or\u00a0over.",
  ],
  occasions: [
    { title: "Office parties", text: "Send us the running order and the no-go subjects. She can keep it clean." },
    {
      title: "Hens and stags",
      text: "Drag suits a mixed party where nobody wants to be the centre of attention: she plays to the whole room.",
    },
    { title: "Charity nights", text: "Two hours of hosting covers an auction, a raffle and a number at each end." },
    {
      title: "Pride and pub nights",
      text: "Bingo or a set on your own stage, on a closed or over-18s night. If the event is ticketed, tell us the capacity and the curfew.",
    },
  ],
  steps: [
    {
      title: "Send the brief",
      text: "Date, room, guests, and how blue the jokes may be, on a scale from vicar to sailor.",
    },
    {
      title: "Read our answer",
      text: "We find you a queen who is free and write back with the full price.",
    },
    { title: "Pay the deposit", text: "That fixes the date in her diary. She then has your notes to write from." },
  ],
  visit: [
    { when: "45 minutes before", what: "She brings in the cases and checks the sound before guests arrive" },
    { when: "10 minutes before", what: "Wig on, lashes done, and a last look at your notes" },
    { when: "On the dot", what: "An opener, a dedication by name, and a closer the room can sing" },
    { when: "{minutes} or more later", what: "A bow, and pictures with whoever she says yes to" },
    { when: "And then", what: "Wig off, cases packed, and the room is yours again" },
  ],
  questions: [
    {
      question: "Does she sing live?",
      answer:
        "Some performers sing, some lip-sync, some do both. Tell us which you want, and we ask for it when we check your date.",
    },
    { question: "Is there any undressing?", answer: "No. It is comedy and song, fully dressed." },
    {
      question: "Will she pick on people?",
      answer:
        "She teases those who are enjoying it. Give us the names of anyone to leave out, and the subjects too: a divorce, a diet, a merger.",
    },
    {
      question: "Do you have drag kings?",
      answer: "Ask. Say that you would like a king in the notes and we will tell you whether one is free.",
    },
    {
      question: "What if the queen loses her voice?",
      answer:
        "Then we look for another queen and ask you before we send her. If there is none you want, you get all your money back.",
    },
    {
      question: "May guests film?",
      answer: "She says at the start which numbers you may take a short clip of. No long recordings or live streams.",
    },
    {
      question: "What if our venue has a noise limit?",
      answer: "Tell us the limit and the curfew. Patter and bingo carry at a low level, so the set can lean that way.",
    },
    {
      question: "Can we move or cancel the date?",
      answer:
        "To move it, ask as soon as you can: it depends on her diary. Cancel {freeCancelDays} days or more before and everything comes back, deposit included; later we keep a share, as set out in our [terms](/terms).",
    },
  ],
} satisfies ServicePage;
