import type { Place } from "../shape.ts";

export default {
  slug: "liverpool",
  name: "Liverpool",
  kind: "town",
  within: "in Liverpool",
  nation: "England",
  county: "Merseyside",
  motif: "city",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "Nobody dresses for Saturday like Liverpool: rollers in by lunchtime, heels on by six. Parties sit among the dock warehouses on the Mersey, the lofts of the Ropewalks, and the Georgian terraces of Hope Street, which runs from one cathedral to the other.",
  spots: [
    {
      name: "Ropewalks",
      text: "Concert Square, Seel Street and Duke Street: a few very loud blocks, with loft flats overhead.",
    },
    {
      name: "Baltic Triangle",
      text: "Warehouses off Jamaica Street, south of the centre, hired whole for birthdays and works parties.",
    },
    {
      name: "Georgian Quarter",
      text: "Tall townhouses near Hope Street; expect front steps, high ceilings and a proper dining table.",
    },
  ],
  arriving:
    "Lime Street for long-distance trains, James Street on Merseyrail for the Pier Head and docks. Coming from Wirral by car, the Mersey tunnels are tolled.",
  busy: {
    when: "Grand National weekend in April, then Saturdays through December",
    why: "Ladies Day at Aintree brings the region out in fascinators on the Friday, and Ropewalks tables go long before the runners are declared.",
  },
  leadWeeks: 6,
  lines: {
    "male-stripper":
      "Scouse hens tend to run the show themselves, so offer a dock apartment or Duke Street loft and one friend with a plan. Grooms, nans and Aintree parties still in fascinators make a grand audience too.",
    "female-stripper":
      "A Baltic Triangle warehouse suits stags with their own sound system; dining rooms near Hope Street are better for a dozen friends of any gender. Reds and Blues on one sofa should start well after full time.",
    "drag-queen":
      "The Mersey raised Lily Savage, so the bar for a put-down is high. A queen can compère supper on Hope Street, call numbers at a Pier Head works do, or judge lip-syncs a heel’s throw from Stanley Street.",
  },
} satisfies Place;
