import type { Place } from "../shape.ts";

export default {
  slug: "gloucester",
  name: "Gloucester",
  kind: "town",
  within: "in Gloucester",
  nation: "England",
  county: "Gloucestershire",
  motif: "city",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "Gloucester moved its party to the Docks. Victorian brick warehouses stand round basins where grain came up the canal from Sharpness, now flats and restaurants under iron columns; up Westgate the cathedral keeps its cloisters, and at Kingsholm the Shed keeps singing. Cheltenham is next door, and knows it.",
  spots: [
    {
      name: "The Docks",
      text: "Warehouse apartments with old hoist doors and water outside, the natural base for a group.",
    },
    {
      name: "Eastgate Street",
      text: "Late bars beyond the Roman gate remains, and Brunswick Road round the corner, fullest after Kingsholm empties.",
    },
    {
      name: "Westgate Street",
      text: "Timbered merchants’ fronts and passages to the Cathedral, for private rooms and slower suppers.",
    },
  ],
  arriving:
    "The station is minutes from the Cross, though some Birmingham–Bristol trains skip it. From the M5 take 11A or 12; at the Docks, park outside and wheel the case along the quay.",
  busy: {
    when: "Gloucester Rugby home games, Gold Cup week overflow, and the Quays’ Christmas market",
    why: "Kingsholm is walkable from the bars, so match nights and Cheltenham’s racing land on the same few hotels.",
  },
  leadWeeks: 4,
  lines: {
    "male-stripper":
      "A Docks loft has one big room, iron pillars to seat hens around, and gulls for company. Mixed birthdays may go for a Forest of Dean cabin instead, deep enough in the trees round Coleford that directions matter.",
    "female-stripper":
      "Front-row stags, back-room booking: somewhere off Eastgate Street after a Kingsholm match, or a Quedgeley social club. Should the party be nurses from the Royal, or couples with a warehouse flat in the Docks, it’s all one.",
    "drag-queen":
      "The Tailor of Gloucester would have struggled with the fittings. Queens belong on a warehouse floor with a microphone: dockside brunch, bingo for a Longlevens rugby club, or judging lip-syncs for office teams out at Barnwood.",
  },
} satisfies Place;
