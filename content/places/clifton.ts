import type { Place } from "../shape.ts";

export default {
  slug: "clifton",
  name: "Clifton",
  kind: "area",
  parent: "bristol",
  within: "in Clifton",
  nation: "England",
  county: "Bristol",
  at: {
    lat: 51.455,
    lon: -2.62,
    source: "placed by hand on the map; not in GeoNames’ cities: Clifton Village, Bristol",
  },
  motif: "city",
  quarters: ["Clifton Village", "Royal York Crescent", "Whiteladies Road"],
  arriving:
    "Clifton Down station is on the Severn Beach line from Temple Meads. Residents’ permits cover the terraces by day; drivers crossing from Leigh Woods pay the bridge toll.",
  busy: {
    when: "Graduation in July, and the Balloon Fiesta in August",
    why: "The university’s families book every guest house near the Wills tower, and balloon-watchers want a Clifton window facing Ashton Court.",
    ahead:
      "Old friends meeting again below Royal York Crescent need two or three weeks. Around graduation in July, or the Balloon Fiesta in August, count on seven.",
  },
  pages: {
    "female-stripper": {
      intro:
        "Up in Clifton, female strippers entertain at garden-flat stags, reunion birthdays and dinner parties on the terraces. A Georgian room with its shutters closed suits it well, for about a dozen friends.",
      here: "People come back to Clifton. They were students off Pembroke Road, they’re thirty-five now, one of them is getting married, and the others have rented a flat below Royal York Crescent for nostalgia’s sake. Lunch in the Village, a wobble across the Suspension Bridge, a sleep; and at seven, before the restaurant, the act. For a women’s birthday, ask for burlesque with proper gloves, staged in front of a marble fireplace with the hostess’s mother in the wing chair. Tell us who’s who in the room, and who’d enjoy being picked out.",
      spots: [
        {
          name: "Royal York Crescent and the Paragon",
          text: "Flats behind raised terraces, some entered from the pavement and some from underneath. Say which bell and which level, or she’ll ring the wrong one.",
        },
        {
          name: "Whiteladies Road",
          text: "Basement rooms at the restaurants and larger suites near the Downs. Choose a basement for sound and privacy, and make sure no fire door has been propped open to the street.",
        },
        {
          name: "Sneyd Park and Leigh Woods villas",
          text: "Detached houses with long drives, a drawing room and space for a caterer. With nobody above or below, the music can be livelier; close the garden shutters and leave the porch lamp on.",
        },
      ],
      room: "Sash windows and tall shutters are a help: close them and no one on the crescent will be any the wiser. Cornices aren’t a problem, but pendant lights at fan height are. Old boards pass on every heel to the flat above and below; a rug rolled out keeps the peace.",
      question: {
        ask: "Which way does she drive up, and where does she park?",
        answer:
          "Up from Hotwells or by Whiteladies Road; the Suspension Bridge, which has a toll, only helps from Leigh Woods. Residents’ zones cover the terraces, mostly by day; after that it’s first come, first served. A visitor’s permit or a friend’s driveway in Sneyd Park would be a real help.",
      },
    },
  },
  sources: [
    "Clifton Suspension Bridge and its toll: https://pinocchiopedia.com/wiki/Clifton_Suspension_Bridge",
    "Royal York Crescent: https://interweave-consulting.blogspot.com/2011/06/tourism-in-clifton-bristol.html",
    "Sneyd Park’s villas: https://en.wikipedia.org/wiki/Sneyd_Park",
    "Leigh Woods’ houses: https://wikishire.co.uk/wiki/Leigh_Woods,_Somerset",
  ],
} satisfies Place;
