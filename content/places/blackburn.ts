import type { Place } from "../shape.ts";

export default {
  slug: "blackburn",
  name: "Blackburn",
  kind: "town",
  within: "in Blackburn",
  nation: "England",
  county: "Lancashire",
  motif: "town",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "The Beatles counted four thousand holes in Blackburn, Lancashire; the locals would rather you noticed the cathedral lantern, Corporation Park and the moors. Evenings gather between King George’s Hall and Northgate, while larger parties head for Mellor, Whalley and other Ribble Valley villages.",
  spots: [
    {
      name: "Northgate and Blakey Moor",
      text: "Terraces opposite King George’s Hall, with pre-show tables and rooms for later on.",
    },
    { name: "Eanam Wharf", text: "Canal warehouses on the Leeds and Liverpool, a short way east of the cathedral." },
    {
      name: "Whalley",
      text: "Abbey ruins, a brick viaduct and barns nearby, where many a Blackburn wedding party spreads out.",
    },
  ],
  arriving:
    "Trains land at the Boulevard, facing the cathedral. The M65 skirts the southern edge, and on Rovers days the Ewood end of Bolton Road is best avoided.",
  busy: {
    when: "Festival of Making in July, Rovers at home and concert nights on Northgate",
    why: "Makers take over the streets one July weekend, while King George’s Hall decides which tables go early.",
  },
  leadWeeks: 2,
  lines: {
    "male-stripper":
      "Hens from Darwen, Accrington and Rishton meet in the middle, which is to say here. Book the upstairs on Northgate before a King George’s Hall show, or a barn by Whalley viaduct that sleeps the bridal party.",
    "female-stripper":
      "Ewood regulars may prefer full time to be the warm-up act. A Mellor lounge with a long drive suits a retirement or mixed fiftieth; a wharf room beside the Leeds and Liverpool suits lads with a kitty.",
    "drag-queen":
      "Four thousand holes, ninety bingo numbers, and a joke for each. Book a queen for a mill-office Christmas on Eanam, a Darwen club charity night, or Sunday brunch at Whalley for bridesmaids in recovery.",
  },
} satisfies Place;
