import type { Place } from "../shape.ts";

export default {
  slug: "nottingham",
  name: "Nottingham",
  kind: "town",
  within: "in Nottingham",
  nation: "England",
  county: "Nottinghamshire",
  motif: "city",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "Lace built the tall red-brick warehouses and sandstone made room for the caves; Nottingham parties in both. Flats and private dining rooms fill the Lace Market’s big-windowed floors, cellars go down into the rock, and everyone agrees to meet at the left lion in Old Market Square.",
  spots: [
    {
      name: "Lace Market",
      text: "Warehouse apartments around Stoney Street and St Mary’s, with huge windows and stairs that echo.",
    },
    {
      name: "Hockley",
      text: "Small rooms over Goose Gate and Broad Street, arty and easy-going, good for a birthday at any age.",
    },
    { name: "West Bridgford", text: "Family houses near Trent Bridge for a do with a lawn, south of the river." },
  ],
  arriving:
    "Trams stop on the bridge right above the railway platforms and climb to Lace Market in minutes. Hockley’s one-way streets confuse every satnav; share a photo of the door.",
  busy: {
    when: "Test days at Trent Bridge, Goose Fair at the turn of autumn and December around the Square",
    why: "Cricket, the Forest Recreation Ground rides and the ice rink by the Council House each pull the county in.",
  },
  leadWeeks: 5,
  lines: {
    "male-stripper":
      "Ask about Robin Hood if you must; tights are practically local dress. A Lace Market loft gives hens, birthdays and joint celebrations a long table to gather at, with Hockley two corners off for later.",
    "female-stripper":
      "Cricket stags spilling out of Trent Bridge at stumps need a plan and a West Bridgford front room. Student twenty-firsts in Lenton and mixed parties above the canal at Castle Wharf are as easily pleased.",
    "drag-queen":
      "From the left lion it is a short strut to any Hockley function room. Brunch suits Goose Gate, a lip-sync battle fits a lace warehouse, and hosted bingo is for the canalside offices that swear they never dance.",
  },
} satisfies Place;
