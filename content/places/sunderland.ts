import type { Place } from "../shape.ts";

export default {
  slug: "sunderland",
  name: "Sunderland",
  kind: "town",
  within: "in Sunderland",
  nation: "England",
  county: "Tyne and Wear",
  motif: "seaside",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "Sunderland has what its neighbour on the Tyne lacks: a proper beach in town. Roker and Seaburn keep the guesthouses, ice-cream and sea frets; across Wearmouth Bridge lie Keel Square, the Empire and Low Row, and the Stadium of Light stands between the two.",
  spots: [
    { name: "Low Row", text: "A compact slope of late venues near the Minster, easily crossed without a taxi." },
    {
      name: "Seaburn",
      text: "Promenade flats and hotel function rooms facing the North Sea, with sand for the morning after.",
    },
    {
      name: "Ashbrooke",
      text: "Leafy Victorian houses south of the centre, broad hallways, good lounges and space to park.",
    },
  ],
  arriving:
    "Mainline trains and Metro share one central station; for the shore take the Metro to Seaburn and walk. Match traffic chokes both Wear bridges, so allow for it.",
  busy: {
    when: "Home Saturdays, and early-summer concert nights at the Stadium of Light",
    why: "Red-and-white weekends crowd Wearmouth Bridge, and when a big tour plays, seafront rooms go from Roker to Whitburn.",
  },
  leadWeeks: 3,
  lines: {
    "male-stripper":
      "Mackem hens who have braved Roker in February fear nothing. A Seaburn function room gives space for aunties and colleagues from the car works; Ashbrooke’s houses are cosier, for birthdays of eight or ten.",
    "female-stripper":
      "After the final whistle, red-and-white stags want a room near Low Row and a start time that forgives extra stoppage. Seafront apartments suit mixed anniversaries, with the lighthouse for company.",
    "drag-queen":
      "Roker Pier lighthouse wears red-and-white stripes year round, a look any queen would defend. Hire one for club bingo in Southwick, an Empire-matinee brunch, or the council office’s December lip-sync.",
  },
} satisfies Place;
