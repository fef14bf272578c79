import type { Place } from "../shape.ts";

export default {
  slug: "london",
  name: "London",
  kind: "town",
  within: "in London",
  nation: "England",
  county: "Greater London",
  at: { lat: 51.509, lon: -0.126, source: "GeoNames: London, GB.ENG.GLA" },
  motif: "capital",
  quarters: ["The West End", "East London", "Bermondsey and Bankside"],
  arriving:
    "Performers cross town by Tube as often as by car, because bays are rare and the centre’s Congestion Charge runs into early evening. Say which floor, which buzzer, and whether Saturday’s Night Tube reaches you.",
  busy: {
    when: "December, Pride, Carnival weekend and April’s marathon",
    why: "Office parties take Thursdays to Saturdays before Christmas; the street events fill guest rooms from Paddington to Greenwich.",
    ahead:
      "For a party in Hackney, Peckham or Ealing, ask a good fortnight before. An office do on a Thursday in December is better settled in October.",
  },
  pages: {
    "male-stripper": {
      intro:
        "All over London our male strippers do hens, birthdays, gay stags and leaving parties, in flats, hotel suites and function rooms, north of the river or south of it.",
      here: "Londoners rarely live near their friends, so half the planning is how everyone gets there. Settle the place first, on one Tube line if you can, and the hour second, because people come from work, from Kent and from the wrong end of the Northern line, and they are late. Book him for an hour after the time on the invitation. If half the room hasn’t met, school friends on one sofa and family on the other, a show with a game in it does the introductions for you. After that you’re one group, and can go on somewhere together.",
      spots: [
        {
          name: "Terraces knocked through",
          text: "From Tooting to Walthamstow the same house turns up: two rooms made one, kitchen out at the back. Use the front half with the blinds shut, and warn next door on both sides.",
        },
        {
          name: "Suites by King’s Cross and Waterloo",
          text: "Made for groups arriving by train. A suite means a separate sitting room; the duty manager has to agree, and a twin bedroom is too small.",
        },
        {
          name: "Arches in Bermondsey and Deptford",
          text: "Brick vaults under the railway, hired with a bar. The trains are loud, the floor is cold and nobody lives next door. Send us the number on the door, as they all look alike in the dark.",
        },
      ],
      room: "Flat, lift, entryphone, neighbours above and below: tell us about all four. The capital’s sitting rooms are small, so treat yours as a stage with the audience round the edges. Sofa to the wall, coffee table in the bedroom, clothes horse folded, and somebody downstairs on the minute in case the buzzer fails.",
      question: {
        ask: "How late can he come on a Saturday?",
        answer:
          "As late as your lease and the people upstairs will stand, which in most blocks means ten or eleven. Getting home isn’t the difficulty: on Fridays and Saturdays most of the Central, Jubilee, Northern, Piccadilly and Victoria lines runs all night. By midnight half the guests have gone on somewhere, so eight or nine is better.",
      },
    },
    "female-stripper": {
      intro:
        "London’s stags, supper parties and divorce parties hire female strippers to come to them, from a Hackney warehouse to a Marylebone flat, instead of paying for a club table.",
      here: "Why stand in a club among strangers when the dancer can come to you? A stag party of ten in a rented flat in Bow has her whole attention, at a price agreed beforehand, and can go out afterwards. It could as well be a burlesque supper in a Peckham studio, a divorce toasted by six women in a suite, a queer birthday that asked for feathers and got them. Say who it’s for, who else is coming and what you’d like it to feel like; those three lines are all the brief she needs.",
      spots: [
        {
          name: "Warehouse studios by the canal",
          text: "Haggerston and Hackney Wick: big floors hired by the hour from artists who mean it about leaving on time. Take down the unit number and the gate code; towpaths aren’t lit.",
        },
        {
          name: "Aldgate and the City fringe",
          text: "Blocks full of short lets, quiet at weekends when the offices are shut. Managing agents patrol for parties, so stay within the rule on numbers and keep off the balcony.",
        },
        {
          name: "Suburban clubs",
          text: "Out beyond the North and South Circular the bowls, rugby and social clubs have the floor and the parking. Ask in plain English and get your answer from the secretary, not the barman.",
        },
      ],
      room: "Curtains, first of all, because nearly every flat is overlooked. After that, a floor that’s dry and bare, one dining chair that doesn’t fold, and a bathroom no guest will need for a bit. A studio flat with only the one room isn’t suitable; borrow a friend’s with a bedroom.",
      question: {
        ask: "Are there places in London she won’t come to?",
        answer:
          "No borough is off the list, but some buildings are: halls of residence, hostels, anything open to passers-by, any venue whose manager hasn’t agreed. For the far edges, Uxbridge or Upminster, allow for the time it takes to cross the city on a Saturday and give us some slack on the start. Send the full address and the floor when you ask.",
      },
    },
    "drag-queen": {
      intro:
        "London drag queens for hire: awards nights, sixtieths, weddings, hen suppers and charity auctions, hosted at your venue anywhere from Ealing to Greenwich.",
      here: "London can see drag any night of the week. The difference at yours is that she knows the names. Give her the guest list, the running jokes and whatever must not be mentioned, and instead of a cabaret slot you get an evening about you: the retiring partner’s career in five stories, the sales team’s prizes in categories HR has seen first, a golden wedding serenaded with the couple’s own songs. At a works dinner she’s on between courses, and off in time for the last trains out of Liverpool Street.",
      spots: [
        {
          name: "City and Docklands function rooms",
          text: "Hotel ballrooms and livery halls with a stage, house sound and an events manager. Send her the running order; she’ll be checking the microphone while the florist is still up a ladder.",
        },
        {
          name: "Upstairs in Vauxhall and Camberwell",
          text: "Small stages that were built for turns. Hire the room rather than seats in it, and she has lights, a curtain and an audience within heckling distance.",
        },
        {
          name: "Marquees in the outer boroughs",
          text: "Big birthdays under canvas in Chislehurst or Northwood. Generators hum through quiet songs, so run a lead from the house, and give her the tall end of the tent for the hair.",
        },
      ],
      room: "Sort out the dressing room before the stage. She arrives looking like anyone else on the District line and needs a good forty-five minutes behind a closed door, with a mirror, a lamp and somewhere to hang frocks. A stockroom will serve; the only ladies’ won’t. Then power, a microphone, and a ceiling that clears the wig.",
      question: {
        ask: "Our office has one nervous director. How blue is she?",
        answer:
          "As blue as you set her. She asks beforehand how far to go, whom to spare and what’s off the table, and office nights mostly stay on the clean side with a wink or two. Nothing comes off; it’s songs, patter and hosting. Tell the director what is planned as well; nobody likes a surprise.",
      },
    },
  },
  sources: [
    "Night Tube lines: https://tfl.gov.uk/campaign/tube-improvements/what-we-are-doing/night-tube",
    "Congestion Charge hours: https://www.bbc.co.uk/news/uk-england-london-59686424",
  ],
} satisfies Place;
