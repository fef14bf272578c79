import type { Place } from "../shape.ts";

export default {
  slug: "bedminster",
  name: "Bedminster",
  kind: "area",
  parent: "bristol",
  within: "in Bedminster",
  nation: "England",
  county: "Bristol",
  motif: "city",
  services: ["female-stripper"],
  intro:
    "South of the river, Bedminster was built on tobacco and coal, and drinks on North Street now. Gable ends wear murals from the Upfest street-art festival, the Tobacco Factory stages plays, and Ashton Gate’s floodlights rise behind the terraces. Expect two-up two-downs with extensions, skittle alleys, and neighbours who say “alright my luvver”.",
  spots: [
    {
      name: "North Street",
      text: "Café-bars, theatre people and first-floor rooms, all the way from Southville to the stadium.",
    },
    {
      name: "East Street and West Street",
      text: "Plainer pubs with skittle alleys at the back, unbeatable for a fortieth on a budget.",
    },
    {
      name: "Windmill Hill",
      text: "Steep coloured terraces over Victoria Park, where back gardens are short and the sunsets aren’t.",
    },
  ],
  arriving:
    "Bedminster and Parson Street stations are each one or two stops from Temple Meads. On match days leave Winterstoke Road alone; Dean Lane or Coronation Road makes a calmer approach.",
  busy: {
    when: "Ashton Gate match days and stadium gigs; balloons in August",
    why: "City and Bears fixtures, summer concerts and the Fiesta at Ashton Court all send their crowds along North Street.",
  },
  leadWeeks: 3,
  lines: {
    "female-stripper":
      "The skittle alley is Bedminster’s gift to stag parties: one long room, a door at the end, somewhere to keep score. Southville extensions suit mixed birthdays, and women’s rugby fans fresh from Ashton Gate need no persuading.",
  },
} satisfies Place;
