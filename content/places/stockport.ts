import type { Place } from "../shape.ts";

export default {
  slug: "stockport",
  name: "Stockport",
  kind: "town",
  within: "in Stockport",
  nation: "England",
  county: "Greater Manchester",
  motif: "town",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "Eleven million bricks carry the railway over Stockport, and life goes on beneath the arches. The Underbanks wind at the bottom, the glass-sided Market Hall sits on the hill above, and steps join them; beyond are the Heatons, Bramhall and Marple, each with houses suited to a big table.",
  spots: [
    {
      name: "The Underbanks",
      text: "Crooked lanes of small independents, spanned by a bridge, where upstairs rooms take a dozen.",
    },
    {
      name: "Market Place",
      text: "Victorian iron-and-glass hall, St Mary’s tower and a monthly street-food evening on Friday.",
    },
    {
      name: "Heaton Moor",
      text: "Leafy avenues of Edwardian houses, wide halls and dinner-party streets a hop from the A6.",
    },
  ],
  arriving:
    "London trains stop high above the bus interchange and its rooftop park, while the Underbanks lie well below both. Mark on a map which level your door is on.",
  busy: {
    when: "Last Fridays on the Market Place, and County home Saturdays",
    why: "Foodie Friday packs the hilltop through the warmer months, and Edgeley Park’s crowds take the kerbs on the station side.",
  },
  leadWeeks: 3,
  lines: {
    "male-stripper":
      "Hat-making town, so bring one for the act. Underbanks upper rooms suit hens of twelve with strong ankles; Bramhall and Heaton Moor houses suit everybody’s mother, and their drives save a hunt for parking.",
    "female-stripper":
      "County promotion parties aside, Stockport stags tend to be old school friends from the Heatons. A Marple lock-side house or a room near the Market Hall works, for mixed fiftieths most of all.",
    "drag-queen":
      "The Plaza’s Compton organ rises through the floor, and no queen likes to be outdone. Give her a staircase: an Underbanks brunch, bingo in millinery as a bow to the Hat Works, or the pyramid-side office Christmas by the M60.",
  },
} satisfies Place;
