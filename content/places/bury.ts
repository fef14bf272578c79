import type { Place } from "../shape.ts";

export default {
  slug: "bury",
  name: "Bury",
  kind: "town",
  within: "in Bury",
  nation: "England",
  county: "Greater Manchester",
  at: { lat: 53.6, lon: -2.3, source: "GeoNames: Bury, GB.ENG.C1" },
  motif: "town",
  quarters: ["Silver Street", "Ramsbottom", "Prestwich"],
  arriving:
    "Metrolink’s Bury line finishes at the Interchange, and heritage trains go from Bolton Street. Drivers leave the M66 at junction 2; in Ramsbottom, allow for the level crossing when steam trains run.",
  busy: {
    when: "Railway gala weekends, Parklife in June and the black pudding throwing each September",
    why: "Enthusiasts fill the valley’s cottages, Heaton Park spills over into Prestwich, and Ramsbottom throws black puddings at Yorkshire ones.",
    ahead:
      "Three weeks before is fine for a Ramsbottom cottage or a Prestwich patio. Around Parklife in June, or September’s black pudding throwing, think seven or eight.",
  },
  pages: {
    "male-stripper": {
      intro:
        "Bury hen dos and birthdays can have a male stripper anywhere from a Prestwich semi to a Ramsbottom cottage. He’ll fit in round the steam train and the market if you tell us your times.",
      here: "A proper Bury hen goes to the market for cheese at ten, rides the steam train up the valley for lunch and is back in the cottage by five with a bag of black pudding and sore feet. Give it an hour for tea and showers, then book him: he changes at the back while the speaker goes on the sideboard, and the bride finds him in costume at the foot of the stairs. Over in Prestwich the parties are later, bigger and nearer the tram; birthdays there tend to be forty or fifty, with old workmates and cousins and a very good cake. If there’s a patio, have the drinks on it and the show inside, where nobody’s upstairs window can see.",
      spots: [
        {
          name: "Ramsbottom and Summerseat cottages",
          text: "Terraced stone on a slope, two rooms down and a steep stair. With eight or nine it’s a full house: use the back room and sit on the window ledge.",
        },
        {
          name: "Prestwich and Whitefield semis",
          text: "Extended kitchens with a sofa at one end and bifold doors. The Bury line stops nearby, which brings guests from town and takes them home again.",
        },
        {
          name: "Rooms off Silver Street",
          text: "First floors of old banks, hired by the evening, with a lobby between you and the bar. Ask for the one that doesn’t share a wall with the quiz.",
        },
      ],
      room: "Valley cottages have low beams and less floor than you’d think from the photographs. Take the coffee table outside. Whichever bedroom he changes in, carry the bride’s case out of it first.",
      question: {
        ask: "Can he do it on the East Lancashire Railway?",
        answer:
          "No. The trains carry the public, families among them, and even a private carriage has staff and windows and a station every few minutes. Enjoy the ride for what it is and keep the striptease for the house. He can start as soon as you are back from the platform with the kettle on.",
      },
    },
    "female-stripper": {
      intro:
        "Round Bury a female stripper is booked for stags and birthdays in farmhouses, sports clubs and closed rooms near the Rock. She comes in ordinary clothes, with her costume in a case.",
      here: "For a five-a-side team or a works shift with a kitty and a coach, have it after tea and before you go into town, while you’re all still together. Take the longest package: it has three games for small prizes, which keeps a big group busy and lets the groom off after the first. For a birthday with partners there, turn the lights down and ask for a burlesque number before the band. Black peas from the market make an easy supper.",
      spots: [
        {
          name: "Walmersley and Nangreaves farms",
          text: "Upland houses with a yard for a minibus and a barn that has been done up with festoon lights. Shut the barn doors; the wind comes straight off the moor.",
        },
        {
          name: "Sports clubs along Radcliffe Road",
          text: "Cricket, rugby and bowls, all with a hall they let on Saturdays out of season. Choose a night when no junior side is in the building and have the steward lower the shutters.",
        },
        {
          name: "Tottington and Greenmount houses",
          text: "For a fiftieth with partners, a wide lounge and a conservatory to put the buffet in. Keep the show in the lounge, the blind down between the two, and a quiet bedroom for gloves and feathers.",
        },
      ],
      room: "Barns and sports halls need cutting down to size. Pull the tables into a half circle, leave the middle bare, and plug a lamp in at floor level instead of the strip lights. The referee’s room, with its mirror and lock, makes a decent place to change. Borrow the club’s PA if it takes a phone.",
      question: {
        ask: "What if some of our lot won’t behave?",
        answer:
          "Then the show stops, and you will have paid for a short one. She tells everyone the rules before the music starts: hands to yourselves, no filming. Choose one steady person as host, hold back the drinking until she has been, and warn whoever needs warning. Have that word at teatime, not at nine.",
      },
    },
    "drag-queen": {
      intro:
        "From Radcliffe club nights to garden parties in Ramsbottom, a drag queen in Bury can be hired to sing, judge, raffle and generally take over. Bring your own contest, or ask for bingo.",
      here: "In September, Ramsbottom throws black puddings at a pile of Yorkshire ones and calls it a world championship. A queen is happy in that tradition. Give her any daft contest, a tombola or a Victoria sponge to judge, and she will take it very seriously. Hire her to run the village fundraiser, to host a ruby wedding at the cricket ground, or for a hen do that would rather have songs than a stripper. A book group or a choir can have cabaret, with two or three big ballads. Elbow come from Bury: ask for one of theirs to close.",
      spots: [
        {
          name: "Village halls up the valley",
          text: "Stone-built, at Ramsbottom and round about, with a stage, a hatch and sixty stacking chairs. Check that the trustees are happy with drag; here most will ask for tickets.",
        },
        {
          name: "Radcliffe and Tottington club rooms",
          text: "Old-fashioned concert rooms where a comic gets a fair hearing if she is finished before the pie supper. The resident organist may well offer to play her on.",
        },
        {
          name: "Prestwich and Whitefield homes",
          text: "Big kitchens and patios for a sixtieth. She can work from the top step with the speaker in the doorway, as long as there’s a spare bedroom for the wigs and the neighbours have been warned.",
        },
      ],
      room: "Height is fine in a village hall; darkness is the trouble, because the windows are tall and June is light till ten. Hang a backcloth, or start later. She can dress in the committee room if someone finds a mirror, and one thirteen-amp socket near the stage is all the power it takes.",
      question: {
        ask: "Would she judge a competition for us?",
        answer:
          "With pleasure. She’ll compère it too: introduce the entrants, invent rules, and hand over the trophy in a way that gets a photograph. Tell us what is being judged and who must not win again. Anything for children belongs in the afternoon, before she comes.",
      },
    },
  },
  sources: [
    "World Black Pudding Throwing Championships, Ramsbottom, September: https://burytimes.co.uk/news/23779981.ramsbottoms-world-black-pudding-throwing-championship-back",
    "Heaton Park and Parklife: https://en.wikipedia.org/wiki/Parklife_(festival)",
    "Greenmount, a village beside Tottington: https://en.wikipedia.org/wiki/Greenmount,_Greater_Manchester",
  ],
} satisfies Place;
