import type { Place } from "../shape.ts";

export default {
  slug: "wrexham",
  name: "Wrexham",
  kind: "town",
  within: "in Wrexham",
  nation: "Wales",
  county: "North Wales",
  motif: "valley",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "Wrexham’s football club has the world watching, and the Racecourse Ground sits right beside the railway, so match Saturdays arrive on foot and singing. The town behind is compact: St Giles’ tower, two Victorian market halls, the arts and food of Tŷ Pawb, and bars along High Street and Town Hill.",
  spots: [
    {
      name: "High Street and Town Hill",
      text: "Pubs, and banks turned into bars, below the church tower: a small triangle for any group.",
    },
    {
      name: "Mold Road",
      text: "The ground, the university and General station together, all in red scarves when the team’s at home.",
    },
    {
      name: "Llangollen and the Dee",
      text: "Lodges, barns and canal cottages near the A5, around Pontcysyllte’s aqueduct and the hills.",
    },
  ],
  arriving:
    "Wrexham General adjoins the Racecourse, on the Shrewsbury–Chester line. Off the A483, avoid the Mold Road junction before a game, and remember that Dee-valley farms have Welsh names which satnavs mangle.",
  busy: {
    when: "Every Wrexham home game, FOCUS Wales in May, and racing at Bangor-on-Dee",
    why: "Supporters now fly in for a fixture, bands fill the centre each spring, and Llangollen’s Eisteddfod takes July’s cottages.",
  },
  leadWeeks: 5,
  lines: {
    "male-stripper":
      "Hens with a film-star budget or none: a Llangollen barn with a wood-burner, an upstairs on Town Hill, a Rhos social club. He suits all three, and any mixed table of Reds celebrating, once the final whistle has gone.",
    "female-stripper":
      "Stags over for a fixture should check the kick-off, then the room: a private bar near Regent Street, or a Gresford house. Birthday women, couples from Chirk and walking-football veterans are looked after no differently.",
    "drag-queen":
      "Hollywood came, so standards for an entrance are up. A queen can call the numbers at a Rhosddu club, hold lip-sync heats for a works do on the industrial estate, or raise a brunch toast in both languages near Tŷ Pawb.",
  },
} satisfies Place;
