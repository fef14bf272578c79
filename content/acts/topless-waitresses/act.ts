import type { Act } from "../../shape.ts";

export default {
  slug: "topless-waitresses",
  order: 5,
  name: "Topless Waitresses",
  singular: "topless waitress",
  plural: "topless waitresses",
  theme: "sky",
  posterAlt: "Poster: a waitress in bow tie and gloves holding out a wide tray of coupe glasses",
  line: "Drinks and food carried by the hour, in private rooms only.",
  howFar: "Topless above a black skirt, in private rooms; with a top on where the venue asks.",
  ready: "A private, warm room, drinks and glasses, and a room with a lock to change in.",
  quote: "/female-stripper-quote",
  lookup: 562,
  maxPerformers: 8,
  guestsPerPerformer: 12,
} satisfies Act;
