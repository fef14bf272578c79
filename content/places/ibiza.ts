import type { Place } from "../shape.ts";

export default {
  slug: "ibiza",
  name: "Ibiza",
  kind: "town",
  within: "in Ibiza",
  nation: "Spain",
  county: "Balearic Islands",
  motif: "sunshine",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "Ibiza’s calendar has bookends: opening parties around May, closing ones in early October. Between them, groups split between San Antonio’s sunset side and Ibiza Town beneath the walls of Dalt Vila, or take a white villa among the pines and let the island come to them. Sleep is arranged separately.",
  spots: [
    {
      name: "Sant Josep hills",
      text: "Villas above Cala Jondal and Cala Tarida, terraces pointed at Es Vedrà and the evening.",
    },
    {
      name: "San Antonio Bay",
      text: "Apartments along the seafront for stags who’ll watch the sun set with several hundred others.",
    },
    {
      name: "Talamanca and Marina Botafoch",
      text: "Yacht moorings and modern flats over the harbour from Dalt Vila, a short cab from the airport.",
    },
  ],
  arriving:
    "Lanes to villas are unlit camins with no house numbers: drop a pin, then meet the car at the tarmac. In July and August taxis run short, so timings need padding.",
  busy: {
    when: "Opening fortnight, all of August, closing weekends",
    why: "Villas go by the week to people returning every year, and councils take a firm line on noise and ticketed house parties.",
  },
  leadWeeks: 12,
  lines: {
    "male-stripper":
      "Before the clubs, not instead: at seven the hens are showered, Es Vedrà is turning pink, and nobody has lost a sandal. White-party fortieths in Santa Eulària and mixed villas in Sant Josep keep the same early hour.",
    "female-stripper":
      "Stags on Ibiza time should have the act while they’re still all in one place, which means the villa terrace rather than San Antonio’s strip. Boat days towards Formentera need the captain’s blessing and calm water.",
    "drag-queen":
      "Dressing up is Ibiza’s second language, and in Ibiza Town the Calle de la Virgen speaks it fluently. A queen can lead poolside bingo, crown the villa’s best costume, or give season workers their end-of-summer prizes.",
  },
} satisfies Place;
