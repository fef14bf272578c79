import type { Place } from "../shape.ts";

export default {
  slug: "mallorca",
  name: "Mallorca",
  kind: "town",
  within: "on Mallorca",
  nation: "Spain",
  county: "Balearic Islands",
  at: { lat: 39.569, lon: 2.65, source: "GeoNames: Palma, ES.07.PM" },
  motif: "sunshine",
  quarters: ["Palma and Santa Catalina", "Calvià coast", "Inland and the north"],
  arriving:
    "Son Sant Joan airport is ten minutes from Palma, an hour from Pollença. Tramuntana roads are all hairpins: for Deià or Sóller allow daylight, and describe the finca’s gate rather than its address.",
  busy: {
    when: "May to October Saturdays; regatta week around the start of August",
    why: "Changeover days drive everything: villas turn round at weekends, and the sailing fleet fills Palma at the height of summer.",
    ahead:
      "Outside the season, two months’ notice leaves time to plan a flight to Palma. For a Saturday between May and October, or regatta week, allow four.",
  },
  pages: {
    "male-stripper": {
      intro:
        "At country fincas, poolside birthday weeks and rented houses near Santa Ponsa, a male stripper on Mallorca entertains hens and other grown-up parties.",
      here: "Majorca or Mallorca, however your group spells it: fly to Palma, shop, eat in Santa Catalina market and then head down a gravel track to a house with twelve beds and an orange tree. Have the show late on the second afternoon, in the big room with the doors closed, when swimming’s over and the chef has not yet lit the coals. He can be the pool boy, the harbourmaster or the man from the council with a form to sign. He can stay on in trousers and bow tie and pour. A fortieth near Pollença may be two lots of friends who have never met; have him on the first night, and they’ll have something to talk about over the ensaïmadas at breakfast.",
      spots: [
        {
          name: "Fincas round Santanyí and Campos",
          text: "Sandstone farmhouses with a long, cool sitting room. The last track is rough; he parks at the wall and someone walks down with a lantern.",
        },
        {
          name: "Santa Ponsa and Palmanova",
          text: "Villas on the slopes above the bays, a cab from the strip but private. Plots are narrow; the pool may be overlooked though the sitting room isn’t.",
        },
        {
          name: "Pollença and Alcúdia",
          text: "Northern houses between mountains and marsh, cool at night, with village taxis that stop early. Book an afternoon slot, and check he has a way back.",
        },
      ],
      room: "Sweep the terracotta and lay a rug or two flat, to spare his knees. Leave the table where it is and use the open end, with a speaker on the dresser, and give him the cool pantry corridor to change in, with a hook on the wall and the cook asked to keep out for ten minutes.",
      question: {
        ask: "The finca’s contract says no events. Are we breaking it?",
        answer:
          "Read what they mean by the word. Owners here write it to stop weddings, outside guests and DJs, because an unlicensed event can cost them dearly; a performer visiting the people already sleeping there may be fine. Only the owner can tell you. Email the question with the time, the length and one person coming, and keep the reply.",
      },
    },
    "female-stripper": {
      intro:
        "Whether it’s a stag do, a cycling week or a couple’s anniversary on Mallorca, the villa or finca you’re staying in is the place for a female stripper.",
      here: "Majorca’s old Magaluf stag is on its way out: drinking in the street there is fined now, and party boats are kept well away from the resorts. Take a villa with a wall round it instead. Go out on a catamaran or up the Tramuntana climbs, get back by six, light the grill and clear the lounge for her at eight. It’s a calmer hour than the strip can offer. For a cycling week, choose the rest day: legs have recovered, and nobody’s asleep by the second song. She also dances at couples’ anniversaries around Deià and Sóller, so ask for a slow number, and turn the lights down.",
      spots: [
        {
          name: "Calvià villas",
          text: "Costa d’en Blanes, Sol de Mallorca, Portals: houses in the pines behind gates. Patrols do listen out for parties, so shut the glass and keep the music inside.",
        },
        {
          name: "Cyclists’ houses in the north",
          text: "Port de Pollença and Alcúdia let big plain villas to clubs in spring and autumn. Bikes in the garage, feet up, early bed: she fits between dinner and ten.",
        },
        {
          name: "Sóller valley",
          text: "Stone townhouses with a walled orange garden. The road tunnels under the mountain; after that lanes are narrow, and she’ll want to be met in the square.",
        },
      ],
      room: "Dining rooms in these houses are long and dim, floors are stone and slightly hollowed; put her at the hearth end where it’s level. Carver chairs have arms, so borrow a plain kitchen one. Turn the ceiling fan off so feathers stay put. If the only spare bathroom is outdoors by the pool, give her a bedroom indoors instead.",
      question: {
        ask: "Could we hire a boat and have her aboard?",
        answer:
          "For most boats we’d decline. The island’s rules keep party vessels away from the main resorts and ban picking passengers up there, and a small charter has no room to dance or to step aside. A skippered yacht at its own mooring in Port Adriano or Palma is possible if the captain agrees and the weather does. A house is simpler.",
      },
    },
    "drag-queen": {
      intro:
        "Drag queens travel to Mallorca for yacht-crew dinners, finca weddings, milestone birthdays and hen weeks where three generations have come along.",
      here: "A Majorca wedding week has a shape: welcome supper, the day itself, a recovery lunch. She’s for the supper, when the two families still sit apart. An hour of songs, with a contest between the tables, and they’re swapping chairs. In Palma the season brings another crowd; when the boats lay up in October, crews who’ve been polite for six months have a dinner of their own and don’t want anything polite. Regatta week fills the city with sailors and blazers, so ask early for a crew supper in Santa Catalina. Family birthdays get the gentle edition, grandmother on the front row.",
      spots: [
        {
          name: "Palma’s old-town courtyards",
          text: "Patios with a stone stair she can come down and walls that keep the sound in. Access is by alley: cases arrive on a handcart from Plaça de Cort or thereabouts.",
        },
        {
          name: "Wedding fincas",
          text: "Around Sineu and Inca, run by planners with lists. Ask for her to be on the caterer’s timings and the sound firm’s plan, and for supper not to be served over song two.",
        },
        {
          name: "Santa Catalina private rooms",
          text: "Upstairs at restaurants near the market, good for twenty crew. Low ceilings, warm staff, a noise limiter by the till: she’ll ask the number.",
        },
      ],
      room: "In courtyards the stair’s a gift but the steps are worn, and should be well lit all the way down. Finca power comes from a board shared with the kitchen; test it with the ovens on. Wherever she is, dressing is indoors, cool and away from the guests’ route in.",
      question: {
        ask: "Is there a curfew on music at our finca?",
        answer:
          "Almost certainly. Contracts on the island usually name an hour when outdoor music stops, and some ban speakers outside altogether. Ask for the clause, send it to us, and we’ll set the running order backwards from it. With no amplification allowed she can still host a supper of thirty on voice alone; above that, plan to be indoors.",
      },
    },
  },
  sources: [
    "Street drinking, party boats and the zones of the decree: https://www.majorcadailybulletin.com/news/local/2024/05/13/123851/fewer-magalluf-areas.html",
    "Copa del Rey regatta, end of July to early August: https://www.mallorca-spotlight.com/news/2018/07/copa-del-rey-mapfre",
    "Illegal parties in holiday houses: https://www.majorcadailybulletin.com/news/local/2022/05/18/101345/mallorca-holiday-rentals-licence-withdrawal-for-illegal-parties.html",
  ],
} satisfies Place;
