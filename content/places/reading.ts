import type { Place } from "../shape.ts";

export default {
  slug: "reading",
  name: "Reading",
  kind: "town",
  within: "in Reading",
  nation: "England",
  county: "Berkshire",
  motif: "town",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "Reading works in tech, changes trains and goes out on Fridays. The Kennet runs through the shops and meets the Thames beyond the abbey ruins, giving the town a riverside twice over, and the Elizabeth line puts a London guest list within easy reach.",
  spots: [
    {
      name: "Gun Street and Friar Street",
      text: "Town-centre bars round Reading Minster, good for a booked area before moving somewhere private.",
    },
    {
      name: "Caversham",
      text: "Over the bridge: Thames-side houses, boathouse function rooms and lawns where a birthday can spread.",
    },
    {
      name: "Kings Road and Kennetside",
      text: "New flats in former biscuit-factory country, with lifts, a towpath and the station at walking distance.",
    },
  ],
  arriving:
    "Reading station is a hub for Paddington, Gatwick and the west. M4 junctions 10 to 12 serve the town; the IDR ring road punishes a missed lane, so share a pin for the car park.",
  busy: {
    when: "Reading Festival in late August, Royal Ascot in June and Henley regatta soon after",
    why: "Campers take over Richfield Avenue, while racegoers and regatta blazers book up rooms between Caversham and Bracknell.",
  },
  leadWeeks: 4,
  lines: {
    "male-stripper":
      "At a fortieth in a Caversham boathouse, both sets of cousins present, he can be slotted in before supper. Hens off the Elizabeth line may prefer a Pangbourne river let; the lawn is for croquet, and the act stays indoors.",
    "female-stripper":
      "Kings Road flats have the sofas and the sockets, which is where this fits, for stags, for friends of any mix, for a divorce party on Kennetside. Concierge desks in those blocks like a name at the door.",
    "drag-queen":
      "Green Park and Thames Valley Park are full of teams who have done escape rooms to death. A queen with a quiz, at lunch by the Kennet or in a Caversham rugby-club bar, is kinder team-building.",
  },
} satisfies Place;
