import type { Place } from "../shape.ts";

export default {
  slug: "belfast",
  name: "Belfast",
  kind: "town",
  within: "in Belfast",
  nation: "Northern Ireland",
  county: "County Antrim",
  motif: "city",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "Belfast keeps its best nights down entries and behind red brick. Start in the Cathedral Quarter, where Hill Street’s cobbles fill from teatime; carry on under the cranes of the Titanic Quarter. People talk to strangers here, so a shy hen party won’t stay shy long.",
  spots: [
    {
      name: "Cathedral Quarter",
      text: "Cobbled lanes near St Anne’s, with upstairs rooms in former warehouses and Union Street’s LGBTQ+ bars around the corner.",
    },
    { name: "Titanic Quarter", text: "Apartments and hotels on the slipway side of the Lagan, near the arena." },
    {
      name: "Botanic Avenue and Lisburn Road",
      text: "Student bars by the university give way to bring-your-own restaurants and avenues of villas.",
    },
  ],
  arriving:
    "Grand Central has the Dublin trains, and City Airport is minutes away. Anyone driving from Britain lands off the Cairnryan or Birkenhead boat, weather permitting.",
  busy: {
    when: "St Patrick’s weekend, Easter, and Saturdays once the City Hall Christmas market opens",
    why: "The seventeenth of March is a public holiday here, and the market brings works parties with it. Around the Twelfth in July many places close.",
  },
  leadWeeks: 6,
  lines: {
    "male-stripper":
      "A red-brick townhouse off Malone Road gives hens a parlour to call their own; in the Titanic Quarter it is a flat with windows on the yellow cranes. Either works for a birthday of lads, ladies or cousins of both.",
    "female-stripper":
      "Stags over from Scotland or up from Dublin can keep it private in an apartment near St Anne’s before the Cathedral Quarter proper. Equally good for a women’s thirtieth on the Ormeau Road, where the guests bring the craic.",
    "drag-queen":
      "Union Street likes its queens quick, and the room always answers back. Book one to run bingo in an east Belfast bowling pavilion, host brunch off Royal Avenue, or hand out daft prizes at a Laganside office party.",
  },
} satisfies Place;
