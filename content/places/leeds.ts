import type { Place } from "../shape.ts";

export default {
  slug: "leeds",
  name: "Leeds",
  kind: "town",
  within: "in Leeds",
  nation: "England",
  county: "West Yorkshire",
  at: { lat: 53.796, lon: -1.548, source: "GeoNames: Leeds, GB.ENG.H3" },
  motif: "city",
  quarters: ["Call Lane", "Headingley", "Granary Wharf"],
  arriving:
    "Take the station’s south door for the water and the main concourse for Briggate. City Square is shut to through traffic, so drivers should agree a car park beforehand and walk the last bit.",
  busy: {
    when: "Test days at Headingley, Leeds Festival over August bank holiday and graduations in July",
    why: "Cricket fills LS6, campers bound for Bramham Park fill the trains, and new graduates’ families want every large table.",
    ahead:
      "Headingley Tests and Leeds Festival weekend should reach us six or seven weeks ahead. The rest of the time, two to three weeks is fine for Granary Wharf.",
  },
  pages: {
    "male-stripper": {
      intro:
        "A Leeds hen party usually has its male stripper at the flat, an hour before Call Lane. He also does birthdays from Headingley to Roundhay, and leaving dos in a private back room.",
      here: "Your guests have probably been on their feet since breakfast: the arcades, lunch in Kirkgate Market, shoes off at the apartment by five. The gap before dinner is when he works best, because everyone is together, fed and still paying attention. Tell reception to expect an entertainer; he turns up in ordinary clothes with a bag. Twenty minutes later the bride is in the chair and her mother is asking whether he does sixtieths. In Moortown or Horsforth, have it at home after the buffet, once you’ve told the neighbours.",
      spots: [
        {
          name: "Granary Wharf",
          text: "New apartments around the canal basin, outside the station’s south door. Floors are solid and there is a lift. The balconies look straight at other balconies: drop the blinds before the first song.",
        },
        {
          name: "Roundhay",
          text: "Big bay-fronted houses near the park, many with a drive and two reception rooms. Put the buffet in the back one and the show at the front, where the floor is usually bare boards.",
        },
        {
          name: "Clubs in Headingley and Kirkstall",
          text: "Cricket, rugby and social clubs with a function room for a fortieth or a big hen do. Ask the steward whether the committee allows striptease, and for a room with its own door.",
        },
      ],
      room: "Riverside flats have a breakfast bar where you’d like a stage, so spin the sofa round and stack the stools behind it. A terrace in Burley or Harehills may open from the street into the lounge, so lend him a bedroom to get ready in, and have a friend answer the door. He’ll need your speaker and a chair without arms.",
      question: {
        ask: "We’re doing the Otley Run. Could he meet us on the way round?",
        answer:
          "Sorry, no: it’s one public bar after another, and he performs in private. What does work is the place you’re staying, late in the morning, while the fancy dress is clean and you’re all still together. Leave an hour in hand before the first pub, since the route gets busier as the afternoon goes on.",
      },
    },
    "female-stripper": {
      intro:
        "A Leeds stag weekend, a sixtieth or a women’s burlesque birthday can book its female stripper for a rented flat by the Aire, a loft at Holbeck or a private hired room.",
      here: "By nine a Leeds stag party will be in three different bars. Bring her in early, while you’re all in the one place. Cricket weekends suit a house in Hyde Park, straight after stumps; football ones go better in an apartment at the dock, once everybody is back from Elland Road. In a club at Morley or Pudsey, ask the steward for a side room and give her its key. Or it might be a new start after a long year: a few friends, a bottle each, the short show and one toast.",
      spots: [
        {
          name: "Leeds Dock",
          text: "Tall blocks beside the Armouries, with long lounges and parking underneath. There’s more than one entrance and the intercoms are temperamental, so wait for her by the lobby doors.",
        },
        {
          name: "Holbeck’s mill lofts",
          text: "Brick, beams and one enormous window per flat. They hold two dozen, but not all have blinds, and without them you’ll be seen from the street.",
        },
        {
          name: "Morley and Pudsey clubs",
          text: "Side rooms with a hatch to the bar, chairs already in stacks and members who expect to be asked first. Speak to the steward well before any deposit is paid.",
        },
      ],
      room: "Clear three metres by three of floor, with seats down both sides and a wall at the far end. Loft heating is slow, so turn it up after lunch. She gets ready in whichever bedroom has the biggest mirror, and would thank you for a rug over cold concrete. Stand the speaker at the far end, and put a friend in charge of stopping the music between costumes.",
      question: {
        ask: "Can a bar on Call Lane put us in a corner for it?",
        answer:
          "No, a corner is still in public. Some bars hire out a whole upper floor, and a few managers will agree if they know exactly what happens and it’s allowed by their licence. Ask by email and keep the answer. Otherwise it’s the flat at seven, then Call Lane on foot.",
      },
    },
    "drag-queen": {
      intro:
        "From a staff party on Wellington Street to a big birthday in Garforth, hire a drag queen in Leeds to sing, compère, hand out the prizes or simply make an entrance while the cake is lit.",
      here: "Lower Briggate has had queens on its stages for years, and most people here know the form and shout back. At the office awards she reads the nominations cold, doubts every one, and gets people up to dance before the cheese. A hen party can have a costume parade instead, judged by her, with extra marks for anybody who made theirs from a bin bag on the train. A golden wedding at Rothwell or Yeadon gets the older songs and nothing rude. Ask for bingo and she’ll call it with footnotes.",
      spots: [
        {
          name: "Wellington Street and Whitehall Road",
          text: "Office towers with top-floor event space and proper goods lifts. There’s a big screen, a lectern, and a meeting room that becomes hers for the evening.",
        },
        {
          name: "The Corn Exchange quarter",
          text: "Old warehouse cellars and lofts, hired out whole on weeknights. Wigs have to duck under the ironwork. The walk on to Lower Briggate takes a few minutes, in company.",
        },
        {
          name: "Cricket and social clubs",
          text: "Yeadon, Rothwell and Farsley have function rooms with stages built for turns. She can use the wings, the dressing room and very often the house microphone; test it first.",
        },
      ],
      room: "Say whether the mic is yours or hers. Then: one socket on the stage side, a table at elbow height for props, somebody to work the lights, and her own room without a staircase between. Warehouse stairs are slow going in a fishtail gown, and her cases come up first.",
      question: {
        ask: "Would she lead us through the arcades for a laugh?",
        answer:
          "For a photograph or two, possibly, if it’s agreed when you book. As a show it doesn’t work: the arcades are private, with their own security, and nobody hears a joke above the buskers on Briggate. Spend her time indoors, where there’s a microphone, and let her see you to the door at the end.",
      },
    },
  },
  sources: [
    "Otley Run, its route through Headingley and how busy it gets later: https://discoverleeds.co.uk/guides/best-leeds-otley-run-map-and-guide",
    "Otley Run in fancy dress, popular with stags and hens: https://anotleyrun.com/the-pub-crawl/",
  ],
} satisfies Place;
