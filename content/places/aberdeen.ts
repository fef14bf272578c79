import type { Place } from "../shape.ts";

export default {
  slug: "aberdeen",
  name: "Aberdeen",
  kind: "town",
  within: "in Aberdeen",
  nation: "Scotland",
  county: "Aberdeenshire",
  motif: "city",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "Aberdeen lives by the rota: two weeks on the rigs, then home with something to celebrate. Granite Union Street carries the traffic, Belmont Street the drinkers, and the beach Esplanade is there to blow you sober. Groups who want a bigger house follow the Dee west into castle country.",
  spots: [
    {
      name: "Belmont Street",
      text: "Cobbled and compact, with a former kirk among the bars and back windows over the railway and Union Terrace.",
    },
    {
      name: "Rosemount and the West End",
      text: "Granite flats with bay windows and shared stairs, good for eight friends before the walk into town.",
    },
    {
      name: "The Esplanade",
      text: "Past the Art Deco Beach Ballroom to Footdee’s cottages, where the North Sea makes every entrance dramatic.",
    },
  ],
  arriving:
    "The railway station is on Guild Street beside the buses; flights land at Dyce. Emission rules cover the centre, and snow slows the A90, so winter bookings deserve a daytime arrival.",
  busy: {
    when: "Energy conference weeks, the Braemar Gathering in early September, and July graduations",
    why: "Delegates at P&J Live take rooms from Dyce to Union Street, and Highland games visitors fill Deeside’s lodges.",
  },
  leadWeeks: 5,
  lines: {
    "male-stripper":
      "Timed for the shift change, a Rosemount hen can have everyone home at once. A Banchory lodge with a boot room suits mixed house parties, and rugby lads’ birthdays out at Cults fit too; what matters is a warm room.",
    "female-stripper":
      "Crew-change stags with a fortnight to fill, a driller’s leaving do, women from the university on a big birthday: a private suite off Union Street handles them all. Roads permitting, so does a farmhouse beyond Inverurie.",
    "drag-queen":
      "Doric is a gift to any compère who can manage “fit like?”. Hire her for an operator’s Christmas party at Altens, bingo in a Bridge of Don club, or Belmont Street brunch when half the table is just off the helicopter.",
  },
} satisfies Place;
