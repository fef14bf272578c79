import type { PanelName } from "../../features/place/map-projection.ts";

/** Where the name of a large place goes on the map, chosen by eye: the side of its dot, and in crowded areas the end of a line from it. */
export type Label = [side: "north" | "east" | "south" | "west", away?: [x: number, y: number]];

export const labels: Record<PanelName, Record<string, Label>> = {
  isles: {
    aberdeen: ["east"],
    dundee: ["east"],
    edinburgh: ["east"],
    glasgow: ["west"],
    newcastle: ["east"],
    carlisle: ["south"],
    belfast: ["west"],
    derry: ["west", [-30, -52]],
    leeds: ["east", [92, -46]],
    hull: ["east"],
    manchester: ["west", [-70, -27]],
    liverpool: ["west", [-34, -10]],
    norwich: ["north", [-20, -34]],
    birmingham: ["west", [-78, 4]],
    cardiff: ["south"],
    plymouth: ["south"],
    brighton: ["south"],
    london: ["east"],
  },
  london: {
    camden: ["north"],
    greenwich: ["east"],
    richmond: ["west"],
    croydon: ["south"],
    wimbledon: ["south"],
    enfield: ["north"],
    harrow: ["south"],
    romford: ["north"],
    bromley: ["south"],
    watford: ["east"],
    "canary-wharf": ["north", [24, -66]],
  },
  bristol: {
    clifton: ["north"],
    harbourside: ["west", [-5, -5]],
    "stokes-croft": ["west"],
    bedminster: ["south"],
    "park-street": ["east"],
  },
  abroad: {
    madrid: ["south"],
    barcelona: ["west"],
    marbella: ["north", [-2, -22]],
    malaga: ["east"],
    mallorca: ["north", [-8, -6]],
    ibiza: ["south"],
    paris: ["south"],
  },
};
