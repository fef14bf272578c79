import type { Place } from "../shape.ts";

export default {
  slug: "watford",
  name: "Watford",
  kind: "area",
  parent: "london",
  within: "in Watford",
  nation: "England",
  county: "Hertfordshire",
  motif: "town",
  services: ["male-stripper", "female-stripper"],
  intro:
    "Watford sits beside London rather than in it, a Hertfordshire town where the Metropolitan line runs out, with the M1 and M25 at its elbow. Cassiobury Park runs down to the Grand Union Canal, the High Street runs past the pond, and guests from Luton, Harrow and Hemel meet halfway.",
  spots: [
    {
      name: "The High Street and Parade",
      text: "Upstairs rooms around the pond and town hall, lively on paydays and walkable from both stations.",
    },
    {
      name: "Cassiobury",
      text: "Between-the-wars houses with drives, conservatories and long gardens reaching towards the park gates.",
    },
    {
      name: "Towards Leavesden and Kings Langley",
      text: "Sports clubs, village halls and country lodges, near the film studios and the canal.",
    },
  ],
  arriving:
    "Fast trains reach Watford Junction from Euston in about twenty minutes. For drivers it’s the M1 or M25; leave extra time round Vicarage Road when Watford are at home.",
  busy: {
    when: "Half-terms, home matches and the weeks before Christmas",
    why: "Wizard-seekers book family rooms near the Leavesden studio tour, and firms from Clarendon Road take the function suites in December.",
  },
  leadWeeks: 3,
  lines: {
    "male-stripper":
      "Cassiobury conservatories, Leavesden lodges and halls out at Croxley: Watford’s hens have floor space that Zone 1 can’t give. Midway for the Hertfordshire cousins and the north London ones, so bring both sides of a birthday.",
    "female-stripper":
      "A stag coming off the Golden Boys’ terraces at Vicarage Road wants a private bar nearby; Watford’s social clubs oblige. Mixed birthdays and works leavers from Clarendon Road can stay central and catch the Junction train home.",
  },
} satisfies Place;
