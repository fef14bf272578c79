import type { Place } from "../shape.ts";

export default {
  slug: "leicester",
  name: "Leicester",
  kind: "town",
  within: "in Leicester",
  nation: "England",
  county: "Leicestershire",
  motif: "city",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "Leicester eats first and parties second. There is the Golden Mile on Belgrave Road for a Gujarati feast, then the lanes by the Guildhall or the former hosiery works around the Curve theatre. Clarendon Park and Stoneygate have the big Victorian houses where plenty of birthdays simply stay in.",
  spots: [
    {
      name: "Cultural Quarter",
      text: "Shoe and textile factories near the Curve, hired a floor at a time for works nights.",
    },
    {
      name: "Braunstone Gate",
      text: "Student territory over the Soar, between West Bridge and Narborough Road, busiest in term.",
    },
    {
      name: "St Martins",
      text: "Small streets about the cathedral where Richard III lies, strong on vaults and set menus.",
    },
  ],
  arriving:
    "Trains come in on London Road, a ten-minute stroll from the Clock Tower. Parking round Welford Road vanishes when Tigers or City play at home, so check both fixture lists.",
  busy: {
    when: "Diwali on Belgrave Road, the Comedy Festival in February and rugby Saturdays",
    why: "The Golden Mile fills for the lights, comics borrow the city’s function rooms for weeks, and Tigers supporters want supper.",
  },
  leadWeeks: 3,
  lines: {
    "male-stripper":
      "For a Stoneygate house with bay windows and a bride from the hospital night shift, or a factory floor in the Cultural Quarter with forty cousins and colleagues. After a Belgrave Road dinner, allow an hour for digestion.",
    "female-stripper":
      "Comedy Festival groups like a host who answers back, and Leicester stags are no different. Good rooms: a Clarendon Park lounge, a private cellar by St Martins, a flat near De Montfort’s campus for a mixed twenty-first.",
    "drag-queen":
      "Where better to follow a comic than Leicester in February? Queens host bingo for hosiery-factory offices near the Curve, brunch on Queens Road, and lip-sync rounds for school staff who have hired a room off New Walk.",
  },
} satisfies Place;
