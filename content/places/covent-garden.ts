import type { Place } from "../shape.ts";

export default {
  slug: "covent-garden",
  name: "Covent Garden",
  kind: "area",
  parent: "london",
  within: "in Covent Garden",
  nation: "England",
  county: "Greater London",
  at: { lat: 51.515, lon: -0.123, source: "placed by hand on the map; not in GeoNames’ cities: Long Acre" },
  motif: "capital",
  quarters: ["Seven Dials", "Drury Lane and Bow Street", "Great Queen Street"],
  arriving:
    "Covent Garden Tube means a lift queue or 193 spiral steps; Leicester Square and Charing Cross are kinder. The piazza is closed to cars, so taxis drop at Long Acre or the Strand.",
  busy: {
    when: "Christmas lights season and school-holiday matinee days",
    why: "From mid-November the piazza’s tree and theatre crowds squeeze WC2, and pre-show tables go before post-show ones.",
    ahead:
      "Term-time evenings in Seven Dials can be arranged at two weeks. School-holiday matinee days are safer at five, and lights season is worth raising in early October.",
  },
  pages: {
    "male-stripper": {
      intro:
        "Have a Covent Garden male stripper upstairs, at a hen do or a birthday in a private dining room, a serviced flat or a hired studio.",
      here: "Everything in WC2 is timed to the curtain. Restaurants want you out by seven or in after ten, pavements empty at half past, and there’s a lovely lull in the middle when a private floor is easier to come by. Put the show there. A hen with tickets for a matinee can go straight from the stalls to a room in Seven Dials, book him for after dessert and still reach the last train from Charing Cross. For a birthday, ask the restaurant for a longer slot, and tell the manager what the entertainment is.",
      spots: [
        {
          name: "Seven Dials",
          text: "Old houses with dining rooms under the eaves, reached by staircases that turn twice. They seat about twenty and shut completely, which is more than can be said for anywhere on the piazza.",
        },
        {
          name: "Endell Street and Shelton Street",
          text: "Dance and rehearsal studios for hire, with mirrors, sprung boards and a piano in the corner. You bring the bubbly and the chairs; take them away again when your slot ends.",
        },
        {
          name: "Kingsway and Holborn apartments",
          text: "Serviced flats a short walk from the theatres, calmer after dark. Ask the building about entertainers, put the sofa against the wall, and let him use the bedroom while you are pouring the drinks.",
        },
      ],
      room: "Attic floors sag and ceilings slope, so stand him where a tall man can lift his arms. Ask the restaurant for one table to be removed, for waiters to hold the coffee, and for a store cupboard he may change in. Borrow their sound system only if you’ve tested it at teatime.",
      question: {
        ask: "We’re staying in a hotel off the Strand. Could he do the show in our suite?",
        answer:
          "The hotel decides, and large ones rarely like it: guests above and below, staff in and out, a noise policy. Ring the duty manager and ask; don’t have him walk in unannounced. If you’re refused, an apartment or a hired studio five streets away costs less worry.",
      },
    },
    "female-stripper": {
      intro:
        "Female stripper hire around Covent Garden suits stag dinners, birthdays and burlesque suppers: a private floor, a clear hour and somebody downstairs to meet her.",
      here: "Make an evening of it here. A black-tie stag party near Freemasons’ Hall will get a proper entrance, gloves and all, before the port. A couple marking twenty years with friends in an attic off Neal’s Yard might want a fan dance and nothing more. Say which, and she’ll pack for it. Watch the time: once Drury Lane comes out, taxis vanish and stairs fill up, so have her begin by nine at the latest. A women’s birthday after a matinee has the pick of the rooms, at five o’clock, while the restaurants are still folding napkins and the stairs are empty.",
      spots: [
        {
          name: "Great Queen Street",
          text: "Panelled function suites used to formal dinners. Licences vary from one house to the next. Ask the manager about striptease before deposits are paid.",
        },
        {
          name: "Floral Street and Maiden Lane",
          text: "Small restaurants whose first floor is let by the evening. The corridor past the kitchen is her way in, once the owner has agreed to the act and the waiters know when to stay out.",
        },
        {
          name: "Holborn edge",
          text: "Lofts and serviced apartments towards Kingsway, calmer at night than the tourist streets. Cars can stop there, which helps with a case full of feathers.",
        },
      ],
      room: "Candlelit rooms look wonderful, but ostrich and naked flame don’t mix: use lamps. Push the tables back at the far end to make a floor, keep the fire exit free, and lend her the cloakroom with a hook, a mirror and a bolt.",
      question: {
        ask: "Is there anywhere public nearby where she could surprise him, such as the piazza?",
        answer:
          "Street performers there audition for their pitches and families stop to watch, which makes it no place for this. Neither is a restaurant’s main room. Surprise him by letting him think the private dining room is for speeches. He’ll find out when she walks in.",
      },
    },
  },
  sources: [
    "Covent Garden station: lifts or 193 steps: http://www.stationmasterapp.com/blog/2014/01/331/",
    "Seven Dials, its pillar and streets: http://www.travelsignposts.com/London/tag/7-dials-london/",
    "Serviced flats round Covent Garden: https://londoncentralstay.com/",
  ],
} satisfies Place;
