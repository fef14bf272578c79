import type { Place } from "../shape.ts";

export default {
  slug: "bournemouth",
  name: "Bournemouth",
  kind: "town",
  within: "in Bournemouth",
  nation: "England",
  county: "Dorset",
  motif: "seaside",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "Bournemouth is sand, pines and hotels with ballrooms. Seven miles of beach run below the cliffs, zigzag paths bring you back up them, and the hen and stag trade gathers along Old Christchurch Road between the Square and the Lansdowne.",
  spots: [
    {
      name: "The Triangle",
      text: "West of the Square, the small LGBTQ+ quarter, with cabaret bars and quick hops to Commercial Road.",
    },
    {
      name: "East and West Cliffs",
      text: "Victorian and Edwardian hotels in a row, several with function suites and a view to the Isle of Wight.",
    },
    {
      name: "Boscombe and Southbourne",
      text: "Surf-side flats and garden houses a bus ride along, better for groups who want quiet after dinner.",
    },
  ],
  arriving:
    "The station is a mile from the sea on Holdenhurst Road, and the Wessex Way brings drivers straight past it. Cliff-top bays fill by noon in July, so offer the hotel’s own space.",
  busy: {
    when: "Every fine Saturday from May to September, and conference weeks at the International Centre",
    why: "Day-trippers take the A338, delegates the hotels, and hens from all over the south have had the same idea.",
  },
  leadWeeks: 8,
  lines: {
    "male-stripper":
      "Half an hour after check-in, lounge of a West Cliff apartment, everyone still with sand in their shoes: that is his moment for a hen. Sandbanks lets suit splashier fortieths, and lads’ weekends at Boscombe can have him without explanation.",
    "female-stripper":
      "Stags packed four to a room on the East Cliff need a bigger one; take a suite or a Boscombe house for the hour. Hens ask too, as do couples on anniversaries, and the bay keeps its counsel.",
    "drag-queen":
      "Ballroom, mirror ball, sea fret outside: such weather calls for a queen with a bingo cage. The Triangle has taught Bournemouth the words to everything, so conference teams and brunching hens should expect company in the chorus.",
  },
} satisfies Place;
