import type { Place } from "../shape.ts";

export default {
  slug: "richmond",
  name: "Richmond",
  kind: "area",
  parent: "london",
  within: "in Richmond",
  nation: "England",
  county: "Greater London",
  motif: "capital",
  services: ["male-stripper", "female-stripper"],
  intro:
    "Richmond has a green with a theatre on it, a hill with a protected view, and a park with deer who have right of way. Hens hire rowing boats below the bridge, picnic on the riverside terraces, then go back to a tall house on the slope. Officially London; spiritually, some insist, Surrey.",
  spots: [
    {
      name: "Richmond Green",
      text: "Cottages and townhouses near the theatre, elegant, close together and fond of an early night.",
    },
    {
      name: "The Riverside",
      text: "Boathouse arches and terraces by Richmond Bridge, lovely until a spring tide covers the towpath.",
    },
    {
      name: "Richmond Hill",
      text: "Large houses and hotel suites overlooking the river’s famous bend, with balconies worth toasting from.",
    },
  ],
  arriving:
    "District line, Overground and fast trains from Waterloo share the station. The park gates shut to cars at dusk, so a driver who trusts the satnav’s short cut through it may be turned round.",
  busy: {
    when: "Rugby international weekends, and September’s running festival",
    why: "Twickenham’s crowd uses Richmond as its anteroom, filling the walk from platform to bridge, while runners start from Kew Gardens.",
  },
  leadWeeks: 4,
  lines: {
    "male-stripper":
      "Row to Petersham and back, dry off, then gather in a Richmond Hill sitting room with the view behind the performer. Tea-party hens, netball clubs and a seventieth with a wicked streak suit it beautifully.",
    "female-stripper":
      "Rugby stags can dodge the Twickenham crush by taking a room near the Green after the final whistle. Houses up the Hill work for mixed birthdays; close the balcony doors, because sound carries down to the river.",
  },
} satisfies Place;
