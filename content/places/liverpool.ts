import type { Place } from "../shape.ts";

export default {
  slug: "liverpool",
  name: "Liverpool",
  kind: "town",
  within: "in Liverpool",
  nation: "England",
  county: "Merseyside",
  at: { lat: 53.411, lon: -2.978, source: "GeoNames: Liverpool, GB.ENG.H8" },
  motif: "city",
  quarters: ["Ropewalks", "Baltic Triangle", "Georgian Quarter"],
  arriving:
    "Lime Street for long-distance trains, James Street on Merseyrail for the Pier Head and docks. Coming from the Wirral by car, both Mersey tunnels charge a toll.",
  busy: {
    when: "Grand National weekend in April, then Saturdays through December",
    why: "Ladies Day brings the whole region to Aintree on the Friday, the big race is on the Saturday, and tables in the Ropewalks are booked well ahead.",
    ahead:
      "Book three weeks before a Crosby birthday or a stag in the Baltic Triangle. Get in touch during February about Aintree, and by mid-October for December.",
  },
  pages: {
    "male-stripper": {
      intro:
        "Book a male stripper in Liverpool for a hen, a birthday or a race-day afterparty, in a dock apartment, a Ropewalks loft or somebody’s front room.",
      here: "Saturday in Liverpool starts at noon with rollers in and a playlist on. Four o’clock is good, tan done and hair not, when a Scouse hen party is all in one flat. He also comes to big birthdays in Huyton, Crosby and Allerton, with mums and aunties along the settee. Pick somebody to work the speaker for him, and decide beforehand who would like the chair and who would rather hold the drinks. Hens from the Wirral often start at somebody’s house in Wallasey and have him there at three, before the train under the river.",
      spots: [
        {
          name: "Albert Dock and Mann Island",
          text: "Apartments with river views and a concierge who must be told an entertainer is due. Lounges are wide enough for a chair in the middle; it’s a fair walk from the car, so meet him with the fob.",
        },
        {
          name: "Duke Street lofts",
          text: "Former merchants’ warehouses let to groups of twelve and up. Tall windows, exposed beams, and a bathroom on each floor for him to change in. By ten the street is noisy too, so have him before you go out to eat.",
        },
        {
          name: "Family houses in Crosby and Allerton",
          text: "Through-lounges, a carpet, someone’s best curtains. Carry the nest of tables into the hall, shut the porch door, and there is room for him and twenty of you.",
        },
      ],
      room: "Loft floors are hard and often polished, so put a rug that won’t slide under the chair. Keep hair tongs off the socket he needs for music, lay a towel over the white sofa, and give him the room with the lock.",
      question: {
        ask: "Is it daft to book him while our rollers are still in?",
        answer:
          "It is the best slot of the day. The whole party is together, sober enough to remember it and already taking pictures. Have him finished a good hour before the cars come, so that nobody does their make-up on the back seat. If a stylist is still at work in the same room, ask her first.",
      },
    },
    "female-stripper": {
      intro:
        "A female stripper in Liverpool dances at stags, milestone birthdays and nights for women with a taste for burlesque, in a warehouse space, an apartment or a house. You provide a speaker and a door that shuts.",
      here: "The plan that works for a Liverpool stag is a late lunch, a rest, and an hour indoors before Concert Square. If you’ve been out since a lunchtime kick-off, six o’clock is better than ten. Put the groom at the front if he’s happy to be there, and his future father-in-law wherever he’d rather be. Elsewhere she dances for fiftieths in Woolton, for couples throwing a party in the Georgian Quarter and for groups of women who ask for feathers rather than uniforms. A hen in Crosby can have the fan number at teatime, before the train.",
      spots: [
        {
          name: "Baltic Triangle hire spaces",
          text: "Whole rooms in old warehouses off Jamaica Street, with load-in doors and no neighbours overhead. Hang a drape across a corner to make the space smaller, and put a rug down, because the concrete is cold.",
        },
        {
          name: "Hope Street townhouses",
          text: "High Georgian first floors with shutters that still close. The stairs are long, and she’ll probably come up in flat shoes.",
        },
        {
          name: "Woolton and Allerton houses",
          text: "Wide lounges for a fiftieth with couples in the room. Ask for the fan number, take the coffee table out to the garage, and tell her which bedroom has the full-length mirror.",
        },
      ],
      room: "Warehouse or townhouse, warmth counts: these are big old spaces, and she’ll feel the draughts. Have the heating on an hour early, a screen or bedroom with a mirror close by, and one side of the room with no seats at all to give her room. Warehouse lifts are slow: send a friend down early.",
      question: {
        ask: "Half the stags are Reds and half are Blues. Does that matter?",
        answer:
          "Only if you book her against kick-off. Check both fixture lists, because one of the two is nearly always at home, and allow plenty of time after the whistle. She won’t wear a club shirt for either side, which saves an argument. She’ll make a joke of the rivalry if you’d like her to.",
      },
    },
    "drag-queen": {
      intro:
        "Get a drag queen in Liverpool to host a birthday, a works do or a family party the size of a wedding, with songs, stories and somebody’s uncle in her sights. People here grew up with Lily Savage, and know what to expect.",
      here: "Scousers talk back. A queen who works here leaves gaps for it, and the best half of the night is often the answers she gets. She might introduce the speeches at a sixtieth in a Bootle social club, hand out joke prizes to an office team in Old Hall Street, or sing Cilla to a room of women who know every word and all the gossip too. Send names, nicknames and the story the family always tells, and say which story it never does. Book two hours and she sees you through the buffet, the speeches and the cake.",
      spots: [
        {
          name: "Social clubs in Bootle and Garston",
          text: "Proper stages with tinsel curtains, a house PA and regulars who clap in time. Ask the committee about the last act’s finish time, and whether barrels are kept where she has to dress.",
        },
        {
          name: "Waterfront function rooms",
          text: "Hotel suites near the Pier Head where the windows do half the decorating. Face the stage away from the river, or the sun will be in people’s eyes.",
        },
        {
          name: "The streets round Stanley Street",
          text: "Liverpool’s Pride Quarter. Private rooms there understand drag without being told, and a mic stand, a spotlight and a mirror are usually in the building already.",
        },
      ],
      room: "With two cases and a wig box, what she needs most is somewhere to park outside. After that: a stage or corner with height above it, a microphone once you pass forty guests, and a chair that isn’t needed back while she is still doing her lashes.",
      question: {
        ask: "Our family heckles. Will she mind?",
        answer:
          "Not at all; she expects it. Tell us beforehand who enjoys it and who will brood, and she shares it out accordingly. What spoils a set is the table that talks among itself. Put the loud ones at the front, where they are answered, and not by the bar.",
      },
    },
  },
  sources: [
    "Ladies Day is the Friday of the Grand National meeting: http://www.bbc.co.uk/news/uk-england-merseyside-43753217",
    "Tolls on both Mersey tunnels: https://www.liverpoolcityregion-ca.gov.uk/mersey-tunnels",
    "Stanley Street: https://docslib.org/doc/2726423/stanley-street",
    "Baltic Triangle: https://baltictriangle.co.uk/about",
    "Woolton’s semis and detached houses: https://www.prideroad.co.uk/house-extension-woolton-liverpool/",
    "Allerton’s large houses: https://acearchive.org/allerton-liverpool",
  ],
} satisfies Place;
