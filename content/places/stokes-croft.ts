import type { Place } from "../shape.ts";

export default {
  slug: "stokes-croft",
  name: "Stokes Croft",
  kind: "area",
  parent: "bristol",
  within: "in Stokes Croft",
  nation: "England",
  county: "Bristol",
  at: {
    lat: 51.463,
    lon: -2.59,
    source: "placed by hand on the map; not in GeoNames’ cities: Stokes Croft at City Road, Bristol",
  },
  motif: "city",
  quarters: ["Jamaica Street", "Montpelier", "St Pauls and Portland Square"],
  arriving:
    "Montpelier’s little station is just uphill and the coach station just downhill, at Marlborough Street. Kerb space on the Croft is for buses; unload round the corner in City Road or Jamaica Street.",
  busy: {
    when: "Early July in the years St Pauls Carnival is held, then freshers’ weeks",
    why: "Carnival closes the neighbouring streets, and new students discover Gloucester Road from late September.",
    ahead:
      "Plan a night in a Jamaica Street loft two weeks ahead. In a St Pauls Carnival year, raise early July with us before the end of May.",
  },
  pages: {
    "female-stripper": {
      intro:
        "Book a female stripper in Stokes Croft for a stag do, a queer birthday or a burlesque night, in a loft on Jamaica Street, a kitchen in Montpelier or a hired room in St Pauls.",
      here: "Screen-print the T-shirts, borrow a studio from a friend and have supper from a van. She brings a suitcase and a routine to an old jazz record; you bring the speaker, a plain chair and the owner’s agreement. Two brides can have one joint hen do, and housemates can club together for the short show. If your group has its own rules about consent or cameras, send them to us. Ours: hands off unless she takes yours, and phones away.",
      spots: [
        {
          name: "Jamaica Street",
          text: "Top-floor studios with paint on the boards and freight lifts that may or may not run. Borrow them from whoever holds the lease, and sweep.",
        },
        {
          name: "Montpelier",
          text: "Terraces as steep as a ladder, where the kitchen’s downstairs at the back and the garden’s a storey lower. Twelve people is a full house.",
        },
        {
          name: "Portland Square",
          text: "Big plain Georgian rooms used as workshops by day. They have the space and a plain wall to dance against. Tell whoever holds the keys what’s planned, and get a yes.",
        },
      ],
      room: "A studio has space and power but rarely a changing room, so rig a sheet across a corner with a clip lamp behind it. Check underfoot for tacks. If the windows have no blinds, newspaper and tape will do, if the owner doesn’t mind.",
      question: {
        ask: "Is this really something a feminist house party can book?",
        answer:
          "People do. It’s skilled work that she chooses, sets limits on and is fairly paid for, and the audience is there because it wants to be. Talk it over among yourselves first: one unhappy housemate is reason enough not to. Burlesque with a bit of satire tends to win the vote.",
      },
    },
  },
  sources: [
    "St Pauls Carnival, early July, and its closed streets: https://carole-johnson.co.uk/2019-st-pauls-carnival/",
    "Carnival’s route by Portland Square and City Road: https://www.stpaulscarnival.net/news-1/2019/7/1/event-carnival-event-guide",
  ],
} satisfies Place;
