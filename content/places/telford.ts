import type { Place } from "../shape.ts";

export default {
  slug: "telford",
  name: "Telford",
  kind: "town",
  within: "in Telford",
  nation: "England",
  county: "Shropshire",
  at: { lat: 52.677, lon: -2.449, source: "GeoNames: Telford, GB.ENG.O2" },
  motif: "valley",
  quarters: ["Southwater", "Ironbridge", "Wellington and Oakengates"],
  arriving:
    "M54 junction 5 drops you at the centre, and Telford Central is a footbridge away. In the Gorge, roads are narrow and flood-prone.",
  busy: {
    when: "Conference weekends at the International Centre, June’s Cosford Air Show, and summer in the Gorge",
    why: "Exhibitors block-book Southwater’s hotels, air show traffic fills the A41, and walkers take the cottages at Ironbridge.",
    ahead:
      "A cottage in the Gorge asks for three weeks’ notice. A conference weekend at Southwater, or the Cosford Air Show, asks for eight.",
  },
  pages: {
    "male-stripper": {
      spots: [
        {
          name: "Ironbridge and Coalbrookdale",
          text: "Cottages terraced above the wharf, where the way to the door is a path and flight after flight of steps. Small windows, low lintels, and thick walls.",
        },
        {
          name: "Lawley and Priorslee",
          text: "Modern estates, all open-plan downstairs. There’s room for the show: sliding doors, a dimmer, a downstairs cloakroom, and visitor bays round the corner.",
        },
        {
          name: "Wellington",
          text: "A market town in its own right, with clubs and function rooms within a stroll of its own station, good for anyone who’d rather not drive.",
        },
      ],
      intro:
        "A Telford male stripper comes to hen dos in Ironbridge cottages, fortieths in Priorslee and farewells at Wellington clubs.",
      here: "In the Gorge, six or eight friends can take a cottage with a terrace, walk over the bridge for photographs, and cook; he comes at about seven, and gives the short show because the room holds no more. In the new town it’s all cul-de-sacs, patios and good parking, and people in and out of the garden. Divorce parties in Lawley can have the full show. Tell us which it is, because of the steps, and give him a bedroom to change in with your speaker set up next door. For thirty or more, ask a club for its smaller lounge, push the trestles to one side, and have the committee’s yes to the act before the invitations go out.",
      room: "Measure the cottage before you fall for the longer show: he needs three metres by three. Carry out the pouffe and the log basket. On the estates it’s the reverse: shut the bifolds to keep it snug, turn off the garden lights, and have the speaker inside with you.",
      question: {
        ask: "Can he get down to the Wharfage at night?",
        answer:
          "Usually, and it’s lit. When the Severn is high, flood barriers go up and the road along the river shuts, sometimes for days, though the lanes from Madeley usually stay open. Send the name of the cottage, the car park he should use and which flight of steps, because satnav ends at the water. If barriers are forecast, ring us and we’ll plan the walk.",
      },
    },
    "female-stripper": {
      spots: [
        {
          name: "Southwater",
          text: "Hotels and restaurants by the lake, purpose-built and flat. Private dining rooms have solid doors; bedrooms are out, and so is any suite with an internal glass wall.",
        },
        {
          name: "Little Wenlock and the Wrekin’s foot",
          text: "Farmhouse lets with a porch for muddy boots and a snug that shuts. It gets very dark out there, so leave the yard lamp burning and the gate open.",
        },
        {
          name: "St Georges and Donnington",
          text: "Sports and social clubs with a lounge to rent. Check whose event is in the main hall: if children are coming to it, choose another night.",
        },
      ],
      intro:
        "All that a Telford female stripper needs, for your stag do or birthday, is a house with good curtains or a private function suite at Southwater.",
      here: "It could be eight friends from a Sunday side in St Georges, a Donnington couple with their fortieths in the same month, or walkers who’ve been up the Wrekin in sleet. If you’re at the International Centre and want a private dining room, the hotel has to agree in writing; have her between the main and the cheese. In a farmhouse she has the run of the place. In a semi, she’d like the hallway kept clear and pets shut away. If it’s couples, have supper on trays, turn the dining chairs round at nine, and ask for one fan number for the husband who has been told to sit still.",
      room: "Hotel carpet swallows sound. Stand the portable speaker on a chair at the front, and try it with the doors shut. She’ll use the cloakroom off the private dining room provided it locks. In a house, see that every blind fits, pull the seating to three walls, and give her the fourth with a plug.",
      question: {
        ask: "We’re colleagues away at a conference. Is it wise?",
        answer:
          "Think hard first. Nobody should feel they must attend to get on at work, and if one person is reluctant, leave it. If you are sure, make it a private party, outside the programme, paid for by those who want it, in a room with the manager’s consent. If you can’t arrange all of that, have a good dinner instead.",
      },
    },
    "drag-queen": {
      spots: [
        {
          name: "Oakengates",
          text: "With a theatre and a good few social clubs, it’s used to a turn. Look for a stage with working lights and a side door wide enough for a trunk on wheels.",
        },
        {
          name: "Stafford Park, Halesfield and Hortonwood",
          text: "Canteens and training suites on the estates, cleared for the night. Free parking and a loading bay; the strip lights are harsh, so bring some lamps.",
        },
        {
          name: "The Gorge",
          text: "Wedding barns and converted works near Coalport. Ask whether the river road is open, where a van can wait under cover, and what time the music has to stop.",
        },
      ],
      intro:
        "Telford drag queens host awards nights, social-club Saturdays and weddings in the Gorge, for a half-hour spot or the whole running order.",
      here: "Works dos suit her best here, in estate canteens big enough for everybody. She reads out the long-service awards, gives the silly prizes you’ve thought up and has a word with the managing director, who ought to be warned. At a club in Dawley or Oakengates it’s a spot either side of the bingo or the draw. For a retirement in Madeley, collect a story from each department and one unflattering staff photograph; she’ll work the lot into her dedication. At a wedding in Ironbridge, two numbers and a toast after the meal are plenty.",
      room: "In a canteen turn off half the lights, group the tables towards one end, and unplug the vending machines if you can, because they hum. For the lashes she’ll take over a meeting room that locks and has a window. One mains lead, one microphone, and a colleague to help with the speaker.",
      question: {
        ask: "We run three shifts. How do we get everyone to one show?",
        answer:
          "You won’t, so do two: a short set as the day shift comes off and another later for the rest, with a gap she can spend eating. Tell us the times when you ask, since two slots and a wait cost more than one. Managers should pick the subjects to avoid, and let staff nominate each other for the silly awards.",
      },
    },
  },
  sources: [
    "Flood barriers close the Wharfage: https://www.shropshirelive.com/news/2023/01/09/flood-barriers-to-be-deployed-in-ironbridge-today/",
    "Cosford Air Show in June: https://www.shropshirelive.com/news/2022/06/12/raf-cosford-air-show-returns-with-six-hour-flying-display/",
  ],
} satisfies Place;
