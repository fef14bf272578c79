import type { Place } from "../shape.ts";

export default {
  slug: "middlesbrough",
  name: "Middlesbrough",
  kind: "town",
  within: "in Middlesbrough",
  nation: "England",
  county: "Teesside",
  motif: "town",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "Start with a parmo, finish with a parmo: Middlesbrough’s rule. Between the two come Linthorpe Road, the little Victorian terraces turned bars on Baker Street, and the Town Hall crypt, while the Transporter Bridge stands guard over the Tees and the moors wait half an hour south.",
  spots: [
    {
      name: "Baker Street and Bedford Street",
      text: "Two lanes of former houses with one-room venues, made for a birthday that wants the lot.",
    },
    {
      name: "Linthorpe Road",
      text: "The long southbound strip from the centre to the park, strong on suppers and students.",
    },
    {
      name: "Great Ayton and the Cleveland Hills",
      text: "Cottages beneath Roseberry Topping, with quiet lanes, wood stoves and muddy wellies.",
    },
  ],
  arriving:
    "The station is off Albert Road, a short walk from the Town Hall. A66 traffic thickens around the Riverside before Boro games, and moor cottages need grid references.",
  busy: {
    when: "Boro home Saturdays, Redcar’s summer race days and Teesside graduation",
    why: "Football, flat racing on the coast and capped students all look for the same few large tables along Linthorpe Road.",
  },
  leadWeeks: 3,
  lines: {
    "male-stripper":
      "Steelworkers’ daughters, nurses from James Cook and Boro mums make short work of shy grooms. Baker Street’s tiny rooms hold about twenty, so count heads; a Nunthorpe conservatory takes more and has a drive.",
    "female-stripper":
      "A stag that walks Roseberry Topping by day has earned it. Great Ayton cottages have lounges and log stoves; for Linthorpe Road groups, mixed or not, choose an upper room and order the parmos for after.",
    "drag-queen":
      "Put a queen beside a chicken parmo and the jokes arrive by themselves. Try bingo on Bedford Street, a lip-sync for lecturers leaving the Teesside campus, or brunch among the cobbles of Yarm High Street.",
  },
} satisfies Place;
