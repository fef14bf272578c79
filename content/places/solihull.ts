import type { Place } from "../shape.ts";

export default {
  slug: "solihull",
  name: "Solihull",
  kind: "town",
  within: "in Solihull",
  nation: "England",
  county: "West Midlands",
  motif: "town",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "Solihull is Birmingham’s well-pressed neighbour, with an airport, a railway line to Marylebone and the NEC at its edge. The High Street has timbered gables near St Alphege’s spire; the parties are more often out in Knowle, Dorridge and Hockley Heath, in kitchens with islands or barns with fairy lights.",
  spots: [
    {
      name: "High Street and Poplar Road",
      text: "Cocktail bars along from the church, the meeting point before taxis scatter to the villages.",
    },
    {
      name: "Knowle and Dorridge",
      text: "Timbered High Street, London trains, and large detached houses whose owners have told next door.",
    },
    {
      name: "Bickenhill and the NEC",
      text: "Hotels around Pendigo Lake, used to groups in lanyards or sashes, with function suites to match.",
    },
  ],
  arriving:
    "Solihull station is ten minutes’ walk from the High Street; Birmingham International serves the NEC. M42 junctions 4, 5 and 6 share the work, slowest when two exhibitions empty together.",
  busy: {
    when: "Crufts in March, NEC arena concerts, and the big autumn shows",
    why: "Dog owners and music fans strip the borough’s hotels of rooms and the M42 of patience; garden birthdays compete from June.",
  },
  leadWeeks: 4,
  lines: {
    "male-stripper":
      "Kitchen-island territory: hens in Dorridge need only move the stools. A Hampton-in-Arden barn gives a bigger birthday, men, women and in-laws, some distance from the band; at hotels near Pendigo Lake, ask about function rules first.",
    "female-stripper":
      "Golf stags out at Meriden, colleagues off a trade stand at the NEC, a wife’s fiftieth in Shirley planned by her sisters: each wants a closed door and a clear floor, and a Hockley Heath function room has both.",
    "drag-queen":
      "From Lode Lane to Blythe Valley, people sit through plenty of slides, so let a queen present the year in review. She will also take bingo at a Shirley tennis club, or Knowle brunch with compulsory hats.",
  },
} satisfies Place;
