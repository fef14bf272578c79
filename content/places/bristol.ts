import type { Place } from "../shape.ts";

export default {
  slug: "bristol",
  name: "Bristol",
  kind: "town",
  within: "in Bristol",
  nation: "England",
  county: "Bristol",
  motif: "city",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "Bristol drinks beside the water and sleeps up a hill. A party here tends to begin on the Harbourside, climb Park Street on foot and end in a Georgian terrace painted the colour of sorbet, a balloon drifting by at breakfast.",
  spots: [
    {
      name: "King Street",
      text: "Cobbles, theatre crowds and old timbered pubs just off Queen Square, good for gathering everyone before dinner.",
    },
    {
      name: "Stokes Croft to Gloucester Road",
      text: "Murals first, then a long run of independent bars with upstairs rooms, heading for the student houses of Bishopston.",
    },
    {
      name: "Old Market",
      text: "West Street and Old Market Street are the city’s LGBTQ+ quarter, drag included, a short walk from Temple Meads.",
    },
  ],
  arriving:
    "Temple Meads is the main station, a taxi ride from Clifton. Drivers need to know whether your address lies inside the Clean Air Zone, and how many flights of stairs to expect.",
  busy: {
    when: "August’s Balloon Fiesta, Pride in July and university graduations",
    why: "Ashton Court fills with balloon-watchers, the Downs with Pride, and proud parents take whichever rooms are left around the harbour.",
  },
  leadWeeks: 5,
  lines: {
    "male-stripper":
      "Made for the tall front rooms of Clifton or Redland: sash windows, a long table, the birthday guest or bride in the good chair. Stags who asked for a surprise, and mixed groups in a Wapping Wharf flat, are as welcome.",
    "female-stripper":
      "Stags staying by the Floating Harbour usually have one big kitchen-living room, which is all the stage that’s needed. It works equally for a hen in Southville or a mixed fortieth above a Gloucester Road bar.",
    "drag-queen":
      "A city with Old Market on its doorstep knows its drag, so give a queen a proper slot: bingo in a St Philip’s brewery taproom, brunch on the Harbourside, or compère of the office party off Temple Quay.",
  },
} satisfies Place;
