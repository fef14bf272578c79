import type { Place } from "../shape.ts";

export default {
  slug: "southport",
  name: "Southport",
  kind: "town",
  within: "in Southport",
  nation: "England",
  county: "Merseyside",
  motif: "seaside",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "At Southport the sea keeps its distance and the town gets on with elegance. Lord Street runs a mile under glass-and-iron verandas, the Marine Lake supplies water on demand, and golfers come for Royal Birkdale and its neighbours in the dunes, with birthdays and hens booking the villas between.",
  spots: [
    {
      name: "Lord Street",
      text: "Canopied boulevard of arcades and tearooms; upper floors here make grand private dining rooms.",
    },
    {
      name: "The Promenade",
      text: "Tall Victorian lodging fronts facing the Marine Lake, among them old hotels with function rooms to spare.",
    },
    {
      name: "Birkdale",
      text: "A village with its own station, red-brick villas and large lounges a drive from the links.",
    },
  ],
  arriving:
    "Merseyrail’s Northern line ends at Chapel Street, a block from Lord Street. Coming by road there is no motorway to the door, only the coast road or lanes through Ormskirk.",
  busy: {
    when: "Major golf at Royal Birkdale, the musical fireworks in early autumn, and hot bank holidays",
    why: "Spectators rent houses from Ainsdale to Churchtown, and Scousers reach the sands by train within the hour.",
  },
  leadWeeks: 5,
  lines: {
    "male-stripper":
      "Tea under the verandas, then a Birkdale villa: Southport hens keep their gloves on until the door shuts. Golf-society weekends and seventieths in a Promenade lounge go well too, if someone lends the act a flat cap.",
    "female-stripper":
      "Four rounds of links golf leave a stag too tired for nightclubs, and Lord Street dining rooms make a civilised alternative. Mixed birthdays at Churchtown, all thatch and gardens, want the volume down and the lights low.",
    "drag-queen":
      "A mile of verandas is simply a very long runway. Try bingo at a Hesketh Park tea party, prizegiving after a captain’s day in Ainsdale, or a brunch host for colleagues over from Liverpool on the train.",
  },
} satisfies Place;
