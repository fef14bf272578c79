import type { Place } from "../shape.ts";

export default {
  slug: "sunderland",
  name: "Sunderland",
  kind: "town",
  within: "in Sunderland",
  nation: "England",
  county: "Tyne and Wear",
  at: { lat: 54.905, lon: -1.382, source: "GeoNames: Sunderland, GB.ENG.N6" },
  motif: "seaside",
  quarters: ["Low Row", "Seaburn", "Ashbrooke"],
  arriving:
    "Mainline trains and Metro share one central station; for the shore take the Metro to Seaburn and walk. Match traffic chokes the road bridges, and the Keel Crossing footbridge fills with fans, so allow for it.",
  busy: {
    when: "Home Saturdays, and early-summer concert nights at the Stadium of Light",
    why: "Red-and-white weekends crowd Wearmouth Bridge, and when a big tour plays, seafront rooms go from Roker to Whitburn.",
    ahead:
      "A Seaburn or Ashbrooke party likes three weeks’ notice. If the Stadium of Light has a match on, try for six, and for a concert, nine.",
  },
  pages: {
    "male-stripper": {
      intro:
        "Hire a male stripper in Sunderland for a hen do or a birthday, in a function room on the seafront at Seaburn or a front room in Ashbrooke.",
      here: "Everybody brings a plate, and by seven the kitchen’s full. Book the half hour: a crowd that size likes a second costume and a game. If you’re going to a concert at the Stadium of Light, book him first, then walk over the bridge. Leave your cars on the road and keep the drive clear for his. And if a sea fret comes in, you won’t mind staying put at Roker. With a family party have him on after the ham tea, and the birthday girl’s sisters get their turn once she’s had hers.",
      spots: [
        {
          name: "Seaburn and Roker",
          text: "Hotel function rooms and promenade flats with the North Sea at the window. Ask the manager first in a hotel; in a flat, just draw the curtains and turn the heating up.",
        },
        {
          name: "Ashbrooke and Thornhill",
          text: "Victorian houses whose double doors fold back. Open them and you’ve a room for thirty. There’s usually room to park outside, and he can come in down the stairs. Seat the front half on cushions, and those behind won’t be craning round the door frame.",
        },
        {
          name: "Washington and Houghton clubs",
          text: "Old social clubs with a stage and acres of tables. Hire the smaller room, clear it with the committee, set the chairs in a ring, and let him change in the turn’s dressing room at the back.",
        },
      ],
      room: "Shove the settee back to the bay, roll up the rug and find him a socket for the speaker, with an extension lead in case the only one is behind the telly. Open a window beforehand and close it, curtains too, when he arrives. Give him a bedroom with no coats in it, or somebody will walk in.",
      question: {
        ask: "The hotel says its bar is open to residents. Is that a private room?",
        answer:
          "Not if people can stroll through it. You’d need a separate room, a closed door and staff who know what’s happening, with the manager’s consent for it. If guests must cross the space to reach the lift, pick somewhere else. A rented house along the front is simpler.",
      },
    },
    "female-stripper": {
      intro:
        "After the match, at a pit-club sixtieth or for a seafront anniversary, have a Sunderland female stripper in private apartments, upper rooms and clubs whose committees say aye.",
      here: "After a match, leave an hour’s slack for people to get back, and don’t have her driving over the bridge against the crowd. Ask for the red-and-white feather boa if the groom’s a supporter. At a big birthday in a Houghton or Hetton club, have the fan dance in the side room for those who’d like to see it, with the door shut and nobody under 18 in the building. For an anniversary at Whitburn or Cleadon, dim the lamps after the meal and ask for a single slow song. If there’s karaoke, have her on ahead of it.",
      spots: [
        {
          name: "Around Low Row and the Minster",
          text: "First-floor rooms on a slope of late bars, hired out early evening. Insist on your own stair. Nobody else may use it that evening, and get the landlord’s yes in writing.",
        },
        {
          name: "Houghton and Hetton clubs",
          text: "Old mining clubs with games rooms, stages and a hundred stacking chairs. The committee decides, and sometimes says no. Ask in person, and be plain about what the act is.",
        },
        {
          name: "Whitburn cottages",
          text: "Stone cottages along the coast road, small and snug. Suits a couple’s night or six friends. Park by the green and walk her in.",
        },
      ],
      room: "Clear the beer crates out, sweep, and leave her a wall to dance against. Have the boards swept in a room over a bar. A coast cottage wants the fire lit an hour before, and the bathroom heater on. She’ll need twenty minutes with the key turned, a mirror that isn’t in the gents, and the jukebox downstairs switched off at the plug.",
      question: {
        ask: "What time on a match day?",
        answer:
          "Later than the fixture list says. Allow for stoppages, the walk out of the ground and the queue for the Metro. Half past six is safe after a three o’clock kick-off. For evening games make it lunchtime, or choose the Sunday, when everybody’s indoors and the roads are clear.",
      },
    },
    "drag-queen": {
      intro:
        "Club anniversaries, staff parties by Keel Square, ruby weddings in Fulwell and hen dos: hire a drag queen in Sunderland to host. If you’d like her in red and white, ask us first.",
      here: "The Empire was opened by Vesta Tilley, who made her name on the halls in top hat and tails, so Wearside has known this kind of turn for over a century. For an office Christmas party by the river take the hour, with a memory game made from whatever is on people’s desks. Hens might like a knobbly-knees contest for any ushers who came to drop off a bag. For a club anniversary, look out the minutes from 1962 and she’ll read the best bits as if they were scandal. For a leaving do, write ten questions about the leaver; with the two hours comes a quiz.",
      spots: [
        {
          name: "Keel Square and Vaux",
          text: "New offices and hotels on the old brewery site, with event floors above the river. They have lifts, good light and proper loos. Have her on before the raffle, while everyone is still there.",
        },
        {
          name: "Southwick and Fulwell clubs",
          text: "Social clubs north of the Wear, stages and all. The audience sits in the same seats every week, so she’ll come down to them.",
        },
        {
          name: "Gardens round Roker Park",
          text: "Summer parties in back gardens off Roker Park, under a gazebo. Weight it down, because the wind comes straight off the sea.",
        },
      ],
      room: "Outdoors, peg everything and have a room ready in case. Under a roof she’s happy with a low rostrum, the house PA or a good speaker, a lamp with a warm bulb and a heated room to change in on the same floor. Tell the kitchen when she’s on: no clearing plates while she’s singing.",
      question: {
        ask: "Half the guests are Geordies. Safe?",
        answer:
          "Yes. She might fine them a pound each for the lifeboat and let them sing one verse. If things are tender, say so, and she’ll talk about the groom instead. Tell her beforehand who is who and which team they support.",
      },
    },
  },
  sources: [
    "The Keel Crossing footbridge, open since October 2025: https://www.sunderlandecho.com/news/politics/official-opening-date-confirmed-for-new-keel-crossing-footbridge-over-river-wear-5354414",
    "The Empire, opened by Vesta Tilley in 1907: http://www.sunderlandecho.com/whats-on/theatre-and-comedy/go-behind-the-scenes-to-discover-hidden-history-of-the-sunderland-empire-1-8115218",
    "Sunderland Illuminations at Roker and Seaburn in autumn: http://www.sunderlandecho.com/news/sunderland-illuminations-switch-on-just-days-away-1-8134528",
    "Summer concerts at the Stadium of Light: http://www.girlinthenorth.com/2012/06/sunderland-stadium-of-light-concerts.html",
    "Concert rooms of north-eastern clubs: https://markhenderson.ie/work/rave-79jek",
  ],
} satisfies Place;
