import type { Place } from "../shape.ts";

export default {
  slug: "shrewsbury",
  name: "Shrewsbury",
  kind: "town",
  within: "in Shrewsbury",
  nation: "England",
  county: "Shropshire",
  motif: "town",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "The Severn very nearly makes Shrewsbury an island, and a night out stays neatly inside the loop. Black-and-white houses lean over Wyle Cop, narrow shuts cut between streets, and the Quarry’s lime walk leads down to the water. Think dinner upstairs, then mild mischief.",
  spots: [
    {
      name: "Wyle Cop and Dogpole",
      text: "Steep, timber-framed and full of small restaurants; cellars and first floors are where private parties go.",
    },
    {
      name: "Frankwell",
      text: "Across the Welsh Bridge, a village-like quarter with the big riverside car park and Theatre Severn.",
    },
    {
      name: "Abbey Foregate",
      text: "Past the English Bridge, larger houses and hotels near the Abbey, simpler for a car to reach.",
    },
  ],
  arriving:
    "The station stands below the Castle, almost in town. Inside the loop streets are one-way and cobbled in parts, so Frankwell car park is the sensible stop, except when the river has borrowed it.",
  busy: {
    when: "The rowing regatta in May, Folk Festival at the August bank holiday, December Saturdays",
    why: "Music fans and rowers want the same few inns, and cottages towards Church Stretton are already let to walkers.",
  },
  leadWeeks: 4,
  lines: {
    "male-stripper":
      "Half the fun is getting him up a timber-framed staircase unnoticed. Hens dining off Fish Street may manage it; mixed birthday weekends in a farmhouse near the Long Mynd have no neighbours to fool, only sheep.",
    "female-stripper":
      "Cross-border stags from Welshpool and Wrexham meet here because the trains do. A hired cellar on Wyle Cop or a house by the Abbey gives privacy, and the same goes for a women’s rowing supper or a couple’s anniversary.",
    "drag-queen":
      "Small rooms make sharp comedy. Seat forty on mismatched chairs in a Frankwell function room and let a queen read the quiz, judge the lip-sync, or award best bonnet at a Royal Shrewsbury ward’s summer lunch.",
  },
} satisfies Place;
