import type { Place } from "../shape.ts";

export default {
  slug: "malaga",
  name: "Malaga",
  kind: "town",
  within: "in Malaga",
  nation: "Spain",
  county: "Andalusia",
  at: { lat: 36.72, lon: -4.42, source: "GeoNames: Málaga, ES.51.MA" },
  motif: "sunshine",
  quarters: ["Centro and Calle Larios", "La Malagueta and Muelle Uno", "Pedregalejo and El Palo"],
  arriving:
    "A Cercanías train links the airport with the centre in around twelve minutes. Larios and its side streets are for feet alone, so meet a performer by the Alameda or the cathedral.",
  busy: {
    when: "The August fair, and the weekends of the Christmas lights from late November",
    why: "The fair lasts a whole week by day and night, and the lights on Calle Larios bring in crowds every evening.",
    ahead:
      "There’s usually a flight to arrange, so ask us ten weeks before a villa night in Rincón. If you’re coming for the August fair, start in April.",
  },
  pages: {
    "male-stripper": {
      intro:
        "For a male stripper at a Malaga hen do or birthday, choose a hillside villa, a restaurant’s inner room or a roomy flat by La Malagueta, not a bar in the old town.",
      here: "Malaga is the Costa’s easy weekend: land, train, tapas, all before two o’clock. Hens who stay in the centre spend the day between the market, the roof terraces and the sardine grills at Pedregalejo, then discover that the old streets echo and the people upstairs know the police number. The ones who take a villa in Rincón or up at Alhaurín have the better evening. He comes at seven to a shuttered, whitewashed lounge, dances with the bride, and is done by the time the paella man lifts his lid. Keep him out of the August afternoon: nobody dances at four in that heat.",
      spots: [
        {
          name: "Villas at Rincón and Alhaurín",
          text: "White houses above the coast or behind the airport, with pools, gates and gravel. Tracks fork without warning, so send us a pin for the gate and wait beside it with a torch.",
        },
        {
          name: "La Malagueta",
          text: "Apartment towers between bullring and beach. High-floor lounges are big enough for a dozen if the sofa moves; ask the owner first, and keep it to early evening.",
        },
        {
          name: "Rooms near Plaza de la Merced",
          text: "Restaurants with an inner room, used for family lunches. The manager must know what’s coming, and the hatch to the kitchen stays shut.",
        },
      ],
      room: "Spanish flats have glossy floors and furniture on felt pads, so stand the chair on a rug. Dry the tiles before he dances, once everyone is in from the pool terrace. He’ll want twenty minutes in a cool bedroom first, plus a plug on the same side of the room as the speaker.",
      question: {
        ask: "We heard the city fines hen parties. Is it true?",
        answer:
          "It fines what’s done in the street. Since 2023 a city by-law forbids walking about undressed, in underwear only, or with sexual dolls and costumes, and police may warn first and fine after. A private show indoors isn’t that. Keep sashes and inflatables inside the house, don’t march him through Calle Larios, and you’ll have no trouble.",
      },
    },
    "female-stripper": {
      intro:
        "Stags landing at Malaga, fortieths in the hills and couples taking a short break can all book a female stripper, provided there’s a villa or a private room to themselves.",
      here: "The airport is close and flights land in good time, so stags have most of the first evening free. Drop bags, swim, then her show at eight in the sitting room, shutters down, with the barbecue lit for afterwards. That leaves tomorrow for karting or golf. A fortieth at Olías can begin with swimming, then shirts on, candles lit and her entrance. In the city the honest advice is different: eat at a restaurant that will give you the upstairs, ask for the door to be closed, and keep it short. For a couple’s milestone birthday, ask for her fan routine, which suits a warm night and a smaller audience.",
      spots: [
        {
          name: "Hills behind the city",
          text: "Los Montes, Olías, Almogía: farmhouses among olives, one lamp, no traffic. Phones lose signal on these winding roads, so agree a meeting place at the last village.",
        },
        {
          name: "Rincón de la Victoria",
          text: "Suburban villas along the eastern coast road, built close, with high hedges. Shutters down and the show indoors suits everybody; the sea-facing terrace is for afterwards. If there’s a garage, leave it open: she walks through to the utility room without crossing the patio.",
        },
        {
          name: "Private floors in Soho",
          text: "The quarter by the port has galleries and restaurants with an upper room. An owner may well agree, but it’s their licence: ask plainly and get the answer in writing.",
        },
      ],
      room: "Farmhouses have low lights, thick walls and one power circuit: don’t run the kettle, the oven and her music together. Lay a mat over rough tiles and bring a speaker with a charged battery. She’ll need a mirror by a good bulb, a hanging rail and a door that locks.",
      question: {
        ask: "Is feria week a good time for it?",
        answer:
          "Come by all means, but expect crowds. The August fair takes over the centre by day and its own ground by night, and taxis are hard to find. Have the show at the villa early in the evening, then go down to the casetas. Keep costumes and props indoors at any time of year: the city fines people for underwear, sex dolls and the like in the street.",
      },
    },
    "drag-queen": {
      intro:
        "Conference suppers by the port, rooftop birthdays, British club nights along the coast: Malaga has drag queens for all of those, and for weddings with guests from two countries.",
      here: "Spain’s first gay bar opened in Torremolinos, a few stops along the railway line, and drag has a history on this coast. What a British queen brings is the shared nonsense: a holiday-camp voice, Cilla, the conga. For a residents’ summer party in Benalmádena or Alhaurín she’ll run a raffle as well. On a company trip, book her for the last night and let her tell the story of the week. At weddings she’s useful during the photographs, when a hundred people are hot, thirsty and strangers; half an hour, and they’ve all sung something together. At a golf club’s paella night she can run the quiz.",
      spots: [
        {
          name: "Rooftops in the old town",
          text: "Hotel terraces looking across at the cathedral tower, for parties of thirty. It can be windy up there, so clip down anything paper, and ask the hotel what hour the music must stop.",
        },
        {
          name: "Muelle Uno and the port",
          text: "Event spaces at sea level with parking behind and the castle above. Concrete and glass need carpet or bodies to soften the sound. Seat guests facing inland, otherwise every mast in the port steals a laugh, and let her begin once the plates are stacked.",
        },
        {
          name: "Clubs down the coast",
          text: "Social clubs and golf bars at Benalmádena, Mijas and Fuengirola, with members who’ve lived out there for twenty years. They start early and expect to join in.",
        },
      ],
      room: "On a roof there’s often no dressing room within two floors, so book a bedroom nearby and hold the lift. Ask for shade where she’ll stand, a fan and some iced water. In a club, check that the stage socket isn’t shared with the fruit machine.",
      question: {
        ask: "Couldn’t we just hire a local queen?",
        answer:
          "You could, and for a Spanish-speaking crowd we’d recommend it. For British guests the humour is half the point, and that’s what ours do. Tell us who’s coming. If somebody suitable can be found already working on the coast for your dates we’ll say so before you decide.",
      },
    },
  },
  sources: [
    "Malaga’s by-law on undress and sexual items in the street: https://euroweeklynews.com/2023/02/17/proposal-to-ban-stag-and-hen-parties-in-malaga-wins-initial-approvement-from-the-city-council/",
    "Torremolinos, the first gay bar: https://www.elespanol.com/cocinillas/reportajes-gastronomicos/20250704/historia-primer-bar-gay-espana-stonewall-andaluz-no-queremos-acabe-supermercado/1003743832536_0.html",
    "Malaga’s by-law on underwear and props in the street: https://www.surinenglish.com/malaga/malaga-city/malaga-city-introduces-20230216214308-nt.html",
  ],
} satisfies Place;
