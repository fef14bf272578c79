import type { Place } from "../shape.ts";

export default {
  slug: "harbourside",
  name: "Harbourside",
  kind: "area",
  parent: "bristol",
  within: "on the Harbourside",
  nation: "England",
  county: "Bristol",
  motif: "city",
  services: ["female-stripper"],
  intro:
    "Bristol’s docks swapped cargo for company: cranes still stand outside M Shed, the SS Great Britain sits in her dry dock, and ferries potter between. Groups sleep in Wapping Wharf flats, eat along the quays, and hire a boat or warehouse floor before crossing Pero’s Bridge for the noisy bit.",
  spots: [
    {
      name: "Wapping Wharf",
      text: "Modern apartments and small dining rooms beside the steam-railway tracks of the old dockside.",
    },
    {
      name: "Canons Marsh",
      text: "The Millennium Square side: big event spaces, flat pavements, taxis close to hand.",
    },
    {
      name: "Underfall Yard and Cumberland Basin",
      text: "Quieter western water, boatyard buildings and moored barges; mind the cobbles, cleats and bollards.",
    },
  ],
  arriving:
    "Temple Meads is a twenty-minute stroll or a harbour ferry ride; Prince Street and Canons Road are the taxi drops. If the party floats, fix the pontoon and sailing time first.",
  busy: {
    when: "Harbour Festival in July, and June concerts in the Amphitheatre",
    why: "Music, tall ships and open-air crowds ring the water, so boats and balcony flats are spoken for early.",
  },
  leadWeeks: 5,
  lines: {
    "female-stripper":
      "Stags off the Harbourside ferry can have the act in a Wapping Wharf apartment before dinner, or aboard, if the skipper allows and the headroom does. Birthdays after a day on Brunel’s ship and mixed office crews do well in a warehouse room.",
  },
} satisfies Place;
