import type { Place } from "../shape.ts";

export default {
  slug: "cambridge",
  name: "Cambridge",
  kind: "town",
  within: "in Cambridge",
  nation: "England",
  county: "Cambridgeshire",
  at: { lat: 52.2, lon: 0.117, source: "GeoNames: Cambridge, GB.ENG.C3" },
  motif: "city",
  quarters: ["Mill Road", "Quayside and Bridge Street", "Milton Road side"],
  arriving:
    "The main station is well south of King’s Parade. Cameras watch the centre and Mill Road bridge, so a driver is better off with a Park & Ride, or a village house with a yard.",
  busy: {
    when: "May Balls and graduation, from mid-June into July",
    why: "Graduands’ families fill the guest rooms, and Midsummer Fair brings its own crowd to the Common.",
    ahead:
      "Parties with a punt to catch should write four weeks ahead. Anything between the May Balls and graduation is worth starting in March or early April.",
  },
  pages: {
    "male-stripper": {
      intro:
        "Looking for a male stripper in Cambridge? He’ll come to your hen or fortieth in a village farmhouse, a rented terrace in Romsey Town or a club room hired outright.",
      here: "The punt comes first: cushions, fizz in plastic flutes, a chauffeur with a stock of untrue stories, and the bride’s hat in the river by Trinity. By late afternoon everyone has caught the sun and wants to sit down. Have him come to the house then, with supper still in the oven. He’ll play the lost tourist or the firefighter, whichever you choose. Outside town it’s more often a barn in the Shelfords or by Wimpole, a mother-and-daughter guest list, and a game for the whole group in between costumes.",
      spots: [
        {
          name: "Romsey and Petersfield",
          text: "Railway terraces either side of Mill Road, let by the weekend. The front room opens straight off the pavement; use the kitchen extension at the back and lower the roof blind.",
        },
        {
          name: "Grantchester and the Shelfords",
          text: "Old farmhouses with a boot room and a table for sixteen. He can drive right up; send a photo of the gate, because farm signs are hard to see in the dark.",
        },
        {
          name: "Clubs and halls at Chesterton",
          text: "Rowing, bowls and social clubs near the river let an upstairs bar for a fortieth. It’s ready made: chairs, music, a door with a bolt.",
        },
      ],
      room: "A railway terrace gives him a kitchen extension and little else: stools on the worktop, recycling outside, ten spectators at most. Put a mat over tiles, one that won’t slide. He needs an upstairs room to himself, and a speaker. Farmhouses have the space but not the light. Bring a couple of extra lamps and put them low.",
      question: {
        ask: "Our house is beyond Mill Road bridge. Does that matter?",
        answer:
          "Only for the route. The bridge has a bus gate watched by cameras: private cars can’t cross it at any hour, though taxis can, and a satnav set for the shortest way will try. Tell us whether you’re on the Romsey or the Petersfield side, and he’ll come round by Coldham’s Lane or Hills Road. Have a visitor permit ready, as most streets are residents’ parking.",
      },
    },
    "female-stripper": {
      intro:
        "Planning a Cambridge stag, fortieth or couples’ night? Book a female stripper who visits houses, station-side apartments and hired rooms and performs for your guests alone.",
      here: "Come in on the fast train, drop bags at a flat by the station and be on the river by two. By six it’s time to be back indoors. The centre is small and full of families, and a private show suits better than a crawl: two costumes, a kitchen chair for the groom, supper straight after. Couples and old friends may want burlesque for a fortieth, with a glass of something good and no games at all. Tell us which when you book.",
      spots: [
        {
          name: "Around the station",
          text: "New blocks of serviced flats with lifts, a concierge, and neighbours on the other side of a thin wall. Pick a corner unit, an early start and soft bass; tell the desk to expect an entertainer, once the owner has agreed.",
        },
        {
          name: "Villages along the guided busway",
          text: "Histon, Swavesey and Over have converted granaries and wide bungalows. Cars park off the road and nobody walks by. A friend waiting in the porch with the light on helps.",
        },
        {
          name: "Hotels at the northern edge",
          text: "Near the science parks, quiet at weekends, with boardrooms by the hour. Ask events staff in plain words, get an answer from the manager and hang the sign on the door.",
        },
      ],
      room: "Serviced flats come with a glass table in exactly the wrong place: two people lift it, not one. Close the slatted blinds properly. For bathrooms off the hallway, clear a shelf and a hook so she can lay things out. In a granary, watch for floor grilles and thin heels.",
      question: {
        ask: "Our terraced sitting room is tiny. Should we cancel?",
        answer:
          "Measure it first, with the furniture pushed back. About three metres by three of clear floor will do, and guests can stand in the doorway or sit up the stairs, so a terrace often manages eight or ten. Any smaller and a hired room is fairer to her. Send us a photograph and we’ll say honestly which it is.",
      },
    },
    "drag-queen": {
      intro:
        "Need a drag queen in Cambridge? She hosts science-park socials, village fundraisers, hen teas and the sort of fiftieth where somebody’s brother insists on a slideshow.",
      here: "People here love a quiz. A spoof University Challenge, if you bring a buzzer that quacks, settles any departmental rivalry. At a start-up’s summer party she can present the awards, if you write the list, so that the printer is Employee of the Year and the founders come last. May Week, which falls in June, fills the gardens with ball gowns and the diary with dates. Villagers from Cottenham to Sawston want something simpler: the raffle, a few big tunes, and the defibrillator paid for by ten o’clock.",
      spots: [
        {
          name: "Science and business parks",
          text: "Atrium or canteen, five o’clock, badge on a lanyard. Somebody from facilities should meet her at the barrier with a trolley, and a small meeting room makes the dressing room.",
        },
        {
          name: "Village halls south and west",
          text: "The newer ones, towards Comberton and the Shelfords, have lighting and a proper stage. Book the hall from four so she can check the sound before the urn goes on.",
        },
        {
          name: "Gardens off Newnham",
          text: "Long lawns with a wall and an apple tree. Lovely at teatime with a small speaker, and everyone is gone by half past eight, as the residents prefer.",
        },
      ],
      room: "Atriums swallow words: bring people in close to the staircase and let her use the first landing as a stage. On grass she must have something rigid under her feet. Whichever it is, keep a plug free beside her and the drinks table behind the audience.",
      question: {
        ask: "Will the jokes be clever enough for academics?",
        answer:
          "They don’t need to be. Professors laugh at the same things as everybody else. Send names, nicknames, one harmless scandal and the acronym that annoys people most, and she’ll work with those. Two or three of each is plenty.",
      },
    },
  },
  sources: [
    "Mill Road bridge bus gate: https://www.cambridgeshire.gov.uk/news/mill-road-bridge-bus-gate-warning-notices-begin",
    "May Week in June, Strawberry Fair, Midsummer Fair: https://www.miltonhallcambridge.com/summer-in-the-city",
    "Mill Road bus gate, taxis excepted: https://www.cambridgeshire.gov.uk/residents/travel-roads-and-parking/parking-services/mill-road-bus-gate-exemption-application",
  ],
} satisfies Place;
