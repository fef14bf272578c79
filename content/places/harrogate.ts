import type { Place } from "../shape.ts";

export default {
  slug: "harrogate",
  name: "Harrogate",
  kind: "town",
  within: "in Harrogate",
  nation: "England",
  county: "North Yorkshire",
  motif: "town",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "Harrogate takes the waters, then something stronger. This is a town of pale stone, afternoon tea and two hundred acres of common grass called the Stray; hen parties book a Turkish Baths session, a Victorian villa off Cold Bath Road and one long table in the Montpellier Quarter.",
  spots: [
    {
      name: "Montpellier Quarter",
      text: "Sloping, flower-hung streets by the Pump Room, with cellar rooms and private tables.",
    },
    {
      name: "Cold Bath Road",
      text: "Independent shops and tall lodging-house terraces, handy for a group that likes its own front door.",
    },
    {
      name: "Nidderdale",
      text: "Farmhouses toward Pateley Bridge with hot tubs, drystone walls and very few street lamps.",
    },
  ],
  arriving:
    "The Leeds–York line calls at Station Parade in the middle of town. Drivers find disc parking on many streets, so leave a spare disc where it can be seen.",
  busy: {
    when: "The Great Yorkshire Show in July and the trade-fair weeks",
    why: "Farmers take the villas in show week, and exhibitions at the Convention Centre book hotel floors whole.",
  },
  leadWeeks: 5,
  lines: {
    "male-stripper":
      "Tea at three, Turkish Baths at five, a surprise at eight: few towns fit a hen day so neatly. A villa lounge facing the Stray suits twelve, and Knaresborough’s river cottages are a lively runner-up.",
    "female-stripper":
      "Show-week farmers, conference delegates and golf stags all clean up well. Nidderdale farmhouses want four-wheel patience and clear directions; Cold Bath Road flats are better for mixed fortieths that plan on walking home.",
    "drag-queen":
      "Nothing becomes a queen like a spa town: proper tea, gloves off. Ask her to call bingo in a Valley Gardens villa, present delegates’ awards near the Royal Hall, or take brunch through Montpellier with a raised finger.",
  },
} satisfies Place;
