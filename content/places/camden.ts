import type { Place } from "../shape.ts";

export default {
  slug: "camden",
  name: "Camden",
  kind: "area",
  parent: "london",
  within: "in Camden",
  nation: "England",
  county: "Greater London",
  motif: "capital",
  services: ["male-stripper", "female-stripper"],
  intro:
    "Camden Town grew up round a lock on the Regent’s Canal and has dressed loudly ever since. By day it belongs to the Stables Market; by night to gig-goers heading up Chalk Farm Road towards the Roundhouse. Groups book canal flats, rooms over pubs near Inverness Street, or tall terraces shading into Primrose Hill.",
  spots: [
    {
      name: "Camden Lock",
      text: "Towpath flats and studio rooms in old wharf buildings, cobbled underfoot and busy until the stalls pack up.",
    },
    {
      name: "Parkway",
      text: "The calmer road to Regent’s Park, lined with restaurants whose upper floors can be closed off.",
    },
    {
      name: "Primrose Hill",
      text: "Pastel houses with big kitchens, better for a sit-down birthday than for drums after midnight.",
    },
  ],
  arriving:
    "The Northern line’s two branches meet at Camden Town, and Night Tube trains call at weekends; Camden Road Overground is five minutes off. Day-trippers choke the High Street, so drivers try the park side.",
  busy: {
    when: "Warm Saturdays, Halloween and Roundhouse gig nights",
    why: "Day visitors keep the market and towpath packed into the evening, and fancy dress needs no excuse on Chalk Farm Road.",
  },
  leadWeeks: 4,
  lines: {
    "male-stripper":
      "Bring the act to an upstairs room off Inverness Street after a day trawling vintage rails in the Stables, or to a canal flat full of hens, guitars and old college friends. Nobody in Camden dresses beige; costumes fit in.",
    "female-stripper":
      "For stags on the way to a Roundhouse gig, rock-loving birthdays and mixed crews of mates, pick a back room near Parkway with its own speakers. Camden neighbours are used to amplifiers, but do ask first.",
  },
} satisfies Place;
