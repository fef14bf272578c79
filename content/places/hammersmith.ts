import type { Place } from "../shape.ts";

export default {
  slug: "hammersmith",
  name: "Hammersmith",
  kind: "area",
  parent: "london",
  within: "in Hammersmith",
  nation: "England",
  county: "Greater London",
  motif: "capital",
  services: ["male-stripper", "female-stripper"],
  intro:
    "Hammersmith turns its back on the flyover and faces the river: rowing clubs on Lower Mall, a green suspension bridge, little gardens down by the water. King Street does the shopping, the Lyric and the Apollo do the shows, and groups like it for being west, cheap to reach and never precious.",
  spots: [
    {
      name: "Lower Mall and Upper Mall",
      text: "Boathouse function rooms with balconies on the Thames, built for trophies, toasts and stamping feet.",
    },
    {
      name: "Brook Green",
      text: "Big brick houses and flats around a strip of park, ten minutes from Olympia’s exhibition halls.",
    },
    {
      name: "King Street",
      text: "Upper rooms between Ravenscourt Park and the Lyric, plainly furnished and close to late buses.",
    },
  ],
  arriving:
    "Two Hammersmith stations face each other over the Broadway: District and Piccadilly in one, Circle in the other. The bridge closed to motor traffic in 2019, so drivers from Barnes should plan around it.",
  busy: {
    when: "Boat Race Saturday and big Apollo weekends",
    why: "The crews pass beneath the bridge with both Malls packed, while comedy runs at the Apollo take W6 hotel rooms.",
  },
  leadWeeks: 4,
  lines: {
    "male-stripper":
      "Rowing clubs on Lower Mall have seen every sort of celebration, and a hen party upstairs with the river doors open is among the better ones. Good too for birthdays after a Lyric matinee.",
    "female-stripper":
      "If the stag group has tickets for Hammersmith’s Apollo, have the act first, in a private room along King Street, and walk to the show. Brook Green flats suit mixed birthdays and reunions.",
  },
} satisfies Place;
