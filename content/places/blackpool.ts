import type { Place } from "../shape.ts";

export default {
  slug: "blackpool",
  name: "Blackpool",
  kind: "town",
  within: "in Blackpool",
  nation: "England",
  county: "Lancashire",
  motif: "seaside",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "Three piers, one Tower, eleven miles of trams and a promenade lit until the new year: Blackpool was built for parties. Hens and stags fill guesthouses street by street behind the Golden Mile, and the Winter Gardens sees everything from punks to ballroom champions in the same summer.",
  spots: [
    {
      name: "Queen Street and Talbot Square",
      text: "Late-night streets at the North Pier end, close to Blackpool North and the Tower.",
    },
    { name: "Dickson Road", text: "Spine of the gay quarter, with guesthouse lounges that are well used to a wig." },
    {
      name: "South Shore",
      text: "Family-run guesthouses near the Pleasure Beach that a large group can sometimes take whole.",
    },
  ],
  arriving:
    "Blackpool North is the main station, its trams a short step away on Talbot Road. During the Lights the Promenade crawls, so evening arrivals should come by back streets off the M55.",
  busy: {
    when: "Illuminations Saturdays from late August, Rebellion punk weekend and every summer bank holiday",
    why: "Cars queue for the Lights, mohicans fill the Winter Gardens, and guesthouses often want a two-night stay.",
  },
  leadWeeks: 8,
  lines: {
    "male-stripper":
      "Ask your landlady for the guesthouse lounge before booking: many have a bar, a carpet of strong opinions and room for eighteen. Works for hens in matching pink cowboy hats and for a fortieth escaping Preston.",
    "female-stripper":
      "On a Golden Mile stag the clever slot is between the Pleasure Beach and tea. South Shore lounges, a family suite by the Tower or a flat at Bispham take lads, ladies and mixed sets of in-laws.",
    "drag-queen":
      "Drag is practically municipal here, between the piers and Dickson Road. Your own queen can run bingo in the guesthouse bar, judge ballroom lip-syncs after the Tower, or present trophies at a conference dinner in the Winter Gardens.",
  },
} satisfies Place;
