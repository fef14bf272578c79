import type { Place } from "../shape.ts";

export default {
  slug: "barcelona",
  name: "Barcelona",
  kind: "town",
  within: "in Barcelona",
  nation: "Spain",
  county: "Catalonia",
  motif: "sunshine",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "Barcelona packs Gaudí, a grid of chamfered corners and a city beach below a hill with a fairground on top. The catch is the neighbours: tourist flats need a licence, and quiet hours are enforced. So groups stay central in hotels and save the show for a boat, a private room, or a Maresme villa.",
  spots: [
    {
      name: "Eixample",
      text: "Wide avenues, patterned tile floors and restaurants with a closed-off salon towards the inner courtyard.",
    },
    {
      name: "Poblenou and Port Olímpic",
      text: "Former factories near the sand, plus a marina whose charter boats sail before sunset.",
    },
    {
      name: "Sitges and the Maresme",
      text: "Coastal villas south and north of the city by train, with pools and grown-up distances between houses.",
    },
  ],
  arriving:
    "From El Prat, the Aerobús runs to Plaça de Catalunya in about half an hour. The Gothic Quarter’s alleys stop vans entirely; give a performer the nearest square, not just the doorway.",
  busy: {
    when: "Primavera Sound, Grand Prix weekend, Sant Joan and La Mercè",
    why: "From late May through 23 June music, racing and bonfires overlap, then the city’s own fiesta comes at the end of September.",
  },
  leadWeeks: 10,
  lines: {
    "male-stripper":
      "Charter a boat from Port Olímpic and the bride has Montjuïc for a backdrop; just clear it with the captain. On land, an Eixample dining salon suits hens, anniversaries and groups with half their guests from Girona.",
    "female-stripper":
      "Instead of risking complaints in El Born, bring your stag to a Maresme villa by the little coastal train. Grand Prix weekends at Montmeló attract mixed parties of petrolheads, who’ll want the poolside and a late start.",
    "drag-queen":
      "Sitges, down the coast, treats carnival as a year-round habit, so a drag brunch there needs no explaining. In Barcelona itself, think bingo in an Eixample courtyard or quiz-hosting for a conference team near the Fira.",
  },
} satisfies Place;
