import type { Place } from "../shape.ts";

export default {
  slug: "bradford",
  name: "Bradford",
  kind: "town",
  within: "in Bradford",
  nation: "England",
  county: "West Yorkshire",
  at: { lat: 53.794, lon: -1.752, source: "GeoNames: Bradford, GB.ENG.B4" },
  motif: "city",
  quarters: ["North Parade", "Little Germany", "Saltaire"],
  arriving:
    "The two stations are a walk apart: Interchange for Halifax and Manchester, Forster Square for Saltaire, Shipley and Ilkley. Cottages at Haworth stand on steep setts, and flat shoes help.",
  busy: {
    when: "Saltaire Festival in September, and bank holiday weekends at Haworth",
    why: "The mill village gives its streets over to the festival, and Brontë walkers take the cottages for every long weekend.",
    ahead:
      "Curry-night stags and Shipley club retirements can leave it until three weeks before. Try to settle Saltaire Festival or a Haworth bank holiday two months ahead.",
  },
  pages: {
    "male-stripper": {
      intro:
        "Male strippers for Bradford hens and fiftieths, in Haworth cottages, Bingley clubhouses and the warehouse flats of Little Germany.",
      here: "Most groups have been out walking: the cobbles at Haworth, the canal at Saltaire, the moor in the wrong shoes. Then it’s back to the cottage, boots in a heap, fire lit, and the show at six. Cottage weekends suit a funny costume and the group game that comes with the full show. In the city it’s a dressier evening, a dozen women in a warehouse apartment with a curry table waiting down the hill. And Shipley, Bingley and Keighley do excellent birthdays: pie and peas, a disco, mums and daughters together, and somebody who knows all the actions.",
      spots: [
        {
          name: "Haworth and the Worth Valley",
          text: "Weavers’ cottages knocked together, with stone floors and windows in a row. Pretty, low and narrow. Tell us about low lintels, and leave the outside lamp lit for the steps.",
        },
        {
          name: "Little Germany",
          text: "Carved merchants’ warehouses turned into flats, some with ceilings high enough for trapeze. Swap numbers in case the entry phone won’t work. A lift is usual, though a few have only the staircase.",
        },
        {
          name: "Cricket pavilions",
          text: "Bradford League clubs from Bowling to Bingley hire out a room and bar overlooking the covers. Few have curtains, so bring something for the windows and a few clips to hang it with.",
        },
      ],
      room: "Cottage parlours are full of furniture. Carry the rocker and the coffee table through, prop back the door and let the overflow watch from the passage. Put the speaker on a shelf, since stone bounces the bass. A bedroom under the eaves will do for changing, provided he can stand upright.",
      question: {
        ask: "We’re there for the 1940s weekend. Could he dress for it?",
        answer:
          "Yes, for a private show in your cottage: braces or a demob suit, agreed beforehand. We leave uniforms out, because some people come that weekend to remember someone, and he arrives in ordinary clothes and changes indoors. Check that the event is on this year; if it is, expect full car parks and a slow road up from Keighley.",
      },
    },
    "female-stripper": {
      intro:
        "Around Bradford a female stripper performs in club side rooms, warehouse flats and farms above Denholme, at stag dos, retirements and fortieths.",
      here: "A Bradford stag eats well. Leave a good gap after the meal, or bring her in beforehand. Six o’clock, show, taxi, curry is the order we’d pick. For a retirement at a Shipley or Queensbury club, with partners and workmates in the room, ask for the fan number and let everybody know beforehand what’s coming. A walking group in a barn on the moor edge can book her for six and eat afterwards. In Baildon or Menston the lounges are bigger: put the wine in the porch, light only the lamps and set the chairs in a curve.",
      spots: [
        {
          name: "Shipley and Baildon clubs",
          text: "Cricket, bowls and working men’s, with a small room off the large one. Ask the steward which night is quiet, and whether the hatch between them can be bolted.",
        },
        {
          name: "Barns above Denholme and Oxenhope",
          text: "These are exposed, windy and a long way from anybody. Order the heating for the afternoon. Cars need a hard-standing space, and she needs to be told which of three gates is the real one.",
        },
        {
          name: "The old silk mill at Manningham",
          text: "High flats with enormous windows and corridors as long as a hotel’s. Nobody sees in up there, but sound runs down the passage; settle the volume before she begins.",
        },
      ],
      room: "Halfway down a club’s side room is usually best, with seats on two sides only and nobody behind her. Feathers and open fires don’t mix: in a barn, guard the stove or let it die back. A clean corner with a hook, a light and a latch counts as a dressing room.",
      question: {
        ask: "We’re a small group of eight. Is it awkward?",
        answer:
          "Less than you’d think. Eight in a flat is friendly, and she can pitch it quieter, more chat and less thunder. What makes a small show awkward is one man who won’t put his phone down. Collect them in a bowl, sit close, and have everyone agree beforehand who’d like the chair.",
      },
    },
    "drag-queen": {
      intro:
        "For a Bradford drag queen with a pantomime heart, think works Christmas dos, anniversary dinners at Saltaire and club nights in Idle. Hen parties get songs, sashes and a telling-off.",
      here: "The Alhambra has dressed dames for generations and people here are brought up on it, which gives her a head start. Say “behind you” to any table in Bradford and they’ll answer. With notice an office party can have a short pantomime, the finance director as the back end of the cow. For an anniversary at Saltaire the songs can run from Gracie to Kylie. For a race night run from the stage, a club needs the longest booking. At a charity dinner she’ll hold the room while the pledges are counted, and name the tables that haven’t given any.",
      spots: [
        {
          name: "Saltaire",
          text: "Dining rooms and halls among the terraces, all honey stone and Victorian rectitude. Sir Titus Salt allowed no pub in his village, so check what bar you can bring in.",
        },
        {
          name: "Little Germany offices",
          text: "Conversions with glass meeting rooms around an atrium. Point the speakers down, because sound flies up five storeys. Ask for a room with blinds to be hers, and tape over the sensor that turns its lights off.",
        },
        {
          name: "Idle and Thackley",
          text: "Northern club rooms with gold curtains and a resident organ. She’d like the organist, if he’s willing and knows anything after 1985. If not, she carries tracks.",
        },
      ],
      room: "Any stage above knee height is a bonus; failing that, a hired platform with its edges taped in white. Let her have the switch for the big lights, a stand for a script, ice for her drink and an escort from the side entrance. Lay something over a mill floor, as there are gaps between the boards.",
      question: {
        ask: "Is she right for a company with all faiths and none?",
        answer:
          "She can be. Tell us who’s coming and she’ll work clean, keep off religion, drink and bedrooms, and never touch anybody who hasn’t offered a hand. Say it on the invitation too, and nobody feels trapped. If part of the team would stay away, a quizmaster in a bow tie may be kinder.",
      },
    },
  },
  sources: [
    "Haworth 1940s Weekend, each May: https://www.yorkshirepost.co.uk/whats-on/arts-and-entertainment/pictured-haworth-all-quiet-what-would-have-been-annual-1940s-weekend-2855959",
    "Alhambra’s yearly pantomime, since the 1930s: https://www.theguardian.com/uk-news/the-northerner/2014/mar/26/happy-100th-birthday-to-bradfords-alhambra",
    "Saltaire Festival each September: https://en.wikipedia.org/wiki/Saltaire_Festival",
    "No pub in Titus Salt’s village: http://web-brochure.co.uk/mgc/eventbrochure/6/",
    "The 1940s weekend in May, its cancelled year and new organisers: https://www.yorkshirepost.co.uk/news/people/haworth-1940s-weekend-in-yorkshire-is-cancelled-for-2024-after-obstructive-third-party-books-venues-instead-4497310",
  ],
} satisfies Place;
