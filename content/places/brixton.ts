import type { Place } from "../shape.ts";

export default {
  slug: "brixton",
  name: "Brixton",
  kind: "area",
  parent: "london",
  within: "in Brixton",
  nation: "England",
  county: "Greater London",
  motif: "capital",
  services: ["male-stripper", "female-stripper"],
  intro:
    "Electric Avenue was the first market street lit by electricity, and Brixton has kept the lights on. Covered arcades at Market Row and Brixton Village feed you, Coldharbour Lane keeps you up, and Brockwell Park’s lido sorts out the morning. It is Caribbean, queer-friendly, musical, and proud of all three.",
  spots: [
    {
      name: "Market Row and Brixton Village",
      text: "Arcade tables under glass for dinner first; the performance itself belongs somewhere with a door.",
    },
    {
      name: "Brixton Hill",
      text: "Tall terraces and mansion flats with knocked-through front rooms, roughly a song’s walk from the station.",
    },
    {
      name: "Brockwell Park side",
      text: "Herne Hill houses and community halls near the lido, for families, fiftieths and big garden gatherings.",
    },
  ],
  arriving:
    "The Victoria line ends here, running all night at weekends. Coldharbour Lane is hopeless for stopping, so drivers should head up Effra Road and text from there.",
  busy: {
    when: "Early-summer weekends and Academy gig nights",
    why: "Festivals fence off part of Brockwell Park from May, and a sold-out show on Stockwell Road fills pavements until the last encore.",
  },
  leadWeeks: 4,
  lines: {
    "male-stripper":
      "Front rooms on Brixton Hill were made for this: sound system in the bay window, aunties along the wall, hens on the floor. Birthdays with three generations are welcome, provided everyone there is over eighteen.",
    "female-stripper":
      "Start a stag with dinner in Brixton Village, then stroll along Acre Lane to your own hired room, where the DJ is a cousin and the crowd is mixed. Queer birthdays need no footnote here.",
  },
} satisfies Place;
