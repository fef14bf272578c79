import type { Place } from "../shape.ts";

export default {
  slug: "covent-garden",
  name: "Covent Garden",
  kind: "area",
  parent: "london",
  within: "in Covent Garden",
  nation: "England",
  county: "Greater London",
  motif: "capital",
  services: ["male-stripper", "female-stripper"],
  intro:
    "Covent Garden has been putting on a show since Mr Punch first squabbled beside St Paul’s church. The piazza has jugglers, Drury Lane has musicals, Bow Street has opera. Parties fit between curtain times, in rooms over restaurants from Floral Street to Seven Dials, so the clock runs the night.",
  spots: [
    {
      name: "Seven Dials",
      text: "Seven short streets meeting at one pillar, with attic dining rooms and courtyard tables in Neal’s Yard.",
    },
    {
      name: "Drury Lane and Bow Street",
      text: "Theatre-side rooms free from half past seven, once the audiences have gone in.",
    },
    {
      name: "Great Queen Street",
      text: "Grander function suites near Freemasons’ Hall, for sixty guests and a microphone.",
    },
  ],
  arriving:
    "Covent Garden Tube means a lift queue or 193 spiral steps; Leicester Square and Charing Cross are kinder. The piazza is closed to cars, so taxis drop at Long Acre or the Strand.",
  busy: {
    when: "Christmas lights season and school-holiday matinee days",
    why: "From mid-November the piazza’s tree and theatre crowds squeeze WC2, and pre-show tables go before post-show ones.",
  },
  leadWeeks: 5,
  lines: {
    "male-stripper":
      "Time it for the interval nobody else is having: eight o’clock, upstairs at Seven Dials, while the musicals keep the pavements clear. Hens, drama teachers and theatre-mad birthdays make a splendidly noisy front row.",
    "female-stripper":
      "Great Queen Street suits stag dinners in black tie; an attic off Neal’s Yard suits twelve old flatmates, women, men or both. Either way, aim to finish before Drury Lane’s audiences come out hunting for the same taxis.",
  },
} satisfies Place;
