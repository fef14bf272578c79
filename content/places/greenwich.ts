import type { Place } from "../shape.ts";

export default {
  slug: "greenwich",
  name: "Greenwich",
  kind: "area",
  parent: "london",
  within: "in Greenwich",
  nation: "England",
  county: "Greater London",
  at: { lat: 51.478, lon: -0.012, source: "GeoNames: Greenwich, GB.ENG.GLA" },
  motif: "capital",
  quarters: ["Greenwich Market quarter", "Greenwich Peninsula", "Blackheath"],
  arriving:
    "DLR to Cutty Sark, mainline from London Bridge, or boat to Greenwich Pier; the Peninsula is separate, on the Jubilee line. Say which Greenwich you mean, since they’re twenty minutes apart.",
  busy: {
    when: "Marathon weekend in April and O2 concert Saturdays",
    why: "Runners set off from the park and Blackheath, while arena crowds book the Peninsula’s rooms as soon as tours are announced.",
    ahead:
      "Whichever Greenwich you mean, we advise two weeks. Add a month if there’s an O2 concert that Saturday, and have marathon weekend in April settled by early March.",
  },
  pages: {
    "male-stripper": {
      intro:
        "Have a Greenwich male stripper at a hen party, a birthday or a reunion, in a riverside flat, a house on the heath or a room above the market. Ask us about the sailor costume.",
      here: "A Greenwich hen is a day out in itself: boat from Westminster, cocktails under the masts, someone photographed with a foot either side of the meridian. By tea-time everyone wants to sit down together. Rent a room near the market or gather at a flat on the peninsula, and book him then. For a birthday in Blackheath with a marquee on the lawn, the show is indoors after the candles, for whoever wants to watch. On marathon weekend, don’t: Trafalgar Road and Creek Road are shut into the afternoon.",
      spots: [
        {
          name: "Around the covered market",
          text: "First-floor rooms over pubs and shops, with naval prints and floors that slope like a deck. It’s cobbled outside, so he’ll carry his case the last few yards.",
        },
        {
          name: "Blackheath and Westcombe Park",
          text: "Villas with drawing rooms that open on to the garden. There’s usually parking, and the walls are thick, but shut the garden doors before the music starts.",
        },
        {
          name: "The peninsula",
          text: "New towers by the O2 with lifts, long lounges and a desk. Put his first name on the list as your entertainer, meet him at the right entrance, and keep to the hours your building sets for music.",
        },
      ],
      room: "Georgian floors were never level; test your chair for wobble on the very spot where you’ll use it. Peninsula flats are the reverse, flat as a rink and short of sockets in the middle, so bring a speaker with its own battery. Either way, draw something across the windows that face the river path.",
      question: {
        ask: "Do you cover North Greenwich by the O2, or only the old town?",
        answer:
          "Both, but say which, because confusing them costs a performer the better part of half an hour. For the peninsula send the building’s name, the entrance number and how visitors park; for the old town, the nearest street that isn’t pedestrian. A phone number for the person meeting him settles the rest.",
      },
    },
    "female-stripper": {
      intro:
        "In Greenwich and Blackheath our female strippers perform in private rooms at stag dos, anniversaries and birthdays, before a night at the O2 or after an afternoon on the river.",
      here: "On a fight night at the arena, take an apartment on the peninsula, order in, and book her for six while there’s still time to change shirts and walk to the doors. In West Greenwich it’s quite another evening. Tall houses on Crooms Hill and Hyde Vale have a first-floor drawing room where a fortieth can be done with wine and a fan dance, for couples and old friends together. Say which it is when you book. An ordinary front room is fine too, once the sofas are back and a couple of lamps are turned to the wall.",
      spots: [
        {
          name: "Peninsula towers",
          text: "These have fobs, concierges and goods lifts. Tell the desk that an entertainer is expected and which of you is coming down for her. Residents’ suites with a kitchen can sometimes be booked for sole use.",
        },
        {
          name: "East Greenwich",
          text: "Railwaymen’s terraces and newer blocks off Trafalgar Road, modest in size. Suits eight friends, a rug and a lamp; anything larger belongs up the hill.",
        },
        {
          name: "Blackheath halls and clubs",
          text: "Rugby and hockey have been played on this heath since Victorian days, and some clubs let a bar. Ask early, ask the person who holds the licence.",
        },
      ],
      room: "Where a house has shutters, use them and keep the chandelier off. She likes to come in through double doors, if you’ve a pair between the front and back parlours. Leave the landing free of buggies and coats, and let her have the largest bedroom: fans this size don’t open in a box room.",
      question: {
        ask: "Could she come aboard a Thames party boat from Greenwich Pier?",
        answer:
          "Very occasionally. The operator’s licence, the crew, the public on the embankment and the size of the saloon all have to be right, and once sailing she can’t leave when the show’s done. Most groups are better off doing the river by day and the act ashore.",
      },
    },
  },
  sources: [
    "London Marathon start and road closures (Trafalgar Road, Creek Road): https://www.timeout.com/london/news/all-the-london-marathon-2023-road-closures-and-traffic-restrictions-you-should-know-about-042023",
    "Rugby and hockey clubs of Blackheath: http://simonrunslondon.blogspot.com/2011/01/marathon-route-south-of-river.html",
    "New towers on the peninsula: http://www.greenpen.london/blog/upper-riverside",
  ],
} satisfies Place;
