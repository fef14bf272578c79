import type { Place } from "../shape.ts";

export default {
  slug: "nottingham",
  name: "Nottingham",
  kind: "town",
  within: "in Nottingham",
  nation: "England",
  county: "Nottinghamshire",
  at: { lat: 52.954, lon: -1.15, source: "GeoNames: Nottingham, GB.ENG.J8" },
  motif: "city",
  quarters: ["Lace Market", "Hockley", "West Bridgford"],
  arriving:
    "Trams stop on the bridge right above the railway platforms and climb to Lace Market in minutes. Hockley’s one-way streets confuse every satnav; share a photo of the door.",
  busy: {
    when: "Test days at Trent Bridge, Goose Fair from late September, and December around the Square",
    why: "Cricket, the Forest Recreation Ground rides and the ice rink by the Council House each pull the county in.",
    ahead:
      "Hens meeting at the left lion should ask four weeks before. Round a Trent Bridge Test, Goose Fair or a December Saturday by the Square, nine is better.",
  },
  pages: {
    "male-stripper": {
      spots: [
        {
          name: "Stoney Street and St Mary’s",
          text: "Lace merchants needed daylight, which is why these flats have windows the height of a bus. It makes a handsome stage, but find out how the blinds work.",
        },
        {
          name: "Hockley",
          text: "Small first-floor rooms above Goose Gate and Broad Street, hired with their own bar. They suit a birthday crowd of modest size and a manager who has agreed the act by email.",
        },
        {
          name: "The Park",
          text: "Big villas on a private estate behind the castle, gas-lit at night and very quiet. Lovely for a house party; ask him to ring from the gate rather than sound his horn in the crescent.",
        },
      ],
      intro:
        "Male strippers for hire in Nottingham, at Lace Market apartments, West Bridgford houses and private rooms around Hockley, for hens, birthdays and leaving parties.",
      here: "“Meet you at the left lion” is how a Nottingham hen do begins, and by the second cocktail bar you’ve lost half the group, so book him early, while everyone’s in one place. Five or six o’clock in the apartment works well, with Hockley round the corner afterwards. Trent-side parties keep different hours. In West Bridgford, light the barbecue first and have him indoors as the light fades, at a party of grown-ups. Tights and a feathered cap are possible; ask when you book, and we’ll see whether he can oblige. Put the barbecue lid down and get everyone inside before the music starts.",
      room: "Warehouse floors are wooden, springy and shared with whoever lives below. Lay a rug, choose a chair that doesn’t scrape, and keep the bass modest. Windows on Broadway and Plumptre Street face each other, so draw the blinds before he starts. The bathroom will do for changing.",
      question: {
        ask: "He can’t park in the Lace Market, can he?",
        answer:
          "Hardly ever on the street, and the one-way system sends strangers past your door twice. Multi-storeys are a few minutes’ walk, or he parks outside the centre and rides the tram in: there is a stop on Fletcher Gate. Send a photograph of your entrance, because several doors share a number.",
      },
    },
    "female-stripper": {
      spots: [
        {
          name: "West Bridgford",
          text: "Edwardian houses across the river, deep rooms at the back and a side gate. Radcliffe Road fills with cars on match days: save the drive for her and send your own lot on foot.",
        },
        {
          name: "Castle Wharf",
          text: "Canalside apartments near the station, mostly modern, with lifts and entry codes. Give the code, the floor and somebody who actually answers, or the desk won’t let her up.",
        },
        {
          name: "Southwell and the Trent villages",
          text: "Barn lets and pub annexes to the north-east. There’s plenty of space, and nobody next door. Tell the owner what you’re planning before you pay the deposit.",
        },
      ],
      intro:
        "Nottingham stag dos, birthdays and cricket weekends: a female stripper for the house, the cottage or a club’s private back room.",
      here: "For a Test match, after a day in the sun at Trent Bridge, have her come to a rented house in West Bridgford an hour after stumps, when you’ve showered and eaten something. The short show does for a twenty-first in Lenton. At Southwell or Ruddington it could be a husband’s fortieth arranged by his wife, with her friends there as well as his. Whichever it is, put one person in charge of the phone and the door, and make it someone who isn’t drinking much. A group of women can ask for the fan dance instead, after the curry and before the cake, with partners sent down to the pub until ten.",
      room: "Rented houses near the ground are mostly open plan, which leaves nowhere to change. Keep one bedroom out of bounds with a mirror in it, move the coffee table, draw the curtains on the garden side, and put the speaker where she can reach it from the floor.",
      question: {
        ask: "Will a city hotel let her perform in a suite?",
        answer:
          "Seldom, and please don’t try it unannounced: reception will stop her at the desk and you will both be out of pocket. Ask the events office for a private function room, describing exactly what she wears at the end. Some will say yes to that where they’d refuse a bedroom. If they won’t, a rented house is the answer.",
      },
    },
    "drag-queen": {
      spots: [
        {
          name: "Broadway and Plumptre Street",
          text: "Hireable floors in the old lace quarter, with columns to lean on and room to parade. Ask whether the goods lift works, because she has costume cases and a speaker to bring up.",
        },
        {
          name: "Mansfield Road and Sherwood",
          text: "Function rooms over long-established pubs north of the centre, where the landlord will know what’s allowed and there’s somewhere to unload two cases.",
        },
        {
          name: "Sneinton Market",
          text: "Studios and units around the avenues, hired by the evening. They’re good for a charity night, if you bring your own chairs, bar and speaker. Sound carries across the square, so finish when the hirer says.",
        },
      ],
      intro:
        "Book a drag queen in Nottingham for a hen do in Hockley, a Christmas party by the canal or a birthday in Sherwood: songs, patter and games, with the guest of honour’s stories worked in.",
      here: "In a lace warehouse on a Friday, with forty people from one office, she’ll declare a lip-sync tournament between departments. That’s the two-hour booking, and she does the raffle and introduces the speeches too. A smaller group in Hockley may only want three songs and the story of how the couple met, told wrongly on purpose. People here heckle, and she’s fine with that. Goose Fair week is busy: name another Saturday if you can. If someone’s retiring, bring a red folder, tell us it’s to be This Is Your Life, and hide four old friends in the kitchen.",
      room: "Sound bounces about in brick and glass, so put the speaker near the audience, at head height, or nobody hears the jokes. She wants a clear strip to walk, a bit of light on her face, and a lockable office with a table mirror for getting ready.",
      question: {
        ask: "Half of us have seen drag in town for free. Why hire a queen?",
        answer:
          "In a bar she’s playing to everyone. At yours she knows people’s names, she’s read what you sent about the groom’s first car, and there are no strangers filming. If a night out with drag on is enough, go to one; they are good here, and cheaper than we are.",
      },
    },
  },
  sources: [
    "Lace Market warehouses and the Fletcher Gate tram stop: https://en.wikipedia.org/wiki/Lace_Market",
    "Goose Fair, late September into October: https://en.wikipedia.org/wiki/Nottingham_Goose_Fair",
  ],
} satisfies Place;
