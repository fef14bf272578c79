import type { Place } from "../shape.ts";

export default {
  slug: "sheffield",
  name: "Sheffield",
  kind: "town",
  within: "in Sheffield",
  nation: "England",
  county: "South Yorkshire",
  at: { lat: 53.383, lon: -1.466, source: "GeoNames: Sheffield, GB.ENG.L9" },
  motif: "city",
  quarters: ["Kelham Island", "Ecclesall Road", "Hope Valley"],
  arriving:
    "From the station, Sheaf Square leads up to town and Supertram waits at the back. Peak barns need a postcode, a description of the gate and a word about snow on the tops.",
  busy: {
    when: "World Snooker from mid-April into May, and Tramlines in July",
    why: "Crucible spectators hold the Tudor Square hotels for seventeen days, and Hillsborough Park’s festival does likewise for a weekend.",
    ahead:
      "Kelham lofts and Crookes front rooms need booking about three weeks before. During the snooker at the Crucible, or Tramlines in July, seven would be sensible.",
  },
  pages: {
    "male-stripper": {
      intro:
        "Sheffield male strippers for hen dos at Kelham Island, birthdays in Crookes and barn weekends under Stanage. Yes, you may mention The Full Monty.",
      here: "The dole-queue dance was filmed here, and somebody in the party will know the steps. In town, gather at a loft near the Don and go out afterwards. In the Peak it is Friday night: wet anoraks on the pegs, a lasagne, and the doorbell, which no one can explain because there isn’t a house for half a mile. He’ll come to a grandma’s eightieth, if she’s the one who asked.",
      spots: [
        {
          name: "Kelham Island",
          text: "Little mesters’ workshops and new blocks between the river and the goit. Lofts have bare brick, big rugs and a mezzanine the shy ones can watch from. It’s setts outside: wear flats.",
        },
        {
          name: "Hathersage and Hope",
          text: "Group barns near the railway from town, dining table for twenty, drying room for the boots. Lanes are unlit, so post a friend at the gate in a sensible coat.",
        },
        {
          name: "Crookes and Walkley",
          text: "Steep terraces with the front door on one level and the kitchen on another. Room for ten, twelve at a push, and a view over the whole valley for those near the window.",
        },
      ],
      room: "Look for level ground, never a given here. Attic lounges slope, cellar kitchens have pillars, and he wants a flat square with a chair in the middle. Sweep barn flags first, as they’re cold and gritty. Speaker on the mantelpiece, bolt on the bathroom, dog behind a stair gate.",
      question: {
        ask: "Will he do the full Full Monty?",
        answer:
          "No. However the film ends, ours stops in his underwear, and we say so before you book. You’ll still get the build-up, the belt, the hat on the chair and as much daftness as the bride can stand. Ask for that soundtrack when you choose the costume.",
      },
    },
    "female-stripper": {
      intro:
        "A retirement in Hillsborough, a stag do on Ecclesall Road, a couple’s anniversary in a Dore dining room: we send a Sheffield female stripper to each.",
      here: "She takes her time. A word with each of the front row, a joke at the groom’s socks, and only then the music. If your stag do is climbing or cycling, stay out in the valley and have her on the Friday, before the big day. For a women’s night she brings the big fans and an older record. For a farewell, invite the partners and say on the card that there’s a striptease.",
      spots: [
        {
          name: "Ecclesall Road and Sharrow Vale",
          text: "Victorian villas with generous lounges, some let to groups. Read the house rules on parties, and warn next door, because half the street may be revising.",
        },
        {
          name: "Castleton and Edale",
          text: "Stone barns with a games room attached. Put the drinks on the pool table; she can’t dance on it. Mobile signal is poor between the hills, so print her the directions.",
        },
        {
          name: "Victoria Quays",
          text: "Canal-basin apartments by the ring road, most with a parking bay. Choose a flat and not a moored cabin: a narrowboat is too low and too thin for heels and a feather fan.",
        },
      ],
      room: "Where the ceiling is low she’ll leave the big fans in the bag; measure it if they’re what you want. Seats in a crescent, a rug that doesn’t slide, the room at shirt-sleeve heat. Find the spare socket the day before, and bring a four-way for the speaker.",
      question: {
        ask: "Is it hopeless during the World Snooker?",
        answer:
          "Not hopeless. The Championship runs from mid-April into May, and hotels round Tudor Square fill with people who like quiet. Rent outside the middle, at Hunters Bar or over the tops, and she’ll reach you as on any other weekend. Ask for waistcoat, dicky bow and a referee’s white gloves while you’re at it.",
      },
    },
    "drag-queen": {
      intro:
        "Drag queen hire in Sheffield, with a dry wit: a host for award nights at the Winter Garden end of town, sixtieths in Stannington, hen suppers on Abbeydale Road and fundraisers for the cricket club roof.",
      here: "Some rooms here take a few minutes to get going, so she starts with songs. Pulp and the Human League help. An office can hold an Employee Tribunal, where petty grievances, collected beforehand, are heard in public and settled with a biscuit. A hen party might fancy Knife, Fork or Spoon, a blind tasting with forfeits. At big birthdays the dedication comes first, to the person concerned, and the daft things afterwards. Tramlines weekend is busy, so choose another in July if you can.",
      spots: [
        {
          name: "Round Tudor Square",
          text: "Hotel suites and theatre-side rooms for company dinners. The tram stops nearby and there’s level access throughout. Keep clear of the weeks when the snooker’s on and every bed is taken.",
        },
        {
          name: "Neepsend and Kelham works",
          text: "Former foundries hired as blank halls, with cranes overhead and no heating to speak of. Marvellous lights, dreadful echo. Ask for drapes, and bring a chair with a cushion.",
        },
        {
          name: "Village halls, Stannington to Grenoside",
          text: "Parquet, a proscenium and a tea urn. Ask the committee about glitter. She can change in the kitchen once the pies are out, if it has a lock.",
        },
      ],
      room: "Steep approaches first: can a car stop outside long enough to unload a rail and four boxes? Inside, she’d like a stool, a steady table, dimmer rather than darker lights and nobody being served while she sings. Put something down on an oily foundry floor.",
      question: {
        ask: "Can she lead the carols at our Christmas do?",
        answer:
          "Christmas pop, gladly, with actions. The local carols are another matter. From mid-November the pubs out at Stannington, Dungworth and round about sing their own, with band or organ, and they don’t have a host. Book her for a different night, and go to both.",
      },
    },
  },
  sources: [
    "Sheffield carols in pubs from the week after Armistice Sunday: https://www.thestar.co.uk/news/the-pubs-churches-community-venues-where-people-will-be-singing-sheffield-carols-spreading-christmas-cheer-4876376",
    "Singing at Dungworth and Stannington: https://sheffieldblog.com/tag/christmas/",
    "Tudor Square and the two weeks of snooker: https://iraqiseu.com/sheffield-is-the-home-of-snooker-crucible-exit-rumors-spark-locals-concern-over-world-snooker-championship",
    "World Snooker from mid-April to early May: https://www.thestar.co.uk/news/deal-keep-world-snooker-finals-sheffield-great-city-say-residents-63864",
  ],
} satisfies Place;
