import type { PanelName } from "../../features/place/map-projection.ts";

/** The position of a big place's name, set by eye: the side of its dot, and in crowded areas the length of a line. */
export interface Label {
  side: "north" | "east" | "south" | "west";
  away?: [x: number, y: number];
}

const [north, east, south, west] = (["north", "east", "south", "west"] as const).map((side): Label => ({ side })) as [
  Label,
  Label,
  Label,
  Label,
];

export const labels: Record<PanelName, Record<string, Label>> = {
  isles: {
    aberdeen: east,
    dundee: east,
    edinburgh: east,
    glasgow: west,
    newcastle: east,
    carlisle: south,
    belfast: west,
    derry: north,
    leeds: { side: "east", away: [92, -46] },
    hull: east,
    manchester: { side: "west", away: [-100, -48] },
    liverpool: { side: "west", away: [-34, -10] },
    norwich: north,
    birmingham: { side: "west", away: [-78, 4] },
    cardiff: south,
    plymouth: south,
    brighton: south,
    london: east,
  },
  london: {
    camden: north,
    greenwich: east,
    richmond: west,
    croydon: south,
    wimbledon: south,
    enfield: north,
    harrow: south,
    romford: north,
    bromley: south,
    watford: east,
    "canary-wharf": east,
  },
  bristol: { clifton: west, harbourside: south, "stokes-croft": east, bedminster: south, "park-street": north },
  abroad: { madrid: east, barcelona: west, marbella: west, malaga: east, mallorca: north, ibiza: south, paris: south },
};
