import type { Place } from "../shape.ts";

export default {
  slug: "salford",
  name: "Salford",
  kind: "town",
  within: "in Salford",
  nation: "England",
  county: "Greater Manchester",
  motif: "city",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "Call it Manchester at your peril. Salford has its own cathedral, its own accent and, at the Quays, its own waterfront of towers, theatres and television studios. Parties choose between a dockside flat with a balcony, New Bailey and Greengate by the Irwell, or a lounge out in Worsley or Monton.",
  spots: [
    {
      name: "Salford Quays",
      text: "Former ship-canal docks beside the Lowry and MediaCity, with high flats and water on each side.",
    },
    {
      name: "Chapel Street",
      text: "Old main road from the cathedral to the Irwell bridges, with railway arches and new towers.",
    },
    {
      name: "Worsley and Monton",
      text: "Half-timbered village, orange-tinted Bridgewater Canal and big family houses with deep hallways.",
    },
  ],
  arriving:
    "Trams for the Quays divide at Harbour City, so name your stop: MediaCityUK, Salford Quays or Exchange Quay. High towers mean concierge desks; leave the performer’s stage name off the list.",
  busy: {
    when: "Cricket and concerts across the water at Old Trafford, and MediaCity’s summer weekends",
    why: "Both Old Traffords empty over the footbridges, and audiences for the studios and the Lowry hold many Quays rooms.",
  },
  leadWeeks: 4,
  lines: {
    "male-stripper":
      "On the twentieth floor at the Quays, the concierge is your first hurdle and the lift your second. Once in, hens have skyline and sofa; Monton birthdays swap the view for a garden and easier parking.",
    "female-stripper":
      "Production crews wrapping a series, Old Trafford cricket stags, an Eccles fiftieth for brother and sister both: Salford parties are seldom one sort. A Greengate flat is best for ten; Worsley function rooms have more floor.",
    "drag-queen":
      "Coronation Street films over the water, so barmaid wigs are heritage. Send a queen into a MediaCity office for bingo, on to a Chapel Street arch for lip-syncs, or up to Swinton for a soap-themed brunch.",
  },
} satisfies Place;
