import type { Place } from "../shape.ts";

export default {
  slug: "bath",
  name: "Bath",
  kind: "town",
  within: "in Bath",
  nation: "England",
  county: "Somerset",
  at: { lat: 51.375, lon: -2.362, source: "GeoNames: Bath, GB.ENG.A4" },
  motif: "city",
  quarters: ["George Street and Milsom Street", "Walcot Street", "Widcombe"],
  arriving:
    "Bath Spa is on the flat by Southgate; everything handsome is uphill. Older vans and taxis pay in the Clean Air Zone, private cars don’t. Parking from the Circus up to Camden is for residents, so tell us about that, and about the stairs.",
  busy: {
    when: "The Christmas Market, rugby at the Rec, and September’s Jane Austen Festival",
    why: "Coach parties for the market fill late November and early December, Austen devotees take the guest houses in September, and match days fill the tables.",
    ahead:
      "Three weeks ahead suits a spa weekend or a birthday at Larkhall. If it’s the Christmas Market or Jane Austen week you have in mind, make it two months.",
  },
  pages: {
    "male-stripper": {
      intro:
        "A Bath hen do can have its male stripper between the spa and supper, in a townhouse from Lansdown to Widcombe. He also comes to birthdays, anniversaries and divorce weekends.",
      here: "By four the swimsuits are over the banister and somebody’s opened a bottle on the landing. A Bath hen weekend runs to a timetable (pool, tea, nap, dinner in Milsom Street) and he fits best in the hour before people dress. Ask for a Regency gentleman who has mislaid his carriage, if you’d like the joke, or a perfectly modern plumber. For a sixtieth at Combe Down or Larkhall, clear the drawing room and borrow a plain chair from the kitchen. In the weeks of the Christmas Market leave him extra time for the coaches.",
      spots: [
        {
          name: "Lansdown and Camden",
          text: "Four-storey lets with a first-floor salon made for assemblies. Tall windows look straight across at other tall windows, which is what the shutters are for. Close them and light the lamps.",
        },
        {
          name: "Widcombe",
          text: "Villas and cottages near the canal, closer to the station and with easier parking. A garden flat on the hill gets him in at a side gate rather than up the front steps.",
        },
        {
          name: "Villages to the south",
          text: "Barns around Monkton Combe and Wellow for a big family do, with space to park. Send a pin for the single-track lanes, and say which gate it is.",
        },
      ],
      room: "Listed houses have creaky boards and a good many antique lamps. Move the breakables upstairs and lay a mat where the chair will go. He changes on whichever floor has a bathroom; warn him how many stairs that is. At Bathford or Box, where the lets are cottages, the kitchen usually has more clear floor than the sitting room: fold the table, carry out the spare chairs and have the speaker on the sill.",
      question: {
        ask: "Our rental says no parties. Does a stripper count?",
        answer:
          "To most owners here, yes, and some have fitted sound monitors. Ask before you pay them. A short show at low volume, nobody shouting in the street and lights out by the hour they name is often acceptable; sneaking him in isn’t. If it’s refused, a private dining room might take you.",
      },
    },
    "female-stripper": {
      intro:
        "After the rugby, on a spa weekend or at a grown-up dinner party, Bath’s cellars, drawing rooms and garden flats suit a female stripper; the public bar never does.",
      here: "Win or lose, the Rec empties straight into the middle of town, and a stag that wants seats has to be quick. The quieter plan is a vaulted room off George Street, taken for two hours with a cold supper: they arrive hoarse, the door is shut behind them, and she performs once the plates have gone. The restaurant has to know what is booked, and agree. On a women’s spa break, perhaps for a friend who’s had a rotten year, ask for feathers, humour and a slow number, in a house where the shutters close.",
      spots: [
        {
          name: "Vaults under the raised pavements",
          text: "George Street and the Paragon hide brick cellars beneath the walkway, some let for private drinks. No windows, cool air, one staircase: walk the route to the fire exit before the guests come.",
        },
        {
          name: "Bathwick and Great Pulteney Street",
          text: "It’s flat here, for once, and her case can be wheeled to the door. Rooms are broad and the sofas low, so people at the back can still see.",
        },
        {
          name: "Larkhall and Combe Down houses",
          text: "Stone cottages and semis up the hills, with a back room and room to park. For a women’s birthday, roll up the rug, turn the table on its side against the wall and start after supper.",
        },
      ],
      room: "Stone floors are cold and slick, timber ones mark; a rug fixed at the corners spares everybody. She’d like a warm room for dressing, since Georgian bathrooms seldom are. Chandeliers hang lower than they look when an ostrich fan goes up, so choose the clear end of the room.",
      question: {
        ask: "Will she mind that our party is all women?",
        answer:
          "Quite the opposite. Say so when booking and the set shifts towards burlesque, with more wit and more costume. The rules stay the same: hands to yourself, phones in bags, and anyone who’d rather sit it out goes to the kitchen. Tell us as well whether it’s a hen, a birthday or a divorce, and whether she should pick someone for the chair.",
      },
    },
    "drag-queen": {
      intro:
        "Bath nights before weddings, works suppers and sixtieths go better with a drag queen at the helm: songs, stories, games and a firm hand on the running order.",
      here: "Beau Nash was master of ceremonies here and told everyone when to dance, and that is roughly the job. At a rehearsal supper in a Lansdown dining room she introduces two families, fines the latecomers and sings to the grandmothers. For a software firm’s Christmas there could be a mock ball, given notice, with dance cards and a prize for worst curtsey. In Austen Festival week, in September, she might read a proposal scene with an unwilling uncle. Sixtieths are simplest: three numbers, a good many stories supplied by the family, then cake. A hen tea in Widcombe can be a quiz on the bride, scones first, with the losing table made to do the washing-up.",
      spots: [
        {
          name: "Larkhall and Oldfield Park clubs",
          text: "Members’ clubs with a bit of a stage, a bar and a piano that may need tuning. Good for a charity raffle or a fiftieth.",
        },
        {
          name: "Function rooms round Queen Square",
          text: "Panelled first floors where firms hold their Christmas parties. Ask for the room’s own microphone and for a table taken out, so that the train of her gown has somewhere to go.",
        },
        {
          name: "Marquees above the city",
          text: "Lawns at Claverton and Weston, for weddings. Canvas swallows words, so hire a decent PA, lay boards underfoot and let her dress indoors, up at the house.",
        },
      ],
      room: "First-floor salons give her the height she needs; it’s the route in that wants planning, as there are two cases, a gown bag and several flights between the car and the salon. Have two people meet the car. A bedroom with daylight bulbs becomes the dressing room, and the fireplace makes a natural backdrop.",
      question: {
        ask: "Is a drag act suitable for a Regency-themed party?",
        answer:
          "Perfectly. She can host in period costume if you arrange it when booking, or arrive gloriously wrong for the century. Give her the running order and the names, and leave space after the country dancing, when people want to sit. It’s fully dressed comedy, and she keeps it clean if you ask.",
      },
    },
  },
  sources: [
    "Bath’s Clean Air Zone and who pays: https://en.wikipedia.org/wiki/Bath_Clean_Air_Zone",
    "Jane Austen Festival each September: https://issuhub.com/view/index/17014?pageIndex=24",
    "Christmas Market in late November and December: https://www.bathtelegraph.co.uk/2021/06/",
    "Combe Down, stone villas, terraces and cottages: https://wikiwand.com/en/Combe_Down",
  ],
} satisfies Place;
