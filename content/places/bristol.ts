import type { Place } from "../shape.ts";

export default {
  slug: "bristol",
  name: "Bristol",
  kind: "town",
  within: "in Bristol",
  nation: "England",
  county: "Bristol",
  at: { lat: 51.455, lon: -2.597, source: "GeoNames: Bristol, GB.ENG.B7" },
  motif: "city",
  quarters: ["King Street", "Stokes Croft to Gloucester Road", "Old Market"],
  arriving:
    "Temple Meads is the main station, a taxi ride from Clifton. Older cars pay to enter the Clean Air Zone in the middle of town, so say whether your address is inside it, and how many flights of stairs there are.",
  busy: {
    when: "August’s Balloon Fiesta, Pride in July and university graduations",
    why: "Ashton Court fills with balloon-watchers, the Downs with Pride, and proud parents take whichever rooms are left around the harbour.",
    ahead:
      "A Redland kitchen or a Floating Harbour wedding can be two to three weeks off when you ask. Start on July’s Pride in May and the Balloon Fiesta in June.",
  },
  pages: {
    "male-stripper": {
      intro:
        "Planning a Bristol hen weekend or a big birthday? A male stripper will come to a harbour apartment, a Redland house or a room above a bar on Gloucester Road.",
      here: "Friday teatime at Temple Meads: wheeled cases, a pink cowboy hat, somebody asking which exit for the ferry. By eight the same group is in an apartment over the water with music on and nobody ready. That’s the moment most Bristol hens choose, because dinner on the Harbourside isn’t until nine and the hill can wait. Residents do it differently, on a Saturday afternoon in Bishopston or St Werburghs, with a barbecue and somebody’s nan in the shade. Gay stags can have the same show before a night in Old Market.",
      spots: [
        {
          name: "Redland and Cotham",
          text: "Victorian semis with bay windows, shutters that still close and a hall wide enough for an entrance. Plenty of them have students next door, who are used to a party.",
        },
        {
          name: "Gloucester Road",
          text: "Independent bars with a function room overhead, often used for comedy. Ask for one whose stairs don’t pass through the restaurant, and for the manager’s yes by email.",
        },
        {
          name: "Redcliffe quays",
          text: "Warehouse flats with cast-iron pillars, good for seating a dozen hens in the round. Bring lamps: the built-in lighting is either off or like a dentist’s.",
        },
      ],
      room: "Tell him about the steps; nothing in this city is on one level. Georgian and Victorian rooms have the height; new flats have the lifts; neither has enough plain chairs. You need one without arms, a speaker, a bedroom for him to change in, and the houseplants moved to the windowsill.",
      question: {
        ask: "Can you get a performer to us on Balloon Fiesta weekend?",
        answer:
          "Yes, with enough notice and a well-chosen hour. Roads around Ashton Court and the Suspension Bridge clog before the evening launches and again after the nightglow. Early afternoon or well after dark is easier, and an address north or east of the centre easier still.",
      },
    },
    "female-stripper": {
      intro:
        "For Bristol stag dos, birthdays and burlesque nights, a female stripper will come to the rented flat, the hired back room or your own front room, anywhere from Totterdown to Westbury.",
      here: "After a Saturday of something with paddles or helmets you’ll be back at the flat by five, wet through. An early show fits that far better than a late one: showers, pizza, then fifteen or thirty minutes with her while everyone’s still upright, and the cobbles of King Street afterwards. A party at home can start later. For a women’s fortieth in a Totterdown kitchen, or a Bishopston couple with both sets of best friends, ask for feathers, jazz and no silly hats.",
      spots: [
        {
          name: "Old City lanes",
          text: "Private rooms above the pubs between Corn Street and King Street suit stags already based in town. Licences differ: ask the landlord before you pay any deposit.",
        },
        {
          name: "Totterdown and Windmill Hill",
          text: "Coloured terraces on the steepest streets in town. Small lounges, huge views, and the window that gives you the view lets others look in. Curtains first.",
        },
        {
          name: "Redland and Westbury houses",
          text: "For a fortieth with couples, a back sitting room that looks on to the garden. There is space to park, carpet underfoot and a study for her costumes; ask the lodger upstairs before you fix the hour.",
        },
      ],
      room: "Big short-let kitchens are the usual stage. Turn off the spots over the worktop, clear the floor between island and sofa, and put the bin out of sight. Some lets have noise monitors on the wall; find yours, read the limit, and set the speaker below it.",
      question: {
        ask: "Her car may be an older one. Who pays the Clean Air Zone?",
        answer:
          "We do, unless the price we confirm has a line for it: put the postcode in your enquiry, and it’s settled in writing instead of on the doorstep. Only older vehicles are charged, and the zone is the middle of town: the streets of Bedminster, Redland and most of Clifton lie outside it.",
      },
    },
    "drag-queen": {
      intro:
        "Bristol works dos, wedding parties, charity nights and fiftieths can all be hosted by a drag queen. Live voice or lip-sync, clean or otherwise, with your guests’ names worked in.",
      here: "This city is fond of trip-hop, murals and a good heckle, and likes its drag sharp. At an office party near Temple Quay she might host the summer awards, handing out prizes for Most Dramatic Bike Puncture. At a wedding on the floating harbour she takes the lull between the speeches and the band. She can run a charity auction, because she gets people bidding, or two hours of bingo for a fortieth. Old Market is the LGBTQ+ quarter, and audiences there answer back; tell us which of your guests will enjoy that and who’d sooner be left alone.",
      spots: [
        {
          name: "St Philip’s and the Dings",
          text: "Brewery taprooms and workshop spaces, let whole for parties. There’s headroom for the tallest wig, and only the trains to complain. Ask what the PA is and who will work it. The cider is stronger than it tastes, so feed people first.",
        },
        {
          name: "Southville and Bishopston community halls",
          text: "Cheerful rooms, some with a little stage at one end. Great for a residents’ association quiz or an allotment society’s fundraiser, adults only on the night.",
        },
        {
          name: "Boats on the Floating Harbour",
          text: "A moored boat is better than a moving one: the gangway stays put for her cases and the saloon has mains. Measure from deck to ceiling before you book the boat.",
        },
      ],
      room: "She comes 45 minutes early and needs a room with a mirror and decent light, a space by the door for the car, and ten minutes with the microphone before guests appear. In taprooms, curtain off a corner of the store for her.",
      question: {
        ask: "Bristol’s a political town. Will she keep it kind?",
        answer:
          "She will. Jokes about frocks, postcodes and the groom’s bicycle don’t need a victim. Send the list of subjects to leave alone and say how broad you’d like her, from gentle to after-hours. If a guest isn’t enjoying the attention, she moves on to one who is.",
      },
    },
  },
  sources: [
    "Bristol’s Clean Air Zone, small and for older vehicles: https://www.bristol.gov.uk/residents/streets-travel/bristols-caz/what-a-caz-is",
    "Balloon Fiesta, August, bridge closures and nightglows: https://www.itv.com/news/westcountry/2022-08-11/the-latest-travel-info-for-bristol-balloon-fiesta-as-road-closures-planned",
    "Old Market as the LGBTQ+ quarter: https://main-staging.bristol247.com/lgbtq/features-lgbtq/is-old-markets-status-as-bristols-gay-village-a-thing-of-the-past",
    "Redland’s houses, in the conservation area’s appraisal: https://docslib.org/doc/13480128/cotham-redland",
  ],
} satisfies Place;
