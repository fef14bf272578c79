import type { Place } from "../shape.ts";

export default {
  slug: "twickenham",
  name: "Twickenham",
  kind: "area",
  parent: "london",
  within: "in Twickenham",
  nation: "England",
  county: "Greater London",
  motif: "capital",
  services: ["male-stripper", "female-stripper"],
  intro:
    "Twickenham means rugby first, yet the river came earlier: poets’ villas, Marble Hill’s lawns, Eel Pie Island reached by a single footbridge. Church Street sets tables outside on fine evenings. On quiet weekends it’s a Thames-side town with ducks; when England play, eighty thousand people walk up Whitton Road.",
  spots: [
    {
      name: "Church Street and the Embankment",
      text: "Small rooms over restaurants near the island footbridge, flagstones underfoot, moorhens outside.",
    },
    {
      name: "Strawberry Hill",
      text: "Edwardian houses with good gardens round Walpole’s white Gothic villa, and a station of their own.",
    },
    {
      name: "Whitton and the Stoop side",
      text: "Clubhouses and social rooms within reach of both rugby grounds, trophies overhead.",
    },
  ],
  arriving:
    "South Western trains come from Waterloo, with long queues after matches. Roads by the stadium close on event days and bays need permits, so a performer should drive in before kick-off or walk.",
  busy: {
    when: "The Six Nations, November internationals, summer stadium concerts",
    why: "Supporters reserve beds from St Margarets to Hounslow as soon as fixtures appear, and Harlequins’ Big Game adds another.",
  },
  leadWeeks: 5,
  lines: {
    "male-stripper":
      "Non-match Saturdays are the insider’s choice: a Strawberry Hill garden, boats on the reach, and the hens’ own referee keeping score. York House weddings bring relations of all ages, so birthdays here skew happily multi-generational.",
    "female-stripper":
      "Stags follow the oval ball, so book a Whitton clubhouse for two hours after the whistle, when singing is already under way. Women’s teams, veterans’ sides and mixed birthdays by Eel Pie Island are as welcome.",
  },
} satisfies Place;
