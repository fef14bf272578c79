import type { Place } from "../shape.ts";

export default {
  slug: "york",
  name: "York",
  kind: "town",
  within: "in York",
  nation: "England",
  county: "North Yorkshire",
  motif: "city",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "In York the streets are gates, the gates are bars and the bars are, well, everywhere. Race days on the Knavesmire set the calendar; otherwise hens hire townhouses inside the walls, stags take on Micklegate from the top, and everyone ends up on a bridge over the Ouse.",
  spots: [
    {
      name: "Micklegate",
      text: "A curving hill from the Bar to the river: the Micklegate Run, usually in fancy dress.",
    },
    {
      name: "Fossgate and Walmgate",
      text: "Independent and snug, with private dining rooms close to the Merchant Adventurers’ Hall.",
    },
    {
      name: "Bishophill",
      text: "Quiet terraces within the walls, let to groups; keep voices down after the front door.",
    },
  ],
  arriving:
    "Walk from the station through the city walls to Lendal Bridge in five minutes. Footstreets shut to cars by day, and King’s Staith goes under when the Ouse rises, so check both.",
  busy: {
    when: "Ebor week in August, other Knavesmire Saturdays and the Christmas market",
    why: "Racegoers in hats take every room from Bishopthorpe Road to Bootham, and St Nicholas Fair stalls do it again before Christmas.",
  },
  leadWeeks: 7,
  lines: {
    "male-stripper":
      "Hats from the Ebor make fine props, and a townhouse off Fossgate is close enough for hens to totter back. Terraces inside the city walls have thin walls of their own, so choose a seven o’clock show and cheer kindly.",
    "female-stripper":
      "Stags attempting Micklegate deserve a good start: an early show in the house at Bishophill, then round to the Bar to begin properly. Farm lodges toward Stamford Bridge are better for mixed parties that like volume.",
    "drag-queen":
      "Ghost tours, Vikings, chocolate: York is used to people in costume telling tall stories. Put a queen in charge of bingo in a guild-hall dining room, a railway-office Christmas, or brunch between two Knavesmire meetings.",
  },
} satisfies Place;
