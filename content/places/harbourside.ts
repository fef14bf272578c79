import type { Place } from "../shape.ts";

export default {
  slug: "harbourside",
  name: "Harbourside",
  kind: "area",
  parent: "bristol",
  within: "on the Harbourside",
  nation: "England",
  county: "Bristol",
  at: {
    lat: 51.45,
    lon: -2.6,
    source: "placed by hand on the map; not in GeoNames’ cities: the Floating Harbour at Millennium Square, Bristol",
  },
  motif: "city",
  quarters: ["Wapping Wharf", "Canons Marsh", "Underfall Yard and Cumberland Basin"],
  arriving:
    "Temple Meads is a twenty-minute stroll or a harbour ferry ride; Prince Street and Canons Road are the taxi drops. If the party floats, fix the pontoon and sailing time first.",
  busy: {
    when: "Harbour Festival in July, and June concerts in the Amphitheatre",
    why: "Music, tall ships and open-air crowds ring the water; boats and balcony flats are spoken for early.",
    ahead:
      "Flats at Wapping Wharf and crew suppers by the cranes want two or three weeks. The Harbour Festival in July is different, and May is soon enough to ask.",
  },
  pages: {
    "female-stripper": {
      intro:
        "Hire a female stripper on the Harbourside for a stag do, a birthday or a crew supper, in a Wapping Wharf flat, a dockside function room or, once in a while, a boat that stays tied up.",
      here: "With the cranes of M Shed at one end and the SS Great Britain at the other, there’s plenty to do before dark, and by six most of it has been done. The flat’s round the corner. She’ll be let in from the Museum Street side by a sober friend, get ready in the second bedroom and have your lot lined up along the breakfast bar by half past. For a crew’s end-of-season supper, take a private room, put her on after the trophies, and invite partners too.",
      spots: [
        {
          name: "Wapping Wharf",
          text: "Newish blocks with square rooms, lifts, and balconies by the dozen. Everyone’s balcony faces everyone’s: see to the curtains first, then the volume.",
        },
        {
          name: "Baltic Wharf and the marina",
          text: "Low brick houses by the water where a car can stop at the door. Put a note through the neighbours’ letterboxes first.",
        },
        {
          name: "Canons Marsh",
          text: "Event floors near Millennium Square, meant for conferences. They come with staging and black drapes, and with managers who’ll need the act described in the hire form.",
        },
      ],
      room: "Dockside apartments have engineered boards that show every mark, so put felt under the feet of the chair and lift the glass table away. Wind off the water rattles doors, so wedge the one she enters by. Unplug the phone chargers from the double socket, which will be wanted for music.",
      question: {
        ask: "Will a skipper let her perform on board?",
        answer:
          "Some private owners will while moored, hardly any commercial boats will under way. It depends on the licence, the crew, and cabin height, and we’d need all three confirmed. During Harbour Festival in July forget it: every deck is on view. A quayside flat is far simpler.",
      },
    },
  },
  sources: [
    "Harbour Festival each July: https://visitwest.co.uk/news/read/2022/06/bristol-harbour-festival-announces-50th-anniversary-programme-b2646",
    "M Shed, Wapping Wharf and Underfall Yard along the harbour: https://www.contrarylife.com/2016/07/bristol-harbour-festival-2016-34717/",
  ],
} satisfies Place;
