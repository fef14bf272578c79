import type { Place } from "../shape.ts";

export default {
  slug: "shoreditch",
  name: "Shoreditch",
  kind: "area",
  parent: "london",
  within: "in Shoreditch",
  nation: "England",
  county: "Greater London",
  at: {
    lat: 51.524,
    lon: -0.077,
    source: "placed by hand on the map; not in GeoNames’ cities: Shoreditch High Street",
  },
  motif: "capital",
  quarters: ["Curtain Road", "Hoxton Square", "Redchurch Street"],
  arriving:
    "Shoreditch High Street Overground or Old Street Tube, then on foot. Great Eastern Street marks the edge of the Congestion Charge zone by day; stay on its northern side to avoid it.",
  busy: {
    when: "Spring stag Saturdays, and Thursdays before Christmas",
    why: "E1 and EC2 tech firms party midweek in December; from March the weekends belong to groups sleeping near Old Street.",
    ahead:
      "Two weeks is fair notice for a studio off Curtain Road. Stag Saturdays from March onwards, and the tech firms’ Thursdays in December, call for six.",
  },
  pages: {
    "male-stripper": {
      intro:
        "Have a Shoreditch male stripper come to your hen do, thirtieth or leaving do, in a loft studio, a hired basement or the apartment.",
      here: "Start with life drawing, perhaps: easels, wine, a model who keeps still. He comes after that. Studios round Curtain Road are let by the evening with bare brick, a goods lift and a great deal of floor, and he can come up in the lift. Keep the place for the first half of the night, feed everyone from Brick Lane, and walk on to Old Street after ten. For an office farewell, ask whoever is going. Don’t spring it on a colleague.",
      spots: [
        {
          name: "Curtain Road and Rivington Street",
          text: "Furniture workshops turned studios, with iron columns and tall windows. Glass that once lit the veneers now gives the flats opposite a view of you, so ask about blackouts.",
        },
        {
          name: "Hoxton Square basements",
          text: "Low, dark, well-insulated rooms under the bars, hired with their own door. Find out whether bar staff come with the room, that all are adults, and who controls the sound.",
        },
        {
          name: "Redchurch Street apartments",
          text: "Smart lets over the shops: good sofas, thin partitions, keys from a lockbox. Take the short show at seven and finish the night elsewhere, because of the neighbours.",
        },
      ],
      room: "Concrete floors, one working socket by the door, a lavatory down the corridor: studios are handsome and a bit bare. Bring an extension lead, a decent speaker and a rug, and screen off a corner with the clothes rail for him to change.",
      question: {
        ask: "Is it odd to book him for work?",
        answer:
          "It can be. A leaving do with a stripper goes well when the person leaving asked for it and everyone knows they may skip it, out of hours and off the premises. It goes badly as a surprise in a meeting room on a Thursday. If there’s any doubt, a drag queen to host is the safer choice; keep him for the hen.",
      },
    },
    "female-stripper": {
      intro:
        "Skip the queue outside a club: a Shoreditch stag do or birthday can have its female stripper in a studio or basement of its own, a short walk from Old Street.",
      here: "Take a studio from five, put the match on, order the curry in rather than be steered into one on Brick Lane, and start the show at seven, with everybody seated and the best man as master of ceremonies. The owner needs to have agreed, and she needs a corner to change in and your speaker. Best women, girlfriends and the groom’s sister are as welcome at the table. Birthdays round here like burlesque: feathers look wonderful under industrial lamps, and she’ll pack the fans.",
      spots: [
        {
          name: "Leonard Street and Paul Street",
          text: "Work by day, empty by night: meeting lofts over the offices that owners let for parties. Cleaners and security still walk through, so get sole use of the floor, and a yes to the act, in writing.",
        },
        {
          name: "Arches off Bethnal Green Road",
          text: "Brick vaults that swallow sound, with trains above you instead of neighbours. They’re cold until the heaters have had an hour, and the loo may be portable; check both.",
        },
        {
          name: "Columbia Road",
          text: "Terraced houses and flats over the flower-market shops. Fine for a birthday of eight, but keep it to a Friday: traders unload before dawn on Sunday and the street sleeps early.",
        },
      ],
      room: "Old workshops are cold after dark. Get the heaters on early, sweep up the staples and glass, make a ring of chairs instead of a standing crowd, and curtain off a side office with a mirror. Somebody should know where the light switches are.",
      question: {
        ask: "Hackney is strict about strip clubs. Does that stop a private party?",
        answer:
          "It doesn’t stop one in your own flat. The council chose years ago to have no new licensed clubs, and a hired studio belongs to an owner who knows, or can ask the town hall, what its licence covers. Get their yes to this act by email. Say that she ends in lingerie.",
      },
    },
  },
  sources: [
    "The furniture trade of Curtain Road: https://pastinthepresent.net/2014/10/02/how-memories-of-shoreditchs-victorian-furniture-trade-survives-in-its-restaurants-bars-shops-and-cafes/",
    "Hackney and sex establishments: https://www.hackneycitizen.co.uk/2011/01/10/sex-establishments-consultation-majority-say-no-to-hackney-councils-nil-policy/",
  ],
} satisfies Place;
