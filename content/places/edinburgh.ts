import type { Place } from "../shape.ts";

export default {
  slug: "edinburgh",
  name: "Edinburgh",
  kind: "town",
  within: "in Edinburgh",
  nation: "Scotland",
  county: "Lothian",
  motif: "capital",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "Edinburgh stacks its party on two levels: candlelit vaults and closes below, Georgian drawing rooms above. Groups rent New Town flats with shutters and fireplaces, meet on George Street or in the Grassmarket, and learn by midnight how many steps there are between the Cowgate and their beds.",
  spots: [
    {
      name: "Grassmarket and Cowgate",
      text: "Stags gather beneath the Castle rock, then vanish into stone-vaulted rooms under South Bridge and George IV Bridge.",
    },
    {
      name: "Broughton Street",
      text: "A village feel at the top of Leith Walk, and long the address for LGBTQ+ nights out.",
    },
    {
      name: "The Shore, Leith",
      text: "Warehouse apartments and dining rooms along the Water of Leith, on the tram line.",
    },
  ],
  arriving:
    "Waverley lies between Old and New Towns. Kerb space is scarce, so trams help; a top-floor flat often means four flights with no lift and neighbours asleep.",
  busy: {
    when: "All of August, Hogmanay, and Six Nations home matches at Murrayfield",
    why: "Fringe companies take the New Town’s flats by the month, and rugby crowds do the same each spring.",
  },
  leadWeeks: 7,
  lines: {
    "male-stripper":
      "For a hen in a New Town drawing room, early evening is kindest to the folk on the stair. Out in East Lothian, a big house near Gullane or North Berwick suits mixed parties who want entertainment after dinner.",
    "female-stripper":
      "Stags based near Haymarket or Fountainbridge can host this in the flat before the Grassmarket, or in a hired vault off the Cowgate. Fortieths, women’s nights and couples are looked after alike; only the let’s house rules come first.",
    "drag-queen":
      "Fringe audiences heckle well, and a good queen enjoys it. Put one in charge of a George Street brunch, a year-end party for the finance crowd round Festival Square, or bingo in a Leith social club.",
  },
} satisfies Place;
