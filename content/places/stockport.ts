import type { Place } from "../shape.ts";

export default {
  slug: "stockport",
  name: "Stockport",
  kind: "town",
  within: "in Stockport",
  nation: "England",
  county: "Greater Manchester",
  at: { lat: 53.41, lon: -2.158, source: "GeoNames: Stockport, GB.ENG.N2" },
  motif: "town",
  quarters: ["The Underbanks", "Market Place", "Heaton Moor"],
  arriving:
    "London trains stop high above the bus interchange and its rooftop park, while the Underbanks lie well below both. Say which level your door is on, because the map won’t show it.",
  busy: {
    when: "Last Fridays on the Market Place, and County home Saturdays",
    why: "Foodie Friday packs the hilltop through the warmer months, and Edgeley Park’s crowds take the kerbs on the station side.",
    ahead:
      "Up any of the hills, three weeks’ notice is a good rule. If it’s Foodie Friday, or County are at home, six is a better one.",
  },
  pages: {
    "male-stripper": {
      intro:
        "A Stockport male stripper will come up any of its hills for a hen do, a fortieth or a girls’ night in: Underbanks, Bramhall, Marple, Reddish. Tell us which set of steps.",
      here: "The last Friday of the month is street food and live music on the Market Place, and a hen do can begin there: noodles from a stall, a plastic glass, a dance by the Market Hall. He comes afterwards, at nine, to whichever house is nearest, when coats are off and the bride has begun to suspect something. With the book club and half the avenue invited, choose the serving package and he stays on to pour. Keep the garden for drinks and the lounge for him, with the French windows shut while he’s on.",
      spots: [
        {
          name: "Heaton Moor and Heaton Mersey",
          text: "Edwardian rooms with picture rails and pocket doors. Open the doors and you’ve a stage with wings; he makes his entrance through the dining room.",
        },
        {
          name: "Underbanks upper rooms",
          text: "Little hired rooms in crooked buildings, best for twelve or fewer. Heels on cobbles, then a spiral stair: tell anybody with a bad knee before they set off.",
        },
        {
          name: "Marple and Romiley",
          text: "Canal villages where the hen has a cottage by the locks and a boat for the afternoon. Get ashore first; there’s no dancing in a cabin that size.",
        },
      ],
      room: "Start with the hall: send the coats up to a bed, and he has a clear run from front door to lounge. Parquet is common in these houses and slips, so keep the hearthrug down and put the chair’s back legs against it. Music plays through whatever you already own, if it has Bluetooth.",
      question: {
        ask: "Would he do it on a hired narrowboat?",
        answer:
          "Not while you’re aboard, no. A hire boat is about as wide as a corridor, headroom is low, the boatyard is unlikely to agree, and everyone on the towpath can see in. Moor up at Marple or High Lane, walk to the house, and give him a room where he can lift his arms.",
      },
    },
    "female-stripper": {
      intro:
        "From the Heatons to Hazel Grove, a Stockport female stripper comes to stag dos, fiftieths and couples’ parties, in your home or a room you’ve hired.",
      here: "For old friends who all live within a bus ride, it’s a house, a barbecue, a few rounds of cards and the show at about seven, with a chair put out for the groom. If he is game he sits there for one number, and watches the rest from the sofa. At a couple’s anniversary, ask for feathers and torch songs. A function room works for a bigger crowd, as long as the landlord knows what the act is and nobody else can come in.",
      spots: [
        {
          name: "Edgeley and Cale Green terraces",
          text: "Front rooms with a bay, close to the ground and the station. Eight or nine men fill one. On match days meet her away from the ground and use the alley gate.",
        },
        {
          name: "Hazel Grove and Bramhall houses",
          text: "Extended lounges, side gates and thick hedges. She can park on the drive, change in the guest room and be away again without the avenue noticing.",
        },
        {
          name: "Sports clubs in Cheadle Hulme and Bredbury",
          text: "A lounge with blinds, a bar that shuts and a car park. Put it to the committee a good while ahead, pick a night without a disco next door, and bring a plain chair if theirs all have arms.",
        },
      ],
      room: "Check the doors. Houses here have often been opened up into one enormous ground floor with no privacy left in it, so hang a blanket across the arch to the hall. She’ll need one real door for changing. Cool white spotlights are unkind; two table lamps are enough.",
      question: {
        ask: "We’re near the viaduct and want her upstairs at our local. Possible?",
        answer:
          "Possible, if the licensee agrees and the room is wholly yours. Ask what the premises licence says about striptease, because some exclude it and the landlord may not have looked for years. Expect a no on Foodie Friday, when every table in the old town is spoken for. A different weekend and a written yes make it simple.",
      },
    },
    "drag-queen": {
      intro:
        "Hire a Stockport drag queen to host your supper club, your office bash or your mother’s eightieth, from the Market Place up to Marple. Say how many tables there are and whether there’s a microphone.",
      here: "This town made hats for half the world and keeps a museum of them, so millinery is a ready-made theme. Ask guests to come in one. She can try them on, mark them out of ten, and crown the winner with the worst. It works at an eightieth, a charity tea and a team night near the station equally well. For a grander evening borrow from the cinema organ: a fanfare, up from behind a sofa, and three numbers in sequins. At a supper club the three can be spread out, one between each course.",
      spots: [
        {
          name: "Old town supper rooms",
          text: "Narrow brick rooms off the Underbanks, with a few tables and no stage. She uses the stairs for one, where everyone can see her.",
        },
        {
          name: "Cricket pavilions in the Heatons",
          text: "Veranda, bar and honours boards, with a room that holds a whole side and its partners. Ideal in September when the season’s done. She’ll happily read out the averages.",
        },
        {
          name: "Gardens in Bramhall and Marple",
          text: "Birthday lawns with a summerhouse to change in. Boards under her heels, a gazebo over the speaker, and a start before eight, with the last song done while next door is still outside too.",
        },
      ],
      room: "Ask what’s overhead. Pavilions and cellars can be barely two metres, and she needs two and a half for the wig. Clear a path from the door to her spot wide enough for a skirt, tape the cable down, and find her the only good mirror, usually the umpires’.",
      question: {
        ask: "Does she need the whole evening?",
        answer:
          "Hardly ever. Thirty minutes is three songs with chat in between, and that’s plenty at a dinner. An hour adds games. Two hours only earn their keep when there’s something to run, such as prizes, a raffle or a lot of speeches. If you’re unsure, take the shorter set and start it late.",
      },
    },
  },
  sources: [
    "Foodie Friday on the last Friday of the month: https://southmanchesternews.co.uk/stockport-foodie-friday-organisers-celebrate-manchester-food-drink-festival-award/",
    "Interchange and its rooftop park: https://marketingstockport.co.uk/news/1-billion-town-centre-regeneration-reaches-latest-milestone-as-new-transport-interchange-and-park-open/",
    "A residents’ sports club in Cheadle Hulme with a function room: https://www.ladybridgepark.co.uk/",
    "Bredbury’s cricket club: https://www.placenorthwest.co.uk/bredbury-cricket-club-resurrects-redevelopment-plan/",
    "Bramhall’s estates: https://wikishire.co.uk/w/index.php?direction=prev&oldid=28207&title=Bramhall",
  ],
} satisfies Place;
