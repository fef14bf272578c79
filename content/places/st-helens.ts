import type { Place } from "../shape.ts";

export default {
  slug: "st-helens",
  name: "St Helens",
  kind: "town",
  within: "in St Helens",
  nation: "England",
  county: "Merseyside",
  at: { lat: 53.45, lon: -2.733, source: "GeoNames: St Helens, GB.ENG.N1" },
  motif: "town",
  quarters: ["Westfield Street", "George Street Quarter", "Rainford and Billinge"],
  arriving:
    "Central station is on the Liverpool to Wigan line, not the Manchester one, which calls at the Junction. East Lancs Road traffic stacks up on race days near Haydock Park.",
  busy: {
    when: "Saints on Friday nights, the spring derby with Wigan, and Haydock’s Sprint Cup Saturday in September",
    why: "Wigan is the fixture that fills the diary, and on Sprint Cup day racegoers want the same taxis home along the A580.",
    ahead:
      "Count your guests, then write to us three weeks before an Eccleston or Rainford party. The spring derby and Sprint Cup Saturday both take seven or eight.",
  },
  pages: {
    "male-stripper": {
      intro:
        "Rainford barns, Eccleston lounges and club rooms in Sutton are where a St Helens male stripper performs, for hen dos and birthdays.",
      here: "You ask ten and twenty-two come, so count again before you book the room. House parties in Windle and Eccleston start about seven with something hot in foil; the show is at eight; a minibus takes the young ones on to Liverpool later. A netball or running club can have the full show at the end of the season, with a game that gets competitive. For a small family do, the one routine and a dance with the birthday girl is enough. At a club in Sutton or Parr, tell the steward beforehand and have the shutters down.",
      spots: [
        {
          name: "Houses in Eccleston and Windle",
          text: "Wide semis and bungalows with a glass room on the back. Use the lounge for the show, please, and the glass room for the food.",
        },
        {
          name: "Rainford and Billinge",
          text: "Farm barns and bungalows with a paddock, north of the town. A gravel yard for cars, a long low room, and a view of half of Lancashire until the curtains close.",
        },
        {
          name: "Sports and social clubs",
          text: "Rugby clubs and members’ clubs with a lounge apart from the main bar. Ask which door he can use without crossing the public side, and bring your own dining chair, since theirs tend to fold.",
        },
      ],
      room: "Twenty-two people in a through-lounge are too many for the three metres by three he needs, unless the sofas go out to the conservatory first. Move the best glass off the sideboard. A dining chair solid enough for a grown man, the extension lead under the rug, and the landing clear for a quick change.",
      question: {
        ask: "Can he come in Saints kit?",
        answer:
          "He can come as a rugby player: plain shorts, plain shirt, strapping, mud if you insist. A club badge or sponsor’s name isn’t ours to use, which rules out a replica shirt. Any guest who happens to own one may of course wear it. Mention whether the room’s all Saints or partly Wigan, and he’ll know what to expect.",
      },
    },
    "female-stripper": {
      intro:
        "Race-day parties, rugby stags and big anniversaries bring a female stripper to St Helens, to a private lounge, a club function room or a barn at Billinge. She arrives in ordinary clothes and changes there.",
      here: "On Sprint Cup Saturday the racing at Haydock ends in the late afternoon; feed people first, and have her come to the house once everybody is back. Ties loosened, winners standing the pizza, everyone seated before a note’s played. A rugby league stag do in winter is the same without the suits. A pearl wedding or a double fiftieth at Billinge could be forty people, a nice carpet, and a husband and wife who have both chosen it.",
      spots: [
        {
          name: "George Street quarter",
          text: "Small Victorian buildings near Central station with private rooms over restaurants. Book the room for two hours, eat in it afterwards, and nobody has to move.",
        },
        {
          name: "Newton-le-Willows and Haydock",
          text: "Houses and sports clubs close to the racecourse. Convenient, but on race evenings the approach roads stand still, so fix a start she can actually make.",
        },
        {
          name: "Barns at Billinge and Rainford",
          text: "Converted farm buildings with a stove, a long carpet and parking for a minibus. Put the buffet in the kitchen, hang a sheet over any glazed door, and tell the farmer next door what time the cars will leave.",
        },
      ],
      room: "Club rooms built for three hundred are too big for one dancer, so ask for the lounge side. If it must be the concert room, use the dance floor, not the stage, and ring it with tables on three sides. The artistes’ room often doubles as a store; move the Christmas tree and she can reach the mirror. Bring the kitchen chairs through, and put the armchairs on the landing.",
      question: {
        ask: "We’ll be straight off the course at Haydock. Is that wise?",
        answer:
          "It can be, with two rules. First, leave time: traffic out of the car parks is slow, so put her start a good ninety minutes after your last race. Second, feed people before she comes. A day’s drinking on one sandwich makes for grabbing hands, and she will stop the show for those. A group that’s eaten and sat down is a pleasure.",
      },
    },
    "drag-queen": {
      intro:
        "From labour clubs to lawns, book a St Helens drag queen for end-of-season awards, a pearl wedding or a night to fill the function room. Say whether it’s songs you want, or a host.",
      here: "In 1829, at Rainhill, five engines turned out for a prize and one of them was Stephenson’s Rocket. It makes a game, if you’d like one: teams build a contestant from whatever’s on the table, she interviews the drivers, and the loser is towed. Silly, yes, and it gets sixty strangers talking at a works party. At a rugby side’s awards night the front row will volunteer. For a family party, ask for Motown and a tearful bit in the middle. In the longest booking a members’ club can have cabaret with an interval for bingo, finishing when the food comes.",
      spots: [
        {
          name: "Labour and miners’ clubs in Sutton and Parr",
          text: "A stage, lights, a committee and a hotpot. She does two spots with the raffle in between, and draws it as if it were the Lottery.",
        },
        {
          name: "Rainhill village",
          text: "Halls and back rooms near the old railway, good for a birthday with half the street invited. Parking is tight at the station end, so keep her a space.",
        },
        {
          name: "Gardens at Rainford and Eccleston",
          text: "Lawns and marquees for a pearl wedding. Board a path from the house to the tent, put her at the closed end out of the wind, and keep one bedroom upstairs for the quick change.",
        },
      ],
      room: "A clubland stage has all she needs bar a full-length mirror, so bring one from home. In a tent the order’s different: level boards first, then electricity, then a changing space with walls that don’t glow when the lamp’s on. Generators drone, so park yours as far off as the cable allows and on the side away from the microphone.",
      question: {
        ask: "Will a generator run her sound?",
        answer:
          "A decent one will. She needs a single socket for a speaker and a lamp for her mirror, and that’s nothing beside a caterer’s ovens. The trouble comes when they share: the urn goes on and the music goes off. Ask the marquee firm for a separate circuit, and have someone who knows how to restart it staying sober till ten.",
      },
    },
  },
  sources: [
    "Sprint Cup at Haydock in September: https://racingfestivals.net/category/racing-festivals/page/12/",
    "Haydock traffic and shuttle: https://news.bet365.com/en-gb/article/haydock-racecourse-guide/2023071116065528233",
    "Rainhill Trials, October 1829: https://www.locallife247.co.uk/the-rocket-returns-west-lancs/",
    "A rugby club at Moss Lane with a clubhouse: https://therugbyjournal.com/rugby-blog/liverpool-st-helens",
    "Rainford, a village among farms: https://www.lancashirelife.co.uk/out-about/places/rainford-community-1-5673573",
  ],
} satisfies Place;
