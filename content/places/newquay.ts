import type { Place } from "../shape.ts";

export default {
  slug: "newquay",
  name: "Newquay",
  kind: "town",
  within: "in Newquay",
  nation: "England",
  county: "Cornwall",
  motif: "seaside",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "Newquay stands on cliffs over a string of beaches, each with its own character: Fistral for surf, Towan for the house on the rock, Great Western below the station. Stags and hens learn to stand on a board, badly, then meet on Fore Street. Leave the mankini at home.",
  spots: [
    {
      name: "Fore Street and Bank Street",
      text: "The bar run between Towan Beach and the harbour, short enough to keep a group together.",
    },
    {
      name: "Pentire and Fistral",
      text: "Headland apartments and surf lodges facing west, for early performances with the sunset behind.",
    },
    {
      name: "Watergate, Crantock and inland",
      text: "Beach houses and farms down high-hedged lanes, some with hot tubs, well clear of the centre.",
    },
  ],
  arriving:
    "The branch line from Par stops above Great Western beach. Drivers leave the A30 at Indian Queens; flights use St Mawgan. Between Easter and October a Saturday drive into Cornwall can take double.",
  busy: {
    when: "Boardmasters week in August, both May bank holidays, and the whole of July",
    why: "Campsites and lodges sell out for the festival at Watergate, and beds stay scarce until September.",
  },
  leadWeeks: 8,
  lines: {
    "male-stripper":
      "Wetsuits off, showers queued for, pasties gone: early evening in a Pentire lodge is when hens should have him. Crantock farmhouses suit mixed thirtieths and surf-club lads; check with the owner first, since some lets here limit parties.",
    "female-stripper":
      "Towan-side flats are close-packed, and Newquay’s residents have been patient for years, so stags do best in a detached house at Porth or St Columb Minor. Hens, couples and surf-lifesaving reunions get the same courtesy there.",
    "drag-queen":
      "Fistral wind, salt, wig tape: she’ll manage. Put a queen in the lodge dining room for surf-contest bingo, in a Narrowcliff hotel for the season’s-end staff party, or at brunch where last night’s lip-sync goes to appeal.",
  },
} satisfies Place;
