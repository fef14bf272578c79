import type { Place } from "../shape.ts";

export default {
  slug: "dundee",
  name: "Dundee",
  kind: "town",
  within: "in Dundee",
  nation: "Scotland",
  county: "Tayside",
  motif: "city",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "Dundee looks south over the Tay, and so should your windows. The waterfront has the V&A, Discovery and the railway station; behind, jute mills have become flats, and Perth Road climbs past art college and university towards the pubs. Fife is across the bridge, St Andrews and all.",
  spots: [
    {
      name: "Perth Road",
      text: "West End tenements, small restaurants and student locals, along the slope above Magdalen Green.",
    },
    {
      name: "Blackness",
      text: "Old jute works turned into lofts and studios, all iron columns and tall windows, behind the Hawkhill.",
    },
    {
      name: "Broughty Ferry",
      text: "A former fishing village with a castle on its beach, for houses with gardens and gentler birthdays.",
    },
  ],
  arriving:
    "Trains cross the Tay to a station opposite the V&A; the road bridge charges no toll. The A991 circles the Low Emission Zone, and streets under the Law are steep.",
  busy: {
    when: "University graduations in early summer, Slessor Gardens concerts, and big golf at Carnoustie or St Andrews",
    why: "Caird Hall ceremonies bring families in, and golfers without a bed in Fife look over the Tay next.",
  },
  leadWeeks: 4,
  lines: {
    "male-stripper":
      "River view behind, performer in front: a waterfront flat at City Quay splits the attention of any hen. Broughty Ferry houses take larger mixed gatherings, and a fiftieth for somebody’s dad and his four brothers would be as jolly.",
    "female-stripper":
      "Golfing stags based here rather than St Andrews have more room for their evening; a mill loft in Blackness makes a good private theatre. A women’s birthday in the Ferry or a night off for Ninewells nurses suits just as well.",
    "drag-queen":
      "The city that published Desperate Dan can cope with outsize hair. Put a queen on stage at a game developer’s wrap party, calling bingo in a Lochee bowling club, or over graduation-week brunch along Perth Road.",
  },
} satisfies Place;
