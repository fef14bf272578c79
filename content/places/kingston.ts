import type { Place } from "../shape.ts";

export default {
  slug: "kingston",
  name: "Kingston",
  kind: "area",
  parent: "london",
  within: "in Kingston",
  nation: "England",
  county: "Greater London",
  at: { lat: 51.413, lon: -0.297, source: "GeoNames: Kingston upon Thames, GB.ENG.GLA" },
  motif: "capital",
  quarters: ["Charter Quay", "The Market Place", "Surbiton and Norbiton"],
  arriving:
    "Trains from Waterloo loop through Kingston; Surbiton, one bus away, is far faster. Kingston’s ring road circles the centre in one direction only: miss the car park and you go round again.",
  busy: {
    when: "Fine Saturdays on the river, graduation weeks and Sandown race days",
    why: "Boat hirers, students’ families and racegoers bound for Esher all want the same riverside tables in June and July.",
    ahead:
      "Reserve the boat, then the act: a fortnight is enough in a quiet month. For a fine Saturday in June or July, or Sandown races, we’d start at six weeks.",
  },
  pages: {
    "male-stripper": {
      intro:
        "Kingston upon Thames male strippers for hen weekends by the river, house parties in Surbiton and birthdays in a pavilion, in a private room.",
      here: "Boats first, as a rule. Come down from Waterloo, crown the bride at the Coronation Stone outside the Guildhall, hire something with a canopy and drift towards Hampton Court. By six you’re back at the flat with pink shoulders. He comes then, while the hair is still wet and the prosecco still cold, and the balcony doors stay shut until he’s done. For a netball team’s night or a fiftieth in the tennis pavilion, with the committee’s agreement, he’s on between supper and the disco.",
      spots: [
        {
          name: "Charter Quay",
          text: "Riverside apartments with lifts and balconies, a stroll from the boats. Rooms are long rather than wide, so line the sofas down one side, and remember the terrace below belongs to a restaurant.",
        },
        {
          name: "Surbiton villas",
          text: "Double-fronted Victorian houses with a hall, a staircase and two reception rooms. Let him use the stairs. Surbiton has the fast trains as well, kind to friends coming from Clapham Junction.",
        },
        {
          name: "Pavilions at Norbiton and Tolworth",
          text: "Wooden floors, a bar with a shutter and changing rooms on the premises. Ask what hour the music must stop, since pavilions sit among bedrooms.",
        },
      ],
      room: "River flats are warm, glassy and overlooked from Hampton Wick. Pull the curtains across before he’s due, put the coffee table out on the balcony, and bear in mind that a speaker left playing by the water all afternoon will be flat by evening.",
      question: {
        ask: "Could he come on the boat instead?",
        answer:
          "We’d rather he didn’t. Day boats at Kingston are small, open and in full view of the towpath and everybody’s children, and a skippered one belongs to a company whose rules decide. Have the cruise and the picnic, and let him meet you indoors. If you charter something with a closed saloon, ask its owner, then ask us.",
      },
    },
    "female-stripper": {
      intro:
        "For stags, rowing-club dinners and birthdays in Kingston, our female strippers dance in private function rooms and rented houses on either side of the ring road.",
      here: "On Sandown race days the racing sets the clock. A stag party back from Esher wants an hour to eat, an hour to count its losses and then the show, in a room near the station with a door of its own. On other Saturdays it’s old university friends, or a team seeing somebody off. Whoever it is, pick one sober host. They meet her at the kerb (the ring road is one-way, so say which side you’re on), carry the bag up and keep the corridor clear while she dresses. She’ll say when she’s ready for the music.",
      spots: [
        {
          name: "Above the Market Place",
          text: "Crooked floors, beams and a view of the stalls packing up. Pretty, though the timbers are too low for a tall headdress, and you’ll need the manager’s yes.",
        },
        {
          name: "Canbury and North Kingston",
          text: "Terraces and semis that let by the weekend, close to the river. The families next door go to bed early, so start before dinner, shut the windows and say goodbye indoors.",
        },
        {
          name: "Clubhouses along the Thames",
          text: "Upstairs bars with balconies over the water. On a weeknight you may have one to yourselves; at a weekend the crews are in, and then it’s no longer private.",
        },
      ],
      room: "Club lounges come with trophy cabinets and too many small tables. She wants the dance-floor end, tables drawn back, the hatch to the bar closed and the committee room next door to change in, key included.",
      question: {
        ask: "Can she perform in our hotel bedroom?",
        answer:
          "No, not a bedroom. There isn’t the floor, there is seldom anywhere to change, and the guests either side will complain. Hotels in the centre have small meeting rooms that stand idle at night. Ask for one, say plainly what it’s for, and you have a better evening. Two rooms with a lounge between them may do; send us a picture.",
      },
    },
  },
  sources: [
    "The Coronation Stone outside the Guildhall: https://britishlistedbuildings.co.uk./101080066-coronation-stone-grove-ward",
    "The Saxon kings and the market place: https://en.wikipedia.org/wiki/Coronation_Stone_(Kingston_upon_Thames)",
  ],
} satisfies Place;
