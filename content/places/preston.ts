import type { Place } from "../shape.ts";

export default {
  slug: "preston",
  name: "Preston",
  kind: "town",
  within: "in Preston",
  nation: "England",
  county: "Lancashire",
  motif: "city",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "Ask a Prestonian when something will happen and the answer may be “once every Guild”, which is every twenty years. Parties come sooner. They run along Friargate and Church Street, in the Georgian townhouses of Winckley Square, and at the old docks where the steam trains cross a swing bridge.",
  spots: [
    {
      name: "Winckley Square",
      text: "Georgian terraces about a sunken garden, with basements and first floors fit for private suppers.",
    },
    {
      name: "Friargate",
      text: "Student-end evenings between the university and the Flag Market, easy on a group’s purse and feet.",
    },
    {
      name: "Riversway Docklands",
      text: "Marina flats on the former Albert Edward basin, calm water and a little train clanking past.",
    },
  ],
  arriving:
    "West Coast trains stop at the foot of Fishergate, and the listed concrete bus station is a landmark no driver misses. From the M6, junction 31 is nearest the centre.",
  busy: {
    when: "July graduations, the first weeks of autumn term and December on Church Street",
    why: "Caps and gowns come down Fishergate in summer, freshers follow in September, and office parties see the year out.",
  },
  leadWeeks: 3,
  lines: {
    "male-stripper":
      "Winckley Square’s tall rooms flatter everyone, especially hens who’ve travelled up from London and down from Glasgow to meet halfway. For an Ashton birthday or a dockside flat, warn the swans and move the coffee table.",
    "female-stripper":
      "Halfway house for scattered friends, Preston draws stags off trains from both ends of the line. A Friargate upper room works, or a farmhouse toward Longridge and Chipping, where mixed groups can make a weekend of it.",
    "drag-queen":
      "No need to wait for the next Guild to hold a procession. One queen will lead it: from Winckley Square brunch to bingo in a Fulwood club, or a County Hall Christmas that closes on a lip-sync.",
  },
} satisfies Place;
