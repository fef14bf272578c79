import type { Place } from "../shape.ts";

export default {
  slug: "manchester",
  name: "Manchester",
  kind: "town",
  within: "in Manchester",
  nation: "England",
  county: "Greater Manchester",
  motif: "city",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "Mill, arch or canal: Manchester gives a party its pick. Ancoats has the cotton warehouses, Castlefield the Roman fort and the viaducts, Canal Street the queens. Rain is likely in all three, so a dry dash from taxi to door counts for more than a roof terrace.",
  spots: [
    {
      name: "Canal Street",
      text: "The Gay Village’s strip along the Rochdale Canal, where a hen in a sash is part of the scenery.",
    },
    {
      name: "Ancoats",
      text: "Converted cotton mills around Cutting Room Square, let as tall-windowed flats that swallow a group of ten.",
    },
    {
      name: "Northern Quarter",
      text: "Upstairs rooms over Oldham Street and Thomas Street, small, loud and often two flights up.",
    },
  ],
  arriving:
    "Piccadilly for most trains, Victoria from the north, Metrolink between. Kerb space round Thomas Street is scarce on a Saturday, so name the nearest multi-storey when you write.",
  busy: {
    when: "August bank holiday, Parklife weekend in June and any home derby",
    why: "Canal Street keeps Pride in late August, Heaton Park draws its festival crowd in June, and red or blue, football takes the hotel rooms.",
  },
  leadWeeks: 5,
  lines: {
    "male-stripper":
      "In an Ancoats mill flat the ceilings are high enough for any entrance; an upstairs room in the Northern Quarter keeps it among friends. Works for brides, grooms and fortieths who all met at lectures on Oxford Road.",
    "female-stripper":
      "Derby-day stags, Spinningfields colleagues, a thirtieth in Castlefield: Mancunian groups are often mixed and seldom quiet. A hired room with a proper door beats a corner of Deansgate, and gives the guest of honour somewhere to blush.",
    "drag-queen":
      "You could watch drag on Canal Street tonight, so a private booking should be about your own lot: bingo full of in-jokes in an Ancoats kitchen, a Spinningfields awards evening, or brunch before the Village wakes up.",
  },
} satisfies Place;
