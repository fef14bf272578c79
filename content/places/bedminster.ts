import type { Place } from "../shape.ts";

export default {
  slug: "bedminster",
  name: "Bedminster",
  kind: "area",
  parent: "bristol",
  within: "in Bedminster",
  nation: "England",
  county: "Bristol",
  at: {
    lat: 51.441,
    lon: -2.598,
    source: "placed by hand on the map; not in GeoNames’ cities: between North Street and East Street, Bristol",
  },
  motif: "city",
  quarters: ["North Street", "East Street and West Street", "Windmill Hill"],
  arriving:
    "Bedminster and Parson Street stations are each one or two stops from Temple Meads. On match days leave Winterstoke Road alone; Dean Lane or Coronation Road makes a calmer approach.",
  busy: {
    when: "Ashton Gate match days and stadium gigs; balloons in August",
    why: "City and Bears fixtures, summer concerts and the Fiesta at Ashton Court all send their crowds along North Street.",
    ahead:
      "For a skittle-alley stag with City playing away, a fortnight is long enough. When Ashton Gate has a stadium gig, or balloons fill August, give us five weeks.",
  },
  pages: {
    "female-stripper": {
      intro:
        "Book a Bedminster female stripper for a stag do or a birthday in a skittle alley, a Southville extension or a flat off North Street.",
      here: "There’s a proper order to a Bemmie stag. Breakfast, Ashton Gate, three pubs along North Street, then everybody into a skittle alley at six with a hot-pot and the nine pins set up for wagers. She comes on after the first leg. The landlord will have agreed, and the alley’s own door keeps the show away from the saloon bar. Southville’s birthdays are at home: a women’s fortieth with a record player, someone on cocktails, and a burlesque number between the curry and the cake. Both sorts finish in time for a last one at the corner.",
      spots: [
        {
          name: "East Street and West Street alleys",
          text: "A skittle alley is long and narrow with benches down the sides, where everyone can see her walk it. Landlords let them on nights without a league match; get their agreement for the act as well.",
        },
        {
          name: "Southville terraces",
          text: "Two-up two-downs opened out at the back, with rooflights and a wood-burner. Pull the roof blinds if the loft conversions behind are higher than yours.",
        },
        {
          name: "North Street",
          text: "Upstairs rooms at cafés and bars by the theatre, used by choirs and writers in the week. Pleasant for a mixed crowd, as long as the manager shuts it to the public.",
        },
      ],
      room: "On an alley, cover the last few yards of boards with a mat, since they’re polished for bowling and lethal in stilettos. Bring the speaker to that end too. She’ll change in the sticker-up’s cubby or the function-room kitchen, with a hook cleared and the mirror wiped.",
      question: {
        ask: "Bristol City are at home. Does that spoil it?",
        answer:
          "Not if you’re going to the game. Hold the booking for an hour or more after the whistle: Winterstoke Road and Coronation Road will have moved by then, and so will the queue at the bar. If you’re not going, pick a weekend when City are away.",
      },
    },
  },
  sources: [
    "North Street, Southville and the Tobacco Factory: https://www.towncentred.com/ideas-1/creative-industry-buildings-as-anchors-for-high-streets",
    "Ashton Gate, home of Bristol City and Bristol Bears: https://en.wikipedia.org/wiki/Ashton_Gate,_Bristol",
    "Skittle alleys of the West Country: http://pub-games.blogspot.com/2016/11/",
  ],
} satisfies Place;
