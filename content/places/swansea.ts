import type { Place } from "../shape.ts";

export default {
  slug: "swansea",
  name: "Swansea",
  kind: "town",
  within: "in Swansea",
  nation: "Wales",
  county: "South Wales",
  motif: "seaside",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "Swansea curves round its bay, with the nightlife at one end and the Mumbles at the other. Wind Street, which rhymes with kind, does the late part; Uplands and the Marina do the drinks before. Beyond lies Gower, where a farmhouse makes the weekend a holiday.",
  spots: [
    {
      name: "Wind Street",
      text: "Bars on both sides, tables outside, and the Castle ruin at the top to regroup under.",
    },
    {
      name: "Maritime Quarter",
      text: "Marina flats with lifts and balconies, a few minutes from the Arena and the sands.",
    },
    {
      name: "Mumbles",
      text: "Oystermouth’s seafront villas, the pier and a string of supper places, quieter than town.",
    },
  ],
  arriving:
    "High Street station is the end of the Paddington line; from the M4 it’s Fabian Way. For Gower add half an hour, a cow, and the farm’s name.",
  busy: {
    when: "The Wales Airshow in July, Swans home games, and fine bank holidays on Gower",
    why: "Jets over the bay bring day-trippers to every balcony, and cottages at Rhossili, Oxwich and Llangennith go months ahead.",
  },
  leadWeeks: 5,
  lines: {
    "male-stripper":
      "Sea-view flat in the Marina, ten hens, blinds down for a while: simple. Gower asks more planning, a barn at Reynoldston say, with wet dogs and a mixed crowd of cousins, but nobody there minds the singing. Dads’ birthdays welcome.",
    "female-stripper":
      "Stags who have surfed Llangennith all day want a short evening in a big kitchen, before Wind Street or instead of it. Women’s football sides, couples, a retiring Mumbles lifeboat hand: same hour, same manners.",
    "drag-queen":
      "Bonnie Tyler hails from Skewen, up the road, so lip-sync finals tend to end one way. A queen also suits bingo in a Sketty club, a DVLA team’s leaving do in Morriston, or brunch on Mumbles seafront.",
  },
} satisfies Place;
