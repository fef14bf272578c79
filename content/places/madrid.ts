import type { Place } from "../shape.ts";

export default {
  slug: "madrid",
  name: "Madrid",
  kind: "town",
  within: "in Madrid",
  nation: "Spain",
  county: "Community of Madrid",
  motif: "sunshine",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "Madrid eats at ten, goes out at midnight and has chocolate con churros for the walk home, so plan the act later than you would in England. Groups rent flats round La Latina and Malasaña, or a finca with a pool out towards the Sierra de Guadarrama, where the nights are cooler.",
  spots: [
    {
      name: "La Latina",
      text: "Tapas streets round Cava Baja, old corrala buildings with shared courtyards where every clap echoes.",
    },
    {
      name: "Chueca and Malasaña",
      text: "Small squares, LGBTQ+ life and apartment blocks with a portero; check the building allows visitors late.",
    },
    {
      name: "Towards the sierra",
      text: "Villas and fincas past Las Rozas and up the A-6, with lawns, barbecues and no one overhead.",
    },
  ],
  arriving:
    "Barajas airport is on Metro line 8 and closer in than most capitals’. Blocks have coded doors and tiny lifts; for a finca, send the urbanización’s gate number along with the kilometre post.",
  busy: {
    when: "San Isidro in mid-May, Orgullo around early July, big Bernabéu nights",
    why: "Madrid’s own fiesta and its enormous Pride both fill the centre, while August empties it for the coast.",
  },
  leadWeeks: 9,
  lines: {
    "male-stripper":
      "Ten o’clock beside a finca pool, the mountains going violet, hens in mantón shawls from the Rastro: that’s the setting. In town, take a private dining room near Plaza Santa Ana for birthdays and mixed groups.",
    "female-stripper":
      "Stags here for the Bernabéu do best with a villa off the A-6, since flats in Malasaña have thin walls and firm neighbours. A rooftop birthday near Gran Vía needs the building’s permission, whatever the mixture of guests.",
    "drag-queen":
      "Chueca taught Madrid to celebrate loudly, and a drag host slots straight in: bingo on a La Latina terrace, lip-syncs to copla and Kylie, a company awards night near Paseo de la Castellana. During Orgullo, ask months earlier.",
  },
} satisfies Place;
