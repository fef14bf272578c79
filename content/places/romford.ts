import type { Place } from "../shape.ts";

export default {
  slug: "romford",
  name: "Romford",
  kind: "area",
  parent: "london",
  within: "in Romford",
  nation: "England",
  county: "Greater London",
  motif: "capital",
  services: ["male-stripper", "female-stripper"],
  intro:
    "Romford has held a market since 1247 and a Friday night for nearly as long. London on the map, Essex in the heart: South Street dresses up, Gidea Park has the big houses, and hens arrive with matching sashes and a cool box. Rooms are larger here, and so are the guest lists.",
  spots: [
    {
      name: "South Street",
      text: "Function rooms and long tables from the station up to the market, heels advised, queues expected.",
    },
    {
      name: "Gidea Park and Emerson Park",
      text: "Detached houses with bars built in, electric gates and a hot tub under the pergola.",
    },
    {
      name: "Hornchurch and Upminster",
      text: "Golf clubs, church halls and village-feel high streets along the District line’s last stops.",
    },
  ],
  arriving:
    "The Elizabeth line and fast trains from Liverpool Street stop at Romford. Off the M25, use junction 28 and the A12; on Wednesdays, Fridays and Saturdays the market takes its car park back.",
  busy: {
    when: "Bank holiday weekends and the last Fridays before Christmas",
    why: "South Street is Havering’s night out and half of Brentwood’s too, so Saturday rooms go to whoever asked in autumn.",
  },
  leadWeeks: 3,
  lines: {
    "male-stripper":
      "Romford hens know exactly what they want: an Emerson Park lounge, pink everything, somebody’s mum leading the cheering. Gidea Park fortieths, netball dinners and salon Christmas parties bring the same energy in better shoes.",
    "female-stripper":
      "A golf-club bar at Upminster, a back room off South Street or the brother-in-law’s own bar in Hornchurch: Romford stags are spoilt. Wives, girlfriends and a proud dad are welcome at the front.",
  },
} satisfies Place;
