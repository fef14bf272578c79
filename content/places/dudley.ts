import type { Place } from "../shape.ts";

export default {
  slug: "dudley",
  name: "Dudley",
  kind: "town",
  within: "in Dudley",
  nation: "England",
  county: "West Midlands",
  motif: "town",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "Dudley wears a castle with a zoo wrapped round it, and a sense of humour to match. The Black Country likes a party at close quarters: working men’s clubs, cricket pavilions, back rooms of brick pubs, a buffet with grey peas.",
  spots: [
    {
      name: "Market Place and Stone Street",
      text: "Under the castle keep, town pubs and a square used for events, close to the bus station.",
    },
    {
      name: "Brierley Hill",
      text: "Hotels and offices by the Dudley canal at Merry Hill, the Delph’s locks below, and parking by the acre.",
    },
    {
      name: "Stourbridge",
      text: "The glassmaking town to the south, with its tiny shuttle train, supper rooms and late bars.",
    },
  ],
  arriving:
    "No mainline station of its own: come to Dudley Port, Tipton or Sandwell & Dudley and take a cab. Castle Hill is slowest at zoo closing time; most drivers arrive from M5 junction 2.",
  busy: {
    when: "Black Country Day on 14 July, school-holiday weekends, and Fridays before Christmas",
    why: "Flags come out across the borough in July, zoo and museum families take hotel rooms, and firms hire the clubs in December.",
  },
  leadWeeks: 3,
  lines: {
    "male-stripper":
      "A Netherton social club with a small stage and curtains is the genuine article, and hens there will heckle in dialect. Blokes’ sixtieths and mixed dos at Himley or Sedgley cricket clubs get the same turn; ask the steward beforehand.",
    "female-stripper":
      "The back room of a Gornal pub or a Kingswinford lounge keeps a stag among mates. Women’s skittles teams and couples on a silver wedding can have the same room and the same hour: nobody in the Black Country stands on ceremony.",
    "drag-queen":
      "“Bostin” is the review to aim for. Queens fit club bingo in Coseley like a hand in an opera glove, and can host a knees-up for Russells Hall staff or a Stourbridge brunch, lip-sync over the bacon and grey peas.",
  },
} satisfies Place;
