import type { Place } from "../shape.ts";

export default {
  slug: "walsall",
  name: "Walsall",
  kind: "town",
  within: "in Walsall",
  nation: "England",
  county: "West Midlands",
  motif: "town",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "Walsall made saddles, and its football team still wears the name. The town drops from St Matthew’s on the hill to a canal basin beside the New Art Gallery, with Bridge Street and Park Street in between; parties carry on out in Aldridge and Bloxwich.",
  spots: [
    {
      name: "Gallery Square",
      text: "Canal-arm flats and a hotel beside the tall tiled gallery, at the far end of Park Street.",
    },
    {
      name: "Bridge Street and Bradford Street",
      text: "Bars in the old civic quarter, good for meeting before taxis go out to house parties.",
    },
    {
      name: "Aldridge and Streetly",
      text: "Detached houses between Barr Beacon and the edge of Sutton Park, with gardens that take a marquee.",
    },
  ],
  arriving:
    "From New Street the train takes under half an hour. M6 junctions 9 and 10 are both “Walsall”; 7 is nearer for Streetly, and Bescot traffic builds whenever the Saddlers are at home.",
  busy: {
    when: "Saddlers home Saturdays, wedding season, and the run of December Fridays",
    why: "Banqueting suites from Bescot to Aldridge take big weddings most of the year, so function space is what runs out first.",
  },
  leadWeeks: 3,
  lines: {
    "male-stripper":
      "A cowboy act would at least be near the saddlers. Bloxwich clubs hold a hen of fifty on long tables; a front room in Park Hall holds ten; either is open to stags and a mixed ruby-wedding crowd.",
    "female-stripper":
      "Match-day stags are a short cab from Bescot to a social club in the Chuckery. Where the guests are women, or couples sharing a fortieth in Rushall, a living room with the curtains drawn is quite enough of a venue.",
    "drag-queen":
      "“Three Men in a Boat” came from a Walsall-born author; three in a lip-sync is your queen’s department. She suits bingo in Pelsall, a college team’s party by the Town Hall, and brunch by the canal basin.",
  },
} satisfies Place;
