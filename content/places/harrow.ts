import type { Place } from "../shape.ts";

export default {
  slug: "harrow",
  name: "Harrow",
  kind: "area",
  parent: "london",
  within: "in Harrow",
  nation: "England",
  county: "Greater London",
  at: { lat: 51.578, lon: -0.332, source: "GeoNames: Harrow, GB.ENG.GLA" },
  motif: "capital",
  quarters: ["Harrow on the Hill", "Town centre and Kenton Road", "Pinner and Hatch End"],
  arriving:
    "Confusingly, Harrow-on-the-Hill station is at the foot of it, on the Metropolitan line and Chiltern trains. Harrow & Wealdstone has fast services from Euston; name the station when you send directions.",
  busy: {
    when: "Wembley finals, stadium concerts and the Saturdays before Christmas",
    why: "Fans take HA1’s hotel rooms from May through summer, and in December the halls and suites go to family parties and works dos.",
    ahead:
      "Birthdays in a Metroland semi can wait until two or three weeks beforehand. Saturdays near Christmas, stadium concerts and Wembley finals are six-week bookings.",
  },
  pages: {
    "male-stripper": {
      intro:
        "Anywhere in Harrow with a lounge and a closed door will do for a male stripper: hen nights and birthdays, from the semis of Rayners Lane to the halls of Hatch End.",
      here: "Start the day elsewhere and finish it at someone’s mum’s. The bride’s friends have come down the line from Amersham, the patio is strung with lights, and by seven the garden room of a Metroland semi is the best venue in Middlesex. He is met at the front, changes in the box room and comes down the stairs in character, which makes a good entrance. For a fortieth or a fiftieth it’s cake first, speech second, then the surprise while everybody is still in the one room. Afterwards everyone drifts back to the garden.",
      spots: [
        {
          name: "Rayners Lane and West Harrow",
          text: "Thirties semis, many with the back wall taken out for a kitchen-diner. That one big room, with the dining table pushed into the bay, is all the stage this act wants.",
        },
        {
          name: "Pinner and Hatch End",
          text: "Halls for hire among leafy roads, right for a big birthday when the house is too small. Ask whether the caretaker stays on site and whether the glass doors have blinds.",
        },
        {
          name: "Up on the Hill",
          text: "Tall old houses on steep lanes. The sitting rooms are handsome, but ceilings drop on the top floors, and the nearest place to leave a car may be down the slope.",
        },
      ],
      room: "Semis share a wall, so stand the speaker against the outside one and close the patio doors for that half hour, even in July. Lift the rug, leave bare boards, and call in whoever is smoking by the shed: latecomers wander through the middle of things.",
      question: {
        ask: "Is a Wembley event day a bad day to book?",
        answer:
          "Not for the show; for the driving, yes. On final and concert days the roads round Wembley and Northwick Park clog from early afternoon and again at the finish. Set the start for when the crowd is inside the ground, or let him come by the Metropolitan line: Harrow-on-the-Hill has lifts these days, so a heavy case is no trouble.",
      },
    },
    "female-stripper": {
      intro:
        "Costumed striptease for Harrow’s stags, birthdays and women’s parties: a female stripper for your house, suite or clubroom, before the trains to town or after the football.",
      here: "Stags stay out near the Metropolitan line because rooms further in cost more. Have the show at six in the house you’ve rented, and you can be on the train to Baker Street by eight. A local birthday goes better in a hired suite, both halves of the couple in on it, with tables cleared at the front after the meal. For those she can bring feather fans and take her time over the gloves. Whichever it is, one person has charge of the evening, meets her at the side door and knows who would rather be left alone.",
      spots: [
        {
          name: "Kenton Road suites",
          text: "Big carpeted function rooms built for big family parties and larger than she needs. Ask for the smaller one, or set the tables in a horseshoe with nobody too far off to see.",
        },
        {
          name: "South Harrow and Roxeth",
          text: "Ordinary terraces where a rented house sleeps a stag party. Check that the letting allows one; then it is a front room, curtains drawn, and a takeaway on order for nine.",
        },
        {
          name: "Wealdstone",
          text: "Social and sports clubs with a committee-run lounge behind the main bar. Members’ nights come first, so fix the date with the secretary and get a yes to the act itself, by email if you can.",
        },
      ],
      room: "Glass is the thing to watch: extensions in HA1 and HA2 tend to be all bifold and skylight. Use blinds, a sheet, or the front room instead. She needs a bedroom with a mirror to change in, nobody going in and out of it, and a speaker near her patch of floor.",
      question: {
        ask: "Can she come in the week of Pinner Fair?",
        answer:
          "She can, but nothing gets through Pinner on the Wednesday. The fair fills the High Street, Bridge Street and Marsh Road that one day after the late May bank holiday, buses are diverted, and the rides roll in the evening before. Any other night that week is normal, and North Harrow is the way round.",
      },
    },
  },
  sources: [
    "Lifts at Harrow-on-the-Hill: https://www.ianvisits.co.uk/articles/harrow-on-the-hill-station-gets-step-free-access-with-new-lifts-52850/",
    "Pinner Fair, its Wednesday and its streets: https://diamondgeezer.blogspot.com/2023/06/pinner-fair.html",
  ],
} satisfies Place;
