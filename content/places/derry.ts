import type { Place } from "../shape.ts";

export default {
  slug: "derry",
  name: "Derry",
  kind: "town",
  within: "in Derry",
  nation: "Northern Ireland",
  county: "County Londonderry",
  motif: "city",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "Derry to some, Londonderry to others, the Walled City to everyone: a hilltop ringed by seventeenth-century ramparts you can walk all the way round. Below, Waterloo Street climbs from the Guildhall with music in most doorways, and the Peace Bridge swings over the Foyle to Ebrington Square.",
  spots: [
    {
      name: "Waterloo Street",
      text: "Steep, musical and just outside the walls; plenty of hen parties meet here and not all get further.",
    },
    {
      name: "Ebrington",
      text: "Former barracks across the Peace Bridge, now a riverside square with event rooms, food and a hotel.",
    },
    {
      name: "Culmore Road and Inishowen",
      text: "Detached houses out towards the Donegal border, or cottages beyond it, with space for a houseful.",
    },
  ],
  arriving:
    "Trains from Belfast follow the coast to the Waterside, over the river from the Guildhall; drivers use the A6. A Donegal house means another country for phones and paperwork.",
  busy: {
    when: "Halloween, the early-May Jazz Festival, and the Saturdays before Christmas",
    why: "Halloween fills rooms across the north-west and the jazz fills pubs; book either as you would flights.",
  },
  leadWeeks: 6,
  lines: {
    "male-stripper":
      "Mothers, sisters and a bride with a veil: kitchens on the Culmore Road hold hens of this sort better than any bar. An Inishowen cottage does for the mixed weekend, provided somebody sends a pin and not the townland.",
    "female-stripper":
      "Stags joining up from Letterkenny and Coleraine can take a private room near Ebrington and have it done before the walk over the Peace Bridge. Couples’ nights and women’s birthdays fit as easily in a lounge by the Foyle.",
    "drag-queen":
      "Halloween taught this town to dress up properly, so a queen arrives among equals. Bingo in a Waterside club, lip-sync rounds for Altnagelvin staff, or a jazz-weekend brunch near the Guildhall: bring a costume and an answer ready.",
  },
} satisfies Place;
