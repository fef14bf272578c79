import type { Place } from "../shape.ts";

export default {
  slug: "ilford",
  name: "Ilford",
  kind: "area",
  parent: "london",
  within: "in Ilford",
  nation: "England",
  county: "Greater London",
  motif: "capital",
  services: ["male-stripper", "female-stripper"],
  intro:
    "Ilford answers to Redbridge council, though plenty here still write Essex on the envelope. Sari shops and sweet centres line Ilford Lane, Valentines Park has a mansion and a boating lake, and families are large, so parties are too: banqueting halls, through-lounges, and gazebos over the patio.",
  spots: [
    {
      name: "Ilford High Road",
      text: "Function suites near the town hall and station, used to mehndi on Friday, thirtieths on Saturday.",
    },
    {
      name: "Gants Hill",
      text: "Suburban semis with long back rooms, around a Tube concourse said to have been inspired by Moscow’s.",
    },
    {
      name: "Barkingside and Fairlop",
      text: "Sports clubs and lakeside halls by the country park, with space for sixty cars.",
    },
  ],
  arriving:
    "The Elizabeth line stops at Ilford; Gants Hill is on the Central line, Night Tube included. By road, come off the A12 or North Circular and allow for Saturday shoppers along Cranbrook Road.",
  busy: {
    when: "Wedding season, May to September, plus the Diwali fortnight",
    why: "Ilford’s halls take big weddings on Fridays and Sundays as well as Saturdays, so ordinary parties must be quick.",
  },
  leadWeeks: 3,
  lines: {
    "male-stripper":
      "For a hen where the cousins alone make two tables, take a Barkingside club room and let the women run it. Gants Hill through-lounges suit quieter birthdays: curtains drawn, cake from Ilford Lane, shoes by the door.",
    "female-stripper":
      "Stag groups here tend to be brothers, school friends and somebody’s boss. A Fairlop function room keeps it all under one roof; a mixed fortieth near Valentines Park can stay smaller, with the act as the surprise.",
  },
} satisfies Place;
