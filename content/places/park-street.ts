import type { Place } from "../shape.ts";

export default {
  slug: "park-street",
  name: "Park Street",
  kind: "area",
  parent: "bristol",
  within: "on Park Street",
  nation: "England",
  county: "Bristol",
  at: {
    lat: 51.455,
    lon: -2.603,
    source: "placed by hand on the map; not in GeoNames’ cities: half-way up Park Street, Bristol",
  },
  motif: "city",
  quarters: ["College Green", "Great George Street and Brandon Hill", "The Triangle"],
  arriving:
    "From Temple Meads take a bus to College Green rather than the climb. There’s a large multi-storey in Trenchard Street just below, and stopping on Park Street itself is for buses and loading.",
  busy: {
    when: "Freshers’ fortnight, July graduations, the last week before Christmas",
    why: "Gowns fill the pavement outside the Wills Memorial Building, and December work dos arrive downhill from Clifton’s offices.",
    ahead:
      "Uphill or down, two weeks’ notice serves an ordinary Park Street night. Freshers’ fortnight and July graduations need five, and the week before Christmas six.",
  },
  pages: {
    "female-stripper": {
      intro:
        "On Park Street a female stripper performs at stag dos, birthdays and leaving parties, in the cellars, flats and first floors above and below the shops.",
      here: "Meet at the bottom. College Green is flat, everybody can find the Cathedral, and half your group will be late from the harbour. Then choose a room near the bottom, because it’s a steep hill after dinner. She goes on as soon as drinks are poured, and afterwards you carry on up to the bars on the Triangle. The bars fill from about ten, so a show at seven leaves you time for both. If half the guests have never met, take the hour with games.",
      spots: [
        {
          name: "Cellars below the shopfronts",
          text: "Vaulted, cool and hard to hear from the street, some with a bar already built. There’s usually one stair, so find out how many people the fire limit allows and keep to it.",
        },
        {
          name: "Great George Street and Berkeley Square",
          text: "Georgian flats over offices that are locked by six. Ask the owner about the act and about parties before you pay for the night.",
        },
        {
          name: "Park Row and the Triangle",
          text: "First-floor bars and function rooms at the top of the hill, close to the taxis. Hire the whole floor, have the manager confirm the act by email, and use the staff room as her dressing room.",
        },
      ],
      room: "Underground you’ll have no signal and no daylight: download the playlist, leave a torch by the switch and send someone up to the pavement when she’s due. Run a heater, because damp vaults are cold, and keep her costume off the wall.",
      question: {
        ask: "How does she get to the door with her bags on a slope like that?",
        answer:
          "Not up the hill, if you can help it. The multi-storey in Trenchard Street is close by, or she can be dropped at the Triangle and walk down; she can’t stop on Park Street itself. Tell her which shop you’re next to as well as the number, because the doors to the flats are easy to miss.",
      },
    },
  },
  sources: [
    "Park Street’s gradient and the water slide of May 2014: https://www.huffingtonpost.co.uk/2014/05/04/bristol-water-slide_n_5262853.html?utm_hp_ref=uk",
    "College Green at the foot of the hill: https://spinner182.wordpress.com/2014/05/05/park-street-water-slide-d/",
    "Bars along Park Street: http://what-when-how.com/Tutorial/topic-1226kjbm8p/England-2012-and-the-Best-of-Wales-366.html",
  ],
} satisfies Place;
