import type { Place } from "../shape.ts";

export default {
  slug: "canary-wharf",
  name: "Canary Wharf",
  kind: "area",
  parent: "london",
  within: "at Canary Wharf",
  nation: "England",
  county: "Greater London",
  motif: "capital",
  services: ["male-stripper", "female-stripper"],
  intro:
    "Canary Wharf is a private estate of banks on old West India docks, with water on every side and guards at the kerb. It parties on Thursdays, straight from the desk. At weekends the towers of South Quay and the Isle of Dogs take over: glass flats, skyline, a residents’ lounge on the forty-somethingth floor.",
  spots: [
    {
      name: "West India Quay",
      text: "Brick sugar warehouses beside the Docklands museum, warmer in character than anything across the footbridge.",
    },
    {
      name: "South Quay and Millwall Dock",
      text: "New high-rise apartments whose bookable lounges come with rules; read those before inviting a performer.",
    },
    {
      name: "Island Gardens",
      text: "Low terraces and clubrooms at the Isle of Dogs’ southern tip, looking over to Greenwich.",
    },
  ],
  arriving:
    "Elizabeth, Jubilee and DLR trains all arrive under the towers, and river boats tie up at the pier. Car parks are underground with security checks, so give a registration in advance.",
  busy: {
    when: "Thursdays in December, and January’s Winter Lights",
    why: "Whole trading floors celebrate on the same three nights; after New Year the light trail brings families back around the docks.",
  },
  leadWeeks: 4,
  lines: {
    "male-stripper":
      "Best in a South Quay lounge or serviced apartment: a colleague’s hen with half the compliance team, or a fortieth facing the O2’s yellow masts. Tell reception early, since every Canary Wharf lobby keeps a list.",
    "female-stripper":
      "Leaving bankers, Docklands stags and birthday girls on the thirty-eighth floor all book the same thing: a private room with no glass wall on to the office. West India Quay’s warehouses do that particularly well.",
  },
} satisfies Place;
