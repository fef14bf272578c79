import type { Place } from "../shape.ts";

export default {
  slug: "kensington",
  name: "Kensington",
  kind: "area",
  parent: "london",
  within: "in Kensington",
  nation: "England",
  county: "Greater London",
  at: { lat: 51.501, lon: -0.192, source: "GeoNames: Kensington, GB.ENG.GLA" },
  motif: "capital",
  quarters: ["South Kensington", "Holland Park", "Earl’s Court"],
  arriving:
    "High Street Kensington, Gloucester Road or South Kensington, all on the District and Circle lines. Kerbs are mostly residents’ bays; a performer who drives will want your mansion block’s exact entrance and bell.",
  busy: {
    when: "Graduation days, the Proms and half-term",
    why: "Imperial’s students graduate at the Albert Hall, the Proms run July to September, and museum families take the Cromwell Road rooms.",
    ahead:
      "Dinner in a Gloucester Road mansion flat wants booking two to three weeks ahead. During the Proms, at half-term or around an Albert Hall graduation, six is kinder.",
  },
  pages: {
    "male-stripper": {
      intro:
        "Book a male stripper in Kensington for a hen do near the museums or a grown-up birthday at home, in your own drawing room, with the porter told.",
      here: "Start with tea, and an hour at the V&A; then the bride is walked back to the apartment on Queen’s Gate in the belief that she is changing for dinner. She isn’t, yet. With the double doors folded open there’s a room in front for the sofas and one behind for his entrance. Neighbours here will complain about noise late on, so have it at seven. If it’s a birthday dinner, have him after the plates are cleared, with a kitchen chair in place of a gilt one.",
      spots: [
        {
          name: "Queen’s Gate and Cromwell Road",
          text: "Short-let flats carved from grand terraces: ceilings to spare, lifts the size of a wardrobe. Say which floor you have, because he may well be carrying his case up the stairs.",
        },
        {
          name: "Holland Park and Campden Hill",
          text: "Whole family houses with a kitchen below ground and French windows to the garden. The basement is the place: nobody lives underneath, and he can come down the back stairs.",
        },
        {
          name: "Earl’s Court hotels",
          text: "Middling places where a hen party takes several rooms on one corridor. Bedrooms are too tight, so borrow the breakfast room after hours, with the manager’s agreement and the door closed.",
        },
      ],
      room: "Parquet, gilt mirrors and somebody’s porcelain: move what breaks before the first song rather than during it. A portable speaker at conversation level carries surprisingly well under a high ceiling, and won’t try the neighbours’ patience.",
      question: {
        ask: "My block has rules about noise. Is it too much?",
        answer:
          "In a red-brick mansion block it needn’t be. The act works at the volume of a dinner party and is over sooner than dinner. Read the lease for the evening cut-off, choose an hour well short of it, and tell the flat below rather than the whole staircase. Where music is banned outright, use a hotel’s private room.",
      },
    },
    "female-stripper": {
      intro:
        "Kensington’s female strippers dance for stags, birthdays and couples’ parties, in private flats, hotel suites and family houses from Gloucester Road to Holland Park.",
      here: "Say to the porter that you’ve booked an entertainer, and for which flat; the rest of the building needn’t know. She arrives in ordinary clothes and is in costume twenty minutes later. A stag party with a pair of flats at one address can use the larger for the show. For a birthday at table, ten or twelve round it, clear the plates and have her between the cheese and the candles. Feather fans were made for ceilings this high, and this is where she can open them to the full. A sixtieth in Holland Park wants an older record and a slower walk in.",
      spots: [
        {
          name: "Gloucester Road mansion flats",
          text: "Solid Victorian walls and a long corridor to make an entrance down. Living rooms face inner courts as often as streets, so check who can see in across the light well.",
        },
        {
          name: "South Kensington hotel suites",
          text: "A separate sitting room is essential, since there isn’t room for a show between the bed and the minibar. Put it to the duty manager, visitors and entertainment both.",
        },
        {
          name: "Edwardes Square and Abingdon Villas",
          text: "Houses with a drawing room upstairs and a study beside it, the ideal arrangement: one to perform in, one to dress in, and a landing between.",
        },
      ],
      room: "What she asks of a Kensington room is emptiness in the middle. Take up antique rugs, which slide on polish; leave one plain chair, put a lamp on and the chandelier off. If the only socket is behind a grand piano, find the extension lead early.",
      question: {
        ask: "Do graduation days and the Proms change anything?",
        answer:
          "They change where people sleep, not whether she can come. Imperial’s ceremonies fill the Albert Hall in early summer and again in October, the Proms take it over all summer, and hotels round Exhibition Road sell out. A stag wanting a suite should secure that first and the act second. Parking by the Hall goes too, so she’ll use the Tube.",
      },
    },
  },
  sources: [
    "Imperial’s graduation days at the Albert Hall: https://www.imperial.ac.uk/admin-services/events-and-hospitality/catering/catering-on-graduation/",
    "Graduation days in early June and Commemoration Day in October: https://www.imperial.ac.uk/graduation/frequently-asked-questions",
    "The Proms, eight weeks of summer: https://www.spokanepublicradio.org/show/symphonycast-bbc-proms",
  ],
} satisfies Place;
