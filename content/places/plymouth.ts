import type { Place } from "../shape.ts";

export default {
  slug: "plymouth",
  name: "Plymouth",
  kind: "town",
  within: "in Plymouth",
  nation: "England",
  county: "Devon",
  motif: "seaside",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "Plymouth is a proper naval city with the sea at the end of its streets. Parties gather on the Barbican’s cobbles, cross to the Hoe for a photograph by Smeaton’s Tower, then settle into waterfront flats in the stone stores of Royal William Yard.",
  spots: [
    {
      name: "The Barbican",
      text: "Elizabethan street plan, gin in the air, and function rooms above old fish-quay buildings round Sutton Harbour.",
    },
    {
      name: "Royal William Yard",
      text: "Naval victualling stores turned apartments and restaurants, behind a grand gate, reached by foot ferry in season.",
    },
    {
      name: "Mutley Plain and North Hill",
      text: "Students’ territory near the railway station, with big terraced houses for birthdays that start at home.",
    },
  ],
  arriving:
    "Fast trains follow the sea wall at Dawlish, so storms delay them; drivers take the A38. Guests from Cornwall need the Tamar Bridge or Torpoint Ferry.",
  busy: {
    when: "The British Firework Championships in August, Armed Forces Day, and fleet homecomings",
    why: "The Hoe packs out for two nights of fireworks, and Devonport families celebrate when their people are back.",
  },
  leadWeeks: 5,
  lines: {
    "male-stripper":
      "Thick walls and high ceilings make a Royal William Yard apartment a good stage for hens, stags or both at once. If you’ve taken a Dartmoor longhouse near Yelverton instead, someone must hold a torch at the gate.",
    "female-stripper":
      "Shore leave, a stag on the Barbican, a submariner’s fiftieth in Stoke: all fit an upstairs function room near Sutton Harbour. Women’s groups and couples with a Hoe-side flat can book the same hour and the same courtesy.",
    "drag-queen":
      "Navy audiences adore a uniform inspection carried out in heels. Have her call bingo at a Plymstock rugby club, judge lip-syncs for university staff after term, or lead a Barbican brunch until somebody mentions pasties.",
  },
} satisfies Place;
