import type { Place } from "../shape.ts";

export default {
  slug: "wolverhampton",
  name: "Wolverhampton",
  kind: "town",
  within: "in Wolverhampton",
  nation: "England",
  county: "West Midlands",
  at: { lat: 52.585, lon: -2.123, source: "GeoNames: Wolverhampton, GB.ENG.Q3" },
  motif: "city",
  quarters: ["Lichfield Street", "Chapel Ash", "Tettenhall"],
  arriving:
    "Trams from Birmingham reach the railway station, which backs on to the canal. Motorists from the M54 come in by Stafford Road, which crawls before a Wolves kick-off.",
  busy: {
    when: "Wolves home weekends and Saturday-night racing at Dunstall Park",
    why: "The stadium stands right beside the centre, all-weather racing goes on through winter, and both send people out looking for cabs at once.",
    ahead:
      "We’d say three weeks’ notice for Tettenhall, Penn or Bilston. When Wolves are at home, or Dunstall Park is racing on a Saturday night, we’d say six.",
  },
  pages: {
    "male-stripper": {
      spots: [
        {
          name: "Tettenhall and Compton",
          text: "Victorian villas round the two greens, with hallways, double doors and a morning room for changing. Gravel and security lights give the game away, so bring him in from the road on foot.",
        },
        {
          name: "Chapel Ash",
          text: "Dining rooms in Georgian terraces just beyond the ring road. Ask for one on its own floor, with no route through it to the gents’.",
        },
        {
          name: "Bilston and Wednesfield",
          text: "Working men’s clubs with a lounge for hire and a committee that has to agree. Cabs home want booking before the evening starts, not at closing time.",
        },
      ],
      intro:
        "Hire a Wolverhampton male stripper for a hen do, a birthday in Penn, a divorce in Tettenhall or a leaving party in Chapel Ash.",
      here: "West of the ring road the houses are bigger: stay in. At a hen do in Tettenhall Wood, sit the two grandmothers in the good armchairs and send the groom to Telford; he comes through from the side entry as a builder who has got the wrong address. In Bilston and Wednesfield the same evening takes place at a club, with more noise and chips. He likes an audience that shouts. If you’re heading for a gig at the Halls, book him for teatime, because the whole of North Street will be queueing later on. At Codsall it’s more likely to be a long kitchen, with a buffet out of three neighbours’ fridges and the show at eight.",
      room: "Front rooms in Penn tend to keep their high mantelpieces, so stand the drinks up there. Beyond that it’s a firm chair, the telly off, curtains across, and the charger moved to free the double socket for the speaker.",
      question: {
        ask: "There’s a home game on Saturday. Does that ruin it?",
        answer:
          "Only for traffic. Well before kick-off, and again afterwards, Stafford Road and anything near Molineux is solid. Put him at seven or later when it’s an afternoon match, or on the Sunday. If you are in Compton or Penn, tell us, as the southern and western roads keep clear of the ground.",
      },
    },
    "female-stripper": {
      spots: [
        {
          name: "Finchfield and Castlecroft",
          text: "Houses of the 1930s with long back lounges and proper hedges. Side access past the garage takes her straight to the utility room, well away from the guest of honour.",
        },
        {
          name: "Bilston and Ettingshall",
          text: "Clubs and old foundry institutes with a members’ lounge. Insist on exclusive use, since a season-ticket drinker who has sat there for thirty years may not want to move.",
        },
        {
          name: "Codsall and Perton",
          text: "Village halls’ rules usually forbid it: go for a farmhouse or a friend’s barn conversion on the Shropshire side, with nobody near enough to hear.",
        },
      ],
      intro:
        "A Wolverhampton race night, stag do or birthday can end with a female stripper, at a house in Finchfield, a club in Bilston or a hired lounge.",
      here: "Dunstall Park races under lights all year, and now has greyhounds as well, so a stag do needn’t wait for summer. Take it in this order: dogs or horses first, cards in the bin, and then somebody’s warm lounge with the doors shut. She performs around nine and the winnings go behind the bar. For a sixtieth in Finchfield, ask for gloves and Peggy Lee. She shouldn’t have to walk past a packed public bar, so work out beforehand which door she’ll use, and who’ll be holding it open.",
      room: "Older rooms round Merridale have bays, and bays have gaps; pin a sheet across if the blinds stop short. Leave her a third of the floor, a rug that’s taped down, one upright seat and a low table for the phone and her gloves. Put coats elsewhere than the room she is dressing in.",
      question: {
        ask: "Can we arrange it at the racecourse?",
        answer:
          "Not in a public stand, and a box is overlooked by every box beside it. The course’s hospitality team would have to agree to anything at all, and you should expect a refusal. Use the racing as the day out and book her for a house or club afterwards. It’s cheaper on drinks, and there is no crowd to push through.",
      },
    },
    "drag-queen": {
      spots: [
        {
          name: "Lichfield Street",
          text: "Upper floors with tall windows, near the theatre. Ask about a weeknight for a works do, and send someone down to carry a case, because there are a lot of stairs.",
        },
        {
          name: "West Park side",
          text: "Function rooms in big old houses off Tettenhall Road, with bay-window light for make-up and gardens for photographs. Parking outside after six is easy enough.",
        },
        {
          name: "Sports clubs in Penn and Fordhouses",
          text: "The usual place for a presentation night: trophy cabinet, carpet and a bar. She can use the referee’s changing room if it has a lock, a light and a mirror.",
        },
      ],
      intro:
        "Awards, Christmas dos and family parties in Wolverhampton can have a drag queen as host, with some pantomime dame if you’d like it.",
      here: "The Grand’s pantomime has taught the city to shout “Behind you”, and she’ll make use of it. At a Sunday-league presentation night she hands out the trophies, invents a few that weren’t engraved and has a word about the manager’s substitutions; at a solicitors’ Christmas lunch she keeps it drier. At a family party there’s true or false about the birthday girl, with sweets for prizes, and bingo in the two-hour booking. At a Fordhouses pearl wedding, lend her the album and she’ll talk the room through the hats. If the room leans towards old gold, ask us about sequins to match.",
      room: "Presentation nights are noisy. Seat the teams in a half-moon, not down long tables with their backs to her, and give her a hand-held mic plus a spare battery. She’ll want a place to change that players aren’t also using, a long mirror, and the trophies in order.",
      question: {
        ask: "Will a football club crowd behave for a drag act?",
        answer:
          "They do, if she’s the one holding the microphone and the chairman has introduced her warmly. Tell the lads beforehand what’s coming, and brief her on nicknames, the season’s worst miss and the keeper’s van. Anyone who turns unpleasant gets one witty answer and then it’s for the committee to deal with. She’ll stop if it goes on.",
      },
    },
  },
  sources: [
    "Dunstall Park, floodlit all-weather racing: https://racecourseadvisor.com/racecourse-advisor-reviews/wolverhampton",
    "Greyhounds at Dunstall Park since 2025: https://www.pitchcare.com/blogs/news/going-to-the-dogs-at-dunstall-park",
    "Trams to the railway station: https://www.railwaygazette.com/light-rail-and-tram/west-midlands-metro-extended-to-wolverhampton-railway-station/64936.article",
  ],
} satisfies Place;
