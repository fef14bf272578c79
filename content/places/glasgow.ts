import type { Place } from "../shape.ts";

export default {
  slug: "glasgow",
  name: "Glasgow",
  kind: "town",
  within: "in Glasgow",
  nation: "Scotland",
  county: "Greater Glasgow",
  motif: "city",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "Glaswegians dress up for a night out and expect you to as well. Take your pick of the warehouses turned apartments of the Merchant City, the long strip at Finnieston beside the Hydro, and the sandstone West End, with Ashton Lane its liveliest corner.",
  spots: [
    {
      name: "Merchant City",
      text: "Old merchants’ warehouses made into flats and function suites, with the LGBTQ+ bars of Virginia Street and Wilson Street nearby.",
    },
    {
      name: "Argyle Street, Finnieston",
      text: "Restaurants end to end, private dining upstairs, and the great crane and the arena behind.",
    },
    {
      name: "Sauchiehall Street",
      text: "Students, office leavers and hen sashes meet here after dark, between Charing Cross and the Royal Concert Hall.",
    },
  ],
  arriving:
    "Central is for trains from England, Queen Street for Edinburgh. The middle is a Low Emission Zone, and most tenement flats mean a shared close, a buzzer and stairs: mention the floor.",
  busy: {
    when: "Big Hydro concerts, the Fair weekend in July, and the last Saturdays before Christmas",
    why: "Arena crowds take the beds at Finnieston, the Fair is still a holiday for many, and firms fix their December nights early.",
  },
  leadWeeks: 5,
  lines: {
    "male-stripper":
      "A tenement lounge with a bay window and high cornice is a fine theatre for this. For a West End hen it goes best before the walk to Byres Road; a Merchant City birthday of men and women can have it with pudding.",
    "female-stripper":
      "Stags up for football or a concert can have it in the apartment at Finnieston, then walk to the Hydro. Women’s birthdays and couples’ parties on the South Side, round Shawlands or Strathbungo, get the same good manners.",
    "drag-queen":
      "Patter is the local sport, so expect your queen to give and take plenty. Try lip-sync heats for an office do near St Vincent Street, bingo in a Dennistoun bowling club, or a long Merchant City brunch.",
  },
} satisfies Place;
