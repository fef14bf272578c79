import type { Place } from "../shape.ts";

export default {
  slug: "st-helens",
  name: "St Helens",
  kind: "town",
  within: "in St Helens",
  nation: "England",
  county: "Merseyside",
  motif: "town",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "Glass made St Helens and rugby league keeps it talking. Saints flags hang in windows from Thatto Heath to Haydock, Westfield Street has the late doors, the George Street quarter the quieter ones, and the white Dream head at Sutton Manor watches the motorway for your guests.",
  spots: [
    {
      name: "Westfield Street",
      text: "Where the town’s Saturdays converge, in sight of the old Beechams clock tower.",
    },
    {
      name: "George Street Quarter",
      text: "Small Victorian streets by Central station and the World of Glass, better for supper and talk.",
    },
    {
      name: "Rainford and Billinge",
      text: "Farm country to the north, with barn halls and bungalows that can take a marquee.",
    },
  ],
  arriving:
    "Central station is on the Liverpool to Wigan line, not the Manchester one, which calls at the Junction. East Lancs Road traffic stacks up on race days near Haydock Park.",
  busy: {
    when: "Good Friday, Saints Friday nights and Haydock Park’s Sprint Cup Saturday in September",
    why: "Wigan is always the fixture that fills the diary, and racegoers share the same taxis home along the A580.",
  },
  leadWeeks: 2,
  lines: {
    "male-stripper":
      "Saints mums, glassworks retirees and a bride’s netball team from Rainhill know precisely what they like. Rainford barns have the floor for it; in Windle and Eccleston the conservatory will do, blinds down.",
    "female-stripper":
      "Friday night kick-offs push a stag to Saturday, when a Westfield Street upper room is all yours. Sprint Cup parties in good suits and mixed anniversaries at Billinge want a lounge, a lamp and an early taxi.",
    "drag-queen":
      "People in glass towns still throw jokes. A queen handles bingo at a Sutton labour club, end-of-season awards for the amateur Saints, or brunch at Rainhill, where Stephenson’s Rocket first showed off in public.",
  },
} satisfies Place;
