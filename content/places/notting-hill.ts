import type { Place } from "../shape.ts";

export default {
  slug: "notting-hill",
  name: "Notting Hill",
  kind: "area",
  parent: "london",
  within: "in Notting Hill",
  nation: "England",
  county: "Greater London",
  motif: "capital",
  services: ["male-stripper", "female-stripper"],
  intro:
    "Portobello Road runs downhill through Notting Hill like a spine, antiques at the top, fruit in the middle, vintage under the Westway. Either side stand painted terraces backing on to shared garden squares, with basement kitchens where most of the neighbourhood’s parties actually happen.",
  spots: [
    {
      name: "Westbourne Grove",
      text: "Brunch country: long tables, private rooms at the back, everyone home in time for cake.",
    },
    {
      name: "Ladbroke Estate gardens",
      text: "Curved terraces round hidden communal lawns; the drawing room is yours, the lawn is everybody’s.",
    },
    {
      name: "Golborne Road",
      text: "Portuguese bakeries, Moroccan stalls and studio spaces in sight of Trellick Tower, looser and livelier.",
    },
  ],
  arriving:
    "Notting Hill Gate has the Central line and its Night Tube; Ladbroke Grove serves the north end. On Saturdays stalls close Portobello to cars, so drop-offs work from Kensington Park Road or not at all.",
  busy: {
    when: "Carnival on August bank holiday, and sunny market Saturdays",
    why: "For Carnival the streets shut for two days and shopfronts go behind boards: book either side of it, not during.",
  },
  leadWeeks: 4,
  lines: {
    "male-stripper":
      "Picture a basement kitchen off Elgin Crescent, hats from Portobello’s stalls already on every head, and a knock at the garden door. Brides, sixtieths and book-launch parties all suit the scale of these houses.",
    "female-stripper":
      "Golborne Road’s studios give a stag or mixed birthday some elbow room that W11’s terraces can’t. Choose a Friday: market traders start setting up on Portobello before Saturday’s revellers have found their shoes.",
  },
} satisfies Place;
