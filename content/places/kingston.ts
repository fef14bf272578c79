import type { Place } from "../shape.ts";

export default {
  slug: "kingston",
  name: "Kingston",
  kind: "area",
  parent: "london",
  within: "in Kingston",
  nation: "England",
  county: "Greater London",
  motif: "capital",
  services: ["male-stripper", "female-stripper"],
  intro:
    "Saxon kings were crowned at Kingston upon Thames and the stone still sits outside the Guildhall. Around it: a medieval market place, students, a theatre called the Rose, and a riverside that faces Hampton Court’s park. Groups like it for boats, shops and rooms within one flat mile.",
  spots: [
    {
      name: "Charter Quay",
      text: "Balconied flats and restaurant terraces on the Hogsmill, where small boats moor for lunch.",
    },
    {
      name: "The Market Place",
      text: "Timbered fronts with rooms above, near the gilded Queen Anne on the Market House.",
    },
    {
      name: "Surbiton and Norbiton",
      text: "Victorian villas, sports pavilions and community halls, easier for parking than the one-way ring.",
    },
  ],
  arriving:
    "Trains from Waterloo loop through Kingston; Surbiton, one bus away, is far faster. Kingston’s ring road circles the centre in one direction only, so miss the car park and you go round again.",
  busy: {
    when: "Graduation week, Hampton Court’s summer shows, Sandown race days",
    why: "Students’ families, flower-lovers and racegoers bound for Esher all want the same riverside tables in June and July.",
  },
  leadWeeks: 4,
  lines: {
    "male-stripper":
      "Crown the bride on the way: the Coronation Stone is free to admire, and a Charter Quay balcony flat is minutes off. Pavilion birthdays in Surbiton leave space for dancing, late arrivals and every last aunt.",
    "female-stripper":
      "Stags back from Sandown Park can be in a Kingston function room within half an hour, binoculars and all. University friends, mixed teams from the rowing club and fiftieths by the Hogsmill fit just as easily.",
  },
} satisfies Place;
