import type { Place } from "../shape.ts";

export default {
  slug: "derby",
  name: "Derby",
  kind: "town",
  within: "in Derby",
  nation: "England",
  county: "Derbyshire",
  at: { lat: 52.923, lon: -1.477, source: "GeoNames: Derby, GB.ENG.D2" },
  motif: "city",
  quarters: ["Sadler Gate", "Friar Gate", "Ashbourne and Matlock"],
  arriving:
    "The station is by Pride Park, a fair walk from Sadler Gate, and most people take a cab. Past Duffield or Kirk Langley, phone signal can fade and written directions are a help.",
  busy: {
    when: "Download weekend in June, bank holidays in the Peak and Rams home games",
    why: "Donington Park takes the county’s spare rooms for rock, walkers take the cottages, and Pride Park takes the taxis.",
    ahead:
      "Three weeks should do for a flat in DE1 or a birthday in Mickleover. Download, in June, is a job for April, and a Peak bank holiday takes eight.",
  },
  pages: {
    "male-stripper": {
      spots: [
        {
          name: "Friar Gate",
          text: "Georgian houses under the ironwork railway bridge, some let as flats with lofty front rooms. Parking is timed: he can be dropped off, but a car can’t wait.",
        },
        {
          name: "Allestree and Mickleover",
          text: "Semis and detached houses on the edges of the city, roomy inside, with curtains that meet. The conservatory is for spectators, never the stage.",
        },
        {
          name: "Matlock, Wirksworth and Ashbourne",
          text: "Mill cottages and barns with steep steps. Tell the owner about the act, and ask which room they recommend; some have a stone pillar in the middle.",
        },
      ],
      intro:
        "Male stripper hire in Derby for hen dos on a Peak weekend and birthdays in town, in city houses, Friar Gate flats and cottages up the A6.",
      here: "Check your postcode first, because it decides the evening. A DE1 address means a flat near the cathedral, a walk to the pubs on Sadler Gate and a five-thirty start; a Matlock or Ashbourne one means mud, a log burner and a group who want him after supper since there’s nothing else open. In a barn, the package with serving keeps him busy with the jug for an hour. In Mickleover, Allestree and Littleover he’s a birthday present; if she has said she’d kill anyone who arranged it, check first that she was joking.",
      room: "Barn kitchens have islands, range cookers and a flagged floor with a dip in it. Use the other end. He needs solid footing, the stools out of the way, and enough light to see the bride’s face, which means more than the fairy lights. The boot room will serve for changing, with a heater on.",
      question: {
        ask: "There’s no signal at our cottage. How will he find us?",
        answer:
          "By your directions, written out in full: which pub to pass, which gate, which side the lights are. Send the landline number, if it has one, with a photo of the turning in daylight. Agree an arrival time and put a person with a torch at the road end ten minutes before it. He’ll download the map and the music at home.",
      },
    },
    "female-stripper": {
      spots: [
        {
          name: "Sadler Gate and Iron Gate",
          text: "Panelled rooms up one flight from street level, narrow and tall. Hire the floor and its bar, with the landlord’s blessing, and use the yard door.",
        },
        {
          name: "Littleover and Chellaston",
          text: "Houses with a long lounge-diner; a sliding partition makes an instant wing. Curtains on both ends, cars on the drive, and pets next door with a neighbour.",
        },
        {
          name: "Farmhouses beyond Ashbourne",
          text: "Stone lets with cattle grids, animals and no street lamps. Someone in wellies should open the gate, carry the case and tell her where the loose slab is.",
        },
      ],
      intro:
        "Sadler Gate has upper rooms, Littleover has houses and Ashbourne has farmhouses, and a Derby female stripper can dance at a stag do, a retirement or a fiftieth in any of them.",
      here: "Groups who know the pubs by the station start there at noon, drift up through town, and see her at six o’clock in a room above the Cathedral Quarter, while they’re upright to enjoy it. A farewell among engineers, out of hours and among friends, might be a speech about tolerances, a dance and a curry. On a Peak weekend she’ll come to the farmhouse; clear the long dining table first. During Download in June there isn’t a spare bed for miles.",
      room: "Low lighting hides a low ceiling nicely, and in these old rooms both are likely. Ask the bar for a level stretch of floor with the sticky mats lifted, an ordinary chair, a socket that isn’t running the glass-washer, and a store or office where her costumes can hang and the door shuts.",
      question: {
        ask: "It snows in the Peak. What if she can’t get through?",
        answer:
          "Then we talk before anyone sets off. In December, January and February pick a place near a main road such as the A515 or the A6, and not up a farm track with a hairpin. Send us the owner’s opinion of the lane on the day. The main road being open says nothing about the last climb to the farm, and that’s where drivers get stuck.",
      },
    },
    "drag-queen": {
      spots: [
        {
          name: "Pubs by the station and along the river",
          text: "Long-established houses with a function room and perhaps a folk club. Ask the folk club for the loan of its lights, on a night it isn’t meeting.",
        },
        {
          name: "Pride Park",
          text: "Modern offices and suites, parking galore until the Rams are at home. With lifts, loading bays and carpets, the set-up is quick. Bring some lamps for these plain rooms.",
        },
        {
          name: "Belper and Duffield",
          text: "Mill-town halls and wedding barns beside the Derwent. Ask the owner or the caterer where the sockets are before you choose a spot for the speaker.",
        },
      ],
      intro:
        "For a pub’s birthday, an office Christmas or a Peak District wedding, a Derby drag queen will sing a song or two or run the evening from the microphone.",
      here: "Real ale and drag get on famously. For a pub’s anniversary, on an over-18s night, she can launch the special cask, run a blind tasting in which the cheapest wins, and sing while the sandwiches go round. An office on Pride Park can have her in December for a table game and the raffle; she’ll want the job titles and the in-jokes beforehand. At a barn wedding near Belper, have her in the lull after the meal. If somebody’s mum is shy, she gets a curtsey and no more.",
      room: "Set up at the wall away from the bar, because chillers hum and always kick in during the quiet jokes. Her frocks need width, so give her an aisle to sail down, tie back the pool table’s lamp, and clear the landlord’s office for her, with a mirror, good light and room for cases. She’ll sound-check while it’s still shut.",
      question: {
        ask: "Our pub has no stage and one plug. Worth it?",
        answer:
          "It is, if there’s a corner everyone can see from their seat. Ask for the shorter set, put her by that plug with her own backing on a small amp you’ve borrowed, and turn off anything that bleeps. Without a platform she works among the tables, which many people prefer. More than forty drinkers and you’ll want to hire a microphone.",
      },
    },
  },
  sources: [
    "Download, each June at Donington Park: https://en.wikipedia.org/wiki/Download_Festival",
    "Friar Gate Bridge and its Georgian street: https://en.wikipedia.org/wiki/Friar_Gate_Bridge",
  ],
} satisfies Place;
