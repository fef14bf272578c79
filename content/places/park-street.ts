import type { Place } from "../shape.ts";

export default {
  slug: "park-street",
  name: "Park Street",
  kind: "area",
  parent: "bristol",
  within: "on Park Street",
  nation: "England",
  county: "Bristol",
  motif: "city",
  services: ["female-stripper"],
  intro:
    "Park Street climbs from College Green to the Wills tower at a gradient that once made it a giant water slide for a day, in 2014. Shops line both pavements; cellars and first floors behind them hold the parties. Students come down it, councillors go up it, stags attempt it in silly shoes.",
  spots: [
    {
      name: "College Green",
      text: "Level ground by the Cathedral and City Hall, best for meeting before anyone tackles the slope.",
    },
    {
      name: "Great George Street and Brandon Hill",
      text: "Georgian side streets under Cabot Tower, with flats over offices that empty at six.",
    },
    {
      name: "The Triangle",
      text: "The top end, near the museum, where student nights start and basement rooms are deeper than they look.",
    },
  ],
  arriving:
    "From Temple Meads take a bus to College Green rather than the climb. There’s a large multi-storey in Trenchard Street just below, and stopping on Park Street itself is for buses and loading.",
  busy: {
    when: "Freshers’ fortnight, July graduations, the last week before Christmas",
    why: "Gowns fill the pavement outside the Wills Memorial Building, and December work dos arrive downhill from Clifton’s offices.",
  },
  leadWeeks: 4,
  lines: {
    "female-stripper":
      "Cellars under the Georgian shopfronts make good private rooms for a stag: cool, thick-walled, one staircase. Finalists’ birthdays, mixed postgraduate parties and City Hall leaving dos fit the Triangle end of Park Street better.",
  },
} satisfies Place;
