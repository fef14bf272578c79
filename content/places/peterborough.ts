import type { Place } from "../shape.ts";

export default {
  slug: "peterborough",
  name: "Peterborough",
  kind: "town",
  within: "in Peterborough",
  nation: "England",
  county: "Cambridgeshire",
  motif: "city",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "Peterborough is a cathedral at the end of a fast line: Norman arches, a square of restaurants, and the Nene flowing out to the Fens. Because London trains take under an hour, scattered friends can meet here halfway, dance on Broadway and sleep in a limestone village by the time the owls start.",
  spots: [
    {
      name: "Cathedral Square and Cowgate",
      text: "Restaurants facing the old Guildhall on its columns, some with upper rooms, all near the trains.",
    },
    {
      name: "Broadway",
      text: "Late bars and takeaways, straight up from Long Causeway, for the part of the plan nobody writes down.",
    },
    {
      name: "Fletton Quays",
      text: "Riverside flats across the Nene from the Key Theatre, with lifts and somewhere to unload.",
    },
  ],
  arriving:
    "Parkways ring the city, quick but confusingly alike, so give the junction number. From the East Coast platforms it’s an easy stroll to the Cathedral.",
  busy: {
    when: "Burghley Horse Trials around the start of September, spring promotion pushes at Posh, December Fridays",
    why: "Eventing people book Stamford solid and spill down here; offices at Lynch Wood reserve Christmas tables by autumn.",
  },
  leadWeeks: 4,
  lines: {
    "male-stripper":
      "Barn conversions out at Elton, Castor or Wansford do hens proud, with stone walls and a long table. For city birthdays of any mixture, a Fletton Quays living room is enough, and the lift saves carrying the costume upstairs.",
    "female-stripper":
      "Stags coming from Leeds and London on the same line can be through the barriers and into a Cowgate function room in minutes. Women’s darts teams, newly retired signallers and Hampton couples can have it at home as readily.",
    "drag-queen":
      "Flat country, tall hair: they will see her coming from Whittlesey. Good for bingo in a Werrington sports club, an awards lunch among the Lynch Wood offices, or a queen’s tea party near Katharine of Aragon, a real one.",
  },
} satisfies Place;
