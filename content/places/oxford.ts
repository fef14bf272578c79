import type { Place } from "../shape.ts";

export default {
  slug: "oxford",
  name: "Oxford",
  kind: "town",
  within: "in Oxford",
  nation: "England",
  county: "Oxfordshire",
  motif: "city",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "Oxford has two cities to party in. The one behind quad walls is invitation-only; the other runs down Cowley Road, through Jericho’s brick terraces beside the canal, and out to Cotswold-stone cottages round Witney and Woodstock where a group can make a bit of noise.",
  spots: [
    {
      name: "Jericho",
      text: "Walton Street for supper, with narrow canalside terraces behind that suit a small birthday more than a coachload.",
    },
    {
      name: "Cowley Road",
      text: "East over Magdalen Bridge: student houses, live music, and rooms upstairs that don’t mind volume.",
    },
    {
      name: "George Street and the Castle",
      text: "Late bars between Gloucester Green’s coaches and the old prison, handiest for groups arriving without a car.",
    },
  ],
  arriving:
    "Central streets have bus gates, cameras and a zero-emission zone; Park & Ride or the railway station at Frideswide Square is simpler. Bikes everywhere, parking nowhere.",
  busy: {
    when: "May Morning, Eights Week and the end of finals, then summer degree days",
    why: "Magdalen’s choir sings at dawn on the first of May, rowers’ families follow, and from then the guest rooms hardly empty.",
  },
  leadWeeks: 5,
  lines: {
    "male-stripper":
      "A Woodstock cottage hen, say, with a kitchen island and Blenheim for the morning walk; or a mixed party of former housemates back on Iffley Road. Directions matter more than décor, since no satnav understands a bus gate.",
    "female-stripper":
      "Stags lodging near the Castle have the shortest walk home. For them, for a women’s rowing reunion or a couple’s dinner in Headington, the point is a private room: punts and college bars are no place for it.",
    "drag-queen":
      "Debating chambers train an audience to interrupt, so give her a bell. Queens fit a Summertown charity bingo night, an after-finals brunch on Walton Street, or the Christmas parties of publishers and hospital teams up in Headington.",
  },
} satisfies Place;
