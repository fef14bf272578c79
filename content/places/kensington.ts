import type { Place } from "../shape.ts";

export default {
  slug: "kensington",
  name: "Kensington",
  kind: "area",
  parent: "london",
  within: "in Kensington",
  nation: "England",
  county: "Greater London",
  motif: "capital",
  services: ["male-stripper", "female-stripper"],
  intro:
    "White stucco, red mansion blocks and the great dome of the Albert Hall: Kensington hosts its parties behind porticoes. Groups stay along Queen’s Gate and Cromwell Road, picnic in Kensington Gardens, then come back to high-ceilinged flats where the lift holds three and the porter knows everyone.",
  spots: [
    {
      name: "South Kensington",
      text: "Apartments near the museums, split from grand terraces, with folding doors between two big rooms.",
    },
    {
      name: "Holland Park",
      text: "Family houses with gardens and kitchens below stairs, good for a grown-up birthday supper.",
    },
    {
      name: "Earl’s Court",
      text: "Plainer hotels and lower bills around Cromwell Road, closer to the District line than to the duchesses.",
    },
  ],
  arriving:
    "High Street Kensington, Gloucester Road or South Kensington, all on the District and Circle lines. Kerbs are mostly residents’ bays; a performer who drives will want your mansion block’s exact entrance and bell.",
  busy: {
    when: "Graduation days, the Proms and half-term",
    why: "Imperial’s students graduate at the Albert Hall, the Proms run July to September, and museum families take the Cromwell Road rooms.",
  },
  leadWeeks: 4,
  lines: {
    "male-stripper":
      "Hens who’ve done the V&A and afternoon tea deserve a third act: a private flat off Queen’s Gate, doors folded back, everyone on the good sofas. It’s equally at home at a sixtieth in Holland Park.",
    "female-stripper":
      "Mansion-block living rooms give stags and birthdays here a real sense of theatre, so long as the porter is warned and the Kensington neighbours get their quiet by eleven. Mixed dinner parties take to it nicely.",
  },
} satisfies Place;
