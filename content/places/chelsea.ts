import type { Place } from "../shape.ts";

export default {
  slug: "chelsea",
  name: "Chelsea",
  kind: "area",
  parent: "london",
  within: "in Chelsea",
  nation: "England",
  county: "Greater London",
  motif: "capital",
  services: ["male-stripper", "female-stripper"],
  intro:
    "Chelsea strings itself along the King’s Road, from Sloane Square to World’s End, with artists’ studios tucked off Glebe Place and houseboats moored by Cheyne Walk. Brides marry at the Old Town Hall, Pensioners wear scarlet, and a party is likely to be in a house, a studio or a private dining room.",
  spots: [
    {
      name: "Sloane Square",
      text: "Dining rooms near the theatre and Duke of York’s parade ground, suits at lunch and hens by dusk.",
    },
    {
      name: "Cheyne Walk and the Embankment",
      text: "River-facing drawing rooms and moored boats; gangplanks and platform boots need a rehearsal.",
    },
    {
      name: "Chelsea Harbour",
      text: "Marina apartments with lifts and underground parking, their balconies stacked above the yachts.",
    },
  ],
  arriving:
    "Sloane Square is the only Tube stop; the western end relies on King’s Road buses or Imperial Wharf Overground. Visitors’ parking is metered, and Lots Road is gentler than the squares.",
  busy: {
    when: "Flower Show week each May",
    why: "The Royal Hospital’s gardens draw the world to SW3, so spare rooms and smart tables disappear; June’s weddings keep it that way.",
  },
  leadWeeks: 5,
  lines: {
    "male-stripper":
      "For a bride who signed the register at the Old Town Hall, or will soon: a studio off Glebe Place, straw boaters, something cold, then a knock at the door. Chelsea birthdays of every vintage join in.",
    "female-stripper":
      "World’s End flats and Harbour apartments make easy rooms for stags who’ve watched the football at Stamford Bridge. A Chelsea houseboat can work too, for a handful of friends, with the host checking headroom beforehand.",
  },
} satisfies Place;
