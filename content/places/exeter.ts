import type { Place } from "../shape.ts";

export default {
  slug: "exeter",
  name: "Exeter",
  kind: "town",
  within: "in Exeter",
  nation: "England",
  county: "Devon",
  at: { lat: 50.724, lon: -3.528, source: "GeoNames: Exeter, GB.ENG.D4" },
  motif: "city",
  quarters: ["The Quay", "Gandy Street", "Topsham"],
  arriving:
    "St David’s has the fast trains, but Central is up in town and spares a hill. By car, Chiefs match traffic meets you at M5 junction 30.",
  busy: {
    when: "Chiefs home games, Devon County Show in May, and graduation in July",
    why: "Westpoint’s showground and the university draw on the same hotels, while August visitors bound for Exmouth slow the motorway.",
    ahead:
      "Our rule of thumb is four weeks for an Exe Valley farmhouse or a loft on the Quay. If it’s Devon County Show week, in May, write in early March.",
  },
  pages: {
    "male-stripper": {
      intro:
        "An Exeter male stripper performs for hens and birthdays in farmhouses up the Exe, houses in St Leonard’s and private rooms near the Cathedral Green.",
      here: "Old university friends can come back at thirty and rent a thatched house somewhere between Thorverton and Crediton. Daytime is the Quay, with paddleboards or a wobbly canoe down the ship canal. By six they’re home, in robes, with a grazing board, and that’s when he is announced as the man about the boiler. For a fiftieth or a divorce in a St Thomas kitchen or a Heavitree lounge, choose the longer show with a game.",
      spots: [
        {
          name: "Exe and Creedy farmhouses",
          text: "Cob walls, small doorways and a flagged kitchen with a range. Lovely for twelve. The lanes are single-track with grass in the middle; he’ll need the farm’s name and the last turning.",
        },
        {
          name: "St Leonard’s and Magdalen Road",
          text: "Regency terraces with high-ceilinged drawing rooms, close to independent shops that sell everything for a hen breakfast. Permit parking nearby; book a visitor ticket for his car.",
        },
        {
          name: "Rooms above the Quay",
          text: "Old warehouses hold restaurants with an upper floor for hire. It must be closed off and agreed with the manager, since a balcony over the basin is a public view. It’s cobbled all the way, so walk there in flat shoes.",
        },
      ],
      room: "Cob cottages have ceilings made for smaller people in the sixteenth century. If a tall man can touch the beam flat-handed, tell us, and he leaves the big hat and the bigger moves at home. Roll the rug off the flags, dry any spilt fizz, and leave the boot room for changing.",
      question: {
        ask: "Our cottage says “no parties”. Does one performer count?",
        answer:
          "Ask the owner, because it is their word that counts and not ours. Plenty mean forty people and a disco, and are relaxed about half an hour of entertainment with guests already staying; others mean exactly what they wrote. Get the reply by message and keep it. If it’s no, a hired room in Exeter saves your deposit.",
      },
    },
    "female-stripper": {
      intro:
        "An Exeter rugby stag do, a fortieth or a women’s reunion needs a house, or a private room nobody else is using, for its female stripper.",
      here: "A stag weekend here is built round Sandy Park or the sea: Premiership rugby on a Saturday, or a boat from Exmouth, mackerel rods and sunburn. Both end around teatime out towards the motorway, which is why it makes sense to hold the evening on that side, in a hotel suite at Sowton or a house in Clyst St Mary, and let the city wait. She performs one costume or two, with a dance for the willing groom. At a reunion of old housemates, ask for a fan dance, and the bravest can be her assistant. In Heavitree a back room with the gas fire lit is plenty.",
      spots: [
        {
          name: "The Sowton and Clyst side",
          text: "Business hotels by junction 30 rent small suites by the evening. Ask the manager early and get the answer in writing; insist on a suite without a glass panel in the door.",
        },
        {
          name: "Topsham",
          text: "Merchants’ houses along the Strand, with long upper rooms over the estuary. Go easy on the bass, because old floors carry sound, and pick an hour when the street isn’t dining.",
        },
        {
          name: "Pennsylvania and Duryard",
          text: "Big villas on the hill above campus, let out of term. Sloping drives, deep gardens, a sitting room at the back: nobody passing can see in.",
        },
      ],
      room: "Those suites tend to be carpeted boxes with folding tables; stack them, dim half the spots, and sit guests in a horseshoe rather than rows. In Topsham, watch the gap between boards if she’s in stilettos: a hard mat over the worst of it helps. A lockable cloakroom is enough to dress in.",
      question: {
        ask: "Would a bar on Gandy Street let us?",
        answer:
          "Don’t count on it. Those bars are narrow, one room deep, with the public at your elbow, and this needs a room that shuts. A restaurant with a truly separate upper floor may agree on a Sunday or a weeknight. Ask the licence holder, not whoever picks up the phone, and let us see the answer.",
      },
    },
    "drag-queen": {
      intro:
        "In Exeter a drag queen can host your awards lunch, sing the night before a wedding, run a charity auction or take charge of a hen afternoon by the Quay.",
      here: "A village audience can be shy for the first song, so she starts warm, with a number everybody can hum, before she goes looking for the loudest laugh at table six. She’s a help to graduates’ parties in July, when two sets of parents have run out of things to say. For a village hall’s roof fund she opens with the cream tea argument, jam or cream first. And she suits a wedding-eve supper, when people don’t want a disco. For a birthday by the water ask us about a shanty, and send facts enough to fill it.",
      spots: [
        {
          name: "Village halls on the Exe",
          text: "Silverton, Broadclyst, Stoke Canon: stage, kitchen hatch, parking, a piano in need of kindness. The committee will have its noise times pinned to the door; read them out to us, and ask whether the lane floods in winter.",
        },
        {
          name: "Southernhay and the Green",
          text: "Georgian rooms used for firms’ dinners, with tall windows and good manners. Forty seated is ideal, and guests can walk from Central station.",
        },
        {
          name: "A Quayside loft",
          text: "Brick, beams and a goods hoist. Groups love it; she asks only which staircase has a handrail, and whether anyone else has the floor below.",
        },
      ],
      room: "A hall stage is welcome, but check the curtain runs and somebody can work the lights. On Southernhay, historic paintwork rules out tape and glitter cannons; tell her beforehand and she’ll leave both at home. Anywhere, a chair, a mirror, a bulb that isn’t blue, a glass of water.",
      question: {
        ask: "Can we book her for a garden do in the Exe Valley?",
        answer:
          "Yes, given a flat patch, power within reach and cover. Heels sink in a lawn, so borrow a few boards or use the patio, and keep a marquee side ready: a west wind comes straight up that valley. Outdoor sets are better early, since amplified music carries a long way after dark.",
      },
    },
  },
  sources: [
    "Devon County Show at Westpoint, in May: https://www.cornish-times.co.uk/news/entertainment/flagship-agricultural-county-show-returns-685082",
    "The Quay, its canal basin, canoes and the Butts Ferry: http://www.artsandcultureexeter.co.uk/turner-the-quay",
  ],
} satisfies Place;
