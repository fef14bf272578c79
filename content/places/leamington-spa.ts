import type { Place } from "../shape.ts";

export default {
  slug: "leamington-spa",
  name: "Leamington Spa",
  kind: "town",
  within: "in Leamington Spa",
  nation: "England",
  county: "Warwickshire",
  motif: "town",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "Royal Leamington Spa puts stucco on everything and students in the attics. The Parade runs straight down from Regency terraces to the Pump Rooms and the River Leam; past the railway bridge, Old Town is louder and looser. Hens like the flats, and the flats have the ceilings for it.",
  spots: [
    {
      name: "The Parade and Regent Street",
      text: "White-fronted first floors over shops and bars, and dining rooms where a toast still carries.",
    },
    {
      name: "Old Town",
      text: "Clemens Street, High Street and the railway arches: late bars, curry houses and second-hand shops.",
    },
    {
      name: "Newbold Terrace",
      text: "Villas and the Spa Centre opposite Jephson Gardens, suited to afternoon teas that get out of hand.",
    },
  ],
  arriving:
    "Chiltern trains from Marylebone and Moor Street use an Art Deco station on the Old Town side. Drivers leave the M40 at junction 13 or 14; evening bays off the Parade go early.",
  busy: {
    when: "Warwick University graduations in July and January, and racedays over at Warwick",
    why: "Graduates’ families sleep here rather than on campus, and racegoers come back along Emscote Road for dinner.",
  },
  leadWeeks: 4,
  lines: {
    "male-stripper":
      "Stucco, chandelier, a bride-to-be on a borrowed chaise: Lansdowne Crescent could have been built with this in mind. Student-house birthdays south of the Leam, whoever’s inside, have less plaster and the same enthusiasm; mind the cellar steps.",
    "female-stripper":
      "Finals over, a game shipped, a stag trimmed to six: Old Town’s back rooms are the scale for this. Ladies’ lunch clubs who fancy a different speaker and couples in Milverton villas are looked after with equal tact.",
    "drag-queen":
      "So many game studios work here that it goes by Silicon Spa, and deadlines end in parties. A queen can crown the survivors, lead bingo in a Whitnash sports club, or pour scandal at a Pump Rooms-style tea.",
  },
} satisfies Place;
