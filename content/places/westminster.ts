import type { Place } from "../shape.ts";

export default {
  slug: "westminster",
  name: "Westminster",
  kind: "area",
  parent: "london",
  within: "in Westminster",
  nation: "England",
  county: "Greater London",
  motif: "capital",
  services: ["male-stripper", "female-stripper"],
  intro:
    "Westminster does ceremony for a living: Big Ben, Horse Guards, the Abbey, crowds of researchers in lanyards. Once Parliament’s week is over it goes oddly quiet, which is when groups enjoy Pimlico’s stucco squares, river boats from the pier, and function rooms built for committees with no sense of fun.",
  spots: [
    {
      name: "Pimlico",
      text: "Cream terraces south of Victoria with first-floor reception rooms, rows of small hotels.",
    },
    {
      name: "Westminster Pier",
      text: "Thames boats for private parties, casting off across the water from the London Eye; headroom varies by vessel.",
    },
    {
      name: "Strutton Ground and St James’s",
      text: "Market stalls at lunch, wood-panelled upstairs rooms by night, civil servants’ leaving cards on the wall.",
    },
  ],
  arriving:
    "Victoria brings trains and coaches, Westminster and St James’s Park bring the District line. Marches and royal events close Whitehall at short notice, so allow slack and a Pimlico back route.",
  busy: {
    when: "Trooping the Colour in June, marathon Sunday, New Year’s Eve",
    why: "The Mall and Embankment close to traffic for each, and hotel beds around Victoria go to spectators first.",
  },
  leadWeeks: 4,
  lines: {
    "male-stripper":
      "Order, order: a Pimlico drawing room makes a fine lower house for hens, with the chief bridesmaid as Speaker. Think of it also for civil-service leaving dos and a river birthday from Westminster Pier.",
    "female-stripper":
      "For stags arriving by coach at Victoria, a private upstairs room near Strutton Ground saves crossing town. Lobbyists’ birthdays and all-gender reunions do well on a hired boat, if its skipper has agreed.",
  },
} satisfies Place;
