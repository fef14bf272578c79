import type { Place } from "../shape.ts";

export default {
  slug: "mallorca",
  name: "Mallorca",
  kind: "town",
  within: "on Mallorca",
  nation: "Spain",
  county: "Balearic Islands",
  motif: "sunshine",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "Mallorca has a capital with a cathedral at the water’s edge, a resort strip round the bay, and a whole quiet island behind. Stags know Magaluf; hens are as likely to take a stone finca near Santanyí or Pollença. Street drinking is fined in the party zones, so the party belongs at the house.",
  spots: [
    {
      name: "Palma and Santa Catalina",
      text: "Courtyard apartments, a market hall for lunch, and marina berths all along the Passeig Marítim.",
    },
    {
      name: "Calvià coast",
      text: "Villas in Santa Ponsa and Palmanova within a taxi of Magaluf, yet behind a wall of their own.",
    },
    {
      name: "Inland and the north",
      text: "Fincas between almond groves around Sineu, Pollença and Alcúdia, with pools and long gravel tracks.",
    },
  ],
  arriving:
    "Son Sant Joan airport is ten minutes from Palma, an hour from Pollença. Tramuntana roads are all hairpins, so for Deià or Sóller allow daylight, and describe the finca’s gate rather than its address.",
  busy: {
    when: "May to October Saturdays; regatta week around the start of August",
    why: "Changeover days drive everything: villas turn round at weekends, and the sailing fleet fills Palma at midsummer’s height.",
  },
  leadWeeks: 10,
  lines: {
    "male-stripper":
      "Finca first: a long table under the vines near Santanyí, hens in linen, the act arriving with the ensaïmadas. Yacht birthdays from Port Adriano are possible too, once skipper and swell have both said yes.",
    "female-stripper":
      "Magaluf may be on the itinerary, yet a Santa Ponsa villa is where stags can relax with nobody filming them. Cycling clubs in Pollença, football teams and mixed fortieths like the same recipe: pool, grill, one hour’s surprise.",
    "drag-queen":
      "Give a queen the terrace of a Palma townhouse and she’ll call bingo to the cathedral bells. Drag suits Mallorca’s mixed-age villa weeks, yacht-crew end-of-season dinners, and brides whose grandmothers have come along for the sunshine.",
  },
} satisfies Place;
