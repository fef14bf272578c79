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
  pages: {
    "female-stripper": {
      intro:
        "Bedminster stags and birthdays book their female stripper for a skittle alley, a Southville extension or a flat off North Street. South of the river, mostly on the level, no fuss.",
      here: "There’s a proper order to a Bemmie stag. Breakfast, Ashton Gate, three pubs along North Street, then everybody into a skittle alley at six with a hot-pot and the nine pins set up for wagers. She comes on after the first leg. The losing side sits down, the winning side behaves, and the alley’s own door means that nobody in the saloon bar need know. Southville’s birthdays are at home: a women’s fortieth with a record player, someone on cocktails, and a burlesque number between the curry and the cake. Both sorts finish in time for a last one at the corner.",
      spots: [
        {
          name: "East Street and West Street alleys",
          text: "A skittle alley is long, narrow and lined with benches, which is to say a catwalk. Landlords let them on nights without a league match; get their agreement for the act as well.",
        },
        {
          name: "Southville terraces",
          text: "Two-up two-downs opened out at the back, with rooflights and a wood-burner. Pull the roof blinds if the loft conversions behind are higher than yours, and they generally are.",
        },
        {
          name: "North Street",
          text: "Upstairs rooms at cafés and bars by the theatre, used by choirs and writers in the week. Pleasant for a mixed crowd, as long as the manager shuts it to the public.",
        },
      ],
      room: "On an alley, cover the last few yards of boards with a mat, since they’re polished for bowling and lethal in stilettos. Bring the speaker to that end too. She’ll change in the sticker-up’s cubby or the function-room kitchen, so clear a hook and wipe the mirror.",
      question: {
        ask: "Bristol City are at home. Does that spoil it?",
        answer:
          "Not if you’re going to the game. Hold the booking for an hour or more after the whistle: Winterstoke Road and Coronation Road will have moved by then, and so will the queue at the bar. If you’re not going, pick a weekend when the ground is dark.",
      },
    },
  },
  sources: [
    "North Street, Southville and the Tobacco Factory: https://d33gy59ovltp76.cloudfront.net/news/how-north-street-in-bedminster-evolved-into-a-cultural-hub",
    "Ashton Gate, home of Bristol City and Bristol Bears: https://wikide.org/de/Ashton_Gate,_Bristol",
    "Skittle alleys of the West Country: http://pub-games.blogspot.com/2016/11/",
  ],
} satisfies Place;
