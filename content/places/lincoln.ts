import type { Place } from "../shape.ts";

export default {
  slug: "lincoln",
  name: "Lincoln",
  kind: "town",
  within: "in Lincoln",
  nation: "England",
  county: "Lincolnshire",
  at: { lat: 53.227, lon: -0.538, source: "GeoNames: Lincoln, GB.ENG.H7" },
  motif: "city",
  quarters: ["Bailgate", "Brayford Pool", "West Parade"],
  arriving:
    "The station is at the foot of the High Street’s climb. Steep Hill can’t be driven, so uphill addresses are reached by Lindum Road or Yarborough Road.",
  busy: {
    when: "August bank holiday, showground weekends and cathedral graduations",
    why: "Most years steampunks in goggles take over the castle quarter in late August; the Lincolnshire Show and graduation days fill hotels too.",
    ahead:
      "Uphill or downhill, the answer is four weeks. Steampunk weekend, over the August bank holiday, is one to fix in June, along with the cottage.",
  },
  pages: {
    "male-stripper": {
      spots: [
        {
          name: "Brayford Pool",
          text: "Apartments and aparthotels round the marina by the university, with good-sized lounges, level access and taxis outside. Out of term the whole waterfront is positively calm.",
        },
        {
          name: "Bailgate and Westgate",
          text: "Stone cottages between the castle and the Roman arch. Handsome, thick-walled and low: think of a lively short routine in a very small parlour.",
        },
        {
          name: "The Wolds",
          text: "Farmhouses and barns beyond Wragby with big kitchens and space outside to park. Warn us about the track, as the lanes are dark and muddy when the beet is lifted.",
        },
      ],
      intro:
        "Uphill in a cottage off Bailgate, downhill in a Brayford flat or out in the Wolds: a Lincoln male stripper for your hen do or birthday.",
      here: "Choose your level and stick to it. Downhill, stay by the marina, have cocktails at the water’s edge and book him for six at a flat with a lift. Uphill, rent a cottage off Bailgate and stay in for the night, with the longer show. For a birthday out in the county, try one of the farmhouses from Horncastle to Market Rasen, where the kitchen is big and he can park in the yard. Tell us whose birthday it is and who can’t bear a fuss.",
      room: "Rugs over quarry tiles travel, and so does anyone dancing on them; take them up. In a cottage, hang the horse brasses elsewhere and stand shorter guests in front. In a marina flat the furniture is light, so two friends can have the floor bare in the time it takes him to change in the en suite.",
      question: {
        ask: "Uphill or downhill: does it make any odds to him?",
        answer:
          "It does to his arrival. Bailgate means the long way round by road, and parking up there is scarce and metered. Brayford is simpler, apart from graduation days and level-crossing queues on the High Street. Tell us which, and if you’re uphill in a pedestrian lane, where he should leave the car.",
      },
    },
    "female-stripper": {
      spots: [
        {
          name: "North Hykeham and Nettleham",
          text: "Bungalows and houses with wide plots. A bungalow is ideal for her, since there’s no stair to negotiate in heels and a bedroom next to the lounge.",
        },
        {
          name: "Marina function rooms",
          text: "Waterside suites above bars, let to closed parties by arrangement. Make sure the glass on the water side has blinds, because the whole of the opposite bank can see in.",
        },
        {
          name: "West Parade",
          text: "Late-Victorian terraces, tall and close together. Hire a whole one for a weekend and use the back parlour; residents’ permits apply, so she is better dropped off.",
        },
      ],
      intro:
        "Stags on the Brayford, fiftieths in North Hykeham, women’s nights uphill: Lincoln’s female strippers perform at all three, in lounges and in suites closed to the public.",
      here: "Go karting or round the airfield museums, come back to a flat by the water, and order pizza. Book her for seven, with the boxes out of the way, and the High Street is ten minutes on foot when she’s done. Out in Hykeham and Nettleham the party is a grown-up affair in a good-sized lounge. If it’s for a husband who likes old films, ask for gloves, a hat and a bit of Rita Hayworth, and she’ll fit the music to that.",
      room: "Where a lounge opens on to a garden room, hang throws across the join, since anyone in the garden can see in after dark. Carpets are kinder than laminate. She’ll bring fans, gloves and her own tracks; from you it’s warmth, a plug, a wall of seats and a bedroom that locks.",
      question: {
        ask: "We’re visiting for the steampunk weekend. Any use trying?",
        answer:
          "Some, if you ask early and stay downhill. The August bank holiday packs those streets with people in goggles and corsets, cottages go first and traffic round the castle barely moves. A house downhill or out towards Hykeham makes it feasible. She’d enjoy the theme, as a corset and a top hat are well within a burlesque wardrobe, but she can’t cross Castle Hill with a suitcase.",
      },
    },
    "drag-queen": {
      spots: [
        {
          name: "Bailgate’s dining rooms",
          text: "Georgian first floors for an intimate table. Lovely fireplaces to pose by, though the wig must be carried up a turning stair in a box of its own.",
        },
        {
          name: "The Showground side and Nettleham Road",
          text: "Exhibition halls and hotel suites north of the city for big dinners. Parking, staging and a good PA; ask for a screen if the back is far off.",
        },
        {
          name: "Members’ clubs off the High Street",
          text: "South of the railway, old clubs with snooker, a concert room and loyal regulars. The level crossing holds everybody up: plan for a slow start.",
        },
      ],
      intro:
        "A graduation dinner, a costume ball, a club’s jubilee: Lincoln’s drag queens are hired for evenings when people have dressed up.",
      here: "Goggles, top hats, brass corsets: on the steampunk weekend in August the castle quarter is full of them, and she’s a good judge for the contest. She’ll do it with categories, a sash and a speech. Other months give her graduation dinners, with grandparents who need a laugh between courses, choirs and drama groups with a jubilee to mark, and farming dinners where the ties come off at nine. Everyone here knows the tale of the cathedral imp: send her a legend or two of your own to set beside it.",
      room: "Stone halls echo, so drape the end wall or bring the tables in. What matters is the walk between her dressing room and the lights, which mustn’t go outdoors over cobbles. Spare her a table with a bulb, a bin and a hook, and find a steady hand for the follow-spot.",
      question: {
        ask: "How does she get up Steep Hill in heels?",
        answer:
          "She doesn’t. Cases come round by road to an uphill address, in trainers, and the heels go on at the last minute. Anything at the top needs a place to unload, agreed with whoever keeps the bollards or the car park. If you want a photograph of her on the cobbles, do it first, in daylight, hand on the rail.",
      },
    },
  },
  sources: [
    "Steampunk festival, August bank holiday, castle and Bailgate: https://www.bbc.co.uk/news/uk-england-lincolnshire-62672859",
    "The festival’s agreement with the city, to 2026: https://thelincolnite.co.uk/2021/08/five-year-deal-to-keep-steampunk-festival-in-lincoln/",
    "Steep Hill, on foot only: http://en.wikipedia.org/wiki/Steep_Hill",
  ],
} satisfies Place;
