import type { Place } from "../shape.ts";

export default {
  slug: "ilford",
  name: "Ilford",
  kind: "area",
  parent: "london",
  within: "in Ilford",
  nation: "England",
  county: "Greater London",
  at: { lat: 51.558, lon: 0.073, source: "GeoNames: Ilford, GB.ENG.GLA" },
  motif: "capital",
  quarters: ["Ilford High Road", "Gants Hill", "Barkingside and Fairlop"],
  arriving:
    "The Elizabeth line stops at Ilford; Gants Hill is on the Central line, Night Tube included. By road, come off the A12 or North Circular and allow for Saturday shoppers along Cranbrook Road.",
  busy: {
    when: "Wedding season, May to September, and December Saturdays",
    why: "Ilford’s halls take big weddings on Fridays and Sundays as well as Saturdays, so other parties have to book early.",
    ahead:
      "For a house party in Gants Hill, three weeks should see it arranged. In wedding season, or on a December Saturday, ask when you take the hall, eight weeks ahead.",
  },
  pages: {
    "male-stripper": {
      intro:
        "When the hen or the big birthday is in Ilford, our male stripper’s stage is a lounge in Gants Hill or a club room out towards Fairlop, with the curtains drawn.",
      here: "Numbers are the first thing to settle in Ilford, as a hen do with all the cousins can be large. A through-lounge takes a crowd standing, but the act is better with everyone seated in a ring and the guest of honour halfway down the long side. Nails are done at home in the afternoon, food comes in foil trays, he comes by the side gate. Find out beforehand which relatives would sooner miss it, and have a bridesmaid see them off with a plate of cake. Let the DJ know when to fade out, and who gives the signal.",
      spots: [
        {
          name: "Gants Hill and Cranbrook",
          text: "Between-the-wars houses with a lounge knocked through front to back. Space is never the trouble; the wide bay window on the street is, so see to it before he rings.",
        },
        {
          name: "Barkingside and Fullwell Cross",
          text: "Sports clubs and community rooms with a car park and a kitchen hatch. Ask for the whole building: a cricket team coming in for its pints would make it a public show.",
        },
        {
          name: "Flats by the station",
          text: "New blocks on and around the High Road, handy for friends on the Elizabeth line. They’re compact inside, so take the short show, and tell the desk downstairs to expect an entertainer for your number.",
        },
      ],
      room: "Shoes come off at plenty of front doors in IG1 and IG2. He’ll do the same, but nobody can dance on laminate in socks: tell us if it’s that sort of house and he packs a clean pair with grip. Coffee table out, glass cabinet well to one side.",
      question: {
        ask: "Half the guests are older relatives. Will they mind?",
        answer:
          "Some may, and it is kinder to find out first. What works in family houses is an evening in two parts: the meal, the goodbyes at the door, then the show for those who stay. Put it on the invitation and nobody is caught out.",
      },
    },
    "female-stripper": {
      intro:
        "Ilford’s stags, thirtieths and fortieths can book a female stripper in a hired clubroom or behind their own front door. Burlesque with fans is as easily booked as the classic stag routine.",
      here: "On a Saturday in Seven Kings the groom’s brothers have a grill going under the gazebo and the last cars are still parking at eight. Set the show for when everybody is there and nobody has had too much to drink, and tell them what it is. She works indoors, never on the patio, in the lounge or in the clubroom you have hired; the best man sees her in by the hall and out again. For a couple celebrating together, a shorter set after the cake leaves the rest of the night to the dancing.",
      spots: [
        {
          name: "Fairlop clubrooms",
          text: "Set back among playing fields, with space for cars and no one living overhead. Choose an upstairs lounge if there is one, because ground-floor bars look straight on to pitches where juniors train.",
        },
        {
          name: "Seven Kings and Goodmayes",
          text: "Long terraced houses, most with a room added at the back. The extension has the space but also the roof lights; the old front parlour is smaller, darker and far easier to make private.",
        },
        {
          name: "Off the High Road",
          text: "Upstairs suites in the town centre that earn their living from weddings. Some will not take this act at all, so ask in plain words before any deposit goes down.",
        },
      ],
      room: "In the front room, sofas to the walls, one dining chair kept back, hall door able to close. She needs the use of a bedroom and your speaker in the corner. Everybody in the house must be 18 or over: under-18s spend the night elsewhere.",
      question: {
        ask: "Do we tell the banqueting hall what kind of dancer she is?",
        answer:
          "Yes, always, and in writing. Many Ilford suites are family businesses with staff of all ages and another function next door. If the manager expects a singer and gets a striptease, the show will be stopped and the evening spoiled. Where they say no, a cricket club or somebody’s lounge is the better room anyway.",
      },
    },
  },
  sources: [
    "Night Tube on the Central line: https://tfl.gov.uk/campaign/tube-improvements/what-we-are-doing/night-tube",
    "Gants Hill station: https://secretldn.com/gants-hill-metro-station-inspired-by-moscow-grand-metro/",
  ],
} satisfies Place;
