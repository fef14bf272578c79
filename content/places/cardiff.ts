import type { Place } from "../shape.ts";

export default {
  slug: "cardiff",
  name: "Cardiff",
  kind: "town",
  within: "in Cardiff",
  nation: "Wales",
  county: "South Wales",
  motif: "capital",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "Few cities put their stadium so squarely in the middle of the night out. From the Principality’s gates it is minutes to St Mary Street, the Victorian arcades and Womanby Street’s music, and when Wales play the whole centre closes to cars and sings.",
  spots: [
    {
      name: "Pontcanna",
      text: "Tall Victorian villas along Cathedral Road sleep big groups, with Bute Park and the Taff between you and the bars.",
    },
    {
      name: "Cardiff Bay",
      text: "Waterside flats and restaurants round the old coal dock, plus the Millennium Centre for those beginning with a show.",
    },
    {
      name: "Churchill Way and Charles Street",
      text: "LGBTQ+ venues, late suppers and hotel function rooms within an easy stroll of Queen Street station.",
    },
  ],
  arriving:
    "Cardiff Central is across the road from the pubs. On event days nearby streets shut for hours, so a performer who drives would rather have Pontcanna, Roath or the Bay.",
  busy: {
    when: "Six Nations and autumn internationals, summer stadium concerts, and Pride Cymru",
    why: "One sold-out date at the Principality mops up hotel beds from the Castle down to Mermaid Quay.",
  },
  leadWeeks: 6,
  lines: {
    "male-stripper":
      "A Cathedral Road villa with its double reception room does nicely: hens in the front, prosecco in the back. Stags and mixed birthdays staying around the Bay can have the same in an apartment lounge before heading up Lloyd George Avenue.",
    "female-stripper":
      "International weekends bring stags from all over, and a private room off Westgate Street or a Roath house after the whistle suits this well. Women celebrating promotions, couples and whole rugby sides get an equal croeso.",
    "drag-queen":
      "Give her a microphone and a daft sash and she’ll have the room singing in harmony by the second round. Good for brunch near the arcades, bingo for a Canton rugby club, or an office Christmas do on Callaghan Square.",
  },
} satisfies Place;
