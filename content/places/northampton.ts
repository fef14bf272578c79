import type { Place } from "../shape.ts";

export default {
  slug: "northampton",
  name: "Northampton",
  kind: "town",
  within: "in Northampton",
  nation: "England",
  county: "Northamptonshire",
  motif: "town",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "Northampton made the nation’s boots, and factories still stand between the Kettering and Wellingborough roads, many now flats. The drinking end is Bridge Street and Gold Street; the rugby end is Franklin’s Gardens. In July the town hosts half of Silverstone’s camp followers.",
  spots: [
    {
      name: "Bridge Street",
      text: "Bars all the way downhill from All Saints’ Church, the usual last stop for sashes and stag shirts.",
    },
    {
      name: "Boot and Shoe Quarter",
      text: "Workshops turned into apartments round St Michael’s Road and the Mounts, roomy enough for a seated crowd.",
    },
    {
      name: "St Giles’ Street and Derngate",
      text: "Shops and suppers near the theatre, with small private rooms for those who prefer conversation.",
    },
  ],
  arriving:
    "Northampton station, on the Euston–Birmingham loop, is west of the centre at Black Lion Hill. From the M1 use junction 15 or 15A; when Saints play, hope for no parking in St James.",
  busy: {
    when: "Grand Prix week at Silverstone in July, Saints home Saturdays, and works parties in December",
    why: "Race teams and fans take the hotels along the A43 and A45, and rugby packs the pubs round Franklin’s Gardens.",
  },
  leadWeeks: 4,
  lines: {
    "male-stripper":
      "Shoe-factory lofts have floor enough for a full hen and a few aunties. Villages such as Castle Ashby and Great Brington offer barns, and a men’s sixtieth at an Abington cricket club is a perfectly good place for him too.",
    "female-stripper":
      "Rugby reunions, Silverstone crews’ nights off, a best woman’s idea for the bride: book a members’ room near Franklin’s Gardens or a converted workshop off the Mounts, somewhere private, with a place to change that isn’t the cellar.",
    "drag-queen":
      "This is Kinky Boots country, so nobody blinks at a size-eleven heel. Queens suit factory-style bingo in Kingsthorpe social clubs, brunch on St Giles’ Street and the summer party of a Brackmills warehouse team.",
  },
} satisfies Place;
