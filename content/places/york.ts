import type { Place } from "../shape.ts";

export default {
  slug: "york",
  name: "York",
  kind: "town",
  within: "in York",
  nation: "England",
  county: "North Yorkshire",
  at: { lat: 53.958, lon: -1.083, source: "GeoNames: York, GB.ENG.Q5" },
  motif: "city",
  quarters: ["Micklegate", "Fossgate and Walmgate", "Bishophill"],
  arriving:
    "Walk from the station through the city walls to Lendal Bridge in five minutes. Footstreets shut to cars by day, and King’s Staith goes under when the Ouse rises, so check both.",
  busy: {
    when: "Ebor week in August, other Knavesmire Saturdays and the Christmas market",
    why: "Racegoers in hats take every room from Bishopthorpe Road to Bootham, and the Christmas market fills them again in December.",
    ahead:
      "For a Bishophill townhouse or a barn towards the Wolds, book us three weeks before. The Ebor in August is best arranged by mid-June, Christmas market Saturdays by early October.",
  },
  pages: {
    "male-stripper": {
      intro:
        "Race-day hen dos, fortieths, the odd divorce party: York male strippers perform in townhouses inside the walls, lodges beyond the ring road and private dining rooms.",
      here: "It’s the hats you notice. On a Knavesmire Saturday there will be a dozen of them on the newel post, with heels underneath and a winning ticket on the fridge. He fits in straight after racing, when everybody is home, pink-cheeked and not yet thinking about supper. Without the races, it’s a river cruise, afternoon tea, a spa, then the show at seven; tell the bride’s mother what’s coming, and give her a good seat. On race nights keep a space outside for his car, as the streets near the course fill early.",
      spots: [
        {
          name: "Bishophill and Skeldergate",
          text: "Narrow Georgian and Victorian houses let to groups. Front rooms are snug: twelve is comfortable and sixteen is too many. Keep the music down, as the walls are thin.",
        },
        {
          name: "Lodges past the ring road",
          text: "Timber houses on farms towards Stamford Bridge and Elvington. Vaulted lounges, a deck, no one next door. Leave the gate code in the booking notes.",
        },
        {
          name: "Acomb and Holgate",
          text: "Ordinary semis on the station side, where the birthdays are. Cars stop outside, dining tables fold, and the neighbour behind the party wall should be told.",
        },
      ],
      room: "Townhouse lounges are long and thin. Move the armchairs to the fireplace end, roll back the hearthrug, and let him come in from the hall. Beams are lower than they look: tell him if there’s one at forehead height, and keep candles out of reach of his jacket. Leave the umbrella stand outside, because the hallways are narrow.",
      question: {
        ask: "How does he reach a house on a street that’s closed to cars?",
        answer:
          "He parks outside the footstreets and walks in with one bag, which is normal here. Vehicles come back after the daytime closure ends, so an evening booking is often easier than an afternoon one. Race traffic and the Christmas market slow everything down. Send the house name, not only the number.",
      },
    },
    "female-stripper": {
      intro:
        "A York female stripper needs a private room, and the city has plenty if you know where to ask: group houses, function suites by the river, barns on the Wolds side.",
      here: "If you’re here for Micklegate, hold the show at the house first, half an hour with everyone sitting down, and then set off from the Bar. Read out the house rules beforehand: hands off unless she takes yours, and phones in the fruit bowl. For a birthday, choose the gloves and fans, and name the cocktails after somebody’s ex. For a sixtieth out towards Easingwold, couples together, a slower song and one dance for the guest of honour is about right.",
      spots: [
        {
          name: "Rooms above Micklegate",
          text: "Several of these Georgian fronts have a panelled first floor hired for parties. Ask who shares the staircase and where her coat and bag can be locked away.",
        },
        {
          name: "Barns towards the Wolds",
          text: "Stone floors, long tables and exposed joists; nothing to knock over and nobody to wake. You’ll want heaters by March and a torch for the yard in any month.",
        },
        {
          name: "Clubs beyond the walls",
          text: "Rugby, cricket and social clubs out at Dringhouses and Huntington have function rooms with their own entrance. Ask the committee in plain words and choose a night without dominoes.",
        },
      ],
      room: "Give her more floor than you think: panelled rooms look generous until twenty chairs are in. Old wiring trips: leave the kettle off while the music’s on. Somewhere warm with hooks and a mirror is enough for changing, a bathroom included if no one else needs it for a while. In a barn, bring a speaker with its own battery, as the only socket is usually by the door.",
      question: {
        ask: "The cottage has a no-party rule. Does this count?",
        answer:
          "Read the wording first, then ring the owner. York landlords have been burned by stag groups and some mean no visitors at all, in which case we won’t come. The city has had its fill of party houses, and the council now tells owners to answer for noise. Most simply want quiet, and relax once you explain that everyone’s seated and it’s finished before eight. Get the answer in writing.",
      },
    },
    "drag-queen": {
      intro:
        "A York drag queen can front your work awards, lead the toasts at a guildhall dinner or tell a hen party ghost stories with the wrong endings. Book one for the night before a wedding, a pub anniversary or a fundraiser.",
      here: "One idea is a walking tour without the walk: guests stay put with a drink while she takes them through York’s history, wildly inaccurate, between the songs. Say when you book, so that we can ask who does it. At a charity night she’s the auctioneer, and will call the bingo if you’d rather; old railway songs are possible with notice. If the in-laws have never met, ask for table games, nothing blue, done by half nine for the sake of the bride’s sleep. A leaving do could have its own mystery play, if you write it, with colleagues as sheep and the boss as Noah.",
      spots: [
        {
          name: "Medieval halls",
          text: "Timbered rooms hired for dinners, with a high table and a stone floor. Acoustics favour a singer. Check whether amplification and glitter are allowed, because some halls forbid one or both.",
        },
        {
          name: "Bishopthorpe Road",
          text: "Neighbourhood rooms over shops and cafés, good for forty friends on a Thursday. She’ll need a corner with a socket, and a room of her own to dress in.",
        },
        {
          name: "Racecourse hospitality",
          text: "Suites with a view over the track, carpeted and warm, for company days. She does the best-dressed prize, the tipster’s walk of shame and a number between races five and six.",
        },
      ],
      room: "Flagstones and six-inch heels don’t get on: put down some carpet or boards. Beyond it she needs a socket not hidden behind a tapestry, headroom for hair, a screen to duck behind and an honest estimate of when the speeches will stop.",
      question: {
        ask: "Why not a real ghost walk, out in the streets?",
        answer:
          "Because nobody would hear her. Stonegate after dark is three guides deep with a hen party stuck between them, and wet setts are no good in heels. She’ll do the ghosts for you indoors, with the lights down and a storm on the speaker. If there are grandparents, ask for the version without the headless bits.",
      },
    },
  },
  sources: [
    "Holiday lets, noise and the council’s guidance to owners: https://yorkmix.com/york-airbnb-owners-told-follow-these-guidelines-to-keep-your-guests-in-line/",
    "Ebor Festival in August on the Knavesmire: https://horseracingdirectory.net/racecourse/york/",
    "Footstreets closed to vehicles by day: https://www.york.gov.uk/Footstreets",
  ],
} satisfies Place;
