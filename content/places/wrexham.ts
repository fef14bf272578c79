import type { Place } from "../shape.ts";

export default {
  slug: "wrexham",
  name: "Wrexham",
  kind: "town",
  within: "in Wrexham",
  nation: "Wales",
  county: "North Wales",
  at: { lat: 53.047, lon: -2.991, source: "GeoNames: Wrexham, GB.WLS.Z4" },
  motif: "valley",
  quarters: ["High Street and Town Hill", "Mold Road", "Llangollen and the Dee"],
  arriving:
    "Wrexham General adjoins the Racecourse, on the Shrewsbury–Chester line. Off the A483, avoid the Mold Road junction before a game, and send a map pin for farms along the Dee.",
  busy: {
    when: "Every Wrexham home game, FOCUS Wales in May, and racing at Bangor-on-Dee",
    why: "Supporters now fly in for a fixture, bands fill the centre each spring, and Llangollen’s Eisteddfod takes July’s cottages.",
    ahead:
      "Aim for four weeks’ notice with a barn above Llangollen. A game at the Racecourse makes it eight, and FOCUS Wales in May is worth a note in February.",
  },
  pages: {
    "male-stripper": {
      intro:
        "Around Wrexham, hen dos, fortieths and fiftieths can have a male stripper in a Dee Valley barn, a private room near High Street or a front room at home.",
      here: "Hire a room or a barn to be sure of some privacy. Out towards Llangollen it’s a canal walk, showers, curry delivered to the farm gate, and him at about eight. At a birthday, have the buffet first and the disco after him, and give him the bedroom at the back to change in. Ask about costumes when you book, and say if you’d like red and white. Hen dos that come for the football stay out at Gresford or Rossett: kick-off first, then a bath, then the show before the taxis to town.",
      spots: [
        {
          name: "Barns above Llangollen",
          text: "Converted cowsheds up towards the Horseshoe Pass or out at Froncysyllte, with beams, log burners and a long kitchen. Clear the entertainment first with the owner, who often lives across the yard.",
        },
        {
          name: "Town Hill",
          text: "Pubs and former banks under St Giles’ tower, some with a first floor. Hire the floor outright, get the manager’s agreement, and make sure its stairs aren’t the way to the loos.",
        },
        {
          name: "Rhos and Coedpoeth",
          text: "Village institutes and social clubs up the hill have a stage, a bar and a caretaker. They’re the right size for a big birthday, if the committee agrees.",
        },
      ],
      room: "Stone barns echo and their floors are uneven, so choose boards over flags and set the speaker on a rug. Keep his floor well away from the stove, since costumes are light and the glass gets hot. In a semi at Acton, move the three-piece and the dog.",
      question: {
        ask: "It’s a home match that Saturday. Should we change the date?",
        answer:
          "No need, only the time. Mold Road by the Racecourse is hopeless for an hour before kick-off and another after the whistle, and every taxi in the county is spoken for. A show at eight suits everyone; if your house lies east, towards Marford or Gresford, he can come in from the bypass and miss it altogether.",
      },
    },
    "female-stripper": {
      intro:
        "Stag weekends, fiftieths and other grown-up celebrations around Wrexham can have a female stripper come to the lodge, the house or a hall closed to the public.",
      here: "If you’ve come for the football, remember that on match nights every bar in town is full. It’s easier to do it this way: the game, a proper tea, then a private room where she performs for your lot alone. After rafting at Llangollen you’ll be done by teatime, so book her at the lodge early. For a fortieth in Gresford or a divorce toasted in Rossett, women on all the sofas, ask for the number with the fans.",
      spots: [
        {
          name: "Canal and riverside lodges",
          text: "Trevor, Chirk and Llangollen have timber lodges with one big room each. Voices carry over the river, so keep the doors closed.",
        },
        {
          name: "Gresford and Marford",
          text: "Larger detached houses on the Chester side, with gravel drives and space between them. A games room or garden office does nicely once the pool table has a cover.",
        },
        {
          name: "Halls at Llay and Brymbo",
          text: "Social clubs and function suites out here take a coach of supporters easily. Check that the bar staff are content to serve from behind a shutter, or to take a break.",
        },
      ],
      room: "Lodge lounges are small and the furniture is heavy pine, so count guests honestly: fifteen round the walls leaves her room to dance, and thirty doesn’t. Provide somewhere warm to change, since porches here are cold. Use a dimmer or two lamps instead of the overhead spots.",
      question: {
        ask: "Could she come on the coach with us from the ground?",
        answer:
          "No. She travels by herself, meets one named host at the door and leaves the same way; that’s how we keep performers safe. Give her the address, the parking and a mobile that will be answered. If your coach is late, she waits, but the booked time still ends when it was due to, so set off early.",
      },
    },
    "drag-queen": {
      intro:
        "For a club night, a company dinner or a seventieth, book a drag queen in Wrexham: songs, teasing and someone to keep the evening to time.",
      here: "Send her the family stories: who once met the owners, whose dog ran on the pitch, which cousin says he started the chant. She’ll work them in. FOCUS Wales in May gives the bars over to bands, so a birthday group can have her in a private room first and see the bands after. For a works do on the trading estate, take the longer slot, with the long-service awards in the middle and bingo or a quiz at the end.",
      spots: [
        {
          name: "Round Tŷ Pawb and the markets",
          text: "Upper rooms near the market halls for thirty or so, with food near at hand. Ask which door is open after the stalls close, and have somebody there to help with her cases.",
        },
        {
          name: "Trading-estate canteens",
          text: "A works canteen has plenty of parking and tables that move. Ask your firm first. Put down carpet tiles or a dance mat in front: polished vinyl is slippery under six-inch heels.",
        },
        {
          name: "Miners’ institutes",
          text: "The old mining villages, Rhos and Llay among them, have halls with a stage. Ask what the sound system takes, and keep a table at the front for the committee.",
        },
      ],
      room: "Old halls are cold, so ask for the heating from mid-afternoon and the dressing room unlocked. A canteen has no backstage; the first-aid room is fine, if you lend a mirror. Tell her which doors are alarmed and where the microphone lives.",
      question: {
        ask: "Is there an appetite for drag in a football town?",
        answer:
          "Yes. Football crowds like to sing and to answer back, and so does she. It helps to have a reason, such as a player-of-the-season night for the Sunday league, and to warn her which subjects are sore. She’ll keep off those.",
      },
    },
  },
  sources: [
    "City status in 2022, and the club’s fame: https://www.bbc.co.uk/news/articles/c72q15e5yvqo",
    "FOCUS Wales, Wrexham’s music festival: https://artandliving.com/city-of-culture-2025-focus-wales-festival-backs-wrexham-bid/",
  ],
} satisfies Place;
