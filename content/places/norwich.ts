import type { Place } from "../shape.ts";

export default {
  slug: "norwich",
  name: "Norwich",
  kind: "town",
  within: "in Norwich",
  nation: "England",
  county: "Norfolk",
  motif: "city",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "Norwich is a medieval city with a late licence: flint churches on every other corner, a market of striped awnings below the Castle, and lanes that loop back on themselves after the second cocktail. Groups divide between Golden Triangle terraces and Broads houses with their own moorings.",
  spots: [
    {
      name: "Norwich Lanes",
      text: "Pottergate, St Benedict’s and the alleys between, for small restaurants with an upstairs room.",
    },
    {
      name: "Prince of Wales Road",
      text: "The clubs’ street, running down from the Castle to the railway station and the bars at Riverside.",
    },
    {
      name: "Tombland and Elm Hill",
      text: "Cathedral-gate grandeur and cobbles; dining rooms in timbered houses, where heels need an arm to hold.",
    },
  ],
  arriving:
    "Liverpool Street trains terminate below Prince of Wales Road. The A11 is slow on summer Fridays, and Broads addresses often finish down an unlit lane.",
  busy: {
    when: "May’s Norfolk & Norwich Festival, Royal Norfolk Show week in June, and UEA graduation in July",
    why: "Festival-goers and the Costessey showground share a modest stock of hotels, while waterside lets at Wroxham go to boaters.",
  },
  leadWeeks: 4,
  lines: {
    "male-stripper":
      "A thatched house at Horning with a deck over the Bure, and nobody to disturb but coots, is the hen weekend this county does. City groups in the Golden Triangle, lads’ birthdays among them, need just a cleared front room.",
    "female-stripper":
      "Stags who have hired day boats at Wroxham will want to be ashore and dry first; a riverside let makes a good venue. In town, rooms above a St Benedict’s Street pub serve mixed parties and women’s nights equally well.",
    "drag-queen":
      "Let a queen loose on an insurance office’s Christmas lunch off Surrey Street, bingo in a Sprowston social club, or Sunday brunch in the Lanes. Norwich crowds are polite for ten minutes, then gloriously not.",
  },
} satisfies Place;
