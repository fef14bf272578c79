import type { Place } from "../shape.ts";

export default {
  slug: "carlisle",
  name: "Carlisle",
  kind: "town",
  within: "in Carlisle",
  nation: "England",
  county: "Cumbria",
  motif: "city",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "Last stop before Scotland, Carlisle has seen off raiders for centuries and now welcomes them by train. Twin drum-towered Citadel buildings face the station, Botchergate runs off beside them, and Hadrian’s Wall runs out east to farmhouses near Brampton where the stars do the lighting.",
  spots: [
    {
      name: "Botchergate",
      text: "The weekend strip, straight out of Court Square, with doors open late and cabs lined up.",
    },
    {
      name: "Fisher Street and the Market Cross",
      text: "Low-key Georgian corners near the cathedral and Guildhall, good for a meal together.",
    },
    {
      name: "Brampton and the Wall",
      text: "Roman-stone farmhouses and bunk barns beyond the M6, booked by walkers and hens alike.",
    },
  ],
  arriving:
    "Lines from Glasgow, Newcastle, Settle and the coast meet here. Town addresses are near Court Square; Wall farms lie off the A69, a dark half hour that needs what3words or gateposts.",
  busy: {
    when: "Carlisle Bell race week at midsummer, and Lakeland bank holidays",
    why: "Blackwell’s racecourse plays for a sixteenth-century bell, and every Cumbrian cottage fills when the sun is forecast for the fells.",
  },
  leadWeeks: 3,
  lines: {
    "male-stripper":
      "Borders hens arrive from Dumfries, Hexham and Keswick to meet in the middle, and Carlisle’s rail junction makes it easy. Botchergate rooms are near the platforms; Wall farmhouses need stout shoes under the costume.",
    "female-stripper":
      "Reivers’ descendants still come over the border in parties of sixteen, only now with weekend bags. A Brampton bunk barn or a Botchergate upper floor suits them, with Gretna newlyweds’ mixed receptions a cheerful variation.",
    "drag-queen":
      "After Gretna’s blacksmiths, a queen officiating is barely unusual. Have her do bingo for biscuit-factory shifts, brunch beside the Market Cross, or lip-syncs in a barn that Hadrian would have garrisoned.",
  },
} satisfies Place;
