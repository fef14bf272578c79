import type { Place } from "../shape.ts";

export default {
  slug: "bury",
  name: "Bury",
  kind: "town",
  within: "in Bury",
  nation: "England",
  county: "Greater Manchester",
  motif: "town",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "Black pudding, a champion market and steam trains: Bury packs a full day out before anybody opens the fizz. Silver Street and the Rock have the evenings, the East Lancashire Railway the afternoons, and up the Irwell lies Ramsbottom, whose stone cottages look across to Peel Tower.",
  spots: [
    {
      name: "Silver Street",
      text: "Victorian banks and offices with dining rooms, a few steps from Robert Peel’s statue.",
    },
    {
      name: "Ramsbottom",
      text: "Mill-town terraces under Holcombe Hill, suited to small hen parties with a taste for good lunch.",
    },
    {
      name: "Prestwich",
      text: "Tram-side suburb near Heaton Park, full of semis with kitchens long enough for twenty.",
    },
  ],
  arriving:
    "Metrolink’s Bury line finishes at the Interchange, and heritage trains go from Bolton Street. Drivers leave the M66 at junction 2; in Ramsbottom, level-crossing gates have right of way over everyone.",
  busy: {
    when: "Railway gala weekends, Parklife in June and the black pudding throwing each September",
    why: "Enthusiasts fill valley cottages, Heaton Park spills over into Prestwich, and Ramsbottom hurls puddings at Yorkshires.",
  },
  leadWeeks: 2,
  lines: {
    "male-stripper":
      "For an East Lancs Railway hen, keep the show for the cottage rather than the carriage. Holcombe Hill legs need a sofa by six; Prestwich kitchens prefer eight o’clock, once the trams have delivered the late cousins.",
    "female-stripper":
      "A Bury stag might throw a pudding, ride behind steam and still want an evening. Walmersley farmhouses and Silver Street private rooms fit the bill, with space for sisters, dads and market-stall colleagues.",
    "drag-queen":
      "Peel invented policemen, the market perfected puddings, and both deserve a heckle. A queen can work a Radcliffe club’s bingo, a Ramsbottom brunch or the Bury office Christmas with equal disrespect.",
  },
} satisfies Place;
