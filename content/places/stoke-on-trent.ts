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
        "Hens in Hanley, a sixtieth in Longton, a break-up party in Newcastle-under-Lyme: male strippers in the Potteries go to all six towns and the borough next door.",
      here: "Tell him which town before anything else. There are six, and “Stoke” by itself may mean any of them. Hens from away book a lodge or a big cottage out towards Leek and make a weekend of it, so he opens proceedings on the Friday. Potteries hens do it in a club, after an afternoon with their nails drying and oatcakes for ballast. They’ll call him duck, ask where he’s from and mother him a bit. Then the music starts.",
      room: "Stone cottages have flagged floors, beams and one room that everyone is in. Take the table outside, stand guests along the walls, and give him the hearthrug with the fire unlit. Check the beam above the spot with your own arm stretched up. Signal is poor in the hills, so give him the landline number.",
      question: {
        ask: "It’s a lodge park. Are acts allowed?",
        answer:
          "Read the small print, because a good many parks forbid outside entertainment or anything after ten, and they will evict a loud hen without refunding it. Ask the site office by email so that you have a reply to show. If the park says no, a detached cottage let by its owner usually says yes, and there’ll be nobody in the next lodge to complain.",
      },
    },
    "female-stripper": {
      spots: [
        {
          name: "Alton and Cheadle cottages",
          text: "Detached lets with drying rooms and long drives. Check that the owner doesn’t live in the other half, and warn her about cattle grids, which do heels no good.",
        },
        {
          name: "Trentham and Barlaston",
          text: "Larger houses south of the city, with lounges opening on to lawns. Hedges are tall, but a summer evening is light until ten, so draw things across early.",
        },
        {
          name: "Tunstall and Burslem",
          text: "Rooms at the back of clubs and older pubs, let with their own bar. Victorian build, thick walls, a staircase of its own: good, once the landlord has agreed.",
        },
      ],
      intro:
        "Around Stoke-on-Trent female strippers go out to stags, birthdays and anniversaries, in Moorlands lets, club lounges in the six towns and front rooms from Trentham to Tunstall.",
      here: "A day on the rides leaves a stag group damp, hungry and oddly quiet. Feed them first, dry their trainers by the stove, and book her for nine when they’ve come round; in October, with Scarefest on, cottages near Alton go quickly and the lanes are busy until late. City parties are plainer. Somebody’s dad retires after forty years in the trade, a couple in Trentham reach their fiftieth birthdays in one week, a Vale fan’s mates want to cheer him up. They have the cheese oatcakes first, then sit down for her.",
      room: "Wood burners are a hazard in costume, so let it die down or put the guard on. A lodge lounge is narrow; two sofas facing make a lane, which is all she requires if the coffee table goes out on the deck. One bedroom is hers for the half-hour, with a lamp and a mirror.",
      question: {
        ask: "We’re all off to Alton in the morning. Is midnight too late?",
        answer:
          "For her, yes, and for the neighbours. Sound crosses a valley better than you’d think, and owners there have noise terms. Nine or half past is ideal: supper is done, nobody has nodded off, and the designated driver can still be civil. It’s also kinder to a performer who has the A50 in the dark ahead of her.",
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
        "Stoke-on-Trent calls in a drag queen to turn a club night, a seventieth or a works farewell into cabaret, with a few songs, some jokes and your raffle.",
      here: "People here turn a plate over to see who made it, and she’ll have a joke about that. A farewell at a pottery or a parts warehouse needs her for half an hour, with a presentation (“for services to the tea trolley”) and a song. A seventieth at a club in Tunstall wants longer: a walk round the tables, an old-time number for the sisters, a new one for the grown-up grandchildren. Landlords in Burslem book her on the pub’s birthday to judge a fancy-hat contest and draw the hamper. Warn her which rivalries are real, so that she teases the right people.",
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
