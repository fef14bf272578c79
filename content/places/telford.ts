import type { Place } from "../shape.ts";

export default {
  slug: "telford",
  name: "Telford",
  kind: "town",
  within: "in Telford",
  nation: "England",
  county: "Shropshire",
  motif: "valley",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "Telford is several Shropshire towns stitched together round a park, with the world’s first iron bridge at the southern edge. That gives a party two settings: Southwater’s restaurants and lake beside the convention halls, or an Ironbridge Gorge cottage with woodsmoke, steps and a view of the Severn.",
  spots: [
    {
      name: "Southwater",
      text: "Town-centre bars and hotels beside the International Centre and Town Park, flat underfoot and simple for taxis.",
    },
    {
      name: "Ironbridge",
      text: "Cottages stacked above the wharf, let for weekends, where each address has more steps than you expect.",
    },
    {
      name: "Wellington and Oakengates",
      text: "Older towns with their own stations and social clubs, plus a theatre at Oakengates, for big birthdays.",
    },
  ],
  arriving:
    "M54 junction 5 drops you at the centre, and Telford Central is a footbridge away. In the Gorge, roads are narrow and flood-prone.",
  busy: {
    when: "Conference weekends at the International Centre, June’s Cosford Air Show, and summer in the Gorge",
    why: "Exhibitors block-book Southwater’s hotels, the A41 fills with RAF families, and Ironbridge lets go to walkers.",
  },
  leadWeeks: 3,
  lines: {
    "male-stripper":
      "An Ironbridge cottage seats hens elbow to elbow, so one performer is the right number. For a large mixed birthday in Madeley, or a stag with a sense of mischief, take a Southwater suite or a sports-club room and spread out.",
    "female-stripper":
      "Convention stags with one night free can keep it to a Southwater suite, hotel permitting. Wrekin walkers on a joint fiftieth, women or men, are better off in a Little Wenlock farmhouse, where the boots stay in the porch.",
    "drag-queen":
      "Invite a queen to the leaving do of a Hortonwood factory, give her the numbers to call in a Dawley social club, or have her host brunch in Wellington with forfeits for anyone who hasn’t climbed the Wrekin.",
  },
} satisfies Place;
