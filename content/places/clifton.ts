import type { Place } from "../shape.ts";

export default {
  slug: "clifton",
  name: "Clifton",
  kind: "area",
  parent: "bristol",
  within: "in Clifton",
  nation: "England",
  county: "Bristol",
  motif: "city",
  services: ["female-stripper"],
  intro:
    "Clifton looks down on Bristol from Georgian terraces, with Brunel’s Suspension Bridge at one end and Whiteladies Road at the other. Royal York Crescent is so long that guests should be told which end. Parties take place in garden flats, student houses off Pembroke Road, and upstairs rooms in the Village.",
  spots: [
    {
      name: "Clifton Village",
      text: "Boutique-lined streets round the Arcade and the Mall, with small private rooms above the restaurants.",
    },
    {
      name: "Royal York Crescent",
      text: "Raised-terrace apartments with tall windows over the Gorge side; entrances can be one storey below where you expect.",
    },
    {
      name: "Whiteladies Road",
      text: "Brasserie basements and larger function rooms from the Victoria Rooms up to the Downs.",
    },
  ],
  arriving:
    "Clifton Down station is on the Severn Beach line from Temple Meads. Residents’ permits cover the terraces by day; drivers crossing from Leigh Woods pay the bridge toll, and hills do the rest.",
  busy: {
    when: "Graduation in July, and the Balloon Fiesta in August",
    why: "The university’s families book every guest house near the Wills tower, and balloon-watchers want a Clifton window facing Ashton Court.",
  },
  leadWeeks: 4,
  lines: {
    "female-stripper":
      "A garden flat under Royal York Crescent is a natural for a stag who studied here and came back; a Village dining room suits mixed thirtieths and women’s birthdays. Warn the upstairs tenants: Clifton’s ceilings carry sound.",
  },
} satisfies Place;
