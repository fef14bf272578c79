import type { Place } from "../shape.ts";

export default {
  slug: "harrow",
  name: "Harrow",
  kind: "area",
  parent: "london",
  within: "in Harrow",
  nation: "England",
  county: "Greater London",
  motif: "capital",
  services: ["male-stripper", "female-stripper"],
  intro:
    "Harrow is two places: the school’s hill with St Mary’s spire on top, and the Metropolitan suburbs spread politely beneath. Down there you’ll find semis with extended kitchens, banqueting suites, and Gujarati sweets by the kilo. Wembley’s arch shows on the skyline, which explains the hotel rates on final days.",
  spots: [
    { name: "Harrow on the Hill", text: "Steep lanes, tearoom fronts and a few upstairs rooms among the straw hats." },
    {
      name: "Town centre and Kenton Road",
      text: "Large suites for family functions, with full kitchens and wide car parks.",
    },
    {
      name: "Pinner and Hatch End",
      text: "Metroland houses and hall hire near the arts centre, leafy and easily reached.",
    },
  ],
  arriving:
    "Confusingly, Harrow-on-the-Hill station is at the foot of it, on the Metropolitan line and Chiltern trains. Harrow & Wealdstone has fast services from Euston; name the station when you send directions.",
  busy: {
    when: "Wembley finals, stadium concerts, Navratri and Diwali",
    why: "Fans take HA1’s hotels from May through summer; in autumn the community halls are dancing garba nine nights running.",
  },
  leadWeeks: 3,
  lines: {
    "male-stripper":
      "Metroland lounges with the doors thrown open to the patio are Harrow’s party rooms of choice, and hens of thirty fit. For a big fiftieth, try Pinner: quiet road, good hall, cake by someone’s mum.",
    "female-stripper":
      "Wembley-bound stags can base themselves in Harrow, host the act early, then ride the Metropolitan two or three stops. Kenton’s suites cope with larger mixed gatherings, from a fortieth to a cricket-club dinner.",
  },
} satisfies Place;
