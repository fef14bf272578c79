import type { ServicePage } from "../shape.ts";

export default {
  slug: "male-entertainer-hire",
  title: "Male entertainers: shows, butlers, hosts",
  description:
    "Four kinds of male entertainer from {from}: a show, a butler by the hour, a drag act or a compère. How they differ, and what each needs and costs.",
  heading: { before: "Four kinds of male", accent: "entertainer", after: "for hire" },
  lede: "Do you want a show, a pair of hands or someone to run the evening? Start there. This page sets the four side by side, so that the group chat can vote.",
  acts: ["male-strippers", "cheeky-butlers", "drag-acts", "dwarf-hire"],
  whatItIs: [
    "A stripper is a short show: 15 or 30 minutes, everybody watching, one person at the centre. He is changed and gone soon after, unless you book him to stay on and serve.",
    "A cheeky butler is there for an hour or more and nobody has to stop talking. He pours in the first ten minutes, runs a game when the room has warmed up, and clears glasses throughout.",
    "A drag act gives you numbers and patter for half an hour, or keeps a whole evening moving with bingo, a raffle and introductions.",
    "Dwarf hire means a host in black tie or a ringmaster’s coat who meets your guests at the door, introduces people and gives the toast.",
  ],
  included: [
    "For every act: costume, preparation and the time stated in the package",
    "For shows and drag: music or backing tracks, brought along",
    "For butlers: games and their kit",
    "For hosts: a talk beforehand about names, running order and what to leave unsaid",
  ],
  fromYou: [
    "For a show: 3 metres by 3 of floor. For drag: 3 metres by 2, plus a socket. For a butler or a host: room to walk between people.",
    "A speaker for strippers and drag acts; a microphone too, once you have more than about forty guests.",
    "Somewhere private to change, and somewhere to park.",
    "A yes from the venue to the act by name, and guests who are all 18\u00a0or\u00a0over.",
  ],
  occasions: [
    {
      title: "Hen parties",
      text: "Butlers for a shy bride, a stripper for a bold one. A butler first and drag later covers a mixed table of in-laws and school friends.",
    },
    {
      title: "Work events",
      text: "Drag bingo or a black-tie host suits a canteen or a hotel ballroom. Tell us the dress code and the names HR would like left alone.",
    },
    {
      title: "Big birthdays",
      text: "For a full house choose a host or a drag act: with a microphone they play to the back row, which a chair routine does not.",
    },
    {
      title: "Fundraisers",
      text: "Butlers sell raffle tickets, hosts run the auction. Tell us which charity, and they’ll get its name right.",
    },
  ],
  steps: [
    {
      title: "Choose a kind",
      text: "Pick an act and a length of time. Change your mind as often as you like; the price follows.",
    },
    {
      title: "Get an answer and a price",
      text: "Somebody here reads it, asks the performers in your area and writes back with a yes or no and the total.",
    },
    { title: "Book with a deposit", text: "Once it is paid, the date is yours and you have the details in writing." },
  ],
  visit: [
    { when: "Before the start", what: "Your performer rings the person you named and is shown where to change" },
    { when: "A few minutes before", what: "Costume on, sound checked, and a word about names and limits" },
    { when: "On the dot", what: "An entrance to music, the first tray of drinks, or a welcome at the door" },
    { when: "{minutes} or more later", what: "A bow after a show, a last top-up from a butler, a toast from a host" },
    { when: "And then", what: "Changed and away" },
  ],
  questions: [
    {
      question: "Which act suits a family of all ages?",
      answer:
        "For adults of all ages, a butler, a drag act or a host: nobody undresses, and you can say how cheeky the patter may be. Everybody in the room must be 18 or over, so the children’s party needs someone else.",
    },
    {
      question: "Which takes the least space?",
      answer: "A butler. He needs a kitchen counter and a clear path to the sofa.",
    },
    {
      question: "How cheeky does it get?",
      answer:
        "Butlers wear black trousers and an apron, hosts wear black tie or a ringmaster’s coat, drag acts arrive in more clothes than anyone. Strippers end in underwear, and no act on this page goes beyond that.",
    },
    {
      question: "Can we book two acts for one night?",
      answer:
        "Yes. Put the second in the notes and we price the pair by hand. Leave a gap of a quarter of an hour between them, for changing.",
    },
    {
      question: "How should we work with a dwarf performer?",
      answer:
        "As with any professional on a stage. Agree the running order and the jokes in advance. They are hired for their voice and timing: never as a prop, never lifted or handcuffed to anyone. They may leave if guests forget that.",
    },
    {
      question: "And if an act falls through?",
      answer:
        "We look for another performer of the same kind and ask you first. If there’s nobody you want, every pound you have paid goes back to you.",
    },
    {
      question: "What happens if plans change?",
      answer:
        "Write or ring with the new date and we check who is free. Cancel {freeCancelDays} days or more before and everything comes back, deposit included; later, a share: see our [terms](/terms).",
    },
  ],
} satisfies ServicePage;
