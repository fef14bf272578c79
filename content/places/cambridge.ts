import type { Place } from "../shape.ts";

export default {
  slug: "cambridge",
  name: "Cambridge",
  kind: "town",
  within: "in Cambridge",
  nation: "England",
  county: "Cambridgeshire",
  motif: "city",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "Cambridge does celebrations to a timetable: garden parties in May Week, which falls in June, then gowns and parents at graduation. Between college walls lie lawns you may not walk on, so hens and stags head for the river, a chauffeured punt to Grantchester, and Mill Road for the evening.",
  spots: [
    {
      name: "Mill Road",
      text: "Over the railway bridge and back, world kitchens and small bars in terraces, a long way from any porter’s lodge.",
    },
    {
      name: "Quayside and Bridge Street",
      text: "Punts tie up by Magdalene Bridge, beneath restaurants whose upper rooms look on the Cam.",
    },
    {
      name: "Milton Road side",
      text: "Office parties cluster to the north, near Cambridge North station, the Science Park and its hotels.",
    },
  ],
  arriving:
    "The main station lies a good mile south of King’s Parade. Cameras guard the core, so drivers are better aimed at a Park & Ride, or at a village house with a yard.",
  busy: {
    when: "May Balls and graduation, from mid-June into July",
    why: "Graduands’ families fill the guest rooms, and Midsummer Fair brings its own crowd to the Common.",
  },
  leadWeeks: 5,
  lines: {
    "male-stripper":
      "A farmhouse out towards Grantchester or the Shelfords gives hens a long table and no bursar. In town, nurses from Addenbrooke’s, postgrads with a thesis handed in and birthday boys alike will find a Mill Road function room is plenty.",
    "female-stripper":
      "College premises are out, naturally. A flat by the station or a private bar off Regent Street keeps it between friends, whether the occasion is a stag, a viva survived, or a Chesterton couple’s joint thirtieth.",
    "drag-queen":
      "Clever rooms like being out-talked. A queen can chair a mock debate, run bingo for a Biomedical Campus team, or lip-sync through a Sidgwick Avenue leaving do; May Week garden brunches are her natural lawn.",
  },
} satisfies Place;
