import type { Place } from "../shape.ts";

export default {
  slug: "lincoln",
  name: "Lincoln",
  kind: "town",
  within: "in Lincoln",
  nation: "England",
  county: "Lincolnshire",
  motif: "city",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "Lincoln comes in two layers, uphill and downhill, joined by a street honestly called Steep Hill. Cathedral and castle share the top with the Bailgate’s dining rooms; the students, swans and louder evenings stay around Brayford Pool. RAF families from Waddington and beyond turn up at both.",
  spots: [
    {
      name: "Bailgate",
      text: "Cobbled and Georgian, inside the Roman gateways, with cottages to let and quiet upper rooms.",
    },
    {
      name: "Brayford Pool",
      text: "Flats and function rooms round the marina, opposite the university, swans included at no charge.",
    },
    {
      name: "West Parade",
      text: "Victorian terraces west of the High Street, shared by students and young families, good for house parties.",
    },
  ],
  arriving:
    "From the station, everything worth reaching is up the High Street. Steep Hill is closed to sense and cars alike, so uphill addresses come by Lindum Road or Yarborough Road.",
  busy: {
    when: "August bank holiday, showground weekends and cathedral graduations",
    why: "Steampunks in goggles take over the castle quarter in late August, and the Lincolnshire Show and capping ceremonies tie up the rest.",
  },
  leadWeeks: 3,
  lines: {
    "male-stripper":
      "Squadron families, farm brides from the Wolds, nurses off a County shift: Lincolnshire hens come with stamina. Bailgate cottages are pretty but low-ceilinged, whereas a Brayford flat has the space for hats to fly.",
    "female-stripper":
      "Waddington crews know how to organise a surprise and keep a secret. A marina function room suits their stags; an uphill lounge suits a mixed fiftieth; a barn toward the Wolds suits whoever owns the sheepdog.",
    "drag-queen":
      "There is an imp carved in the cathedral, so mischief has precedent. Have a queen host sausage-themed bingo near Brayford, rank your lip-syncs in a West Parade front room, or bring brunch and gossip to a Bailgate table.",
  },
} satisfies Place;
