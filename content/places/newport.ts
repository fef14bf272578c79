import type { Place } from "../shape.ts";

export default {
  slug: "newport",
  name: "Newport",
  kind: "town",
  within: "in Newport",
  nation: "Wales",
  county: "Gwent",
  motif: "city",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "Newport’s skyline is a transporter bridge and a cathedral on a hill, with the Usk between: brown, tidal and in a hurry. Parties cluster round High Street and the market hall, go out to Roman Caerleon for Sunday lunch, and use the motorway as a corridor to Cardiff and Bristol both.",
  spots: [
    {
      name: "High Street and Market Arcade",
      text: "Victorian market, arcade and bars together by the station, a crawl you could do in heels.",
    },
    {
      name: "Caerleon",
      text: "Amphitheatre, river bend and village pubs, with function rooms for birthdays wanting a lawn.",
    },
    {
      name: "The Usk valley side",
      text: "Golf hotels and the convention centre above the M4, where stags play two rounds and steam afterwards.",
    },
  ],
  arriving:
    "Newport station is on the Paddington line, steps from High Street. The Brynglas Tunnels queue on Friday afternoons; junction 24, 26 or 28 suits according to side.",
  busy: {
    when: "Cardiff international weekends, Rodney Parade fixtures, and the spring marathon",
    why: "When the Principality sells out, visitors sleep in Newport and take the train; big conventions do the same to the golf hotels.",
  },
  leadWeeks: 4,
  lines: {
    "male-stripper":
      "Golf-resort lodges above the Usk have lounges that hens can close off, and an eighteenth green for photographs. Caerleon cottages suit thirtieths of every sort, men’s included; a Chepstow Road rugby-club bar will do for the rest.",
    "female-stripper":
      "Stags who couldn’t find a bed in Cardiff get a calmer evening here: a bar hired off High Street, or a Bassaleg house. So do women finishing the marathon and couples down from the Valleys for a night.",
    "drag-queen":
      "The national statisticians have their office in Newport, so somebody should count the sequins. A queen suits their Christmas party, bingo in a Maindee club, lip-sync near the Riverfront theatre, or brunch upstairs in the market hall.",
  },
} satisfies Place;
