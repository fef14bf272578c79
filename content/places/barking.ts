import type { Place } from "../shape.ts";

export default {
  slug: "barking",
  name: "Barking",
  kind: "area",
  parent: "london",
  within: "in Barking",
  nation: "England",
  county: "Greater London",
  at: { lat: 51.533, lon: 0.083, source: "GeoNames: Barking, GB.ENG.GLA" },
  motif: "capital",
  quarters: ["Town Quay and the Roding", "Barking town centre", "Upney and Eastbury"],
  arriving:
    "Barking station joins the District, Hammersmith & City and Suffragette lines with c2c from Fenchurch Street. The A13 and North Circular both bring drivers in; Riverside also has its own Overground stop and pier.",
  busy: {
    when: "Summer bank holidays and Saturdays in December",
    why: "Weddings at Eastbury Manor and big family parties take the halls in summer, and the social clubs fill up for Christmas.",
    ahead:
      "Message us once the hall is yours, a good two weeks before an ordinary Barking party. A summer bank holiday or a December Saturday is more like six.",
  },
  pages: {
    "male-stripper": {
      intro:
        "If you’re planning a hen party, a milestone birthday or a family do in Barking, we’ll send a male stripper to the club hall, the Town Quay flat or the house out towards Upney.",
      here: "Barking does its celebrating in numbers. Families hire a hall, do the food themselves and ask everybody. A hen night here may include the bride’s workmates, her cousins from Grays and her old netball coach. Plan the act for after the buffet and before the coats. That leaves plenty of trains for anyone who came on the c2c line, and the DJ gets his floor back while people are still in the mood. Put one chair in the middle for the guest it’s all about, and ask somebody’s aunt to start the clapping.",
      spots: [
        {
          name: "Upney and Eastbury",
          text: "Social clubs in these streets tend to have a wooden dance floor, a hatch through to the kitchen and a committee member with the keys. Ask that person first, and ask for the side door too.",
        },
        {
          name: "Town Quay",
          text: "Flats along the creek are for the smaller hen, ten or so with the sofa pushed back. Tell the concierge that an entertainer is expected and send someone down, otherwise he will be announced over the intercom.",
        },
        {
          name: "Barking Riverside",
          text: "New flats by the pier with lifts and open-plan living rooms, for eight or ten. Read what the lease says about parties, pull the blinds on the river side, and choose the short show.",
        },
      ],
      room: "A hall has space to spare and can feel empty. Arrange the tables as a horseshoe so that he isn’t dancing in a void, check that the stage sockets are live, and keep the committee room or the ladies’ cloakroom free for his quick change.",
      question: {
        ask: "We’ve hired a community hall in Barking. Will they let us?",
        answer:
          "Some will, some won’t, and council or church halls are the likeliest to refuse. Read your hire agreement, then ring the bookings secretary and use the word stripper, before any money goes to us. If it’s a no, have it in somebody’s through-lounge in Upney with the curtains drawn.",
      },
    },
    "female-stripper": {
      intro:
        "Female strippers come to Barking stag nights, birthdays and leaving parties in private flats and closed function rooms. Around a dozen guests is a good number for it.",
      here: "If the groom lives in Barking, have his night close to home before the flight to somewhere sunnier. Eight or a dozen friends meet at a flat over the Roding, send out for food, and she comes on between the last slice and the walk to the station. A thirtieth for a group of women, or a couple’s joint birthday, goes along just the same: tell us who will be watching and she chooses her numbers to suit. One person should be the host, sober enough to answer a phone and see her down to her car afterwards.",
      spots: [
        {
          name: "Barking Riverside",
          text: "New apartments by the Thames with wide living rooms and lifts that take a costume case. Sort out the blinds first, as the towers overlook one another.",
        },
        {
          name: "Rooms around Station Parade",
          text: "Function rooms within a few minutes of the platforms suit guests scattered along the District line. Book one that closes completely; a screen across half a bar isn’t enough.",
        },
        {
          name: "Becontree-side clubs",
          text: "A members’ club with a back lounge gives a stag more elbow room than any front room nearby. Both the licence and the committee have a say; get their answer in writing.",
        },
      ],
      room: "In a newer block, move the dining table against the wall and you have your floor; a kitchen stool won’t do for the chair dance, but a plain dining chair will. She needs the bedroom with the mirror, and a speaker she can plug in near where she’ll dance. If the music’s coming off a phone, put it on flight mode first, or somebody’s mother will ring in the middle.",
      question: {
        ask: "Could it happen in the bar with the football on?",
        answer:
          "Sorry, no. She works in private rooms, where everybody has chosen to be there. Take the pub’s upstairs or back room if the landlord agrees, or watch the match first and walk home for the second half of the evening.",
      },
    },
  },
  sources: [
    "Suffragette line to Barking Riverside, boats from its pier: https://en.wikipedia.org/wiki/Barking_Riverside_railway_station",
    "Barking station on the District line and c2c: https://en.m.wikipedia.org/wiki/Barking_station",
    "Barking Riverside, new flats and the pier: https://barkingriverside.london/newsletter/barking-riverside-pier-100000-passengers/",
  ],
} satisfies Place;
