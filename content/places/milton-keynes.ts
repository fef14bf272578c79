import type { Place } from "../shape.ts";

export default {
  slug: "milton-keynes",
  name: "Milton Keynes",
  kind: "town",
  within: "in Milton Keynes",
  nation: "England",
  county: "Buckinghamshire",
  motif: "town",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "Milton Keynes hides its social life behind trees. From the grid roads you see only roundabouts; turn off at the right one and there is a lake, a canal-side pub, or a neighbourhood meeting place for hire. The late bars gather in the middle, around Xscape and the theatre.",
  spots: [
    {
      name: "Central Milton Keynes",
      text: "Boulevards on a square plan, with the theatre, 12th Street’s restaurants, and hotels where hens spread over a floor.",
    },
    {
      name: "Stony Stratford",
      text: "A coaching-inn High Street on Watling Street, older than the new town by centuries and fonder of lunch.",
    },
    {
      name: "Wolverton and the canal",
      text: "Railway-works terraces and wharf buildings beside the Grand Union, with social clubs that take bookings.",
    },
  ],
  arriving:
    "H roads run across, V roads up and down: quote both, as in “V7 and H6”, plus the estate name. Central station has Euston trains, and parking is rarely far away.",
  busy: {
    when: "Silverstone’s Grand Prix weekend, Stadium MK concert nights, and December office dos",
    why: "The circuit is close enough that race fans block-book hotels here.",
  },
  leadWeeks: 4,
  lines: {
    "male-stripper":
      "Estate houses at Woolstone or Willen with an open-plan ground floor do nicely for hens, with a drive to park on. Meeting places often have rules on adult acts, so for big mixed birthdays try a Bletchley sports-club suite.",
    "female-stripper":
      "Between the chequered flag at Silverstone and dinner, stags in a 12th Street hotel suite or a barn towards Olney have the right-sized room. It’s equally one for women marking year end, or a joint fiftieth in Woburn Sands.",
    "drag-queen":
      "Head offices line Silbury Boulevard, and each needs someone to read out the awards. A queen does it with better jokes about roundabouts; bingo in a New Bradwell working club and Stony Stratford brunches suit as well.",
  },
} satisfies Place;
