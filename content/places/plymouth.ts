import type { Place } from "../shape.ts";

export default {
  slug: "plymouth",
  name: "Plymouth",
  kind: "town",
  within: "in Plymouth",
  nation: "England",
  county: "Devon",
  at: { lat: 50.372, lon: -4.143, source: "GeoNames: Plymouth, GB.ENG.K4" },
  motif: "seaside",
  quarters: ["The Barbican", "Royal William Yard", "Mutley Plain and North Hill"],
  arriving:
    "Fast trains follow the sea wall at Dawlish and storms delay them; drivers take the A38. Guests from Cornwall need the Tamar Bridge or Torpoint Ferry.",
  busy: {
    when: "The British Firework Championships in August, school-holiday Saturdays and fine bank holidays",
    why: "The Hoe packs out for two nights of fireworks, and Dartmoor and Cornwall visitors take the rest of the summer’s beds.",
    ahead:
      "Five weeks’ notice makes sense for a Plymouth do, whether on the Barbican or by the moor. To have an act around the firework nights in August, ask in May.",
  },
  pages: {
    "male-stripper": {
      intro:
        "In Plymouth a male stripper performs at hen parties in Royal William Yard apartments, in Barbican function rooms and at birthdays at home in Plymstock.",
      here: "A hen weekend here begins with gin on the Barbican, a boat out past Drake’s Island and somebody’s sunhat in the Sound. Get everyone back indoors by half six, dry and fed, and have him then, as by eight people will want to be out. Costumes are your choice, a plumber, perhaps, in a town with sailors of its own. For a fortieth in Plympton or Saltash, push the furniture against the walls and ask the neighbours in.",
      spots: [
        {
          name: "Royal William Yard",
          text: "Victualling stores turned into flats: thick limestone, tall windows, iron columns to keep clear of. Sound hardly leaves the building. He’ll have a long walk from the car park, so give him the block’s name as well as its number.",
        },
        {
          name: "Sutton Harbour and the Barbican",
          text: "Old quay buildings with a private floor over the restaurant. Cobbles and bollards end the drive at the corner; he comes the last stretch on foot with a bag.",
        },
        {
          name: "Plymstock, Plympton, Saltash",
          text: "Family houses with a knocked-through back room and a drive. Easy for him: park, change in the utility room, out through the sliding door.",
        },
      ],
      room: "Yard apartments have hard floors and rugs that travel, so take up the rug. Mind the columns: leave the open bay beside the windows. On the Barbican, ceilings dip and floors lean towards the harbour; wedge the chair.",
      question: {
        ask: "Could he do it out on the boat we’ve chartered?",
        answer:
          "On a large, steady one tied up in the harbour, with the skipper’s agreement, possibly. Under way on the Sound, no: the deck moves, nobody can get off, and other craft go by with children aboard. Take the trip in the afternoon, tie up, and let him start once everybody is back on land.",
      },
    },
    "female-stripper": {
      intro:
        "If you want a female stripper in Plymouth for a stag, a fiftieth or a couple’s celebration, she comes to houses, lounges and hired rooms from the Barbican out to Dartmoor.",
      here: "A stag day in this corner of Devon is a wet one: coasteering off Wembury, a fishing charter, mountain bikes on the moor. What follows needs hot water and a plan. Book her for when everybody is clean, with food ordered for the moment she finishes, before anyone drifts off to find chips. A guest-house lounge by the Hoe will do if it is yours alone. Couples, or women marking a big year together, can rent out near Yelverton, light the burner and ask for a slower, older style of act with long gloves and a fan.",
      spots: [
        {
          name: "Streets behind the Hoe",
          text: "Stucco terraces full of small hotels and holiday flats. Take a rear lounge, agree the hour with whoever is on duty, and check no other group holds a key to that floor.",
        },
        {
          name: "Harbour function rooms",
          text: "Upper storeys round Sutton Harbour were net lofts once. They suit twenty seated men very well; walk the route first, since some share a landing with a restaurant.",
        },
        {
          name: "Longhouses by the moor",
          text: "Yelverton, Meavy and Horrabridge: thick granite, small windows, ponies at the gate. No neighbours to disturb, though fog can close the lane within minutes, so agree where she parks.",
        },
      ],
      room: "Guest-house lounges have a fish tank, a rack of leaflets and too many armchairs; put half of them in the corridor. Warm a granite longhouse from four o’clock, as it’s cold underfoot. Wherever it is, she needs the use of a bathroom that guests will leave alone for twenty minutes.",
      question: {
        ask: "We want her on firework night, when the whole of Plymouth is out. Wise?",
        answer:
          "Lovely atmosphere, hard logistics. The August championships fill the Hoe for two evenings, roads near the front close or clog, and she would be arriving against the tide of deckchairs. Book her the night before instead, or base yourselves in Mannamead, north of the crowds, with a start at six and the display afterwards.",
      },
    },
    "drag-queen": {
      intro:
        "From Union Street to the Tamar, a Plymouth drag queen will host your retirement dinner, club anniversary, wedding-eve supper or hen night.",
      here: "Union Street had its music halls once, and clubs here still book a turn. Book three numbers for a birthday and she’ll fold in the story you send her. As host for two hours, she is at her most useful with a club’s annual dinner: trophies for the angling, wooden spoon for the skittles, an auction of signed shirts to mend the roof. Expect panto from the tables. People will heckle, and she’ll answer.",
      spots: [
        {
          name: "Skittles and social clubs",
          text: "Stoke, Crownhill and Plymstock have long rooms with an alley down one side. She can use it as a catwalk, once the pins are put away and somebody has swept.",
        },
        {
          name: "The Yard’s restaurants and lofts",
          text: "A private loft after hours, all stone and iron, is good for a works party or a fortieth. The echo is fierce, though tablecloths and a full house help.",
        },
        {
          name: "Hoe-side hotels",
          text: "Ballrooms with a view of Smeaton’s Tower, lifts, a loading bay behind and a duty engineer. Ideal for forty-year reunions and dinners where half the guests are staying upstairs.",
        },
      ],
      room: "In a skittle alley the ceiling can be lower than her hair; measure to the lowest pipe. Give her the referee’s room or the committee office to make up in. For lofts, tell us how far the nearest socket is, in metres, and whether the goods lift is still running.",
      question: {
        ask: "Does she mind being heckled? Ours is a rowdy club.",
        answer:
          "She likes it, up to a line. Banter about the frock is part of the job; hands, thrown beer mats and remarks about anyone’s sexuality aren’t, and she may end the set over them. Seat someone from the committee near the front, who knows the members by name and can do the quietening.",
      },
    },
  },
  sources: [
    "British Firework Championships, two nights in August: https://www.sussexexpress.co.uk/community/follow-your-local-firework-team-to-the-stars-4722508",
    "Royal William Yard: http://cryer.org.uk/Royal_William_Yard",
  ],
} satisfies Place;
