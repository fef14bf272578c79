import type { Place } from "../shape.ts";

export default {
  slug: "taunton",
  name: "Taunton",
  kind: "town",
  within: "in Taunton",
  nation: "England",
  county: "Somerset",
  motif: "town",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "Taunton is a county town with cricket practically on the high street: on T20 evenings the cheer from the County Ground reaches along the Tone. The Quantocks and the Blackdowns stand either side, full of cider barns, so a party can be rural by six and in Bath Place for cocktails by eight.",
  spots: [
    {
      name: "Bath Place",
      text: "A narrow lane of small independents between the High Street and Corporation Street, suited to supper upstairs.",
    },
    {
      name: "Bridge Street and the Tone",
      text: "Riverside walks through Goodland Gardens, between the Castle, the theatre and the cricket.",
    },
    {
      name: "Quantock villages",
      text: "Bishops Lydeard, Kingston St Mary and Cothelstone, for barns with a yard and thick red walls.",
    },
  ],
  arriving:
    "Taunton station sits north of the river, an easy walk from the ground. M5 junction 25 jams on summer Saturdays; Quantock lanes have passing places and patchy signal.",
  busy: {
    when: "T20 nights in early summer, the autumn carnivals, and racedays at Orchard Portman",
    why: "Blast crowds pack the centre, then illuminated carnival carts close roads here in October and in Bridgwater in November.",
  },
  leadWeeks: 3,
  lines: {
    "male-stripper":
      "A cider barn on the Blackdowns, straw bales optional: hens sit round the press and he comes in through the big doors. Cricket widows and cricket widowers, at a mixed sixtieth in Trull, can expect the same.",
    "female-stripper":
      "Stags come for the Blast and stay for the rough cider, so hold this early, in a function room near Priory Bridge Road. Farmers’ wives’ nights out and couples in a Kingston St Mary barn get equal billing.",
    "drag-queen":
      "Carnival club members can weld, sew and dance, and will spot a lazy frock at forty yards. Bring a good queen to bingo in a Taunton clubhouse, a county-council team’s Christmas lunch, or brunch in Bath Place.",
  },
} satisfies Place;
