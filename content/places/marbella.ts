import type { Place } from "../shape.ts";

export default {
  slug: "marbella",
  name: "Marbella",
  kind: "town",
  within: "in Marbella",
  nation: "Spain",
  county: "Andalusia",
  motif: "sunshine",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "Marbella is really a string: the whitewashed old town by Orange Square, the Golden Mile, Puerto Banús with its yachts, then golf valleys climbing towards La Concha. Nearly every group rents a villa behind a gate, swims until five and has its party on the terrace before anybody goes down to the port.",
  spots: [
    {
      name: "Nueva Andalucía",
      text: "Golf-valley villas with big terraces, ten minutes above Puerto Banús and easy for taxis.",
    },
    {
      name: "Puerto Banús",
      text: "Marina apartments and berths, glossy and watchful; private means your own deck or your own door.",
    },
    {
      name: "Elviria and Las Chapas",
      text: "Pine-shaded houses east of town, near the dunes at Cabopino, for families and longer stays.",
    },
  ],
  arriving:
    "No railway reaches Marbella; from Málaga airport it’s the A-7 or the AP-7 toll road, roughly forty-five minutes. Urbanizaciones have barriers, so leave a name at the guardhouse and share a map pin.",
  busy: {
    when: "Late May to mid-September, San Bernabé feria in June",
    why: "Hens take over the villas early in summer, and the town’s own fair fills hotels around 11 June.",
  },
  leadWeeks: 10,
  lines: {
    "male-stripper":
      "White dresses, a Nueva Andalucía terrace, the sun dropping behind Sierra Bermeja: brides plan Marbella around that hour, and the act belongs just before it. Fortieths and mixed villa weeks can follow with paella by the pool.",
    "female-stripper":
      "For stags back from eighteen holes in the golf valley, the villa beats the marina: no dress code, nobody filming, supper on the grill. Poker-night birthdays in Elviria and couples’ trips work on the same plan.",
    "drag-queen":
      "Brunch on a Golden Mile terrace is practically drag already: big hats, bigger sunglasses. A queen can run villa bingo for hens in Marbella, host a golf society’s prize-giving, or lip-sync Shirley Bassey at somebody’s sixtieth.",
  },
} satisfies Place;
