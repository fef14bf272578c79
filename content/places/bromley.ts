import type { Place } from "../shape.ts";

export default {
  slug: "bromley",
  name: "Bromley",
  kind: "area",
  parent: "london",
  within: "in Bromley",
  nation: "England",
  county: "Greater London",
  motif: "capital",
  services: ["male-stripper", "female-stripper"],
  intro:
    "Bromley is a London borough with a Kent accent. Its town centre climbs from Bromley South to the Churchill Theatre and the Market Square, but the borough carries on for miles through Chislehurst, Keston and Downe, where Darwin lived and where village halls have car parks and nobody upstairs.",
  spots: [
    {
      name: "Market Square and the High Street",
      text: "Rooms over restaurants around the half-timbered island, close to the theatre crowd.",
    },
    {
      name: "Bickley and Chislehurst",
      text: "Detached houses with wide halls, woods behind and caves nearby, popular for family milestones.",
    },
    {
      name: "Keston and Downe",
      text: "Village halls and converted barns on the borough’s rural edge, dark lanes included.",
    },
  ],
  arriving:
    "Victoria to Bromley South takes around twenty minutes; Bromley North is a separate branch. Beyond Hayes there are few buses at night, so out at Keston send directions and offer the drive.",
  busy: {
    when: "Panto season, and the sunnier Saturdays of June",
    why: "The Churchill’s Christmas run fills restaurants and parking together, then garden weddings take over the villages towards Biggin Hill.",
  },
  leadWeeks: 3,
  lines: {
    "male-stripper":
      "Where else does a London hen get a barn? Book one around Downe, hang bunting over Darwin’s hedgerows and let forty guests loose. Nearer town, Bickley sitting rooms make light work of a fiftieth.",
    "female-stripper":
      "Cricket-club bars at Chislehurst, function rooms off Bromley’s Market Square: both give stags a screen, a kitchen and a short cab home. Keston halls handle mixed birthdays, with parking enough for every designated driver.",
  },
} satisfies Place;
