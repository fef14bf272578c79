import type { Place } from "../shape.ts";

export default {
  slug: "marbella",
  name: "Marbella",
  kind: "town",
  within: "in Marbella",
  nation: "Spain",
  county: "Andalusia",
  at: { lat: 36.515, lon: -4.886, source: "GeoNames: Marbella, ES.51.MA" },
  motif: "sunshine",
  quarters: ["Nueva Andalucía", "Puerto Banús", "Elviria and Las Chapas"],
  arriving:
    "No railway reaches Marbella; from Malaga airport it’s the A-7 or the AP-7 toll road, roughly forty-five minutes. Urbanizaciones have barriers: leave a name at the guardhouse and share a map pin.",
  busy: {
    when: "Late May to mid-September, with the town’s fair in June",
    why: "Hens take over the villas early in summer, and the fair fills hotels in the second week of June.",
    ahead:
      "Golfers coming to Nueva Andalucía in winter can ask two months before. For hens from late May to mid-September, June’s fair above all, we’d say four.",
  },
  pages: {
    "male-stripper": {
      intro:
        "Hen weekends above Puerto Banús, thirtieths in Elviria, whole-house birthdays by a private pool: a male stripper in Marbella comes to the villa.",
      here: "Make it the beach club on the first day and the villa on the second, with the show on the villa day. By about six the sun is off the worst of the terrace, hair is up, matching kaftans are on, and a chef is rattling something in the kitchen. That’s when the gate buzzer goes. A thirtieth in Elviria can have him as the plumber, sent about a leak, if whoever answers the gate keeps a straight face. The full show with its game fills the gap before dinner; the longer booking keeps him on to pour. Have it indoors, with the shutters down on any side that’s overlooked.",
      spots: [
        {
          name: "Nueva Andalucía",
          text: "Golf-valley houses with terraces the size of tennis courts, and a view of La Concha. Villas are staggered up the slope, so check whether the one above looks straight down on your loungers.",
        },
        {
          name: "Golden Mile apartments",
          text: "Gated blocks round gardens and a shared pool. The flat’s own lounge only, never the communal lawns, and the community president’s rules on music are real.",
        },
        {
          name: "Elviria and Cabopino",
          text: "Pine plots east of town, bigger gardens, fewer scooters. Tie something silly to the right gatepost, because the houses are hard to tell apart in the trees.",
        },
      ],
      room: "Polished marble and bare wet feet don’t mix, so use the sitting room, dry the tiles and lay a mat. You need a speaker, seats down two sides and a chair with no arms for the bride. Keep a bedroom with the air conditioning on for his change between costumes.",
      question: {
        ask: "Will security at the urbanización let him in?",
        answer:
          "If he is on their visitors’ sheet, straight away; if not, he sits at the barrier while you swim. The guards ring the owner or agent, not the guests, so get the letting agency to register him as an entertainer the day before. Send us the guardhouse’s map pin besides the villa’s, since the two are often streets apart.",
      },
    },
    "female-stripper": {
      intro:
        "For a golfing stag do, a poker weekend or couples sharing a house, a Marbella female stripper comes to the villa and performs indoors with the blinds down.",
      here: "With a tee time on Sunday, stay at the villa and skip the queues at the port: steaks on the grill, cards on the table, her show at eight in the sitting room, and the ones with the early tee can go to bed. For two or three couples celebrating a fiftieth together, ask for a corset, a good song and an unhurried pace, with no games, and eat afterwards at a table already laid on the porch. Whoever signed for the villa should ask its owner about the act, and keep the reply. A women’s group can have her too, perhaps for a fortieth in the Elviria pines: kaftans on, a jug of something with mint in it, one fan number by candle lanterns and a second if nobody wants to go to bed.",
      spots: [
        {
          name: "Los Naranjos and Aloha",
          text: "Fairway villas with walls, palms and a covered porch. Buggies pass along the garden’s end until sundown, so draw the curtains on that side. Stand the golf bags in the garage: a dropped tee underfoot is no joke in heels.",
        },
        {
          name: "Benahavís and La Quinta",
          text: "Hillside houses on quiet roads above the coast, wide views, hardly a neighbour. Bends are sharp and unlit: a shared location beats any address.",
        },
        {
          name: "San Pedro townhouses",
          text: "Smaller and cheaper, three floors round a patio. Good for eight friends; sound bounces round the patio, and upstairs with the windows shut is better.",
        },
      ],
      room: "Villa sitting rooms run to bare spotlights; bring two lamps in from the bedrooms, and shut the glass against the cicadas. Lay a rug that won’t slide over the tiles. She wants an indoor shower room to dress in, not the pool house, a speaker, and a flat run of floor without a step down.",
      question: {
        ask: "Could she perform on the yacht we’ve chartered from Banús?",
        answer:
          "It isn’t our first choice. The quay is lined with people and their phones, crews have rules of their own, and once the boat is moving nobody can step outside. If the captain agrees in writing and you stay tied up somewhere private, we’ll look at it. The villa beforehand is nearly always easier.",
      },
    },
    "drag-queen": {
      intro:
        "Marbella’s drag queen nights run from villa parties and golf prize-givings to sixtieths on the terrace and charity galas among the coast’s British residents.",
      here: "There are two Marbellas to entertain. One flies in for the weekend, wears white and wants a hostess for the night the chef comes: she greets them at the door, runs Mr and Mrs with the bride on video, and sings as the lights go on round the pool. The other lives here all year, plays bridge on Tuesdays and raises money for charity. For them it’s gala nights, auctions, an anniversary at the golf club, with Dusty and Shirley rather than anything charting. She packs for both, and both tend to know every word.",
      spots: [
        {
          name: "Villa terraces with a kitchen bar",
          text: "She works from the cool side of the counter, guests on the steps of the pool. Point the speaker at the house; a small one close by beats a loud one further off.",
        },
        {
          name: "Golf clubhouses",
          text: "Prize-giving lunches in Nueva Andalucía and Guadalmina, with microphones, shade and a bar manager who’s seen everything. Tell her the handicap jokes that are off limits.",
        },
        {
          name: "Old town patios",
          text: "Restaurants behind Orange Square with an inner courtyard for private hire. Allow two pairs of hands and a trolley for the gowns, as no car gets down these lanes.",
        },
      ],
      room: "Wigs and thirty-degree evenings are a trial: make-up goes on in an air-conditioned bedroom and she comes out once the mountain has taken the sun. Cover the pool edge on her side with a bench. On a lawn, a rug over boards; on a patio, a fan out of the audience’s sight.",
      question: {
        ask: "How late can she perform outdoors?",
        answer:
          "Your rental contract and the community rules will name an hour for music outside: keep to it, as local police do call when neighbours ring. We’d put her on at half past eight, singing until nine, then chatting without the microphone. If your group only wakes up at midnight, have the late number indoors with the doors closed.",
      },
    },
  },
  sources: [
    "Marbella’s June fair: https://www.theolivepress.es/spain-news/2022/05/24/traditional-summer-feria-returns-this-year-to-spains-marbella/",
    "Music outdoors in Andalusia, and the town’s complaints: https://www.theolivepress.es/spain-news/2017/08/05/national-spanish-press-slam-marbellas-growing-trash-and-noise-tourism/",
    "The town’s wish to regulate stag and hen parties: http://www.surinenglish.com/local/201708/11/marbella-looking-ways-regulating-20170811170754.html",
  ],
} satisfies Place;
