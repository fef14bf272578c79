import type { Place } from "../shape.ts";

export default {
  slug: "bournemouth",
  name: "Bournemouth",
  kind: "town",
  within: "in Bournemouth",
  nation: "England",
  county: "Dorset",
  at: { lat: 50.72, lon: -1.879, source: "GeoNames: Bournemouth, GB.ENG.AA" },
  motif: "seaside",
  quarters: ["The Triangle", "East and West Cliffs", "Boscombe and Southbourne"],
  arriving:
    "The station is well back from the sea on Holdenhurst Road, and the Wessex Way brings drivers straight past it. Cliff-top bays fill by noon in July: offer the hotel’s own space.",
  busy: {
    when: "Every fine Saturday from May to September, and conference weeks at the International Centre",
    why: "Day-trippers take the A338, delegates the hotels, and hens from all over the south have had the same idea.",
    ahead:
      "Out of season, four weeks will serve for a cliff-top hotel or a Boscombe house. From May to September, or in conference weeks, nine or ten is wiser.",
  },
  pages: {
    "male-stripper": {
      intro:
        "Bournemouth is hen country, and a male stripper is best booked for early evening: in a West Cliff apartment, a Boscombe house or a hotel’s own function room, before the seafront claims everyone.",
      here: "Check-in at three, beach until five, and by six there are fourteen women, one hairdryer and a lounge facing the bay. Book him for then. It’s the hour when the weekend needs a start, sand still on the floor and nobody yet asleep in the bath. He’s in and out while the hair dries, and you’re in time for dinner at the Square. Gay groups can have the same show on the way to the Triangle. At Sandbanks, where the houses are of another order, it’s fortieths: caterers, white sofas, and a polite request to take his boots off at the door.",
      spots: [
        {
          name: "West Cliff apartments",
          text: "Holiday flats in former hotels, big-windowed, one above another. The neighbours are on holiday too, some with toddlers, so an early start is kindest to everyone.",
        },
        {
          name: "Boscombe and Southbourne houses",
          text: "Edwardian places with a wide hall and a garden, let to groups who like to cook. They’ve more floor, easier parking and a bus into town; check that the owner accepts entertainers.",
        },
        {
          name: "East Cliff hotels",
          text: "Victorian hotels with a card room or small ballroom standing idle. Ask the events office, say that it’s a costumed show behind closed doors, and fit in between the coach parties.",
        },
      ],
      room: "Shake the beach towels outside, line the armchairs along one wall, and make sure the speaker provided does more than crackle. Leave him a bedroom for the change, and a plain chair for the bride.",
      question: {
        ask: "There’s another hen in our hotel. Can we join up?",
        answer:
          "You can, if both brides agree, the room is yours by arrangement and one person signs for it. Strangers need a little steering: decide whose bride sits first, which group stays on afterwards and who squares it with the manager. What he won’t do is the lounge bar for whoever is passing. Bournemouth hotels have families in them all summer.",
      },
    },
    "female-stripper": {
      intro:
        "Behind the door of a suite, a clubroom or a Boscombe house, a Bournemouth female stripper dances for stag weekends, couples’ anniversaries and women’s parties.",
      here: "A hotel bedroom for four on the East Cliff leaves no floor at all. The first thing to arrange is somewhere bigger: a hotel’s small function room for the hour, the ground floor of a house in Boscombe, a clubhouse bar out towards Kinson. Do it after the surfing or the go-karts and ahead of the night out, with everybody washed. Old Christchurch Road will still be there later, and so will its queues. Couples on anniversaries are gentler; they take a suite with two rooms, she does one slow number with the fans, by lamplight, and says good night.",
      spots: [
        {
          name: "East Cliff function rooms",
          text: "Small ballrooms with parquet and a staff door to the side, which becomes hers. A hotel that takes stag parties may well say yes if you raise it early and have it in the contract.",
        },
        {
          name: "Boscombe and Pokesdown",
          text: "Tall redbrick houses hired by groups. The back reception room with shutters is the one; the front bay faces a row of guest houses, every one with a window seat.",
        },
        {
          name: "Kinson and Winton clubs",
          text: "Function bars away from the front, with parking and locals who mind their own business. Midweek is simplest; at weekends the members have first call on the room.",
        },
      ],
      room: "Set the chairs in a horseshoe, shove the buffet to the back, and turn off the ultraviolet the hotel thinks is fun: feathers look grey in it. She’d be glad of a mirror with a working bulb, and an iron. Leave boards and wet trunks in the porch.",
      question: {
        ask: "Our hotel has an indoor pool. Could she perform by that?",
        answer:
          "No. Heels and wet tiles don’t go together, the echo is dreadful, and hotel pools in Bournemouth are full of other guests, children among them. Find a room with a key. If it’s the pool of a private house at Canford Cliffs the same applies: swim first, dry off, come indoors, and give her the drawing room.",
      },
    },
    "drag-queen": {
      intro:
        "Bournemouth drag queens host conference dinners, hen dos and golden weddings, with half an hour of songs or two hours holding the microphone.",
      here: "Conference weeks fill the West Cliff with people who have looked at slides all day. Give them a queen at the gala dinner: welcome, awards, a number over coffee, no mention of quarterly growth. The Triangle has long since taught the town the words, and local crowds join in without being asked. For a hen in a cliff-top hotel take the hour, and she can make the games into a quiz show with the bridesmaids as contestants. For a golden wedding she’ll do Shirley, Dusty and Cilla, tell the couple’s story between songs, and have people up to waltz by the end. Say which it is, and how long you’d like her.",
      spots: [
        {
          name: "Cliff-top ballrooms",
          text: "Sprung floors, a stage with tabs, chandeliers hung high enough for any wig. Sound belongs to the hotel, so speak to whoever looks after it, and see that the curtains really close.",
        },
        {
          name: "Round the Triangle",
          text: "Upstairs rooms near the cabaret bars, west of the Square. She can start your party in private and point it at the street afterwards; over Bourne Free, the town’s Pride, it’s all taken.",
        },
        {
          name: "Talbot Woods and Canford Cliffs",
          text: "Lawn parties for a seventieth, in a marquee between the pines. Needles, cables and stilettos: lay a board for her, and bring power from the house.",
        },
      ],
      room: "What she wants is backstage, and old seaside hotels have it: a pantry, a linen room, a passage with a mirror. Book that as firmly as you book the dance floor. Quiet before doors, fresh batteries in the microphone, and the balloon arch moved over so that a hooped skirt can get by.",
      question: {
        ask: "Our delegates come from six countries. Will the jokes travel?",
        answer:
          "Mostly. Songs and clowning travel better than puns. Say who’ll be there and she leans on numbers everyone knows, clowning and prizes, and keeps the wordplay for the home crowd. Send the winners’ names spelt the way they sound. And let people know beforehand: where drag at a dinner is a novelty, guests like a minute to get used to the idea.",
      },
    },
  },
  sources: [
    "The Triangle and Bourne Free: https://lgbthistoryuk.org/w/index.php?oldid=7976&title=Bournemouth",
    "Bourne Free’s parade ends at the Triangle: https://www.bournemouthecho.co.uk/news/16354879.bourne-free-pride-parade-bournemouth/",
  ],
} satisfies Place;
