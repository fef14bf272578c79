import type { Place } from "../shape.ts";

export default {
  slug: "gloucester",
  name: "Gloucester",
  kind: "town",
  within: "in Gloucester",
  nation: "England",
  county: "Gloucestershire",
  at: { lat: 51.866, lon: -2.243, source: "GeoNames: Gloucester, GB.ENG.E6" },
  motif: "city",
  quarters: ["The Docks", "Eastgate Street", "Westgate Street"],
  arriving:
    "The station is minutes from the Cross, though some Birmingham–Bristol trains skip it. From the M5 take 11A or 12; at the Docks, park outside and wheel the case along the quay.",
  busy: {
    when: "Gloucester Rugby home games, Gold Cup week overflow, and the Quays’ Christmas market",
    why: "Kingsholm is walkable from the bars, so rugby and Cheltenham’s racing compete for the same few hotels.",
    ahead:
      "When Kingsholm has no match, three weeks is right for a Docks flat. In Gold Cup week, or while the Quays’ Christmas market is on, seven is safer.",
  },
  pages: {
    "male-stripper": {
      intro:
        "Gloucester hen nights, thirtieths and divorce parties can have a male stripper at a loft in the Docks, a room off Westgate Street or a cabin out towards the Forest of Dean.",
      here: "Take a warehouse apartment with brick walls, a hoist beam and swans going past, and have the evening in the flat: a grazing board, a playlist and a show at seven. Afterwards the Quays are across the bridge. For a birthday in the suburbs, hire a club at Longlevens or Tuffley, once its committee has agreed to the act, and keep the guest list to over-18s. Give him a bedroom or an office for changing. If you’ve booked the longer show, with its game, keep the cake until that’s over.",
      spots: [
        {
          name: "Docks warehouses",
          text: "One big floor with iron columns, and a bedroom behind for changing. Windows are deep and small, which suits a private party very well indeed.",
        },
        {
          name: "Forest cabins near Coleford",
          text: "Timber lodges with a hot tub, for a hen of ten or twelve. Signal is patchy and every track looks alike; arrange to meet him at the last pub on the main road.",
        },
        {
          name: "Longlevens and Tuffley clubs",
          text: "Sports and social clubs with a lounge that shuts, a small stage and parking. Ask for a night with no junior teams in, and bring a plain chair.",
        },
      ],
      room: "Warehouse boards carry every footstep downwards: soft shoes for the guests, a rug for his patch, and a word with the flat below. Mind the iron columns: seat people between them, leaving the centre aisle, and hang his coat well away from the radiator.",
      question: {
        ask: "We’re in a Docks apartment. Where can he leave the car?",
        answer:
          "Not on the quay: vehicles are kept out of most of it. There are car parks at the edge, by the Quays and off Llanthony Road, and he’ll walk in with a case on wheels over the cobbles. Tell him the warehouse’s name, its staircase letter if it has one, and your phone number.",
      },
    },
    "female-stripper": {
      intro:
        "Take a back room in town, a social club or a flat on the water, and a Gloucester female stripper will dance at your rugby stag do, fortieth or leaving party.",
      here: "Kingsholm lets out about five, and the tide runs down Worcester Street to the pubs. It’s quieter to have walked to a private room near Eastgate or caught a cab to a club in Quedgeley, with the buffet out and a friend on the door. Have the show straight after the food. Four couples at a Docks flat can have burlesque, with a good bottle open; a birthday with fans and a top hat suits anybody from thirty to seventy.",
      spots: [
        {
          name: "Around Eastgate Street",
          text: "Bars that let a room up or down a flight, near the taxis. Match days are loud enough to cover anything; on other nights check what the room shares a wall with.",
        },
        {
          name: "Quedgeley, Hucclecote and Abbeymead",
          text: "Social clubs and newer houses by the ring road, with parking. Good for the groom’s whole five-a-side league, provided that the club’s officers have agreed to it.",
        },
        {
          name: "Westgate passages",
          text: "Old merchants’ houses with crooked upper rooms, nice for a dozen at supper. The beams are low, which means small fans only, and the owner has to agree.",
        },
      ],
      room: "Club lounges want the fruit machine switched off, the serving hatch down and the strip lights halved. Bring a dining chair from home, since the banquettes don’t move. If it’s an apartment, draw everything on the basin side: people eat outside over there until it’s dark.",
      question: {
        ask: "Does the club need some kind of licence?",
        answer:
          "A one-off striptease ending in lingerie doesn’t usually need one of its own, but the premises have conditions that only their manager knows, and the committee may have a policy. Let them read our description. If the answer’s no, it’s far better to hear it early than at the door.",
      },
    },
    "drag-queen": {
      intro:
        "Hen makeovers at the Docks, rugby-club awards, a pub’s anniversary, a wedding reception: a Gloucester drag queen hosts them all. Choose two hours of hosting, or three songs and a dedication.",
      here: "A good Gloucester booking goes to someone’s strengths. At a Docks hen she can run a makeover: each guest gets a drag name, a sash you’ve bought and a turn down the loft, and the bride marks them. A junior-section fundraiser, grown-ups only, gets the auction; she’ll sell signed shirts, weekends in Tenby and, if bidding slows, her own earrings. End-of-season dinners at the rugby clubs like a mock tribunal with players in the dock. A pub celebrating its fiftieth birthday wants old songs and everybody in. Say which of these you are, and how rude she may be.",
      spots: [
        {
          name: "Rugby clubs at Longlevens and beyond",
          text: "Expect heckling. Put her on a platform, give her the best microphone, seat last year’s captain near the front, and ask the kit man to lend his room.",
        },
        {
          name: "Warehouse event floors",
          text: "High timber ceilings with room for any wig. Brick dulls a small speaker. Hire a pair, and run them from separate sockets.",
        },
        {
          name: "Pubs along Southgate and Westgate Street",
          text: "For a landlord’s anniversary, on a closed or over-18s night: a corner with a socket, the house PA and a back room where she can dress.",
        },
      ],
      room: "Lifts at the Docks are small, if there’s one at all; allow two trips for the costumes. She needs a bedroom or office with a lock, good light and a mirror. Keep a yard clear in front of the stage, because she comes down among the tables.",
      question: {
        ask: "How rude would she be in front of my gran?",
        answer:
          "As rude as you say. Set the tone when you book and give examples: fine with double meanings, nothing about the divorce. She’ll go over to your gran first, find out what she thinks is funny, and take it from there.",
      },
    },
  },
  sources: [
    "Kingsholm, near the city centre, and the Shed: http://rugbygroundguide.com/gloucester.html",
    "The Docks, their warehouses and flats: https://thewanderingjandal.com/2016/03/11/gloucester-docks-england/",
    "Victorian Christmas market at the Quays: https://www.weekendnotes.co.uk/gloucester-quays-victorian-christmas-market/",
  ],
} satisfies Place;
