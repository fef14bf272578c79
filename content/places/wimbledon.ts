import type { Place } from "../shape.ts";

export default {
  slug: "wimbledon",
  name: "Wimbledon",
  kind: "area",
  parent: "london",
  within: "in Wimbledon",
  nation: "England",
  county: "Greater London",
  at: { lat: 51.422, lon: -0.208, source: "GeoNames: Wimbledon, GB.ENG.GLA" },
  motif: "capital",
  quarters: ["Wimbledon Village", "The Broadway", "South Wimbledon"],
  arriving:
    "District line, South Western trains, Thameslink and trams all stop at one station; the Village is a steep ten minutes above it. Gravel drives up there usually solve the parking.",
  busy: {
    when: "The Championships, late June into July",
    why: "Homeowners let their houses for the fortnight and every spare bed from Southfields to Raynes Park is taken.",
    ahead:
      "Outside the Championships, ask two or three weeks before a party in the Village or on the Broadway. For the tennis fortnight, talk to us in early May.",
  },
  pages: {
    "male-stripper": {
      intro:
        "A Wimbledon male stripper can come to your hen party, fiftieth or summer do, in a Village house, a hired clubroom or a flat off the Broadway.",
      here: "White dresses, a jug of Pimm’s, a bride with a tennis-ball necklace: theming is half the fun in SW19, so ask when you book whether he can come in whites with a racket. At a garden party up in the Village, bring everybody into the drawing room at five, and close the French doors for the show. Down the hill it’s evenings: a flat near the station, friends off three rail lines, an hour at home, then a table. Neighbours up there will complain about noise, so shut the windows.",
      spots: [
        {
          name: "Wimbledon Village",
          text: "Family houses with drawing rooms, gravel drives and a utility room to change in. Move indoors when he’s due, since gardens up there are overlooked by everybody else’s bedrooms.",
        },
        {
          name: "The Broadway",
          text: "Flats and private dining near the theatre, an obvious meeting point for trains, trams and Tube. Restaurants are busy before the show, so it’s easier to get a room later on.",
        },
        {
          name: "Raynes Park and Merton Park",
          text: "Terraces and garden-suburb semis where the kitchen has been opened up. There’s usually an island in the middle; he needs three metres by three in front of it.",
        },
      ],
      room: "Move the furniture first. Two sofas, a piano, a dog bed: pull them all away from the fireplace and clear the whole hearth end of the room. Try the speaker beforehand with somebody else’s phone, not just with your own.",
      question: {
        ask: "Can we book him for the Championships fortnight?",
        answer:
          "If you live here, yes; if you’re renting, it’s hard, because for that fortnight from late June a great many homes are let to players, press and visitors. Roads on the Southfields and Village side crawl from breakfast until play ends. A late evening near the Broadway works. The week afterwards is much quieter.",
      },
    },
    "female-stripper": {
      intro:
        "Ahead of a night on the Broadway, at home for a birthday or at a club dinner near Plough Lane: hire a Wimbledon female stripper for a private room.",
      here: "The greyhound stadium on Plough Lane has gone and AFC Wimbledon’s ground stands on the site. Use a clubroom or a flat nearby. Make football the afternoon and the show the evening: food at six, chairs round three sides, and a start that leaves time for the tram. Up in the Village she’s more of a birthday present between couples: a fiftieth with friends at the table, candles blown out, then burlesque well clear of the fire, shutters folded across. Say which it is and she’ll bring the right costume.",
      spots: [
        {
          name: "Plough Lane and Haydons Road",
          text: "New flats round the football ground and older clubrooms behind them. The blocks have residents’ lounges to reserve, though the rules may bar hired entertainers; the clubrooms are likelier to say yes.",
        },
        {
          name: "South Wimbledon halls",
          text: "Church halls, mostly, and their trustees will say no. Look for a sports or social club with a lounge that closes, and ask its committee.",
        },
        {
          name: "Parkside and Southside",
          text: "Large houses across from the Common with rooms enough to shut one off. Send the gate code and describe the drive; house numbers are hard to see and it’s dark up there.",
        },
      ],
      room: "Polished boards are fine, but heels catch in shag pile. She’ll come in by the hall door, not the patio. Her music goes up on the piano, out of elbow range, and the downstairs cloakroom is hers for a while beforehand.",
      question: {
        ask: "Will a Broadway restaurant let her perform in its private room?",
        answer:
          "One or two might, but most won’t. Places near the theatre feed families until eight, and the licence may not stretch to it; the manager can tell you in a minute on the phone. If it’s a no, start at a flat or clubroom and have dinner after. Most groups find that easier anyway.",
      },
    },
  },
  sources: [
    "AFC Wimbledon’s ground on the greyhound site: https://www.bbc.co.uk/news/uk-england-london-35066622",
    "The greyhound stadium and Plough Lane: http://www.dailymail.co.uk./sport/football/article-4626512/AFC-Wimbledon-Plough-Lane-return-overcomes-major-hurdle.html",
  ],
} satisfies Place;
