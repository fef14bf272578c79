import type { Place } from "../shape.ts";

export default {
  slug: "soho",
  name: "Soho",
  kind: "area",
  parent: "london",
  within: "in Soho",
  nation: "England",
  county: "Greater London",
  motif: "capital",
  services: ["male-stripper", "female-stripper"],
  intro:
    "Four streets fence Soho in: Oxford, Regent, Charing Cross Road and Shaftesbury Avenue. Inside, Georgian townhouses stack dining rooms three storeys high above Dean Street and Greek Street, while Old Compton Street has been the heart of gay London for decades. Hardly anybody here is hosting at home, so the room is the thing.",
  spots: [
    {
      name: "Dean Street and Frith Street",
      text: "Panelled first-floor rooms up narrow stairs; count the steps before promising anyone an entrance in heels.",
    },
    {
      name: "Old Compton Street",
      text: "Rainbow flags and noise by seven: gather the group on the pavement, then take the act somewhere private round the corner.",
    },
    {
      name: "Wardour Street",
      text: "Film-trade basements and screening rooms, empty once the editors go home and happily soundproof.",
    },
  ],
  arriving:
    "Tottenham Court Road, on the Elizabeth line, is the kindest way in with a costume bag. Soho’s one-way lanes defeat most drivers; the multi-storey on Poland Street is easier.",
  busy: {
    when: "Pride weekend in early summer and every Thursday in December",
    why: "Pride’s crowds pour back from Trafalgar Square to Old Compton Street, and the film and advertising offices hold their Christmas dos upstairs all over W1.",
  },
  leadWeeks: 5,
  lines: {
    "male-stripper":
      "Made for twenty friends round one long table over Dean Street: hens fresh from a Shaftesbury Avenue show, somebody’s fortieth, a boyfriend’s birthday. Allow for steep stairs, low ceilings and a door that properly shuts.",
    "female-stripper":
      "A Wardour Street screening room gives a stag do or mixed fiftieth its own sound system and nobody wandering past. Women booking for women are hardly news in Soho: just tell us who the guest of honour is.",
  },
} satisfies Place;
