import type { Place } from "../shape.ts";

export default {
  slug: "twickenham",
  name: "Twickenham",
  kind: "area",
  parent: "london",
  within: "in Twickenham",
  nation: "England",
  county: "Greater London",
  at: { lat: 51.445, lon: -0.338, source: "GeoNames: Twickenham, GB.ENG.GLA" },
  motif: "capital",
  quarters: ["Church Street and the Embankment", "Strawberry Hill", "Whitton and the Stoop side"],
  arriving:
    "South Western trains come from Waterloo, with long queues after matches. Roads by the stadium close on event days and bays need permits: a performer should drive in before kick-off or walk.",
  busy: {
    when: "The Six Nations, November internationals, summer stadium concerts",
    why: "Supporters reserve beds from St Margarets to Hounslow as soon as fixtures appear, and Harlequins’ Big Game adds another.",
    ahead:
      "On a weekend without rugby, a fortnight’s notice does nicely for Strawberry Hill. For the Six Nations, the November internationals or a stadium concert, five or six weeks.",
  },
  pages: {
    "male-stripper": {
      intro:
        "Hens, birthdays, leaving dos: a Twickenham male stripper can come to a riverside flat, a house at Strawberry Hill or a clubhouse, most easily on a weekend without a match.",
      here: "Ask anyone who lives here and they’ll tell you to look at the fixture list first. On a quiet weekend this is a Thames village with a footbridge and ducks, hens wander out of Church Street at teatime, and the afternoon ends in somebody’s garden. The show itself is indoors: sitting room, blinds down, bride in the good chair, friends on the arms of everything. A referee’s routine goes down well here; ask for the costume when you book, and the full show brings its own game. Grandmothers are welcome at a birthday. Everyone must be 18 or over, so make it a grown-ups’ party from the start.",
      spots: [
        {
          name: "Strawberry Hill",
          text: "Edwardian semis with long gardens near Walpole’s white Gothic villa. Lawn for the tea, lounge for the act, and a side gate that saves him crossing the party to get in.",
        },
        {
          name: "The Embankment",
          text: "Flats by the water, close to Church Street. The road floods on the highest tides, parked cars included, so check the tide table and tell us where to leave a car.",
        },
        {
          name: "St Margarets",
          text: "Tall brick houses round private lawns, on the Richmond side. Match crowds walk past the end of the road, so begin late, once the crowd has gone.",
        },
      ],
      room: "French windows are the feature of every ground floor from here to Teddington. Shut and curtained they’re no trouble; open, they give the whole row of gardens the music. Clear the hearth end, take up the sheepskin, and let him have the study to change in.",
      question: {
        ask: "England are at home that day. Should we move it?",
        answer:
          "Move the hour rather than the day. On match days London Road, Rugby Road and Whitton Road shut before kick-off and for longer after it, and permit bays can be enforced right into the evening. He can be with you before lunch or late on. In between, the only reliable way is on foot from St Margarets or Strawberry Hill station.",
      },
    },
    "female-stripper": {
      intro:
        "Booking a female stripper in Twickenham means working round the rugby: she dances in private bars, function rooms and houses, for whoever is celebrating, before the crowd comes or long after.",
      here: "A rugby stag has a shape: train, pub, match, pub, and then nothing planned. Take a clubhouse bar or the lounge of the rented house for two hours after the whistle, order pies, and let the singing settle into a chorus before she comes in. It matters that the lads hear the rules first, hands to themselves and phones away, and a captain’s speech does that better than we could. A women’s side can have the same show, or a slower one with a fan. On a quiet weekend it may be a fiftieth in Whitton, at a decent hour, with a cake.",
      spots: [
        {
          name: "Whitton clubhouses",
          text: "Sports and social clubs among playing fields. Hire the upstairs function bar, since the one below stays open to members, and get the committee’s yes to striptease.",
        },
        {
          name: "Round Twickenham Green",
          text: "Terraced houses let to groups on big weekends. Landlords are careful: read the clause on parties, mind the bins, and finish before people go to bed.",
        },
        {
          name: "Teddington and Fulwell",
          text: "Calmer streets, bigger sitting rooms and less bother over match-day permits. Good for couples’ birthdays, when half the table came by train and the other half drove.",
        },
      ],
      room: "The floor of a rugby bar takes some getting ready. Have it swept and dry, stack the tables, and tape out a square that the audience stays behind. If the club has a referee’s room she changes there: door, bench, mirror, shower, everything.",
      question: {
        ask: "We can’t say exactly when we’ll be back from the match. Does it matter?",
        answer:
          "A little. She can wait a short while, but there may be another party after yours, and a group that straggles in over an hour gets a broken show. Give us a time with slack in it, allowing for the queue at the station, and nominate one person to leave early, open up and let her in.",
      },
    },
  },
  sources: [
    "Match-day closures and permit hours: https://richmond.gov.uk/news/news_february_2024/road_closures_ahead_of_rugby",
    "Tides on the Embankment: https://twickerati.wordpress.com/2018/04/04/twickenham-embankment-river-thames-flooding/comment-page-1/",
  ],
} satisfies Place;
