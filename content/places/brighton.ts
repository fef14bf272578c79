import type { Place } from "../shape.ts";

export default {
  slug: "brighton",
  name: "Brighton",
  kind: "town",
  within: "in Brighton",
  nation: "England",
  county: "East Sussex",
  motif: "seaside",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "Brighton has been throwing weekends for Londoners since the Prince Regent built his onion domes. Hens come down by train, drop bags in a Regency square, and find the sea, the Lanes and Kemptown all within walking distance; drag is practically the municipal art form.",
  spots: [
    {
      name: "Kemptown",
      text: "St James’s Street and its side roads are the LGBTQ+ quarter, with cabaret, guest houses and steps down to Marine Parade.",
    },
    {
      name: "Brunswick and Adelaide Crescent, Hove",
      text: "Cream-fronted terraces divided into big flats, the best with first-floor lounges looking at the Channel.",
    },
    {
      name: "North Laine",
      text: "Former workshops and theatre-side lanes below the station, useful for brunch rooms and last-minute feather boas.",
    },
  ],
  arriving:
    "Trains from London Victoria finish at the top of Queen’s Road, downhill all the way to the beach. Parking is by permit; Regency basements have steep area steps.",
  busy: {
    when: "Pride at the start of August, May’s Festival and Fringe, and any hot Saturday",
    why: "Pride fills Brighton to the last sofa, the Fringe takes spare rooms above pubs, and sunshine does the rest.",
  },
  leadWeeks: 8,
  lines: {
    "male-stripper":
      "With its tall windows and folding doors, a Brunswick Square flat might have been drawn up for hens. The same act suits gay stags in Kemptown, sixtieths in Hove and anyone driven indoors when the wind gets up off the Channel.",
    "female-stripper":
      "Good in a Marina apartment, a Hove garden flat or the snug of a hired pub near the Level, for stags, hens, couples and queer birthdays alike. In this town nobody will ask who it’s for.",
    "drag-queen":
      "The hardest thing is choosing the slot: brunch in North Laine, a Sunday-roast quiz in Kemptown, or awards night for a digital firm round New England House. Whichever you pick, expect a crowd with opinions on wigs.",
  },
} satisfies Place;
