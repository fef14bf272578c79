import type { Place } from "../shape.ts";

export default {
  slug: "mayfair",
  name: "Mayfair",
  kind: "area",
  parent: "london",
  within: "in Mayfair",
  nation: "England",
  county: "Greater London",
  at: { lat: 51.51, lon: -0.149, source: "placed by hand on the map; not in GeoNames’ cities: Mount Street" },
  motif: "capital",
  quarters: ["Park Lane", "Shepherd Market", "The mews"],
  arriving:
    "Green Park and Bond Street stations stand at opposite corners. Park Lane itself is free of the daytime Congestion Charge, unlike the streets behind it, and there’s a car park under Hyde Park.",
  busy: {
    when: "Mid-November to New Year’s Eve",
    why: "Awards dinners take over the Park Lane ballrooms while Winter Wonderland fills its corner of Hyde Park, so suites on that side go early.",
    ahead:
      "In Mayfair a fortnight will often do for a mews house. Between mid-November and New Year’s Eve, six weeks is wiser, with the hotel’s agreement in hand.",
  },
  pages: {
    "male-stripper": {
      intro:
        "In Mayfair a male stripper belongs in a suite, a mews sitting room or a private dining room, for hens and birthdays. Tell us the door and the dress code.",
      here: "The bridesmaids have spent the day in robes, the hair is up, dinner is at nine in Mount Street and there’s a gap. Have him then. A short show in the sitting room of a suite over Hyde Park, one photograph with the bride afterwards, and the group still makes its table. The longer one suits a birthday for which a mews house has been taken and people have flown in. Dress is part of the pleasure in W1: ask about black tie or a chauffeur’s cap when you book, and he’ll bring it in a case and change upstairs.",
      spots: [
        {
          name: "Park Lane suites",
          text: "Two rooms and a view. Management may want to approve visitors beforehand, and security may walk him up; have one of the party downstairs to sign him in as your entertainer.",
        },
        {
          name: "The mews",
          text: "Cobbles outside, one long reception room within, a garage that became a bar. Keep the stable doors shut and the bass low, because sound bounces across to the houses opposite.",
        },
        {
          name: "Shepherd Market",
          text: "Little panelled rooms over the lanes for a dozen at dinner. He has to come through the restaurant to reach you, so settle with the manager which stair he uses and where he changes.",
        },
      ],
      room: "Hotel sitting rooms are furnished to the edges. Ring housekeeping to take away the coffee table and a wing chair; the desk chair without arms can stay for the bride. Don’t count on the television for sound, and pack a small speaker with the dresses.",
      question: {
        ask: "Would a five-star hotel allow it?",
        answer:
          "Some do, some refuse, and much depends on how you ask. Speak to the events or duty manager rather than the front desk; say a private suite, adults only, a brief costumed show, no filming. If it’s no, take it as no: he won’t be smuggled up in a lift. A rented mews house is the usual second plan.",
      },
    },
    "female-stripper": {
      intro:
        "In Mayfair a female stripper comes on after pudding, at a stag dinner, a birthday or a women’s evening, in a private dining room, a suite or a mews house.",
      here: "Ask for the old-fashioned style here: gloves, a fan, a good entrance. She can perform for a seated table instead of round one chair. Twelve in evening dress off Berkeley Square; coffee is poured, the waiters withdraw, the host closes the door and the lamps go down. Fifteen minutes later it opens again and the port goes round. A stag party can have the same with more noise; a couple’s birthday in a suite might have it early, with a table waiting downstairs, and cabs pass along Park Lane all evening. In every case the manager has to know and agree.",
      spots: [
        {
          name: "Private rooms near Mount Street",
          text: "Built for discretion, with their own lobby and waiters who knock. Confirm with the restaurant that a striptease ending in lingerie sits within its rules, and keep the email.",
        },
        {
          name: "Grosvenor Square apartments",
          text: "Big single-floor flats with double glazing and a real dressing room, which she’ll be glad of. The lobby is watched, so put her on the door list by first name, as your entertainer, and meet her there.",
        },
        {
          name: "Hill Street and Chesterfield Hill",
          text: "Townhouses taken for a weekend, the drawing room one floor up and a staircase that asks to be walked down slowly. Keep the music low, as people sleep on either side.",
        },
      ],
      room: "A dining table fills most of these rooms. Drawn to the wall at coffee, it leaves her the length of the carpet and the guests their chairs. Candles go up on the mantelpiece, well clear of ostrich feathers.",
      question: {
        ask: "She’s driving. Is W1 a problem?",
        answer:
          "Only by day. Until six the Congestion Charge covers the streets behind Park Lane, though not Park Lane itself, and from mid-November the Winter Wonderland crowd slows that side of Hyde Park. In the evening it’s merely busy. She’ll plan round all that; what she can’t guess is your entrance, so send it, and say who in your party is coming down to meet her.",
      },
    },
  },
  sources: [
    "Congestion Charge boundary along Park Lane: http://www.cchargelondon.com/coverage.html",
    "Congestion Charge hours: https://www.bbc.co.uk/news/uk-england-london-59686424",
    "Winter Wonderland opens in the second half of November: https://telegraph.co.uk/news/2019/11/21/pictures-day-21-november-2019",
  ],
} satisfies Place;
