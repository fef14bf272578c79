import type { Place } from "../shape.ts";

export default {
  slug: "hackney",
  name: "Hackney",
  kind: "area",
  parent: "london",
  within: "in Hackney",
  nation: "England",
  county: "Greater London",
  motif: "capital",
  services: ["male-stripper", "female-stripper"],
  intro:
    "Hackney parties under railway arches, beside the Lee Navigation and in Victorian terraces near London Fields. Broadway Market supplies the picnic, Ridley Road the late breakfast, and the Empire on Mare Street the sense of occasion. People live here, so plenty of celebrations happen in somebody’s own kitchen.",
  spots: [
    {
      name: "Hackney Wick",
      text: "Old print works and canal-side studios with roller shutters, roof terraces and few neighbours at night.",
    },
    {
      name: "London Fields",
      text: "Arches beside the park, plus terraced houses deep enough for a dozen friends and a projector.",
    },
    { name: "Dalston", text: "Rooms below Kingsland Road where a birthday can start at ten and nobody blinks." },
  ],
  arriving:
    "The middle of Hackney has no Tube. Use the Overground to Hackney Central, London Fields or Dalston; in the Wick, describe the yard and gate, because satnavs give up at the canal.",
  busy: {
    when: "May’s half marathon and late-August Saturdays",
    why: "Runners fill the guest rooms round Mare Street in spring, and Victoria Park hosts its big music weekends as summer ends.",
  },
  leadWeeks: 4,
  lines: {
    "male-stripper":
      "Try it in a Hackney Wick studio with the shutters half down: hens, their brothers, two mums and a best mate in sequins, all on mismatched chairs. Works just as well in a London Fields back garden.",
    "female-stripper":
      "Stag groups based in Dalston can hire an arch, order bagels for later and bring the show to them. It also suits a lesbian birthday off Broadway Market, or any crew who’d laugh at a stuffy function room.",
  },
} satisfies Place;
