import type { Place } from "../shape.ts";

export default {
  slug: "lancaster",
  name: "Lancaster",
  kind: "town",
  within: "in Lancaster",
  nation: "England",
  county: "Lancashire",
  motif: "city",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "A castle that was a working prison until 2011, a quay full of Georgian warehouses, and the Ashton Memorial on its hill like an iced cake: Lancaster is small and good-looking. Students from two universities keep it awake, and farmhouses up the Lune valley take the bigger house parties.",
  spots: [
    {
      name: "Dalton Square",
      text: "Queen Victoria’s statue, the Town Hall and old townhouses with cellars, central to any evening.",
    },
    {
      name: "St George’s Quay",
      text: "Tall port warehouses on the tidal Lune, now flats, with the Millennium Bridge alongside.",
    },
    {
      name: "White Cross",
      text: "Canal-bank mill buildings, a short stroll from Penny Street, for dinners and works nights.",
    },
  ],
  arriving:
    "The station perches behind Castle Hill. The one-way system runs a complete ring and forgives nothing, so a pin on a map saves a performer two laps by the river.",
  busy: {
    when: "Music Festival in October, Roses weekend in alternate springs, bank holidays beside Morecambe Bay",
    why: "Bands occupy spare rooms city-wide, York’s students come to settle sporting scores, and families crowd the coast next door.",
  },
  leadWeeks: 3,
  lines: {
    "male-stripper":
      "Quay warehouses have beams, hoist doors and a river view for the shy to stare at. A Lune valley farm at Caton is the other favourite shape, good for hens who mix fell-running friends with mums from Morecambe.",
    "female-stripper":
      "The prison has closed, so stags must look elsewhere for confinement: a Dalton Square cellar, say, or a St George’s Quay flat. Both are fine for mixed postgraduates’ thirtieths, given notice to whoever lives upstairs.",
    "drag-queen":
      "Red rose in the wig and a line about Yorkshire, and the room is won. Bingo is right for campus departments at Bailrigg; White Cross dinners suit hosting; a Morecambe brunch wants an Eric impression thrown in.",
  },
} satisfies Place;
