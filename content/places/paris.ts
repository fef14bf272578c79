import type { Place } from "../shape.ts";

export default {
  slug: "paris",
  name: "Paris",
  kind: "town",
  within: "in Paris",
  nation: "France",
  county: "Île-de-France",
  motif: "sunshine",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "Paris takes the train seriously, the table more seriously and noise after ten very seriously indeed. Apartments are beautiful and thin-floored, so parties move to the water: péniches moored along the Seine, vaulted cellars in the Marais, or a house out by the Marne where the accordion used to play.",
  spots: [
    {
      name: "Le Marais",
      text: "Stone-vaulted caves beneath seventeenth-century houses, LGBTQ+ bars round the corner, suppers for twenty.",
    },
    {
      name: "Canal Saint-Martin and Oberkampf",
      text: "Old workshops behind courtyard doors in the tenth and eleventh, looser than the Left Bank.",
    },
    {
      name: "The Seine quays",
      text: "Permanently moored barges around Bercy and the Musée d’Orsay, private below deck with the city above.",
    },
  ],
  arriving:
    "Eurostar arrives at Gare du Nord; the Métro does everything after that. Buildings need a digicode, sometimes two, and the lift takes one suitcase, so send codes, staircase letter and floor.",
  busy: {
    when: "Roland-Garros, fashion weeks, Fête de la Musique on 21 June",
    why: "Tennis and couture empty the hotels of rooms; Bastille Day follows, then much of Paris leaves for August.",
  },
  leadWeeks: 9,
  lines: {
    "male-stripper":
      "On a barge off Bercy the hens have their own door, their own deck and the river for a dance floor; elsewhere, a Marais cellar. Either flatters a Parisian thirtieth, in whichever languages your table speaks.",
    "female-stripper":
      "Rugby stags bound for the Stade de France, birthday weekenders by Eurostar, couples celebrating in Oberkampf: the answer is a hired atelier with a courtyard between you and the neighbours. Private, grown-up, and over before the last Métro.",
    "drag-queen":
      "Cabaret was raised in Montmartre, so a drag host in Paris has an audience half trained. She can compère a company dinner near La Défense, run a bilingual bingo on the Seine, or bring brunch in the Marais to its feet.",
  },
} satisfies Place;
