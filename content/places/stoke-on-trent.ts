import type { Place } from "../shape.ts";

export default {
  slug: "stoke-on-trent",
  name: "Stoke-on-Trent",
  kind: "town",
  within: "in Stoke-on-Trent",
  nation: "England",
  county: "Staffordshire",
  at: { lat: 53.004, lon: -2.185, source: "GeoNames: Stoke-on-Trent, GB.ENG.N4" },
  motif: "city",
  quarters: ["Hanley", "Burslem", "Trentham"],
  arriving:
    "Stoke station is at Winton Square, well short of Hanley, so count on a taxi. By car, the A500 (the D-road, if you ask a local) brings you in from the M6.",
  busy: {
    when: "Scarefest weekends in October, bank holidays in the Moorlands, and the Fridays before Christmas",
    why: "Alton Towers visitors take the lodges for Halloween, walkers take the cottages, and works parties take the clubs.",
    ahead:
      "Three weeks will normally do in any of the six towns. For Scarefest, sort out the act by early August, and for the Christmas Fridays, by October.",
  },
  pages: {
    "male-stripper": {
      spots: [
        {
          name: "Staffordshire Moorlands",
          text: "Stone cottages and lodges between Leek and Alton, many with a games barn. Roads are unlit and names carved on gateposts; a lantern at the lane end helps more than a postcode.",
        },
        {
          name: "Longton and Fenton",
          text: "Clubs with one large hall apiece and a loyal Saturday crowd. Hire the smaller lounge, ask the secretary what is allowed, and don’t begin until the bingo has finished next door.",
        },
        {
          name: "Festival Park and the marina at Etruria",
          text: "Hotels and flats beside the Trent and Mersey Canal, all on the flat and signposted off the D-road. Function rooms only, by arrangement with the manager.",
        },
      ],
      intro:
        "You can have a male stripper anywhere in the Potteries, for a hen in Hanley or a sixtieth in Longton: we cover all six towns and Newcastle-under-Lyme next door.",
      here: "Tell us which of the six towns when you book, as “Stoke” by itself may mean any of them. Hens from away book a big cottage out towards Leek and make a weekend of it, and Friday is a good night for the show. Local hens more often hire a club room, with a plate of oatcakes first. They’ll call him duck and ask where he’s from. Then it’s a routine in costume, and the chair for whoever wants it. The full show adds a second costume and a game for everyone.",
      room: "Stone cottages have flagged floors, beams and one room that everyone is in. Move the table out of the way, stand guests along the walls, leave the fire unlit and put a speaker on the sill. One of the bedrooms is his for changing. Signal is poor in the hills, so leave us a landline.",
      question: {
        ask: "It’s a lodge park. Are acts allowed?",
        answer:
          "Read the small print, because a good many parks forbid outside entertainment or anything after ten, and they will put a noisy party out without a refund. Ask the site office by email and keep the reply. If the park says no, a detached cottage let by its owner usually says yes, and there’ll be nobody in the next lodge to complain.",
      },
    },
    "female-stripper": {
      spots: [
        {
          name: "Alton and Cheadle cottages",
          text: "Detached lets with drying rooms and long drives. Check that the owner doesn’t live in the other half, and tell us about cattle grids and the state of the drive.",
        },
        {
          name: "Trentham and Barlaston",
          text: "Larger houses south of the city, with lounges opening on to lawns. Hedges are tall, but it’s light until ten in summer, so draw the curtains early.",
        },
        {
          name: "Tunstall and Burslem",
          text: "Rooms at the back of clubs and older pubs, let with their own bar. Victorian build, thick walls, a staircase of its own: good, once the landlord has agreed.",
        },
      ],
      intro:
        "Around Stoke-on-Trent a female stripper can come to your stag, birthday or anniversary, in a Moorlands let, a club lounge in the six towns or a front room from Trentham to Tunstall.",
      here: "After a day on the rides, feed everybody first and book her for nine; in October, with Scarefest on, cottages near Alton go quickly and the lanes are busy until late. In the city it’s a retirement after forty years in the trade, a couple’s joint fiftieth in Trentham, or a Vale fan whose mates want to cheer him up. Have the cheese oatcakes, clear the plates, tell everyone the house rules and sit down for the show. Couples are welcome, and so is a room of women who have asked for burlesque.",
      room: "A wood burner and a feather fan don’t mix: let it die down, or put the guard on. Cottage sitting rooms are narrow: carry the coffee table out, set the sofas along the walls and keep the space between them clear. One bedroom is hers for changing, with a lamp and a mirror.",
      question: {
        ask: "We’re all off to Alton in the morning. Is midnight too late?",
        answer:
          "For her, yes, and for the neighbours. Sound crosses a valley better than you’d think, and owners there have noise terms. Nine or half past is ideal: supper is done and nobody has nodded off. It also lets a performer who has to drive home get away at a sensible hour.",
      },
    },
    "drag-queen": {
      spots: [
        {
          name: "Tunstall and Smallthorne",
          text: "Club stages with a glitter curtain already hung. Members know the drill: a warm-up, a spot, an interval for pies, another spot. Ask who works the lights.",
        },
        {
          name: "Burslem",
          text: "High-ceilinged rooms in the Mother Town’s pubs and halls, left over from when pottery owners had money. Lovely for a gown, though sockets are few, so bring an extension lead.",
        },
        {
          name: "Hanley’s theatre quarter",
          text: "Bars and private floors near the Regent, for hens and office groups who’ll be in town anyway. Book her a parking space nearby, since there are cases to carry.",
        },
      ],
      intro:
        "A Stoke-on-Trent drag queen can turn your club night, seventieth or works farewell into cabaret, with a few songs, some jokes and your raffle.",
      here: "People here turn a plate over to see who made it, and she’ll have a joke about that. A farewell at a pottery or a parts warehouse needs her for half an hour, with a presentation (“for services to the tea trolley”) and a song. A seventieth at a club in Tunstall wants longer: a walk round the tables, an old-time number for the sisters, a new one for the grown-up grandchildren. At a pub’s birthday in Burslem, on an over-18s night, she’ll judge a fancy-hat contest, call the bingo and draw the hamper. Warn her which rivalries are real.",
      room: "Old halls swallow speech. Keep the back third curtained or empty and bring tables up to within a few feet of where she’ll be. A dressing space with running water is worth asking for, as the slap has to come off afterwards, and so is a heater, a clothes rail or a strong picture hook.",
      question: {
        ask: "Can it be a charity do, with club members of every age?",
        answer:
          "Everyone has to be 18 or over, but ages beyond that are no bother: eighty-year-olds in the Potteries have seen more turns than she’s done. Ask for two hours if there’s a raffle or an auction, name the charity, and appoint someone to handle money. For a gentler audience she tones down the blue and turns up the gossip.",
      },
    },
  },
  sources: [
    "The six towns: http://diamondgeezer.blogspot.com/2015/02/stoke-on-trent.html",
    "Scarefest in October: https://www.expressandstar.com/entertainment/attractions/2022/10/10/review-scarefest-at-alton-towers-offers-frights-and-fun-in-a-jam-packed-day-out/",
  ],
} satisfies Place;
