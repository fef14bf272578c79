import type { Place } from "../shape.ts";

export default {
  slug: "derby",
  name: "Derby",
  kind: "town",
  within: "in Derby",
  nation: "England",
  county: "Derbyshire",
  motif: "city",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "Derby made its name in silk and jet engines, yet the going out is done among ale pumps. Sadler Gate’s crooked shopfronts and the Market Place sit beside the cathedral, and plenty of stags and hens who say Derby really mean a cottage up the A52 or A6 with the Peak outside.",
  spots: [
    {
      name: "Sadler Gate",
      text: "Narrow, paved and Georgian-fronted, the spine of the Cathedral Quarter and of most birthday plans.",
    },
    {
      name: "Friar Gate",
      text: "Wide road of townhouses out to the ironwork railway bridge, with late rooms at the cathedral end.",
    },
    {
      name: "Ashbourne and Matlock",
      text: "Stone farmhouses with hot tubs and cattle grids, for parties who want stars overhead.",
    },
  ],
  arriving:
    "The station is by Pride Park, a fair walk from Sadler Gate, so a cab it is. Past Duffield or Kirk Langley, phone signal can fade and written directions earn their keep.",
  busy: {
    when: "Download weekend in June, bank holidays in the Peak and Rams home games",
    why: "Donington Park takes the county’s spare rooms for rock, walkers take the cottages, and Pride Park takes the taxis.",
  },
  leadWeeks: 3,
  lines: {
    "male-stripper":
      "Jet-engine shift mates, Bakewell book clubs, brides in a barn above Matlock: in Derbyshire the party often lives in the kitchen. A Friar Gate townhouse is the town choice, with an early slot before the ale trail.",
    "female-stripper":
      "Groups heading for a farmhouse near Ashbourne should ask for one person at the cattle grid with a torch. In the city, upstairs on Sadler Gate suits a stag, a retirement from the railway works or a mixed fiftieth.",
    "drag-queen":
      "Hosted bingo goes with real ale far better than anyone expects, which is useful in Derby. Consider brunch in the Cathedral Quarter, a Pride Park office Christmas, or lip-syncs in a Peak barn with a disco ball on the beam.",
  },
} satisfies Place;
