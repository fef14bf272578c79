import type { Place } from "../shape.ts";

export default {
  slug: "birmingham",
  name: "Birmingham",
  kind: "town",
  within: "in Birmingham",
  nation: "England",
  county: "West Midlands",
  motif: "city",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "Brummies sort their nights by quarter. Hens gather in the workshops-turned-flats of the Jewellery Quarter, stags start under Digbeth’s railway arches, and work dos drift from Colmore Row towards the canals, of which the city will tell you it has more miles than Venice.",
  spots: [
    {
      name: "Jewellery Quarter",
      text: "Old silversmiths’ workshops let as loft flats around St Paul’s Square, with brick walls and tables for twelve.",
    },
    {
      name: "Digbeth",
      text: "Viaduct arches and former factories off the High Street, hired by the night for birthdays that want noise.",
    },
    {
      name: "Gas Street Basin",
      text: "Narrowboats and towpath apartments by Brindleyplace, handy for the Broad Street tram stops.",
    },
  ],
  arriving:
    "New Street, Moor Street and Snow Hill all work by rail. Drivers should mind the Clean Air Zone inside the Middleway, so say which side of it you are staying.",
  busy: {
    when: "Late May bank holiday, Crufts in March and the Frankfurt Christmas Market weekends",
    why: "Pride fills Hurst Street, dog owners take the beds near the NEC, and Victoria Square’s German beer does for most December Saturdays.",
  },
  leadWeeks: 4,
  lines: {
    "male-stripper":
      "Suits a Jewellery Quarter loft before the cab to Broad Street, or a private room by Brindleyplace where office friends, cousins and the groom’s sister share one table. Old workshops rarely have lifts, so mention the stairs.",
    "female-stripper":
      "A Digbeth arch takes a stag of twenty and a loudspeaker in its stride; a Gas Street apartment wants something smaller and kinder to the narrowboats. Mixed Brummie birthdays are as welcome as lads’ weekends.",
    "drag-queen":
      "With the Hippodrome and Hurst Street side by side, people here know a good entrance. Think bingo in a Colmore Row boardroom, brunch beside the basin, or a lip-sync knockout in Digbeth after the summer party.",
  },
} satisfies Place;
