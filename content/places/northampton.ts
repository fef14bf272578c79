import type { Place } from "../shape.ts";

export default {
  slug: "northampton",
  name: "Northampton",
  kind: "town",
  within: "in Northampton",
  nation: "England",
  county: "Northamptonshire",
  at: { lat: 52.25, lon: -0.883, source: "GeoNames: Northampton, GB.ENG.WNH" },
  motif: "town",
  quarters: ["Bridge Street", "Boot and Shoe Quarter", "St Giles’ Street and Derngate"],
  arriving:
    "Northampton station, on the loop between Euston and Birmingham, is west of the centre at Black Lion Hill. From the M1 use junction 15 or 15A; when Saints are at home, don’t count on parking in St James.",
  busy: {
    when: "Grand Prix week at Silverstone in July, Saints home Saturdays, and works parties in December",
    why: "Race teams and fans take the hotels along the A43 and A45, and rugby packs the pubs round Franklin’s Gardens.",
    ahead:
      "A Bringtons barn or boot-factory party is best booked four weeks out. For Grand Prix week in July, begin in early May, and for December, early October.",
  },
  pages: {
    "male-stripper": {
      spots: [
        {
          name: "St Michael’s Road and the Mounts",
          text: "Boot and shoe works turned into apartments, brick-arched and lofty. Big windows face other big windows, so check for blinds before the bride’s sash goes on.",
        },
        {
          name: "Abington and Phippsville",
          text: "Edwardian streets near the park, with bay fronts and tiled halls. Permit parking changes from road to road; he’ll want to be told which side is free.",
        },
        {
          name: "Great Brington and Castle Ashby villages",
          text: "Estate-stone barns and converted stables at the end of avenues. The owner often lives next door, and should hear about the act by email before you pay.",
        },
      ],
      intro:
        "Northampton’s old shoe factories at the Mounts, Abington front rooms and barns out at the Bringtons all suit a male stripper, for a hen do, a birthday or a divorce party.",
      here: "Bridge Street waits at the bottom of the hill for anyone who wants it later. First there’s the flat, often a former boot factory with a cutting-room ceiling, thirty people’s worth of space and eight guests: bring the seats in close. In the villages, with a barn, a chef and a playlist somebody’s sister spent a month on, choose the package with serving and he’ll pour for an hour afterwards. In Abington, have a birthday in a terraced house with the wall taken out. If it’s a divorce being toasted, tell us and he’ll leave the wedding jokes at home. Sisters and aunts who’d like a turn should say so at the start.",
      room: "Factory lofts are wide open, which sounds perfect until the act is lost in one corner. Draw the sofas into a horseshoe and hang a light over the gap. For a terraced room it’s simply out with the coffee table. In both, test the Bluetooth with another person’s phone and rule out folding chairs.",
      question: {
        ask: "Is Grand Prix week hopeless?",
        answer:
          "Not hopeless, though it’s the worst week of the year to be driving south or west of town. In July, roads towards Silverstone back up early and late, and hotel rooms are hard to find. If your date is fixed, use an address on the Kettering Road side, choose the Thursday, or book him after nine when the circuit traffic has gone home.",
      },
    },
    "female-stripper": {
      spots: [
        {
          name: "St James and Duston",
          text: "Terraces near Franklin’s Gardens, then roomier semis up the hill. Street parking vanishes with home games: have her come once the crowd has gone.",
        },
        {
          name: "Workshops off Overstone Road",
          text: "Small conversions rented a night at a time, with a mezzanine, a roller door and a kettle. Ask what heating there is, and make sure the contract says exclusive use.",
        },
        {
          name: "Wootton and Collingtree",
          text: "Newer estates by the motorway junction, easy to find in the dark. With open stairs there’s nowhere out of sight to dress. Give her the study and its key, and leave a lamp on by the front path.",
        },
      ],
      intro:
        "Rugby reunions, fortieths and burlesque birthdays: female strippers in Northampton work in members’ lounges, converted workshops and sitting rooms from Duston to Wootton.",
      here: "After a Saints match, have it in a house in St James with a stew on and old team-mates in the good chairs; she arrives at eight for the short show, partners welcome. A workshop in the Mounts takes a bigger stag party, with its own bar on trestles. In Hunsbury or Wootton it could be a couple’s birthday or a women’s netball squad marking promotion with cocktails. Wherever it is, tell the front row how it works: seated, hands to themselves, phones away. With colleagues of all ages, have the feathers after the sandwiches and keep the speeches for later.",
      room: "Ask for nothing fancy: a lounge cleared to the skirting along the longest side, seats on the other three, one lamp, one speaker and blackout lining or a blanket over the patio doors. Her suitcase opens to the size of a card table: give her a room with that much floor, somewhere to sit and a plug for her tongs.",
      question: {
        ask: "Why not the rugby club bar?",
        answer:
          "Not while it’s open to members, whatever the captain says. A private function in an upstairs lounge is for the committee to decide, in advance and on the record, and some have rules that simply forbid it. Don’t put the steward on the spot at half-time. A house ten minutes’ walk away is the simpler plan.",
      },
    },
    "drag-queen": {
      spots: [
        {
          name: "Brackmills and Moulton Park",
          text: "Warehouses and canteens with loading doors, forklifts parked up and a yard for a barbecue. Echoing sheds need her mic through at least two speakers, set either side.",
        },
        {
          name: "St Giles’ Street and Derngate",
          text: "Cafés and small dining rooms by the theatre that shut at five and rent out the evening. The staff lean towards the artistic, and they’re used to performers.",
        },
        {
          name: "Kingsthorpe and Far Cotton",
          text: "Social clubs with a raised stage, a curtain rail and regular turns. Members get in first: clear your ticket plan with the concert secretary.",
        },
      ],
      intro:
        "Northampton awards nights, leaving parties and club socials can all have a drag queen. Her boots will be noticed, in a town that made its name in shoes.",
      here: "“Are those leather?” is the first question a Northampton audience asks, and somebody present will know a great deal about shoes. Scenes in Kinky Boots were filmed in this town, so ask for a number from it. A summer party in Brackmills might have a karaoke heat, judged without mercy, and awards for most improved parking. At a club two hours gives you two spots, with bingo or a stand-up-sit-down game between. At a farewell she could arrive as the new manager and conduct an appraisal, which works best when the boss is in on it. For a ruby wedding, tell us what the first dance was, and we’ll ask whether she sings it.",
      room: "Six-inch platforms want a level surface, so walk her route beforehand and mark any cable with white tape. A warehouse floor wants sweeping first. Reserve the training room, or the committee’s, from the moment she arrives, with the blinds down, a mirror stood on a desk and a fan running.",
      question: {
        ask: "Can guests have a go in the boots?",
        answer:
          "In a pair that you provide, on carpet, sober, with someone at each elbow: yes, it makes a fine relay. Not hers, which are made to fit her. She’ll judge a walk-off if you ask for one. Leave anyone with a bad knee to keep score.",
      },
    },
  },
  sources: [
    "Boot and Shoe Quarter and its factories made into flats: https://www.bbc.co.uk/news/uk-england-northamptonshire-48667631",
    "Kinky Boots, partly filmed at a St Michael’s Road factory: https://www.niag.org.uk/heritage__walks__northampton_1.php",
  ],
} satisfies Place;
