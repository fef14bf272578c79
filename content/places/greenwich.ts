import type { Place } from "../shape.ts";

export default {
  slug: "greenwich",
  name: "Greenwich",
  kind: "area",
  parent: "london",
  within: "in Greenwich",
  nation: "England",
  county: "Greater London",
  motif: "capital",
  services: ["male-stripper", "female-stripper"],
  intro:
    "Greenwich keeps the time, so there is no excuse for being late. Masts of the Cutty Sark at the river, the Observatory on its hill, a covered market between: groups wander it all in an afternoon, then retreat to Georgian terraces, peninsula towers or rooms above Trafalgar Road.",
  spots: [
    {
      name: "Greenwich Market quarter",
      text: "Upper rooms around the covered market, among naval columns, cobbles and theatre-goers.",
    },
    {
      name: "Greenwich Peninsula",
      text: "High apartments near the O2 with concierge desks, loading bays and lifts that need a fob.",
    },
    {
      name: "Blackheath",
      text: "Handsome villas over the heath, garden flats and halls for bigger, older, family-heavy parties.",
    },
  ],
  arriving:
    "DLR to Cutty Sark, mainline from London Bridge, or boat to Greenwich Pier; the Peninsula is separate, on the Jubilee line. Specify which Greenwich you mean, since they’re twenty minutes apart.",
  busy: {
    when: "Marathon Sunday in April and O2 concert Saturdays",
    why: "Runners set off from the park and Blackheath, while arena crowds book the Peninsula’s rooms as soon as tours are announced.",
  },
  leadWeeks: 4,
  lines: {
    "male-stripper":
      "Sailor costume is almost compulsory within sight of the Cutty Sark. A first-floor room near the market suits hens off the river boat; a Blackheath villa suits forty cousins and a birthday cake with a ship on.",
    "female-stripper":
      "Stags seeing a fight or a gig at the O2 can host beforehand in a Peninsula flat, if the concierge agrees. West Greenwich’s tall terraces are better for a slower, mixed birthday supper with a surprise in it.",
  },
} satisfies Place;
