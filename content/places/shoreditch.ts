import type { Place } from "../shape.ts";

export default {
  slug: "shoreditch",
  name: "Shoreditch",
  kind: "area",
  parent: "london",
  within: "in Shoreditch",
  nation: "England",
  county: "Greater London",
  motif: "capital",
  services: ["male-stripper", "female-stripper"],
  intro:
    "Shoreditch used to make the nation’s furniture, and the workshops round Curtain Road now come with exposed brick, goods lifts and long hire tables. Offices spill out on Thursdays, stags arrive on Fridays, and Brick Lane handles breakfast. Between Old Street and Hoxton Square, most groups walk everywhere.",
  spots: [
    {
      name: "Curtain Road",
      text: "Loft studios up iron staircases, hired by the evening with bare walls and decent sound.",
    },
    {
      name: "Hoxton Square",
      text: "Basements and first floors around a small green, favourites for thirtieths and couples sharing one send-off.",
    },
    {
      name: "Redchurch Street",
      text: "Smart apartments beside Boundary Estate’s bandstand, where breakfast matters more than volume.",
    },
  ],
  arriving:
    "Shoreditch High Street Overground or Old Street Tube, then on foot. Great Eastern Street marks the edge of the Congestion Charge zone by day, so a driver who stays on its northern side avoids it.",
  busy: {
    when: "Spring stag Saturdays, and Thursdays before Christmas",
    why: "E1 and EC2 tech firms party midweek in December; from March the weekends belong to groups sleeping near Old Street.",
  },
  leadWeeks: 5,
  lines: {
    "male-stripper":
      "A loft off Curtain Road holds thirty hens, a life-drawing easel and an entrance by goods lift, which is hard to beat. It works as well for an agency’s leaving do or a birthday that began down Brick Lane.",
    "female-stripper":
      "Stags come to Shoreditch by the trainload, so skip the queue on Great Eastern Street and start in your own hired studio. Colleagues, girlfriends and a best woman are all welcome at the long table.",
  },
} satisfies Place;
