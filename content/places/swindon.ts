import type { Place } from "../shape.ts";

export default {
  slug: "swindon",
  name: "Swindon",
  kind: "town",
  within: "in Swindon",
  nation: "England",
  county: "Wiltshire",
  motif: "town",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "Swindon was built round Brunel’s railway works, and the stone village for its workers still stands beside the line. Up the hill, Old Town has the better suppers; below are the offices and a roundabout made of five smaller ones. The Marlborough Downs begin where the streets stop.",
  spots: [
    {
      name: "Old Town",
      text: "Wood Street and the High Street, on their own hill, for private dining and a walkable evening.",
    },
    {
      name: "Regent Circus and Fleet Street",
      text: "Bars between the Town Hall clock tower and the Wyvern Theatre; the stag end of things.",
    },
    {
      name: "The railway works",
      text: "Long engine-building sheds, a steam museum and event halls that make a works party look planned.",
    },
  ],
  arriving:
    "Paddington trains take about an hour to a station right by the old works. From the M4, junction 15 suits Old Town and 16 the west; approach the Magic Roundabout calmly and give way to everybody.",
  busy: {
    when: "Air Tattoo week at Fairford in July, Swindon Town home games, and December’s office run",
    why: "Plane-spotters fill hotels from Cricklade to the M4; Pipers Way’s head offices take suites for Christmas.",
  },
  leadWeeks: 3,
  lines: {
    "male-stripper":
      "Downland barns near Wroughton and Aldbourne give a hen wide tables and wider skies. In Old Town, book a first-floor room; for a railwayman’s sixtieth or any mixed do, Rodbourne’s social clubs understand a turn between courses.",
    "female-stripper":
      "Robins fans on a stag are five minutes from Regent Circus when the whistle goes; a private bar there is plenty. Friends turning thirty in Wichelstowe, women or men, need only the lounge and some blinds.",
    "drag-queen":
      "Diana Dors came from Swindon, so platinum hair is heritage. Queens suit awards nights among the Windmill Hill offices, bingo in a Gorse Hill club, and Old Town brunches where the bill is split by lip-sync.",
  },
} satisfies Place;
