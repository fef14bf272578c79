import type { Place } from "../shape.ts";

export default {
  slug: "taunton",
  name: "Taunton",
  kind: "town",
  within: "in Taunton",
  nation: "England",
  county: "Somerset",
  at: { lat: 51.015, lon: -3.103, source: "GeoNames: Taunton, GB.ENG.M3" },
  motif: "town",
  quarters: ["Bath Place", "Bridge Street and the Tone", "Quantock villages"],
  arriving:
    "Taunton station sits north of the river, an easy walk from the ground. M5 junction 25 jams on summer Saturdays; Quantock lanes have passing places and patchy signal.",
  busy: {
    when: "T20 nights in early summer, the autumn carnivals, and race days at Orchard Portman",
    why: "Blast crowds pack the centre, then illuminated carnival carts close roads here in October and in Bridgwater in November.",
    ahead:
      "Four weeks’ notice is sensible for a cider barn, a skittle alley or a kitchen in Trull. If there’s a T20 night or an autumn carnival on, try nine.",
  },
  pages: {
    "male-stripper": {
      intro:
        "For a Taunton hen or a big birthday, your male stripper will drive out to the cider barn, the village hall or the kitchen in Trull or Bishops Lydeard. Costume and hour are up to you.",
      here: "It could be up a lane off the Blackdowns, in somebody’s converted barn, with a pig on a spit and wellies by the door. He’ll find it if you send good directions. Try cider tasting, food, him, then the band. In town, choose a cricket evening, when the brothers are at the County Ground, and have it at a house in Wilton with the curtains drawn. Tell older relatives what’s coming and let them decide. A friend’s garage will do, once it’s swept, carpeted and warm.",
      spots: [
        {
          name: "Blackdown and Quantock barns",
          text: "Great doors for an entrance, a concrete floor and beams to hang lanterns from. Check the fuse board can carry the lights, the urn and the music all at once.",
        },
        {
          name: "Trull, Wilton and Comeytrowe",
          text: "Comfortable houses on the south side, five minutes from the park. Lounge and dining room separated by double doors, which do very well as curtains.",
        },
        {
          name: "Village halls round the town",
          text: "Plain halls with parking, a kitchen and a stage, for a sixtieth with everyone you know. Trustees may rule the act out, so read the hire form and ask the booking secretary before you invite anybody.",
        },
      ],
      room: "Straw is a nuisance underfoot and a hazard near anything hot: sweep a ring and keep the bales for seats. He gets ready in the tack room or the caravan; put a mirror in it. At home, shut away the spaniel, who’ll otherwise take the costume to be a game.",
      question: {
        ask: "Our barn’s a wedding venue. Will the owners allow him the night before?",
        answer:
          "Ask them, not the planner. Some are relaxed once they hear it’s half an hour, private and finished by nine; others have a licence tied to the ceremony room, or live across the yard. If they’d rather not, hold the hen a week or two earlier at a house in town.",
      },
    },
    "female-stripper": {
      intro:
        "Once the cricket’s over, or at an old friends’ reunion or a fortieth, a Taunton female stripper performs in a function room, a club lounge or a farmhouse.",
      here: "After a T20 night at Priory Bridge Road, get your stag party under a roof before the second pub. A skittle alley or the long room of a sports club, somebody’s mum’s pasties, and a show at nine that everyone’s still fit to watch. On a farm, clear a shed, bring in forty chairs, and put boards down for her if it’s concrete. A couple’s evening in Kingston St Mary can be smaller and warmer, with fans and a slow song. A group of women might choose the hour with games instead, with cider cocktails on the sideboard and a taxi firm warned for half past eleven.",
      spots: [
        {
          name: "Clubs near Priory Bridge Road",
          text: "Bars belonging to sports and social clubs, a short walk from the ground. Book the room rather than a corner, and find out who’s playing skittles next door.",
        },
        {
          name: "Farmhouses on the Levels side",
          text: "Around Creech St Michael and North Curry, flagstoned kitchens with a range at one end. In winter the roads can be under water: have a second route ready.",
        },
        {
          name: "Galmington and Bishops Hull",
          text: "Estates and older cottages on the western edge. For eight to ten friends with a speaker on the sideboard, it’s private, all on one floor and simple to find.",
        },
      ],
      room: "Whether it’s shed or sitting room, lay a board: ply on flagstones, a mat on concrete. Heat it beforehand too. She’ll need somewhere indoors to change, not the horsebox, and a light that can be turned down rather than simply off.",
      question: {
        ask: "There’s a young farmers’ dinner dance. Could she do a spot?",
        answer:
          "If any member present is under eighteen, which in such clubs is likely, the answer’s no and there’s no way round it. For a reunion where every guest is an adult, the room is yours alone and the venue’s manager is content, yes. Otherwise a drag host is the safer choice.",
      },
    },
    "drag-queen": {
      intro:
        "Taunton’s carnival-club fundraisers, skittles presentation nights, barn weddings and village-hall sixtieths all suit a drag queen.",
      here: "Carnival people spend all year building a cart covered in light bulbs and they’ll notice the costume. Have her for the spring fundraiser. She draws the raffle, auctions a load of logs and leads the room in something by ABBA. At a skittles presentation there’s a long list of cups that badly needs jokes between, and two hours leaves time for bingo. At barn weddings she takes over when the speeches have run on, and for a couple’s fiftieth anniversary in Wellington she finds their song and gets people up to it. If it’s a birthday and a garden, have her at teatime, on the patio, with a speaker in the kitchen window.",
      spots: [
        {
          name: "Village halls under the Quantocks",
          text: "Bishops Lydeard, Cotford St Luke, Kingston St Mary: a stage with steps, tea urns, and a committee that will feed her. Count the coat-hooks in the green room, as she’ll use them all.",
        },
        {
          name: "Alleys and clubrooms in town",
          text: "Skittle alleys become cabaret with trestles down both sides. She works the length of it: have a radio mic, or a long cable and somebody to pay it out.",
        },
        {
          name: "Bath Place upper rooms",
          text: "For smaller teams’ Christmas suppers above the independents. Intimate rooms, right for patter and a couple of songs; warn next door about the encore. Pull the crackers before she starts and pass up the worst mottoes: she’ll make something of them.",
        },
      ],
      room: "Put the hall’s heating on at lunch, or the powder and glue won’t behave. Stage left needs a socket, stage right a table. If she’s in a marquee, see that the way from the house is lit and boarded. It gets muddy.",
      question: {
        ask: "Could she judge our carnival club’s fancy dress?",
        answer:
          "There’s nobody better, on condition that you brief her on the rivalries. She’ll award marks for sewing, nerve and lighting and let no one off. It has to be an indoor, adults’ event rather than the October procession itself, which is a family night on closed streets.",
      },
    },
  },
  sources: [
    "Taunton Carnival, a Saturday in October: https://www.somersetcountygazette.co.uk/news/17968752.taunton-carnival-programme-saturday/",
    "Bath Place and its independents: https://greatbritishlife.co.uk/magazines/somerset/23407076.locals-love-living-working-taunton",
    "The County Ground beside the Tone: https://h2g2.com/entry/A13958463",
    "Bishops Lydeard’s village hall, with its stage and kitchen: https://bishopslydeardvillagehall.co.uk/facilities",
  ],
} satisfies Place;
