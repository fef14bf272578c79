import type { Place } from "../shape.ts";

export default {
  slug: "coventry",
  name: "Coventry",
  kind: "town",
  within: "in Coventry",
  nation: "England",
  county: "West Midlands",
  motif: "city",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "Lady Godiva rode through Coventry first, so nobody here shocks easily. What the Blitz spared is timbered and what came after is concrete, hemmed by a ring road with numbered junctions; parties tuck themselves in between, or go out to Warwickshire barns beyond Kenilworth.",
  spots: [
    {
      name: "Spon Street",
      text: "A row of rescued medieval timber frames, low beams and all, good for a private supper upstairs.",
    },
    {
      name: "Far Gosford Street",
      text: "Student-side, independent and cheerful, it runs east from beneath the ring road.",
    },
    {
      name: "Canal Basin",
      text: "Warehouses and workshops where the Coventry Canal runs out, over a footbridge from town.",
    },
  ],
  arriving:
    "Ring road exits come quickly: send the junction number with the address. On foot from the station, cross Greyfriars Green towards Broadgate and the three spires.",
  busy: {
    when: "Graduation weeks at Warwick and Coventry, and arena concert nights",
    why: "Two universities bring gowns and grandparents to the cathedral end of town, while big shows by the M6 use up northern hotel rooms.",
  },
  leadWeeks: 3,
  lines: {
    "male-stripper":
      "Spon Street’s beams are low, so mind any top hat. Coventry hens, car-plant leaving parties and Earlsdon fortieths do well with a private upper room, or a Kenilworth barn with a dance floor and no upstairs neighbours.",
    "female-stripper":
      "Godiva jokes are allowed, one apiece. A Far Gosford Street student house, the Canal Basin or an Earlsdon lounge all suit stags, birthdays and mixed groups who would rather not fight the ring road after dinner.",
    "drag-queen":
      "Two-tone started here, so a queen in black-and-white check gets the room at once. Bingo for the Warwick campus staff party, brunch by the cathedral ruins, lip-syncs to The Specials on Spon Street: take your pick.",
  },
} satisfies Place;
