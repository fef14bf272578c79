import type { Place } from "../shape.ts";

export default {
  slug: "southampton",
  name: "Southampton",
  kind: "town",
  within: "in Southampton",
  nation: "England",
  county: "Hampshire",
  at: { lat: 50.904, lon: -1.404, source: "GeoNames: Southampton, GB.ENG.M4" },
  motif: "city",
  quarters: ["Oxford Street", "Bedford Place", "Ocean Village"],
  arriving:
    "Trains stop at Southampton Central, west of the shops; drivers come off the M27 or M3. Cruise turnarounds clog the dock roads, as the Isle of Wight ferry does Town Quay.",
  busy: {
    when: "Boat Show week in September, July graduations, and the eve of Cowes Week",
    why: "Mayflower Park turns into a marina for the show, and sailors bound across the Solent to Cowes want beds as well.",
    ahead:
      "Whether it’s a last night ashore or a Forest lodge, four weeks’ notice makes a good start. For Boat Show week in September, speak up early in July.",
  },
  pages: {
    "male-stripper": {
      intro:
        "Southampton male strippers come to a marina flat, a Highfield sitting room or a New Forest lodge, for a hen do, a birthday or the last night ashore.",
      here: "The night before a cruise, six friends in one apartment with their cases packed can have him after the takeaway. For a hen do in town, take Ocean Village, masts outside the window and Oxford Street for dinner afterwards. In the country, a lodge at Lyndhurst or Brockenhurst means the show on the Friday, with a walk in the Forest on the Saturday. At home, the buffet can go in the conservatory and he in the lounge, with the drive-side blinds down. Whoever’s birthday it is gets the first dance, or a seat at the back if they’d rather.",
      spots: [
        {
          name: "Ocean Village",
          text: "Marina apartments with balconies and glass on two sides. People on the pontoons can see in, so draw the blinds. Tell the desk an entertainer is due, and offer him the visitors’ bay.",
        },
        {
          name: "Highfield and Bassett",
          text: "Roomy family houses beyond the Common with drives and back sitting rooms. They’re good for a birthday with everyone over 18 and a spare bedroom for changing.",
        },
        {
          name: "New Forest lodges",
          text: "Timber halls with long tables and only ponies for neighbours. Read the owner’s terms about hired acts, send a pin for the gate, and leave the outside light on: lanes there are unlit.",
        },
      ],
      room: "Sea-view lounges are arranged round the view, sofas facing out. Turn them round. He wants his audience facing away from the water, the glass table folded away and one free plug by the television. In a lodge, let the log burner die down first, and bring a speaker that works without the owner’s wifi. He can change in whichever cabin bedroom has a mirror.",
      question: {
        ask: "It’s a cruise day. Does the traffic matter?",
        answer:
          "In the morning, round the docks, it does: when ships turn round, the roads to the terminals are full of coaches and luggage until early afternoon. By evening they’re clear. Mid-September is slower from morning to night, with the Boat Show in Mayflower Park. If you’re over the water in Woolston or Netley, say so, as that’s a different way in from the motorway.",
      },
    },
    "female-stripper": {
      intro:
        "Stag, reunion or birthday, a female stripper in Southampton goes where the door can be shut: a private dining room, a Hamble clubhouse, the house you’ve rented.",
      here: "A sailing stag do can take the upstairs of a club at Hamble, if the committee agrees; in town, a house off Bedford Place is better, with the football on. Either suits her, provided nobody else can walk in. After a club dinner she can come down a staircase, which suits the fans; in the house it’s the lounge, a dining chair, and the groom asked first. Six old crewmates are plenty for the short show: two sofas, one lamp, and the dining chair put out in case the guest of honour fancies it.",
      spots: [
        {
          name: "Above Oxford Street",
          text: "Dining rooms over the restaurants by the old Terminus, the right size for one long table. Get the manager to agree the floor, the finish and the act in a single email.",
        },
        {
          name: "Hamble and Bursledon",
          text: "Sailing-club function rooms with bars, balconies and very good parking. Regatta weekends are for the members; a plain Friday in spring is likelier to be yours. The pink ferry to Warsash is for daytime, so book cars home.",
        },
        {
          name: "Bedford Place and the Polygon",
          text: "Rented houses amid students and late bars. Walls are thin and tempers short, so start early, close the front curtains and use the room at the back.",
        },
      ],
      room: "Ask about the heating before the decor. Club lounges in winter stand at the temperature of the Solent until just before you arrive, and she’ll be cold. A cleared carpet, curtains on the slipway side, a committee room to dress in and somebody minding the inner door are the rest of it.",
      question: {
        ask: "Can we book her for a yacht on the Solent?",
        answer:
          "Under way, no. There’s no floor, no headroom and nowhere to change, and nobody can step off if they’ve had enough; charter skippers will tell you the same. A large boat tied up for the night, with a saloon, curtains and the owner’s leave, is a maybe: send pictures. Better to sail all afternoon, walk ashore, shower, and meet her on dry land.",
      },
    },
    "drag-queen": {
      intro:
        "For a wedding, a bon voyage or a works night in Southampton, a drag queen hosts, sings and gives out the prizes, from Oxford Street dining rooms to barns at the Forest’s edge.",
      here: "Through the season there’s a send-off most weekends, and a table bound for the fjords will gladly dress up. She can host the last night ashore as cruise director: muster drill, a prize for the worst packing, and a farewell that may set somebody’s mum off. For a works night at a marina hotel in December, two hours is long enough for the awards, the raffle and a round of bingo. And at weddings out in the Forest she’s toastmaster, heels sunk to the ankle in a lawn, the one person who can get both families on to one dance floor.",
      spots: [
        {
          name: "Hotels by the walls and the water",
          text: "Function rooms near Town Quay with a stage and a lift that takes wig boxes. Pick one without pillars, where everybody can see her.",
        },
        {
          name: "Shirley and Bitterne social clubs",
          text: "Concert rooms with a curtain, a microphone and opinions. Good for anniversaries and fundraisers: lay on daft prizes and one committee member who enjoys being teased.",
        },
        {
          name: "Forest-edge barns and marquees",
          text: "Ashurst, Romsey, Beaulieu: weddings under beams or canvas. Power may be a generator and the dressing room a horsebox. Find out what’s really there and tell her.",
        },
      ],
      room: "Level ground, please. Lawns, decks and barn cobbles are hard work in platforms, and a square of staging or even a sheet of ply makes the difference. Add a mirror hung at standing height, a dry route from it to the floor, and a socket that isn’t shared with the tea urn.",
      question: {
        ask: "Our firm does marine insurance. Can she make that funny?",
        answer:
          "She can make the people funny, if not the policies. Send job titles, running jokes, this year’s disasters that everybody laughs about now, and the one that nobody does. Say who is being thanked and what for. Half an hour of silly awards usually goes down best.",
      },
    },
  },
  sources: [
    "Boat Show at Mayflower Park in September: https://www.classicboat.co.uk/news/southampton-boat-show-is-under-way/",
    "The show’s site and length: https://www.bbc.co.uk/news/uk-england-hampshire-57584312",
  ],
} satisfies Place;
