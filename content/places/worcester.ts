import type { Place } from "../shape.ts";

export default {
  slug: "worcester",
  name: "Worcester",
  kind: "town",
  within: "in Worcester",
  nation: "England",
  county: "Worcestershire",
  at: { lat: 52.189, lon: -2.22, source: "GeoNames: Worcester, GB.ENG.Q4" },
  motif: "city",
  quarters: ["Friar Street and New Street", "Foregate Street", "Diglis"],
  arriving:
    "Two stations: Foregate Street in the middle, Shrub Hill to the east. Cars use M5 junction 6 or 7. When the Severn floods, riverside car parks go first.",
  busy: {
    when: "Summer race days at Pitchcroft, the Victorian Christmas Fayre, and Three Choirs when Worcester’s turn comes",
    why: "Fayre visitors and festival singers both want beds near the Cathedral; race crowds want tables straight after the last.",
    ahead:
      "Hop kilns and Diglis flats need three weeks’ notice. Pitchcroft race days take six, and the Victorian Christmas Fayre is best raised by the end of September.",
  },
  pages: {
    "male-stripper": {
      spots: [
        {
          name: "Teme Valley kilns",
          text: "Circular living space below, bedrooms round the tower. Acoustics play tricks, throwing whispers across the room, and lanes are single-track, so give him an arrival slot.",
        },
        {
          name: "Diglis",
          text: "New apartments round the canal basin and marina, lifts included. Balconies overlook each other; bring everyone inside, close the door on the smokers, and keep an eye on the concierge’s hours.",
        },
        {
          name: "St John’s",
          text: "Across the bridge, a village-like suburb of terraces and semis full of birthday parties. Side roads are permit only, though the shops’ car park empties at six.",
        },
      ],
      intro:
        "Hop kilns, riverside flats and a racegoers’ supper room: a Worcester hen or birthday can put a male stripper in any of the three.",
      here: "A converted kiln in the Teme Valley sleeps a dozen and everyone can see the middle; choose the longest booking, which ends with an hour of pouring. In town, stay at Diglis, have him at about six and walk to dinner. After a race day, come home to a house in St John’s with sausage rolls and him at the door before anybody goes out again. Say which sort of party it is when you book.",
      room: "At a kiln nothing sits flush against the curved wall, and the furniture has to come forward or go out. Make two rings of seats round a rug, gap at the door, speaker on the stairs. In a Diglis flat, shift the dining set to the balcony and check with the building about music past ten.",
      question: {
        ask: "Will flooding stop him reaching us?",
        answer:
          "Rarely. When the Severn rises, the racecourse and the riverside car parks go under first and the main bridge jams; the trick is knowing which bank you are on. Those in St John’s should say so, and he’ll come by the southern link road if he must. Teme lanes flood sooner; ask your owner which end stays dry.",
      },
    },
    "female-stripper": {
      spots: [
        {
          name: "Barbourne",
          text: "Tall houses on the north side, near the racecourse and Gheluvelt Park. A basement den is as private as it gets; check the headroom, and light the stairs for her.",
        },
        {
          name: "Malvern Link to Malvern Wells",
          text: "Villas on the hillside with big windows looking over the whole Severn plain. Close the curtains, as there are houses above, and give her a bedroom to dress in.",
        },
        {
          name: "New Street and Friar Street",
          text: "Panelled upstairs rooms in Tudor buildings, with one staircase and listed floors. Small numbers, soft shoes till she’s in place, and the owner’s permission on paper.",
        },
      ],
      intro:
        "After the last at Pitchcroft, before the curry in St John’s or up under the Malverns, our Worcester female strippers come to stag dos, big birthdays and women’s parties.",
      here: "After racing there’s an empty hour, when the horses have gone, the sun’s in everyone’s eyes and dinner isn’t till eight. A room booked on New Street or a friend’s lounge in Barbourne fills it. She’s on at half past six, in feathers, and the group walks to its table in good order with something to talk about. Malvern weekends are slower: cyclists, walkers, a fiftieth in a Victorian villa with turrets and a host who has Berlin in mind, circa 1930. A women’s group can have the hour with games.",
      room: "Wherever the ceiling drops under seven feet, forget fans held overhead and choose the gloves instead; tell us and she’ll pack to suit. Otherwise the needs are modest: warmth, a tall mirror, a door between her and the guests, and a runner down on polished boards.",
      question: {
        ask: "Does the Christmas Fayre get in the way?",
        answer:
          "It does, for four days about the start of December. Stalls fill Friar Street, New Street and the Cornmarket, coaches take the parking, and a woman with a case can’t hurry through any of it. Pick a house outside the centre that weekend, or a Friday either side. By mid-December it’s only the usual office parties to contend with.",
      },
    },
    "drag-queen": {
      spots: [
        {
          name: "Friar Street",
          text: "Beamed supper rooms let for a private lunch, cosy and photogenic. Her wig will be in the rafters, so ask which end is higher and seat the birthday table there.",
        },
        {
          name: "Boathouses and cricket pavilions",
          text: "Members’ rooms beside the Severn with terraces, bars and the cathedral across the water. The low ground floods in wet winters, so fix dates from May.",
        },
        {
          name: "Warndon and Blackpole",
          text: "Offices and clubs on the motorway side, near junction 6. Big car parks, lifts and screens: plain rooms, but easy to get in and out of.",
        },
      ],
      intro:
        "Have a drag queen in Worcester for ladies’ day, a Sunday brunch, an office Christmas or a sixtieth by the river: she judges, sings, hosts and has opinions about hats.",
      here: "Give her a sash and a shortlist and she will find the best hat in any party, then the worst, then the silliest. On a race day, have her at lunch before the first or at supper after the last, and ask us about a race for six guests on hobby horses, with a sweepstake. For an office take the two hours, and tell us if the quiz should have local rounds on sauce, gloves and porcelain. Sundays bring the gentler crowd: eggs, prosecco, songs from films, everybody home by four.",
      room: "Face the chairs inward, away from the sunset, and pull one blind down behind her, or she’ll be a silhouette. She’ll get ready in the umpires’ room, if it has a light and a lock. Bring a long extension lead, as the one spare plug tends to be by the urn.",
      question: {
        ask: "Ladies’ day gets lively. Is lunch or supper the better slot?",
        answer:
          "Lunch. People are in their finery, nobody has lost a shoe and they’ll remember the jokes. By evening the sun and the fizz have done their work, and what the group wants is chips and a dance floor. If only the evening will do, choose the half-hour, keep speeches out of it, and feed them first.",
      },
    },
  },
  sources: [
    "Victorian Christmas Fayre, its days and streets: https://www.worcesterchristmasfayre.co.uk/info/",
    "Pitchcroft, home of the racecourse: https://www.worcester.gov.uk/news/tags/worcester-show",
  ],
} satisfies Place;
