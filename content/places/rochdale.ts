import type { Place } from "../shape.ts";

export default {
  slug: "rochdale",
  name: "Rochdale",
  kind: "town",
  within: "in Rochdale",
  nation: "England",
  county: "Greater Manchester",
  motif: "valley",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "Gracie Fields came from Rochdale and the Co-operative Pioneers set up shop on Toad Lane, so singing and sharing are both covered. A Gothic Town Hall looks over the uncovered River Roch; round the rim of the Pennines are Norden, Milnrow and the lakeside cottages at Hollingworth.",
  spots: [
    {
      name: "The Butts and Yorkshire Street",
      text: "Broad old banking street beside the river, where town evenings begin and usually finish.",
    },
    {
      name: "Hollingworth Lake",
      text: "The Weighver’s Seaport to Victorians, with cottages, rowing boats and a chip shop close by.",
    },
    { name: "Norden and Bamford", text: "Stone farms and big detached houses on the western hills, hot tub country." },
  ],
  arriving:
    "The railway station stands uphill from town; trams go down Drake Street to the Interchange. M62 junction 20 is minutes away, though Blackstone Edge weather can close in behind you.",
  busy: {
    when: "Lakeside bank holidays at Hollingworth and Town Hall wedding Saturdays in summer",
    why: "Day-trippers ring the water from Easter, and when the Great Hall has a wedding the nearby rooms go with it.",
  },
  leadWeeks: 2,
  lines: {
    "male-stripper":
      "Our Gracie would have led the chorus. Norden farm conversions give hens and sixtieths an open lounge and somewhere to park; a Hollingworth cottage is smaller, so stop the guest list at ten and draw the curtains on the rowing boats.",
    "female-stripper":
      "Dale fans walk back from Spotland, canal boaters in from Littleborough, everyone into one warm room: that is the plan. Milnrow club function rooms suit mixed fortieths, and Bamford lounges suit stags who own slippers.",
    "drag-queen":
      "Sally, pride of our alley, is a lip-sync waiting to happen. The Pioneers shared everything, hence a queen sharing out bingo cards at a Co-op-minded works do, a Milnrow fundraiser, or tea-time brunch by the lake.",
  },
} satisfies Place;
