import type { Place } from "../shape.ts";

export default {
  slug: "hull",
  name: "Hull",
  kind: "town",
  within: "in Hull",
  nation: "England",
  county: "East Yorkshire",
  motif: "city",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "Hull sits at the end of the line and does as it pleases: cream telephone boxes, a street named Land of Green Ginger, chip spice on everything. Nights out divide between the cobbled Old Town, the Fruit Market by the marina, and the terraces of the Avenues to the west.",
  spots: [
    {
      name: "Humber Street",
      text: "Fruit merchants’ warehouses turned to galleries and party rooms, facing the estuary breeze.",
    },
    {
      name: "Old Town",
      text: "Alleys and merchants’ houses around Hull Minster and Trinity Market, with rooms at the back.",
    },
    {
      name: "Princes Avenue",
      text: "Tables on the pavement, big terraced houses behind, and a friendly crowd of students and families.",
    },
  ],
  arriving:
    "Paragon Interchange puts trains and coaches under one roof, ten minutes from the marina. Drivers share the A63 with ferry lorries bound for King George Dock towards evening, so leave slack.",
  busy: {
    when: "Hull Fair in October, Freedom Festival at summer’s end and rugby league derbies",
    why: "Walton Street’s rides draw East Yorkshire for over a week, and black-and-white meeting red-and-white fills the rest.",
  },
  leadWeeks: 3,
  lines: {
    "male-stripper":
      "Humber Street warehouses have the space, the Avenues have the sofas. A Hull hen will offer a performer chip spice and a seat; so will a docker’s sixtieth, where the aunts have bagged the front row.",
    "female-stripper":
      "Rovers and Hull FC in the same stag party can at least agree on this. Marina flats, a back room off Trinity Market or a house near Princes Avenue give mixed birthdays somewhere with a closing door.",
    "drag-queen":
      "Land of Green Ginger already sounds like a drag name. Bring a queen to a Fruit Market works party for bingo, to Newland Avenue for brunch, or to the Old Town for lip-syncs with a touch of Beautiful South.",
  },
} satisfies Place;
