import type { Place } from "../shape.ts";

export default {
  slug: "exeter",
  name: "Exeter",
  kind: "town",
  within: "in Exeter",
  nation: "England",
  county: "Devon",
  motif: "city",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "Exeter keeps a Roman wall, a cathedral green and a quay where cellars cut into red sandstone have become places to eat. Butts Ferry, when it runs, is hauled over the Exe by hand. Former students come back as hens and stags, and rent a thatched farmhouse up the valley.",
  spots: [
    {
      name: "The Quay",
      text: "Cellars and warehouses at the head of the ship canal, with bikes and boats to fill the afternoon.",
    },
    {
      name: "Gandy Street",
      text: "A crooked lane of small bars behind the High Street, with Rougemont’s gatehouse and gardens just above it.",
    },
    {
      name: "Topsham",
      text: "Estuary port down the Exmouth line, Dutch-gabled, good for a house party with crab sandwiches.",
    },
  ],
  arriving:
    "St David’s has the fast trains, but Central is up in town and spares a hill. By car, Chiefs match traffic meets you at M5 junction 30.",
  busy: {
    when: "Chiefs home games, Devon County Show in May, and graduation in July",
    why: "Westpoint’s showground and the university draw on the same hotels, while August visitors bound for Exmouth slow the motorway.",
  },
  leadWeeks: 4,
  lines: {
    "male-stripper":
      "Thatch near Silverton or a barn by Thorverton: the Exe Valley hen house has beams, a range and a hot tub, and he goes in front of the range. Town birthdays on Magdalen Road, blokes included, manage with less.",
    "female-stripper":
      "Hotels at Sowton put stags within a walk of Sandy Park, with suites if the management agrees; otherwise hire a room on the Quay. Women’s university reunions and couples’ weekends find it travels down the estuary to Topsham.",
    "drag-queen":
      "Forecast for the Met Office Christmas do: sequins, locally heavy. Elsewhere she will call bingo in a St Thomas social club, host graduation brunch off Gandy Street, or run lip-sync heats for hospital teams from Wonford.",
  },
} satisfies Place;
