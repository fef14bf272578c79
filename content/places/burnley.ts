import type { Place } from "../shape.ts";

export default {
  slug: "burnley",
  name: "Burnley",
  kind: "town",
  within: "in Burnley",
  nation: "England",
  county: "Lancashire",
  motif: "valley",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "Burnley sits in a bowl of moors with Pendle Hill at its shoulder, and witches are the local speciality. The Leeds and Liverpool Canal crosses town on the Straight Mile embankment, level with the rooftops, and parties follow the water down to the Weavers’ Triangle or drive up to a Pendle farmhouse.",
  spots: [
    {
      name: "Hammerton Street",
      text: "A handful of late rooms close together, near the Mechanics theatre and St James’s Street.",
    },
    {
      name: "Weavers’ Triangle",
      text: "Spinning sheds and weaving mills along the towpath, several reborn as student and event space.",
    },
    {
      name: "Barley and Roughlee",
      text: "Farmhouses at Pendle’s foot, with long views, wood stoves and a witch story apiece.",
    },
  ],
  arriving:
    "Direct trains from Manchester Victoria use Burnley Manchester Road, on the hill above the centre. Padiham and Pendle lanes are dark; put a lantern at the farm turning.",
  busy: {
    when: "Halloween on Pendle, and Clarets Saturdays at Turf Moor",
    why: "Visitors climb the witches’ hill at the end of October, and claret-and-blue crowds fill Harry Potts Way on match afternoons.",
  },
  leadWeeks: 2,
  lines: {
    "male-stripper":
      "October hens in pointed hats get bonus points under Pendle. Roughlee kitchens take the whole coven; in town, a canal-side mill floor near Trafalgar Street is the better bet for a Burnley hospital leaving party.",
    "female-stripper":
      "Clarets stags should leave Turf Moor, eat, and only then face the music in a Hammerton Street room. For mixed company, a farmhouse at Barley offers one big table, one long dark lane and no passing trade.",
    "drag-queen":
      "A queen in a witch’s hat is a Burnley natural from late September. Beyond that, think bingo at a Padiham working men’s club, staff awards by the Straight Mile, or brunch after a cold walk from Towneley Hall.",
  },
} satisfies Place;
