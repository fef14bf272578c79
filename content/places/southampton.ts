import type { Place } from "../shape.ts";

export default {
  slug: "southampton",
  name: "Southampton",
  kind: "town",
  within: "in Southampton",
  nation: "England",
  county: "Hampshire",
  motif: "city",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "Southampton sees people off for a living. Liners at the Ocean and Mayflower terminals mean sailing-eve parties all summer, the medieval walls hide stone vaults, and two universities keep Bedford Place and Portswood awake. The New Forest supplies Sunday’s ponies.",
  spots: [
    {
      name: "Oxford Street",
      text: "A short row of restaurants and terraces by the old Terminus Station, with private rooms upstairs and taxis at the kerb.",
    },
    {
      name: "Bedford Place",
      text: "Late bars and takeaways just beyond the parks: students in the week, sashes and stag T-shirts on Saturdays.",
    },
    {
      name: "Ocean Village",
      text: "Marina apartments with balconies and lifts, the easy choice when twelve people want one sitting room.",
    },
  ],
  arriving:
    "Trains stop at Southampton Central, west of the shops; drivers come off the M27 or M3. Cruise turnarounds clog the dock roads, as the Isle of Wight ferry does Town Quay.",
  busy: {
    when: "Boat Show week in September, July graduations, and the eve of Cowes Week",
    why: "Mayflower Park turns into a marina for the show, and sailors bound across the Solent to Cowes want beds as well.",
  },
  leadWeeks: 4,
  lines: {
    "male-stripper":
      "Balcony, big sofa, masts outside: an Ocean Village flat is half the party. For hens in wellies, a Lyndhurst or Brockenhurst lodge has more elbow room, while a mixed birthday in Highfield needs only a clear bit of rug.",
    "female-stripper":
      "Crew reunions, stags before a sailing, wives’ nights ashore: a private room on Oxford Street or a Hamble sailing-club function suite takes all of them. New Forest cottages are an option too, satnav and ponies permitting.",
    "drag-queen":
      "Cruise people like their glamour nautical and their jokes portside. Try a queen as host at a Town Quay works do, calling bingo in a Shirley social club, or presiding over brunch before everyone boards at the Mayflower terminal.",
  },
} satisfies Place;
