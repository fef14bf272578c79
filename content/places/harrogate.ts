import type { Place } from "../shape.ts";

export default {
  slug: "harrogate",
  name: "Harrogate",
  kind: "town",
  within: "in Harrogate",
  nation: "England",
  county: "North Yorkshire",
  at: { lat: 53.991, lon: -1.537, source: "GeoNames: Harrogate, GB.ENG.J7" },
  motif: "town",
  quarters: ["Montpellier Quarter", "Cold Bath Road", "Nidderdale"],
  arriving:
    "The Leeds–York line calls at Station Parade in the middle of town. Drivers find disc parking on many streets, and a spare one to lend would help.",
  busy: {
    when: "The Great Yorkshire Show in July and the trade-fair weeks",
    why: "Show visitors take rooms for miles round, and exhibitions at the Convention Centre fill the hotels.",
    ahead:
      "Reckon on three weeks for a villa facing the Stray. Great Yorkshire Show week, in July, deserves an enquiry early in May, and trade-fair weeks need eight.",
  },
  pages: {
    "male-stripper": {
      intro:
        "After the spa day a Harrogate hen do can go home to a male stripper, at a villa off Cold Bath Road or a farmhouse in Nidderdale. Or have him at home for a sixtieth.",
      here: "Tea at three, Turkish Baths at five, and at eight a knock that nobody owns up to. By evening they’re pink, scrubbed and in matching dressing gowns. He starts gently, offers the bride a dance, and comes back in a second costume. At a birthday in Starbeck or Bilton he goes on after the buffet; in a Pateley Bridge farmhouse you can be as loud as you like. Many villa lets ask for quiet from ten or eleven, so read that line before you choose his start time.",
      spots: [
        {
          name: "Villas facing the Stray",
          text: "Tall stone houses, shuttered, with the best room at the front. Neighbours take an interest, so bring him in by the side path and leave the bay curtains drawn.",
        },
        {
          name: "Knaresborough’s riverside",
          text: "Cottages on the cliff under the viaduct, approached by steps. Pretty, cramped and worth it for ten. Choose an evening start, when the day-trippers have left the steps.",
        },
        {
          name: "Nidderdale farmhouses",
          text: "Stone floors, inglenooks and a terrace with views up the dale. Wet feet slip on stone, so have everyone dry and indoors first.",
        },
      ],
      room: "If the carpet is pale, put the red wine in the kitchen for half an hour and lay a throw where he’ll kneel. Check that an outstretched arm clears the chandelier. Lend him a cloakroom to change in, and a hook for his dinner jacket.",
      question: {
        ask: "Would the neighbours on a quiet crescent object?",
        answer:
          "Less to the show than to the goodbyes. With windows shut the walls keep most of the music in, but twelve people on a doorstep at eleven wake the street. Book him early, keep farewells in the hall and ask taxis to wait round the corner. He’ll walk up in a coat and jeans like anyone else.",
      },
    },
    "female-stripper": {
      intro:
        "Book a female stripper in Harrogate for a private house, a farm let or a closed function suite. It suits a golf weekend, a Show-week reunion or a burlesque party among friends.",
      here: "She arrives in ordinary clothes with a small case. For a golf weekend, choose the first evening, after the fourball and a roast; in Show week, choose a night when everybody is off duty and has a clean shirt. A women’s evening can be gloves, pearls and a cocktail each. At a Birstwith farm, cook something that’s happy to wait in a low oven while she dances. If you’re here for a conference, the hotel’s rules decide, and a rented house is simpler. Either way, name one host to meet her, collect the phones and show her where to change.",
      spots: [
        {
          name: "Flats on Cold Bath Road",
          text: "First-floor sitting rooms in old lodging houses, two windows wide. Stairs are steep and shared, so go down and meet her. Good for six to ten.",
        },
        {
          name: "Farms beyond Ripley and Birstwith",
          text: "Converted byres with a track, a turning circle and no street lights. The living space is one big room. She changes in a bedroom and has a short dash in the cold.",
        },
        {
          name: "The Duchy estate",
          text: "Large detached houses behind hedges, with drives, dining rooms that close off and neighbours out of earshot. If the owner is away, make sure they know; it’s their house.",
        },
      ],
      room: "Don’t use an antique chair. Fetch a plain one from the kitchen, put it on the rug’s far edge and sit guests no nearer than an arm and a fan. Warm the spare room as well as the lounge. Leave her a parking disc to set for the street outside.",
      question: {
        ask: "We’re at a conference hotel. Any chance?",
        answer:
          "To a bedroom, no. To a private suite or dining room, only when the hotel’s events manager has agreed, in writing, knowing what the act is. Several Harrogate hotels will refuse, and that’s their right. Don’t book it in the company’s name, or on the company’s card, unless your employer knows and is happy.",
      },
    },
    "drag-queen": {
      intro:
        "Trade-fair dinners, nights before weddings, garden parties off the Ripon Road: a drag queen in Harrogate is hired to host, sing or both. Hen parties can have her for afternoon tea.",
      here: "Tell us you’d like the finishing school, and the group learns to pour, to curtsey, to eat a scone in two bites and to insult a rival without raising the voice; you bring a crown for the worst pupil, usually the chief bridesmaid. At a company dinner near the Royal Hall she can be toastmistress, with a bell for speeches that run on. For a seventieth, ask for Shirley and Petula, with bingo or the raffle in the two-hour booking.",
      spots: [
        {
          name: "The Montpellier Quarter",
          text: "Private dining rooms up narrow stairs, among antique shops and hanging baskets. Intimate, well-lit, close to the car park. She’ll want the corner by the fireplace and an early table plan.",
        },
        {
          name: "Marquees and gardens",
          text: "Big lawns at Pannal and Burn Bridge, made for parties. Put boarding from house to tent, or she’ll lose a stiletto in the grass. Keep the generator behind a hedge.",
        },
        {
          name: "Hotels by the Royal Hall",
          text: "Ballrooms and dinner suites used to exhibitors, with lighting rigs and a porter for the cases. Find out which trade fair is in, as it decides half her jokes.",
        },
      ],
      room: "Tea rooms are noisy. A microphone is kinder than shouting; stand the speaker behind her, not behind the guests. She takes up a good square of carpet once the skirt’s on, wants a long mirror and a door she can close, and prefers lamps to spotlights.",
      question: {
        ask: "Could she host our Eurovision party?",
        answer:
          "She’d love to, and Harrogate has the right: the Contest was held here in 1982. Ask early, since the real night in May is one of her busiest. Nobody should talk over the songs, so she works either side of them, with scorecards and a sweepstake first and a parade of flags during the counting. Or pick another Saturday and hold your own.",
      },
    },
  },
  sources: [
    "Eurovision in Harrogate, 1982: https://eurovision.tv/event/harrogate-1982",
    "Disc parking in Harrogate: https://thestrayferret.co.uk/stories/plea-to-listen-to-residents-views-on-disc-parking-in-harrogate-district",
    "Great Yorkshire Show in July and its road closures: https://yourskipton.com/local-news/skipton/great-yorkshire-show-2024-all-the-travel-information-you-need",
    "Great Yorkshire Show, Tuesday to Friday in July: https://www.yorkshirepost.co.uk/news/transport/great-yorkshire-show-2023-how-to-get-to-the-most-popular-yorkshire-farming-event-by-bus-train-bike-or-shuttle-bus-and-car-park-opening-times-4212517",
  ],
} satisfies Place;
