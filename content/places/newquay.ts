import type { Place } from "../shape.ts";

export default {
  slug: "newquay",
  name: "Newquay",
  kind: "town",
  within: "in Newquay",
  nation: "England",
  county: "Cornwall",
  at: { lat: 50.416, lon: -5.073, source: "GeoNames: Newquay, GB.ENG.C6" },
  motif: "seaside",
  quarters: ["Fore Street and Bank Street", "Pentire and Fistral", "Watergate, Crantock and inland"],
  arriving:
    "The branch line from Par stops above Great Western beach. Drivers leave the A30 at Indian Queens; the airport is at St Mawgan. Between April and October a Saturday drive into Cornwall can take twice as long.",
  busy: {
    when: "Boardmasters week in August, both May bank holidays, and the whole of July",
    why: "Campsites and lodges sell out for the festival at Watergate, and beds stay scarce until September.",
    ahead:
      "It’s a long drive into Cornwall, so ask five to six weeks before. For Boardmasters, July or a May bank holiday, four months is nearer the mark.",
  },
  pages: {
    "male-stripper": {
      intro:
        "For a Newquay hen do, the male stripper performs at the lodge, the farmhouse or the flat you’re renting, before the town and well away from the beach.",
      here: "A Newquay hen do means a surf lesson, a pasty, and a long queue for one shower. Book him for when the queue is done and somebody has poured. Ask for the lifeguard with a whistle. The act runs as short or as long as you’ve booked, inside, curtains closed against the last of the sun. With the longest booking he can pour the drinks afterwards while somebody else minds the barbecue.",
      spots: [
        {
          name: "Pentire headland",
          text: "Apartments between Fistral and the Gannel with glass on the sunset side. Glorious at seven, blinding too: drop the blinds and everyone can see him rather than his outline.",
        },
        {
          name: "Crantock, Cubert, Holywell",
          text: "Farm lets and beach houses across the estuary, reached by road the long way round. Give directions from the main road, since the lane names appear on nothing.",
        },
        {
          name: "Surf lodges in town",
          text: "Bunks above, a shared lounge below. Only if your party has taken the whole lodge, and the warden is willing: a stranger in flip-flops wandering in for milk ends the show.",
        },
      ],
      room: "Sweep first: sand on laminate is like ball bearings. Wetsuits off the backs of chairs, boards out of the hall, and one dining chair that hasn’t been left out in the rain. Bring a real speaker; the telly bolted to the wall won’t do.",
      question: {
        ask: "Isn’t Newquay strict about this sort of thing?",
        answer:
          "About the street, yes. The police and council cracked down years ago on mankinis and rude fancy dress in public. A private show indoors is another matter, but letting terms matter: many owners ban parties outright. Check yours, keep windows shut, and let him arrive and leave in ordinary clothes.",
      },
    },
    "female-stripper": {
      intro:
        "Rent a house or a lodge for your Newquay stag do, fortieth or couples’ break, and a female stripper will perform there for your own group.",
      here: "Surf in the morning, walk the cliffs after lunch, and have her show at the house before the barbecue is lit: a costume, a routine and, if the groom’s keen, a dance, with no queue outside a club. Early is best, before the sunburn and the second cool box have done their work. For a couple’s birthday up at Mawgan Porth the tone shifts, more feathers and less slapstick. Tell us which sort of party yours is, and who should be left out of the chair.",
      spots: [
        {
          name: "Porth and St Columb Minor",
          text: "Detached houses with gardens on the east side, handy for the airport road. Far enough out to keep neighbours calm, near enough for a cab back from Bank Street.",
        },
        {
          name: "Mawgan Porth and Watergate",
          text: "Architect’s glass boxes above the beach, with underfloor heating and no curtains whatever. Look for the one with shutters, or hold it in the den downstairs.",
        },
        {
          name: "Farm barns inland",
          text: "Around Quintrell Downs and Indian Queens there are barns built for groups, with a bar made of pallets. Music stops at a stated hour: ask which.",
        },
      ],
      room: "Open-plan beach houses hide nothing. Work out where she can dress: a ground-floor bedroom with its own shower is ideal. Rinse salt from the floor, pull the big sofa back a couple of strides and turn the gas rings off, to keep the feathers safe.",
      question: {
        ask: "Can she get here on a summer Saturday?",
        answer:
          "She can, with patience. Changeover traffic crawls through Indian Queens, and in Boardmasters week, in August, the roads by Watergate belong to the festival. Choose a Friday or Sunday and half the trouble goes. If it has to be Saturday, make the start flexible by a little, and tell us at booking which road your house is off.",
      },
    },
    "drag-queen": {
      intro:
        "An end-of-season staff party, a surf club’s prize night, a wedding weekend, a hen do that would rather have jokes: book a drag queen in Newquay for any of them.",
      here: "By the second week of September everyone who has poured, fried or lifeguarded since April is ready for a party. Give your staff awards for most wipeouts and worst tan line, a number for the kitchen, a fond word for the boss. For a three-day wedding by the sea, have her on the Thursday, when guests are shy. At a surf club she’ll hand out the trophies and referee a dressing-up race with wetsuits, timed, over carpet.",
      spots: [
        {
          name: "Narrowcliff hotels",
          text: "Function rooms facing the Atlantic, dance floors already laid, coaches catered for. Load in from the back, out of the wind, where there is a goods door.",
        },
        {
          name: "Village halls at Cubert and St Mawgan",
          text: "A good stage, a tea urn, step-free access and parking outside. They fill up quickly for a lifeboat fundraiser with her as auctioneer.",
        },
        {
          name: "Marquee fields",
          text: "Wedding sites above Porth and Crantock, with a generator and straw bales. Get her a boarded patch and a trailer or bell tent with a mirror that isn’t hung in shade.",
        },
      ],
      room: "Damp gets into the amplifier: in a marquee put the stage at the dry end and cables run off the grass. Hotel rooms need only a reserved corner and a screen. Wherever it is, she must get from dressing room to microphone without going outdoors.",
      question: {
        ask: "Would she host on the beach?",
        answer:
          "No. It’s windy, there is no power, the tide comes in, and council permission is needed for events on the sand. Take a room that looks at the beach, open the doors for the drinks and shut them for her songs. Your guests will hear every word.",
      },
    },
  },
  sources: [
    "Boardmasters, August, Watergate Bay and Fistral: https://hellorayo.co.uk/pirate-fm/local/news/road-closures-for-boardmasters-cornwall",
    "Newquay’s ban on mankinis and rude fancy dress: https://www.theguardian.com/uk/2012/sep/28/mankini-ban-newquay-crime-stag-parties",
  ],
} satisfies Place;
