import type { Place } from "../shape.ts";

export default {
  slug: "norwich",
  name: "Norwich",
  kind: "town",
  within: "in Norwich",
  nation: "England",
  county: "Norfolk",
  at: { lat: 52.628, lon: 1.298, source: "GeoNames: Norwich, GB.ENG.I9" },
  motif: "city",
  quarters: ["Norwich Lanes", "Prince of Wales Road", "Tombland and Elm Hill"],
  arriving:
    "Liverpool Street trains terminate below Prince of Wales Road. The A11 is slow on summer Fridays, and Broads addresses often finish down an unlit lane.",
  busy: {
    when: "May’s Norfolk & Norwich Festival, Royal Norfolk Show week in June, and UEA graduation in July",
    why: "Festival-goers and the Costessey showground share a modest stock of hotels, while waterside lets at Wroxham go to boaters.",
    ahead:
      "Out on the Broads or in a village hall, book five weeks before. If the Norfolk & Norwich Festival or the Royal Norfolk Show is on, think ten.",
  },
  pages: {
    "male-stripper": {
      intro:
        "Hen parties in Broads houses, birthdays in the Golden Triangle, leaving dos upstairs in the Lanes: there’s a Norwich male stripper for each.",
      here: "Nobody hurries on a Norfolk hen weekend. Out on the water the speed limit is about that of a brisk walk; a day boat to Ranworth and back takes up the whole afternoon. Then it’s hot showers, a thatched house with a long sofa, and a knock from a man who claims to be the Broads ranger checking licences. Back in the city, Unthank Road has front rooms by the hundred: move the bikes, open the double doors, and there is ample space for a fireman, a bride and her work friends shrieking in three accents.",
      spots: [
        {
          name: "Horning, Wroxham, Ranworth",
          text: "Waterside lets with a deck, a mooring and picture windows on the river. Boats go by until dusk with children waving: lower the blinds whatever the weather.",
        },
        {
          name: "The Golden Triangle",
          text: "Victorian terraces between Unthank and Earlham Roads. Residents’ parking applies; a visitor’s permit on the windscreen lets him unload by the gate and not round the corner.",
        },
        {
          name: "Pubs with an upstairs in the Lanes",
          text: "St Benedict’s and Pottergate have a few, small, wonky and full of charm. A landlord who’ll close the whole floor is worth asking; one who’ll only rope off a corner isn’t.",
        },
      ],
      room: "Riverside floors are often cork or painted board. Sweep them, as they’re gritty after a day on deck. Thatched houses forbid candles and smoke machines for obvious reasons: leave both out. A terrace needs its double doors pinned open, the piano stool as a bar, and guests who’ll sit on the stairs.",
      question: {
        ask: "Could he perform aboard the cruiser we’re living on?",
        answer:
          "No, his is a show for dry land. A hire cruiser has a saloon the width of a sofa and very little headroom. It’s also moored beside other people’s holidays. Tie up at a pub with a private room, having asked the landlord first, or rent a riverside house for one of your nights.",
      },
    },
    "female-stripper": {
      intro:
        "Norwich stag dos, fortieths and women’s evenings hire a female stripper for a riverside house, a private upstairs room or a barn beyond the ring road.",
      here: "There was a pub here for every day of the year, the saying goes, so have the show before you start counting. Meet at the house in Thorpe St Andrew or a barn by Wymondham, put a pie in the oven, and give her the hour before the first taxi; not after Prince of Wales Road, when people are past it. For a women’s party, a divorce in Eaton or a finished PhD, ask for the long gloves; the guest of honour can be handed a pair and join in for the last eight bars.",
      spots: [
        {
          name: "Thorpe St Andrew and Brundall",
          text: "Riverside houses with boathouses below and lounges above. Neighbours are close along the bank and water carries music, so keep the windows on that side shut.",
        },
        {
          name: "Barns round Wymondham and Hethersett",
          text: "Off the A11, brick and tarred board, built for weddings and rented midweek. Ask whether their licence covers a private entertainer, then get that in an email.",
        },
        {
          name: "Rooms by the Cathedral Close",
          text: "Timbered dining rooms off Tombland, low and lovely. The restaurant below is public, so ask the owner whether the room can be closed off.",
        },
      ],
      room: "Barns have concrete under the rug and echoes over it; hang a few coats on the end wall and it tames the sound. Provide a dressing corner that’s heated, not the tack room. In a beamed dining room, check headroom for feathers and move the candles.",
      question: {
        ask: "Will she come out to the coast, past Cromer?",
        answer:
          "She will. North Norfolk roads are slow, unlit and shared with deer, and half past eight is the latest start we’d plan. Give her a house name along with whatever the parcel driver uses. In July and August allow extra for caravans. Travel shows on your estimate before you send anything.",
      },
    },
    "drag-queen": {
      intro:
        "Ask for a drag queen in Norwich and you can have a quiz with songs, a panto-style host for the works party, or a cabaret spot at a seventieth in a village hall.",
      here: "Audiences here can be quiet for ten minutes and then very funny back. What works best in these parts is the local quiz, which needs the two hours. What’s a bishy barnabee, which way is on the huh, who invented mustard, sing the next line. Firms in the city keep that for their midsummer party, or have her announce the retirement of somebody who has been there since decimalisation. Pride fills Norwich on a Saturday in late July, and the week before it is a jolly time for a charity night with glitter.",
      spots: [
        {
          name: "Village halls and reading rooms",
          text: "Reepham, Loddon, Aylsham: brick, curtained, with a committee that irons tablecloths. A stage is standard, and the committee often does a supper.",
        },
        {
          name: "Tombland and Elm Hill",
          text: "Old guild rooms and private dining, timber and candle sconces, for an evening in black tie. The cobbles outside are a trial; have her dropped at the very door.",
        },
        {
          name: "Clubs in Sprowston and Hellesdon",
          text: "Concert stage, card tables, darts in the next room. Sound carries through the partition, so ask the dart players to come in as audience or play on mute.",
        },
      ],
      room: "Some older halls still heat by coin meter: have a bag of change and start early. In a beamed room, show her the tallest bit, because stooping ruins the entrance. She brings the tracks and you find the amplifier.",
      question: {
        ask: "Nobody in our village has seen drag. How will it land?",
        answer:
          "Better than you’d think. Most of them have seen a pantomime dame. Say in the notice what it is and no one’s ambushed, keep it to guests of 18 or over, and put the postmistress or the cricket captain on the front table if they’re game. She’ll start with a song they know and let the room come to her.",
      },
    },
  },
  sources: [
    "Norwich Pride, late July: https://www.edp24.co.uk/news/noriwhc-pride-gorelston-cliff-top-festival-worstead-old-buckenham-airshow-norfolk-day-2019-1-6166188",
    "Speed limits on the Broads: https://www.independent.co.uk/news/uk/low-speeds-for-boats-on-the-norfolk-broads-1560146.html",
  ],
} satisfies Place;
