import type { Place } from "../shape.ts";

export default {
  slug: "crewe",
  name: "Crewe",
  kind: "town",
  within: "in Crewe",
  nation: "England",
  county: "Cheshire",
  motif: "town",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "Nobody in Crewe can say they couldn’t get there: six railway lines meet at the platforms. That makes it handy for scattered friends, who then taxi along Nantwich Road, to the Market Hall and Lyceum in the centre, or on to timber-framed Nantwich and the dairy-farm barns around it.",
  spots: [
    {
      name: "Nantwich Road",
      text: "Begins at the station doors and has football-day rooms, quick suppers and beds along its length.",
    },
    {
      name: "Market Hall and Lyceum",
      text: "Restored Victorian market with shared tables, near the theatre’s plush and gilt.",
    },
    {
      name: "Nantwich",
      text: "Tudor houses leaning over the square, canal boats on Telford’s embankment, barns on the outskirts.",
    },
  ],
  arriving:
    "Walk off the platform on to Nantwich Road; the town centre is a mile north, so add a cab. From the M6, junction 16 is for Crewe and 17 for barns Sandbach way.",
  busy: {
    when: "Easter in Nantwich, and Railwaymen Saturdays at Gresty Road",
    why: "Jazz and blues take over Nantwich’s rooms at Easter, while football lands on Crewe’s station doorstep every other week of the season.",
  },
  leadWeeks: 2,
  lines: {
    "male-stripper":
      "Friends on five different trains can be in one lounge by seven, which is Crewe’s whole argument. Wistaston conservatories and Nantwich barns suit hens; for engine-shed retirements, expect someone to blow a whistle.",
    "female-stripper":
      "For a stag with mates from Cardiff, Glasgow and Euston, a change at Crewe is the party. Nantwich Road upper rooms are nearest; a Wybunbury farm offers mixed weekends, milk included, with a yard for cars.",
    "drag-queen":
      "Oh, Mr Porter, what shall she do? Announce delays, obviously: station-tannoy bingo for rail offices, brunch under Nantwich’s timbers, a lip-sync for the car-works accounts team, or curtain speeches within earshot of the Lyceum.",
  },
} satisfies Place;
