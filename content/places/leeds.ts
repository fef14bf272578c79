import type { Place } from "../shape.ts";

export default {
  slug: "leeds",
  name: "Leeds",
  kind: "town",
  within: "in Leeds",
  nation: "England",
  county: "West Yorkshire",
  motif: "city",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "Everything in Leeds seems to begin with a walk: the Otley Run in fancy dress down from Headingley, the Victorian arcades off Briggate, the riverside between the Dark Arches and Leeds Dock. Parties keep close to the Aire, in warehouse flats minutes from the station.",
  spots: [
    {
      name: "Call Lane",
      text: "Packed in beside the Corn Exchange, this is where a Leeds night ends up whatever the plan said.",
    },
    {
      name: "Headingley",
      text: "Shared houses and back gardens on student streets, with cricket nearby and the Otley Run going past.",
    },
    {
      name: "Granary Wharf",
      text: "Canal-basin flats and hired rooms outside the station’s south entrance, under brick vaults.",
    },
  ],
  arriving:
    "Take the station’s south door for the water and the main concourse for Briggate. City Square is shut to through traffic, so drivers need a named car park and a gap of ten minutes.",
  busy: {
    when: "Test days at Headingley, Leeds Festival over August bank holiday and graduations in July",
    why: "Cricket fills LS6, campers bound for Bramham Park fill the trains, and universities bring proud families after every large table.",
  },
  leadWeeks: 5,
  lines: {
    "male-stripper":
      "An hour at a Granary Wharf flat, then Call Lane on foot, is a very Leeds order of events. Birthdays in a Headingley garden do just as well, given a living room to flee to when Yorkshire weather turns.",
    "female-stripper":
      "Otley Runners, take note: have the show at the Headingley house before anyone sets off, because nobody keeps to time after Hyde Park. Riverside apartments by the Armouries suit smaller, mixed parties and joint stag-and-hen dos.",
    "drag-queen":
      "Lower Briggate is the city’s queer stretch, so the standard is set. Ask for hosted bingo in an office on Wellington Street, brunch near the Corn Exchange, or a lip-sync final among Holbeck’s old mill chimneys.",
  },
} satisfies Place;
