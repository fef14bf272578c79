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
  },
  pages: {
    "male-stripper": {
      intro:
        "In Sunderland a male stripper is hired for function rooms on the seafront at Seaburn, front rooms in Ashbrooke and hens who have promised each other one wild night that isn’t in Newcastle.",
      here: "They come in fours and fives with a cool bag each. Mackem hens share everything, the prawn ring included, and by seven there’s a conga through the kitchen. He joins the end of it. You’ll want the full half hour, because the aunties expect a second costume and will say so. Concert weekends at the Stadium of Light have a special fizz; the show slots in before the walk over the bridge. And when a sea fret rolls in and Roker lighthouse is only a rumour, a warm lounge full of women in sequins is the best seat on the coast.",
      spots: [
        {
          name: "Seaburn and Roker",
          text: "Hotel function rooms and promenade flats with the North Sea at the window. Ask the manager first in a hotel; in a flat, just draw the curtains and turn the heating up.",
        },
        {
          name: "Ashbrooke and Thornhill",
          text: "Victorian houses whose double doors fold back. Open them and you’ve a room for thirty. There’s usually room to park outside, and a staircase made for an entrance.",
        },
      ],
      room: "Shove the settee back to the bay, roll up the rug and find him a socket for the speaker, with an extension lead in case the only one is behind the telly. Open a window beforehand and close it, curtains too, when he arrives. Give him a bedroom where nobody has left a coat, or they’ll be in and out of it all night.",
      question: {
        ask: "The hotel says its bar is open to residents. Is that a private room?",
        answer:
          "Not if people can stroll through it. You’d need a separate room, a closed door and staff who know what’s happening, with the manager’s consent for it. If guests must cross the space to reach the lift, pick somewhere else. A rented house along the front solves it and spares everybody’s blushes.",
      },
    },
    "female-stripper": {
      intro:
        "Our Sunderland female stripper bookings are stags after the match, pit-club sixtieths and seafront anniversaries, in private apartments, upper rooms and clubs whose committee has said aye.",
      here: "Football decides. If the lads have won they’ll be an hour late and singing; if they’ve lost they’ll be early and in need of cheering. Allow for both, tell her which when you know, and keep her well clear of the crowd at the bridge. She’s funny with it, too. A red-and-white feather boa comes out of the case and there’s uproar before she has removed so much as a hat. Houghton and Hetton do the big family birthdays, seventy guests and a carvery, with a fan dance in the side room for those who’d like it and dominoes for those who wouldn’t.",
      spots: [
        {
          name: "Around Low Row and the Minster",
          text: "First-floor rooms on a slope of late bars, hired out early evening. Insist on your own stair. Nobody else may use it that evening, and the landlord must be keen rather than merely resigned.",
        },
        {
          name: "Houghton and Hetton clubs",
          text: "Old mining clubs with games rooms, stages and a hundred stacking chairs. The committee has a right of veto and now and then uses it. Ask in person.",
        },
        {
          name: "Whitburn cottages",
          text: "Stone cottages along the coast road, small and snug. Suits a couple’s night or six friends. Park by the green and walk her in.",
        },
      ],
      room: "Aim for a floor you could park a Mini on, no beer crates in it, and a wall behind for the feathers. Rooms over bars have sticky boards, so mop them. She’ll need twenty minutes with the key turned, a mirror that isn’t in the gents, and the jukebox downstairs switched off at the plug.",
      question: {
        ask: "What time on a match day?",
        answer:
          "Later than the fixture list says. Allow for stoppages, the walk out of the ground, the queue for the Metro and the inquest. Half past six is safe after a three o’clock kick-off. For evening games make it lunchtime, or choose the Sunday, when everybody’s indoors and the roads are clear.",
      },
    },
    "drag-queen": {
      intro:
        "A Wearside drag queen comes in stripes if you ask nicely. Hire her around Sunderland for club anniversaries, staff parties by Keel Square, ruby weddings in Fulwell and hens with stout hearts.",
      here: "The Empire was opened by Vesta Tilley, the smartest gentleman in music hall, so Wearside was clapping drag before your nana was born. She works the old way: enters singing, leaves them laughing, collects the glasses if the barmaid’s short. Offices along the river book her for a Christmas Generation Game with a conveyor belt of desk rubbish. Hens get a seaside special, with a knobbly-knees contest for groomsmen who thought they were only dropping off a bag. At club anniversaries she reads out the minutes from 1962 as if they were scandal, and some of them were. Illuminations season on the front is a lovely time for it.",
      spots: [
        {
          name: "Keel Square and Vaux",
          text: "New offices and hotels on the old brewery site, with event floors above the river. Lifts, light, proper loos. Fit her in before the raffle, not after the taxis are called.",
        },
        {
          name: "Southwick and Fulwell clubs",
          text: "Social clubs north of the Wear, stages and all. The audience sits in the same seats every week; she’ll learn which by the second song and pick on the aisle.",
        },
        {
          name: "Bandstands and gardens",
          text: "Summer parties in back gardens off Roker Park, under a gazebo that ought to be weighted. Wigs and North Sea wind are old enemies.",
        },
      ],
      room: "Wind, again, if it’s outdoors: pegs, sandbags and a spare hairpiece indoors. Under a roof she’s happy with a low rostrum, one good speaker each side, a lamp with a pink bulb and a changing room within ten steps. Tell the kitchen when she’s on so nobody drops the cutlery tray in the quiet bit.",
      question: {
        ask: "Half the guests are Geordies. Safe?",
        answer:
          "Safer than the match. She’ll fine them a pound each for the lifeboat and let them sing one verse. If things are tender, say so, and she’ll talk about the groom instead. Families along this coast have been marrying across the Tyne for centuries, and the food’s always better for it.",
      },
    },
  },
  sources: [
    "The Keel Crossing footbridge, open since October 2025: https://www.sunderlandecho.com/news/politics/official-opening-date-confirmed-for-new-keel-crossing-footbridge-over-river-wear-5354414",
    "The Empire, opened by Vesta Tilley in 1907: http://www.sunderlandecho.com/whats-on/theatre-and-comedy/go-behind-the-scenes-to-discover-hidden-history-of-the-sunderland-empire-1-8115218",
    "Sunderland Illuminations at Roker and Seaburn in autumn: http://www.sunderlandecho.com/news/sunderland-illuminations-switch-on-just-days-away-1-8134528",
    "Summer concerts at the Stadium of Light: http://www.girlinthenorth.com/2012/06/sunderland-stadium-of-light-concerts.html",
  ],
} satisfies Place;
