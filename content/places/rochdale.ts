import type { Place } from "../shape.ts";

export default {
  slug: "rochdale",
  name: "Rochdale",
  kind: "town",
  within: "in Rochdale",
  nation: "England",
  county: "Greater Manchester",
  at: { lat: 53.618, lon: -2.155, source: "GeoNames: Rochdale, GB.ENG.L2" },
  motif: "valley",
  quarters: ["The Butts and Yorkshire Street", "Hollingworth Lake", "Norden and Bamford"],
  arriving:
    "The railway station stands uphill from town; trams go down Drake Street to the Interchange. M62 junction 20 is minutes away, though fog on the tops can slow everything down.",
  busy: {
    when: "Lakeside bank holidays at Hollingworth and Town Hall wedding Saturdays in summer",
    why: "Day-trippers ring the water from April onwards, and when the Great Hall has a wedding the nearby rooms go with it.",
    ahead:
      "For Milnrow clubs and Bamford lounges, book three weeks ahead. Bank holidays at Hollingworth Lake and summer Saturdays at the Town Hall want eight.",
  },
  pages: {
    "male-stripper": {
      intro:
        "Bamford lounges, club rooms at Milnrow and cottages by Hollingworth Lake: Rochdale hen dos and birthdays can have a male stripper in all three.",
      here: "He plays it for laughs: a knock, a routine, a turn with whoever’s getting married, then round the sofas. On a weekend at Hollingworth it’s rowing boats, chips on the wall, then the lounge at seven. At a club in Heywood or Middleton, with the committee’s yes, serve the pie and peas first and put him on while they’re still sitting. Say if it’s a divorce party, so that he doesn’t arrive asking for the bride. For a surprise just before the cake, the quarter-hour in one costume is enough.",
      spots: [
        {
          name: "Norden and Bamford",
          text: "Stone farms and wide detached houses on the western side, with drives and big lounges. The best choice for twenty people or more; shut the patio curtains if anyone overlooks you.",
        },
        {
          name: "Hollingworth Lake cottages",
          text: "Small rooms near the water where walkers pass the window all evening in summer. Blinds first, then music. Hang wet cagoules in the porch and warm the lounge well before seven. Nine or ten guests is the most that will fit.",
        },
        {
          name: "Milnrow and Newhey clubs",
          text: "For thirty or more, a club lounge with its own bar beats any front room. Ask the committee how late the music may go, and whether the snooker room shares the corridor he would use.",
        },
      ],
      room: "Whatever the house, clear the middle and not the edges: people like a wall behind them. One sturdy dining chair, the speaker on the mantelpiece with its lead, and a bedroom kept free for changing, with its light working and nobody’s coats piled on it.",
      question: {
        ask: "It’s a surprise for the bride. What if she hates it?",
        answer:
          "Then it doesn’t go ahead with her in the chair. He has a quiet word on arrival, and a shake of the head is enough; a sister or a friend can step in. Someone close to her ought to be sure, though. Sound her out over a film weeks beforehand; her face will tell you plenty. If nobody’s sure, pick another kind of evening.",
      },
    },
    "female-stripper": {
      intro:
        "Our Rochdale female strippers cover stag dos, fortieths and club nights in Heywood, Middleton, Littleborough and the farms on the tops. You need a private room and working radiators.",
      here: "After a day on the canal at Littleborough, up Blackstone Edge or at Spotland watching Dale, have your tea at six and her show as the plates go. Fifteen minutes suits a small group with a table booked; the hour, with its games, is for the coach party who have the room until midnight. For a birthday in Castleton or Wardle, couples included, ask for the burlesque side of it: gloves, a slow record and no hurry.",
      spots: [
        {
          name: "Club function rooms at Milnrow and Newhey",
          text: "Sprung floors, a bit of stage, and somewhere to change that’s bigger than a cupboard. Ask the steward to close the connecting bar for the half hour and the place is yours.",
        },
        {
          name: "Farmhouses on the Rooley Moor side",
          text: "Rough track, huge sitting room, nobody within earshot. Ask the owner first all the same. Send her the way in by daylight if there’s a ford or a gate.",
        },
        {
          name: "Bamford and Norden homes",
          text: "Larger houses on the Bury side with gravel in front and thick hedges behind. For couples’ fortieths the dining room is often the best choice: one door, one window, and a sideboard for the speaker.",
        },
      ],
      room: "Ask yourself who could walk in. Conservatories are popular here and no good at all for this; an inside room with curtains is better, even when it’s smaller. Then a lamp at each end, a phone lead to the speaker, and the middle of the carpet cleared of the pouffe and the magazine rack. Leave the hall light on for her.",
      question: {
        ask: "We’re in a terrace. Will the neighbours complain?",
        answer:
          "Not if you think of them first. Her tracks don’t need to be loud, and the show is over long before complaints begin. Start by eight, turn the bass down and tell both sides there’s a party. It is the crowd in the street waiting for taxis that neighbours remember, so keep people indoors until the cars arrive.",
      },
    },
    "drag-queen": {
      intro:
        "Drag in the town that gave us Gracie Fields: hire a queen in Rochdale to sing at a birthday, host a supper or raise money for a good cause. Requests for “Sally” are accepted, within reason.",
      here: "Our Gracie stands in bronze in front of the Town Hall, and Rochdale still likes a woman with a big song and a tune that it can take over. Say which songs: a verse of this at a seventieth, a big number for a hen table, a community sing to finish. The Co-operative Pioneers started on Toad Lane with flour, butter and oatmeal, and fundraisers still come naturally here: she’s hired for hospice raffles and sponsored silliness, and is good at both. For the auction, the raffle or a few games of bingo, take the longest slot.",
      spots: [
        {
          name: "The Town Hall’s hireable rooms",
          text: "Restored and reopened in 2024, with painted ceilings and stained glass. Ask about sound limits and where the performers’ entrance is before you choose your package.",
        },
        {
          name: "Clubs in Wardle and Littleborough",
          text: "Village concert rooms with steep stairs and a warm welcome. Ask for a Friday, as most committees book their own turn for the Saturday.",
        },
        {
          name: "Heywood and Middleton clubs",
          text: "Look for a concert room with a house PA and a bingo machine. She’ll call a few lines between songs if the secretary lends her the balls and someone checks the winning cards.",
        },
      ],
      room: "Big Victorian rooms swallow speech. Seat guests close, hire a real PA in place of a party speaker, and let her hear the microphone from the back before anybody comes in. She wants a chair, a table and decent light to paint by, and that rarely means the stained-glass end.",
      question: {
        ask: "Can she raise money without embarrassing people?",
        answer:
          "Yes, it’s one of the things she does best. Two hours lets her run the auction or the raffle from start to finish, thank whoever gave the prizes and keep the total climbing. Decide beforehand whether she may name people, and whether there’s a limit on bids. Nobody is shamed for sitting on their hands; she just moves to the next table.",
      },
    },
  },
  sources: [
    "Town Hall reopened in March 2024, with rooms for hire: https://www.visitmanchester.com/ideas-and-inspiration/blog/post/rochdale-town-hall-reopens-to-the-public/",
    "Hollingworth Lake: https://en.wikipedia.org/wiki/Hollingworth_Lake",
    "Milnrow Cricket Club’s function room: https://milnrowcricketclub.com/room-hire/room-hire-terms/",
    "Bamford and Norden, on Rochdale’s western edge: https://www.rightmove.co.uk/properties/159424889",
  ],
} satisfies Place;
