import type { Place } from "../shape.ts";

export default {
  slug: "stokes-croft",
  name: "Stokes Croft",
  kind: "area",
  parent: "bristol",
  within: "in Stokes Croft",
  nation: "England",
  county: "Bristol",
  motif: "city",
  services: ["female-stripper"],
  intro:
    "Stokes Croft is a few hundred yards of the A38 where the walls change weekly, except for Banksy’s Mild Mild West. It runs from the Bearpit to the Cheltenham Road railway arches, past studios, late kitchens and old warehouses. People here prefer a hand-painted banner to a hotel function suite.",
  spots: [
    {
      name: "Jamaica Street",
      text: "Artists’ studios and old carriage works, with lofts and yards let for one-off parties.",
    },
    {
      name: "Montpelier",
      text: "Painted terraces stacked up the hill behind, kitchen parties with a view of everybody’s washing.",
    },
    {
      name: "St Pauls and Portland Square",
      text: "Georgian houses round a worn, handsome square, several of them turned into workshops and community rooms.",
    },
  ],
  arriving:
    "Montpelier’s little station is just uphill and the coach station just downhill, at Marlborough Street. Kerb space on the Croft is for buses; unload round the corner in City Road or Jamaica Street.",
  busy: {
    when: "Early July when St Pauls Carnival runs, then freshers’ weeks",
    why: "Carnival’s sound systems close the neighbouring streets, and new students discover Gloucester Road from late September.",
  },
  leadWeeks: 3,
  lines: {
    "female-stripper":
      "Choose a Jamaica Street loft for a stag full of graphic designers, or a queer birthday with decorations from the scrapstore. Stokes Croft crowds are mixed by default; put house rules on a poster and everyone will obey the typography.",
  },
} satisfies Place;
