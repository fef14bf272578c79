import type { Place } from "../shape.ts";

export default {
  slug: "brighton",
  name: "Brighton",
  kind: "town",
  within: "in Brighton",
  nation: "England",
  county: "East Sussex",
  at: { lat: 50.828, lon: -0.139, source: "GeoNames: Brighton, GB.ENG.B6" },
  motif: "seaside",
  quarters: ["Kemptown", "Brunswick and Adelaide Crescent, Hove", "North Laine"],
  arriving:
    "Trains from London Victoria finish at the top of Queen’s Road, downhill all the way to the beach. Parking is by permit; Regency basements have steep area steps.",
  busy: {
    when: "Pride at the start of August, May’s Festival and Fringe, and any hot Saturday",
    why: "Pride fills Brighton to the last sofa, the Fringe takes spare rooms above pubs, and sunshine does the rest.",
    ahead:
      "Tell us four weeks before a Kemptown party or a hen in Hove. August’s Pride should be planned in May, and Fringe weekends in early March.",
  },
  pages: {
    "male-stripper": {
      intro:
        "Our male strippers dance at Brighton hen dos, birthdays and gay stag parties, in Regency flats, Kemptown guest houses and seafront apartments.",
      here: "The Saturday train from Victoria is half sashes by East Croydon. Most of those groups have a flat for two nights, an afternoon on the pebbles and a long list, and he fits between the chips and the club: six or seven o’clock, sunburn showing, windows down because of the gulls and the neighbours. First-floor rooms in Brunswick or Sussex Square have folding doors and ceilings fit for a ball. It’s the same show for a party of men in Kemptown or a seventieth in Hove. Tell us when you book who it’s for and what they would hate.",
      spots: [
        {
          name: "Brunswick Town, Hove",
          text: "Bow-fronted terraces, each with one great room above the door. Steps from the street are steep and somebody may be asleep in the flat below. Begin early and leave the stamping to him.",
        },
        {
          name: "Kemptown",
          text: "Guest houses and flats behind Marine Parade, run by people who have seen hen parties before. Ask the owner about entertainers and finishing times before you pay.",
        },
        {
          name: "The seafront towards the Marina",
          text: "Newer apartments with lifts, parking and open-plan lounges, away from the crush on West Street. Close the balcony door, or every boat will hear your playlist.",
        },
      ],
      room: "Regency floors slope, so put the chair on the level side of the room and rock it to be sure. Try the socket before he needs it, and wedge any sash that won’t stay up. If yours is a basement with a barrel ceiling, warn us about the height.",
      question: {
        ask: "Is Pride weekend a good idea?",
        answer:
          "Good fun, if you plan it. Early August fills the city to its edges, the Saturday parade closes roads all the way from Hove Lawns to Preston Park, and the trains are packed. He can reach a central flat on foot from the station. Don’t leave it until July to decide. Any other summer Saturday is easier.",
      },
    },
    "female-stripper": {
      intro:
        "Your own lounge, a marina flat or a closed room away from West Street is the place for a Brighton female stripper, at a stag or hen do, a couple’s party or a queer birthday.",
      here: "After a day at the racecourse up on Whitehawk Hill, a stag party can have her at the rented house by eight, pizza boxes cleared, phones in a bowl. For a hen do, ask for burlesque, with the fans. Two brides sharing one party can each say what they’d like: the chair for one, perhaps, and the fans for the other. There are more places to go afterwards than any group can manage, so keep the show short and early and go on from there.",
      spots: [
        {
          name: "Hanover and the Level",
          text: "Steep streets of coloured terraces, narrow houses knocked through downstairs. Lovely with eight, crushed with fifteen. Bays are for permits, and she’ll most likely come by cab.",
        },
        {
          name: "Brighton Marina",
          text: "Flats over the pontoons with lifts and covered parking, the nearest thing in the city to a new-build lounge. Watch the building’s rule on visitors after eleven.",
        },
        {
          name: "Preston Park and Withdean",
          text: "Edwardian houses along the London road, with drives, bay windows and back rooms nobody can see into. A birthday at home is quieter here than anything nearer the pier.",
        },
      ],
      room: "Sand gets everywhere, shingle too, and gritty boards are no fun for a dancer: sweep before she comes. Then curtains, since windows like these were made to be admired through; a lamp in place of the big light; and the box room, with its mirror, left free.",
      question: {
        ask: "Our hotel has a bar downstairs. Could she do it there after hours?",
        answer:
          "Not in the bar, even late, because staff and other guests can wander in and the bar’s licence might forbid it. Ask the owner for whichever room has a key, breakfast room or library. Guest houses in Kemptown and Hove are sometimes taken whole by one party; then the lounge is yours, and with the owner’s agreement that’s ideal.",
      },
    },
    "drag-queen": {
      intro:
        "Brighton hires drag queens for weddings, works awards, quiz nights and the hen who wants the city’s favourite art form brought to her own table.",
      here: "Brighton has drag most nights of the week. Hiring one means the set is about your own people, in your own room. At a wedding she’ll herd the guests in from the front and introduce the speeches. At an office do she’ll read out the prizes and make something of the job titles. In May, when the Fringe is on, half the room may be performers themselves, and she enjoys that. For hens, ask for a quiz about the bride, an opener, a closer, and one song the whole table can ruin.",
      spots: [
        {
          name: "Off St James’s Street",
          text: "Function rooms over cabaret bars, with a stage and staff who know what a follow spot is. Hire one privately on a weeknight, when the regular show isn’t on.",
        },
        {
          name: "Church Road, Hove",
          text: "Restaurants with a long back room and civilised hours, right for a sixtieth or a retirement. She works through a small speaker there and people can still talk over dinner.",
        },
        {
          name: "North Laine lofts",
          text: "Whitewashed studios and meeting rooms near the station, where agencies hold their Christmas do. Find her something to stand on; on a flat floor the back row can’t see her.",
        },
      ],
      room: "She needs height, a mirror and a door that shuts. Cellars under the Lanes are too low for big hair and Hanover attics likewise; the middle floor of almost anything will do. Her cases are heavy and the hill from the seafront is steep, so let her unload at the kerb and park afterwards. One plug by the stage, one for the tongs.",
      question: {
        ask: "Won’t our guests compare her with what they see every weekend?",
        answer:
          "They will, and that’s why the brief matters. Tell her about the people, not about drag: the nicknames, the disastrous holiday, who sings and who mustn’t be asked. Local crowds have heard the stock lines, and it’s the bits about your own family they’ll remember. Let her have those well before the night.",
      },
    },
  },
  sources: [
    "Pride parade, Hove Lawns to Preston Park: https://theargus.co.uk/news/23703059.brighton-pride-everything-need-know-weekend",
    "Brighton Fringe in May: https://www.inyourpocket.com/brighton/top-10-annual-events-in-brighton_76876f",
  ],
} satisfies Place;
