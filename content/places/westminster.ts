import type { Place } from "../shape.ts";

export default {
  slug: "westminster",
  name: "Westminster",
  kind: "area",
  parent: "london",
  within: "in Westminster",
  nation: "England",
  county: "Greater London",
  at: { lat: 51.498, lon: -0.136, source: "GeoNames: City of Westminster, GB.ENG.GLA" },
  motif: "capital",
  quarters: ["Pimlico", "Westminster Pier", "Strutton Ground and St James’s"],
  arriving:
    "Victoria brings trains and coaches, Westminster and St James’s Park bring the District line. Marches and royal events close Whitehall at short notice, so allow slack and a Pimlico back route.",
  busy: {
    when: "Trooping the Colour in June, marathon weekend, New Year’s Eve",
    why: "The Mall and Embankment close to traffic for each, and hotel beds around Victoria go to spectators first.",
    ahead:
      "From Pimlico to the pier, ask us two weeks before. Trooping the Colour, marathon weekend and New Year’s Eve are busier, and six would be prudent.",
  },
  pages: {
    "male-stripper": {
      intro:
        "Pick a Pimlico flat, a serviced apartment near Victoria or a boat of your own from the pier, and we’ll send a male stripper to your Westminster hen do or birthday.",
      here: "The quarter empties on a Friday. Politicians and civil servants go home, and what’s left is stucco, small hotels and wonderfully quiet squares. Do the river or a show first, then have him in the big room at the front, the one with the balcony doors shut. Or make it a birthday on a boat that’s yours alone, him below deck between two bridges, the lights of the Embankment going by. Those need the skipper’s yes long before they need ours.",
      spots: [
        {
          name: "Pimlico",
          text: "Cream terraces, lofty above the porch and low under the roof. Take the flat with the balcony, then keep its doors shut: sound carries right across these streets.",
        },
        {
          name: "Boats from Westminster Pier",
          text: "Enclosed saloons for private hire. Headroom is the question, and what the crew will allow; ask the owner about both. He boards with the guests in ordinary clothes and changes below.",
        },
        {
          name: "Victoria’s side streets",
          text: "Serviced apartments round the coach and railway stations, good for friends converging from three directions. Living areas are small and receptions staffed, which means the short show and one of you at the desk to meet him.",
        },
      ],
      room: "Two things spoil these sitting rooms, a big ottoman and a carpet too good to dance on. Have the one moved and the other covered. Afloat it’s simpler: nothing may block the stairs, somebody holds the chair steady, and everyone sits when the skipper says sit.",
      question: {
        ask: "There’s a march planned that day. Will he get through?",
        answer:
          "In all likelihood, by Tube. Demonstrations and royal events shut Whitehall and the Mall, sometimes at short notice, but trains run underneath and Pimlico is seldom touched. Trooping the Colour, on a Saturday in June, is one to plan round in advance; marathon weekend in April is another. Give us your nearest station as well as the address.",
      },
    },
    "female-stripper": {
      intro:
        "A Westminster stag, reunion or private dinner can be joined by a female stripper behind its own closed door, near Victoria, in St James’s or aboard a chartered boat.",
      here: "Coaches set down at Victoria, a dozen men get off with one suit bag each, and the weekend begins. If that’s you, don’t cross town looking for what can come to you: an upstairs room near Strutton Ground, yours from six, food included, the show at eight, everybody out by ten and nobody lost at Charing Cross. At a reunion of old friends, women as well as men, make sure each of them knew before accepting. She’ll use gloves and fans, and it’s best after the speeches.",
      spots: [
        {
          name: "Strutton Ground and Horseferry Road",
          text: "Food stalls at lunchtime, shuttered by evening, with rooms to hire over the pubs and cafés. Book one that has its own stair, since the bar beneath will still be open.",
        },
        {
          name: "St James’s",
          text: "Panelling and portraits. Members’ clubs nearly all say no to this act and the staff can’t bend the rule; a private dining room in a restaurant may well say yes.",
        },
        {
          name: "Vincent Square and Millbank",
          text: "Mansion flats on a quiet square and along the river. Doors are heavy and floors are thick. Give the porter her first name, your flat number and the hour, and say she is an entertainer.",
        },
      ],
      room: "Have the table taken out. If it can’t be, have it swung to one end with the chairs in two short rows, where nobody has to twist round to see. The anteroom where coats are hung will do to change in, once the coats are out and a mirror is in.",
      question: {
        ask: "Is a hired boat any good for this act?",
        answer:
          "It can be, on the right vessel: a closed lower saloon, blinds along the windows, no public on board and an owner who has agreed in writing. Open decks are out. Nobody comes or goes mid-river, so the times on your charter are the first thing she’ll ask for, then which pier, then where she’s to dress.",
      },
    },
  },
  sources: [
    "Trooping the Colour and the Mall: https://inews.co.uk/news/trooping-colour-road-closures-travel-london-disrupted-today-king-birthday-parade-2419590",
    "Marches and closures in Westminster: https://www.westminster.gov.uk/road-closures-june",
    "Boats from Westminster Pier: https://www.theguardian.com/cities/2019/jun/05/great-views-booze-is-london-ready-for-its-biggest-ever-party-boat",
  ],
} satisfies Place;
