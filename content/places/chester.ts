import type { Place } from "../shape.ts";

export default {
  slug: "chester",
  name: "Chester",
  kind: "town",
  within: "in Chester",
  nation: "England",
  county: "Cheshire",
  motif: "city",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "Chester dresses up for the Roodee, the racecourse tucked between the old city walls and the Dee. When there is no racing, hens potter along the galleried Rows, hire a boat at the Groves and eat in a vaulted undercroft; the black-and-white townhouses around Watergate Street make handsome bases.",
  spots: [
    {
      name: "The Rows",
      text: "Medieval galleries over Bridge Street and Eastgate, with dining rooms above and stone crypts below.",
    },
    { name: "The Groves", text: "Tree-lined riverbank of bandstand, boats and lawns, directly under the city walls." },
    {
      name: "City Road",
      text: "Canalside flats and warehouses between the station and the centre, easy with suitcases.",
    },
  ],
  arriving:
    "Chester station is a fifteen-minute walk along City Road to the Eastgate Clock. On race days roads by the Roodee close, so park and ride beats bravado.",
  busy: {
    when: "May Festival on the Roodee, summer Saturday meetings and zoo-season bank holidays",
    why: "Hats take the hotels from Tuesday of May week, and every later race Saturday brings hens by the trainload.",
  },
  leadWeeks: 6,
  lines: {
    "male-stripper":
      "After the last race there’s a lull before dinner, and that is your hour. Watergate townhouses and canal flats at Tower Wharf are near enough for heels; a Dee-side farm at Farndon gives brides more garden and fewer steps.",
    "female-stripper":
      "Roodee winners like to celebrate and losers need it more. A crypt dining room off Bridge Street suits twelve sharply dressed stags; canalside flats by City Road suit birthdays, couples and syndicates of all sorts.",
    "drag-queen":
      "Chester has a Town Crier, so your queen has competition. Pit her against him from a first-floor Row at brunch, give her the bingo at a Business Park summer do, or let her announce your own Best Hat.",
  },
} satisfies Place;
