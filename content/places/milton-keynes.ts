import type { Place } from "../shape.ts";

export default {
  slug: "milton-keynes",
  name: "Milton Keynes",
  kind: "town",
  within: "in Milton Keynes",
  nation: "England",
  county: "Buckinghamshire",
  at: { lat: 52.042, lon: -0.756, source: "GeoNames: Milton Keynes, GB.ENG.I6" },
  motif: "town",
  quarters: ["Central Milton Keynes", "Stony Stratford", "Wolverton and the canal"],
  arriving:
    "H roads run across, V roads up and down: quote both, as in “V7 and H6”, plus the estate name. Central station has Euston trains, and parking is rarely far away.",
  busy: {
    when: "Silverstone’s Grand Prix weekend, Stadium MK concert nights, and December office dos",
    why: "The circuit is close enough that race fans block-book hotels here.",
    ahead:
      "Give us your V road, your H road and about four weeks’ notice. A Silverstone race weekend in July is better asked about in May.",
  },
  pages: {
    "male-stripper": {
      intro:
        "A hen do at Willen, a birthday in Woolstone, a club bar at Bletchley: Milton Keynes male strippers travel to all of them, and to private hotel suites in the centre.",
      here: "In MK the party is usually at the house. Detached, open plan, a drive for several cars and a bar somebody built from a kit: these estates are made for it. Guests find it by H and V numbers and so does he. Clear the kitchen island, put the bride on a dining chair between the sofa and the bifold doors, and let everyone else have the stairs and the floor. Groups who’d rather walk to Xscape later take a suite in the middle. For a big fiftieth, a sports club’s function room has the parking, the stage and the bar.",
      spots: [
        {
          name: "Willen and the Woolstones",
          text: "Houses near the lakes, broad across the lounge, with a cloakroom off the hall. They face one another across little courts, so close windows and blinds before his car turns in.",
        },
        {
          name: "Hotels off the boulevards",
          text: "Suites and meeting rooms in the centre. Parking is by numbered bay and barrier. Tell him which, and get the duty manager’s agreement along with the key.",
        },
        {
          name: "Bletchley and Wolverton",
          text: "Railway and football clubs with a suite, a stage and bar staff of long standing. Ask the steward, and ask who’s booked the room next door.",
        },
      ],
      room: "Open plan cuts both ways: lots of floor, no door. He needs one place where guests can’t see him get ready, generally the garage or the study. Push the corner sofa back a yard, put the dog in the utility, and send somebody to the end of the close with a torch.",
      question: {
        ask: "Can we use our estate’s community meeting place?",
        answer:
          "Look at the hire terms before you pay. Several are run by parish or residents’ groups that rule out adult entertainment, and there’ll be a playgroup on the same floor in the morning. If the form says no, it’s no. A sports club, your own house or a hotel room with its manager’s agreement will do the job, and nothing in MK is many roundabouts away.",
      },
    },
    "female-stripper": {
      intro:
        "Stags on a Silverstone weekend, birthdays in Woburn Sands, joint fortieths in a Wolverton club: book a female stripper in Milton Keynes for any private room on the grid.",
      here: "In July, race weekend at Silverstone fills the city’s hotels with men in team caps, and a stag party that has seen practice by four can have dinner and a show in a hotel suite by eight. Get the suite, and the hotel’s agreement, first, because rooms sell out. In other months it’s karting, football at Stadium MK and people who live here: a couple’s shared fortieth, a divorce, a women’s night in a big kitchen, with burlesque gloves and fans. Tell her the V road, the H road and the estate, and leave the porch light on, as every close looks like the last one.",
      spots: [
        {
          name: "12th Street and Midsummer Boulevard",
          text: "Hotel suites with their own sitting room, a short stroll from dinner. The lift may need a key card, in which case somebody goes down to fetch her.",
        },
        {
          name: "Wolverton and New Bradwell",
          text: "Victorian railway terraces and social clubs. The houses are small, so for a stag do hire a club’s concert room, with the committee’s agreement and the blinds down.",
        },
        {
          name: "Barns towards Olney",
          text: "Farmhouse lets in the north of the borough, stone floors, no one in earshot. Put rugs down, run the heaters from teatime, and send us the gate code with the address.",
        },
      ],
      room: "Close the curtains, in a modern lounge because it’s overlooked and in a barn because of the draught. Mark out the floor with the backs of the sofas, stand the speaker on something solid, and keep the main bedroom for her to change in. If the stag is sleeping there too, upstairs stays closed till she has gone.",
      question: {
        ask: "Will the Grand Prix crowd make it impossible?",
        answer:
          "Not impossible, just crowded. On the July race weekend every room for a long way round is taken by fans, and the roads back from the circuit crawl. She normally comes from the other direction and isn’t held up; your party might be. Leave a good gap between the chequered flag and her start, and make sure whoever has the room key is back first.",
      },
    },
    "drag-queen": {
      intro:
        "Drag queens in Milton Keynes host what nobody else will volunteer for: the office awards, the fundraiser, the club’s jubilee, the wedding with three sets of parents.",
      here: "A city of head offices needs presenters. Somebody has to stand up in a hotel off Silbury Boulevard and make the regional logistics prizes sound like the Oscars, and a queen does it with plenty to say about roundabouts. Send her the shortlist, how to pronounce it and who can take a joke. Out of hours she’s at silver weddings in Stony Stratford and club jubilees in New Bradwell: local questions, a singalong, the raffle. Say if you’d rather not hear about the concrete cows.",
      spots: [
        {
          name: "Conference hotels in the centre",
          text: "House sound, stage blocks and a green room if you request it. Unloading is from the service road at the back; a wardrobe case won’t go through a revolving door.",
        },
        {
          name: "Stony Stratford",
          text: "Rooms in old coaching inns along the High Street, good for anniversaries. Beams and doorways are low: dress her on the ground floor, and ask her to leave the tallest wig at home.",
        },
        {
          name: "New Bradwell and Bletchley",
          text: "Clubs of the old sort, with a real stage, a loyal membership and a compère’s microphone already warm. Tell her who’s on the committee and whose anniversary it is.",
        },
      ],
      room: "Suites in these hotels are wide and shallow, with pillars where a stage ought to be. Set her on the long wall, with no table far off, and keep the lectern for the sponsors. A spare meeting room makes a fine dressing room: mirror, two lamps, a rail, water, and no meeting booked in there.",
      question: {
        ask: "It’s a charity night. Would she do the auction?",
        answer:
          "Gladly. Take the two hours rather than a set, and she can open, sell the lots, draw the raffle and finish on a song. Give her a list with who donated what, an idea of what each should fetch, and a spotter who can see the back tables. She never mocks a modest bid. What she can’t promise is the total; that’s up to the room.",
      },
    },
  },
  sources: [
    "H and V roads: https://the3travellers.blogspot.com/2006/11",
    "Grand Prix traffic in July: https://www.northamptonchron.co.uk/news/transport/full-details-of-temporary-one-way-systems-due-to-be-implemented-around-silverstone-during-british-grand-prix-5203022",
  ],
} satisfies Place;
