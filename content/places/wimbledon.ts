import type { Place } from "../shape.ts";

export default {
  slug: "wimbledon",
  name: "Wimbledon",
  kind: "area",
  parent: "london",
  within: "in Wimbledon",
  nation: "England",
  county: "Greater London",
  motif: "capital",
  services: ["male-stripper", "female-stripper"],
  intro:
    "For two weeks Wimbledon belongs to tennis; for the other fifty it is a hill with a village on top and a theatre at the bottom. Up there are horses, a windmill and houses with real lawns. Down on the Broadway are trains, trams and rooms that cost less.",
  spots: [
    {
      name: "Wimbledon Village",
      text: "Big family houses near the Common, with utility-room changing space and gardens for croquet or chaos.",
    },
    {
      name: "The Broadway",
      text: "Dining rooms by New Wimbledon Theatre, easy for guests coming from three counties’ worth of trains.",
    },
    {
      name: "South Wimbledon",
      text: "Church halls and clubrooms towards Plough Lane, simple to heat, decorate and sweep afterwards.",
    },
  ],
  arriving:
    "District line, South Western trains, Thameslink and trams all stop at one station; the Village is a steep ten minutes above it. Gravel drives up there usually solve the parking.",
  busy: {
    when: "The Championships, late June into July",
    why: "Homeowners let their houses for the fortnight and every spare bed from Southfields to Raynes Park is taken, strawberries included.",
  },
  leadWeeks: 4,
  lines: {
    "male-stripper":
      "A Village garden, white dress code, jugs of Pimm’s, and an umpire’s chair if you can borrow one: hens here theme themselves. It suits a Wimbledon mum’s fiftieth or a book group just as well.",
    "female-stripper":
      "Send stags to the dogs no longer: the old greyhound stadium is AFC Wimbledon’s football ground now. A clubroom near Plough Lane or a Broadway dining room gives them, and mixed birthdays, a private night.",
  },
} satisfies Place;
