import type { Place } from "../shape.ts";

export default {
  slug: "stoke-on-trent",
  name: "Stoke-on-Trent",
  kind: "town",
  within: "in Stoke-on-Trent",
  nation: "England",
  county: "Staffordshire",
  motif: "city",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "Six towns wear one name here, so an address must say which: Tunstall, Burslem, Hanley, Stoke, Fenton or Longton. Hanley is the centre for going out; bottle ovens mark the rest. Parties book canalside conversions, workingmen’s clubs and cottages towards the Moorlands, then oatcakes next morning.",
  spots: [
    {
      name: "Hanley",
      text: "Piccadilly and the streets about the Regent Theatre, which is what Potteries people mean by going to town.",
    },
    {
      name: "Burslem",
      text: "The Mother Town, with grand Victorian halls and pub function rooms from its pottery-owning days.",
    },
    {
      name: "Trentham",
      text: "Italian gardens, a lake and lodges on the southern edge, chosen by hens who like a daytime plan.",
    },
  ],
  arriving:
    "Stoke station is at Winton Square, well short of Hanley, so count on a taxi. By car the A500 D-road joins all six towns to the M6.",
  busy: {
    when: "Potters’ fortnight around the end of June, and Scarefest weekends in October",
    why: "The old works holiday still empties diaries here, and Alton Towers visitors take the Moorlands lodges for Halloween.",
  },
  leadWeeks: 3,
  lines: {
    "male-stripper":
      "Potters turn the plate over to check the stamp and they will judge an act the same way. Book for a Burslem function room, a Trentham lodge full of hens, or an aunt’s sixtieth at the club in Longton.",
    "female-stripper":
      "For a stag in a Moorlands lodge after a day on the Alton Towers rides, keep it to the evening and bring dry shoes. Hanley flats and Fenton club rooms suit birthdays, duck, whoever is on the guest list.",
    "drag-queen":
      "Every sentence ends in duck, which is half the patter written. A queen calls bingo in a Tunstall social club, hosts Keele’s staff summer do, or serves brunch-time insults with oatcakes and cheese.",
  },
} satisfies Place;
