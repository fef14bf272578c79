import type { Place } from "../shape.ts";

export default {
  slug: "durham",
  name: "Durham",
  kind: "town",
  within: "in Durham",
  nation: "England",
  county: "County Durham",
  motif: "city",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "The Wear loops so tightly round Durham that the cathedral and castle stand on very nearly an island. Everyone comes and goes by Elvet or Framwellgate Bridge, students and hens alike, past colleges, rowing boats and miners’ banners, depending on the weekend.",
  spots: [
    {
      name: "North Road and Walkergate",
      text: "Station side of the river, the louder side, with larger rooms by the water.",
    },
    {
      name: "Elvet",
      text: "Georgian fronts over Elvet Bridge, near the racecourse meadow where rowers and bandsmen gather.",
    },
    {
      name: "Gilesgate and the Viaduct",
      text: "Student terraces in holiday lets and shared houses, stacked along steep streets.",
    },
  ],
  arriving:
    "The railway runs high on its viaduct, and from the platform every route is down steps or hill. Cars are restricted on the peninsula, so meet at a bridge instead.",
  busy: {
    when: "Miners’ Gala in July, the Regatta in June and cathedral graduations",
    why: "Brass bands and union banners fill Elvet on Gala Saturday, crews line the Wear in June, and gowns take over Palace Green.",
  },
  leadWeeks: 4,
  lines: {
    "male-stripper":
      "A hill-street terrace near the Viaduct is fine for ten and tight at fifteen, so choose guests accordingly. Hen weekends often pair a boat on the Wear by day with the show at eight and Walkergate after.",
    "female-stripper":
      "College rugby clubs, pit-village sixtieths, mixed hens-and-stags in a barn out at Brancepeth: Durham has all three within one bus ride. Gilesgate houses suit a small, well-behaved crowd; village clubs have stages.",
    "drag-queen":
      "Castle formals are all gowns and Latin, so a queen in a bigger gown is only fair. Good for postgraduate brunches in Elvet, bingo at a Framwellgate Moor club, and county offices letting go at Aykley Heads.",
  },
} satisfies Place;
