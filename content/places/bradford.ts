import type { Place } from "../shape.ts";

export default {
  slug: "bradford",
  name: "Bradford",
  kind: "town",
  within: "in Bradford",
  nation: "England",
  county: "West Yorkshire",
  motif: "city",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "Wool money gave Bradford its palaces, and the parties have moved in. Little Germany’s merchant warehouses are flats, Lister Mills looks down from Manningham, and over the edge of the moor lie Saltaire, Bingley and Haworth, whose weavers’ cottages make snug bases for a weekend.",
  spots: [
    {
      name: "North Parade",
      text: "A slope of independents in Victorian fronts, the easy-going end of a city-centre night.",
    },
    {
      name: "Little Germany",
      text: "Carved stone warehouses uphill of the cathedral, with tall flats and some serious staircases.",
    },
    {
      name: "Saltaire",
      text: "Titus Salt’s model village, a short train ride from town, all terraces, canal and a giant mill.",
    },
  ],
  arriving:
    "Two stations, and they do not join: Interchange for Halifax and Manchester, Forster Square for Saltaire, Shipley and Ilkley. Haworth cottages stand on steep setts where boots beat heels.",
  busy: {
    when: "Saltaire Festival in September and bank holidays at Haworth",
    why: "The mill village gives its streets over to the festival, and Brontë walkers hold the cottages whenever Monday is free.",
  },
  leadWeeks: 3,
  lines: {
    "male-stripper":
      "Little Germany’s flats are high, handsome and generally up many steps, so warn your performer. Haworth cottages suit a dozen hens in thick jumpers; a Bingley back room is right for the mixed birthday after a curry.",
    "female-stripper":
      "Bradford stags usually eat first, and eat well, so begin an hour after the last naan. Good rooms include a warehouse flat by the cathedral, a cottage on Haworth’s hill or a Shipley club with a stage.",
    "drag-queen":
      "The Alhambra has dressed dames for generations, and a queen carries that on in closer quarters: bingo in a Little Germany office, brunch within sight of Salts Mill, Kate Bush lip-syncs for parties in Brontë country.",
  },
} satisfies Place;
