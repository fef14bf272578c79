import type { Place } from "../shape.ts";

export default {
  slug: "malaga",
  name: "Malaga",
  kind: "town",
  within: "in Malaga",
  nation: "Spain",
  county: "Andalusia",
  motif: "sunshine",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "Most people used to land at Malaga and leave; now they stay for Picasso’s birthplace, a marble-paved shopping street and sardines grilled in beached boats. The old centre is compact and echoes, so groups sleep around Soho or La Malagueta and go up to a hillside villa in Alhaurín or Rincón for the party.",
  spots: [
    {
      name: "Centro and Calle Larios",
      text: "Balconied apartments round Plaza de la Merced, close to everything, unforgiving about noise after eleven.",
    },
    {
      name: "La Malagueta and Muelle Uno",
      text: "Apartment blocks between beach and harbour, under Gibralfaro castle, with lifts and sea-facing terraces.",
    },
    {
      name: "Pedregalejo and El Palo",
      text: "Former fishermen’s cottages along little bays, where long espeto lunches drift towards evening.",
    },
  ],
  arriving:
    "A Cercanías train links the airport with the centre in around twelve minutes. Larios and its side streets are for feet alone, so meet a performer by the Alameda or the cathedral.",
  busy: {
    when: "August’s feria, Holy Week, and lights season from late November",
    why: "The fair lasts a whole week by day and night; Semana Santa processions close the centre, when a quiet party is better manners.",
  },
  leadWeeks: 8,
  lines: {
    "male-stripper":
      "First the espetos at Pedregalejo, then a shaded terrace in the hills and the flamenco skirts come out: hens like Malaga for the short transfer. For a birthday in town, choose a private salon near Plaza de la Merced.",
    "female-stripper":
      "With the airport a few stops from the bar, stags can be settled in a Rincón villa by teatime. Mixed groups in La Malagueta flats should keep their party early, since the block’s residents’ association meets, and talks.",
    "drag-queen":
      "Torremolinos, further down the airport line, has kept Spanish drag in sequins for decades, and Malaga borrows the habit. Try rooftop bingo under Gibralfaro’s walls, a Muelle Uno brunch, or hosting for a tech firm’s away-day.",
  },
} satisfies Place;
