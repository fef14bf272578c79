import type { Place } from "../shape.ts";

export default {
  slug: "reading",
  name: "Reading",
  kind: "town",
  within: "in Reading",
  nation: "England",
  county: "Berkshire",
  at: { lat: 51.456, lon: -0.971, source: "GeoNames: Reading, GB.ENG.K7" },
  motif: "town",
  quarters: ["Gun Street and Friar Street", "Caversham", "Kings Road and Kennetside"],
  arriving:
    "Reading station is a hub for Paddington, Gatwick and the west. M4 junctions 10 to 12 serve the town. The IDR ring road punishes a missed lane, so share a pin for the car park.",
  busy: {
    when: "Reading Festival in late August, Royal Ascot in June and Henley regatta soon after",
    why: "Campers take over Richfield Avenue, while racegoers and regatta blazers book up rooms between Caversham and Bracknell.",
    ahead:
      "Caversham and Kennetside evenings are worth booking three weeks out. If yours falls in Ascot week, Henley regatta or Reading Festival, seven or eight is wiser.",
  },
  pages: {
    "male-stripper": {
      intro:
        "Caversham houses, Kennetside flats, river lets at Pangbourne: a male stripper in Reading comes to hen dos and fortieths with a sitting room to themselves.",
      here: "Half your guests may come from London and half from Swindon and Newbury, and this is where the trains meet. On Friday evening it’s everybody off at Reading with wheeled cases, bound for a flat on Kings Road or a house over the bridge in Caversham. He’s booked for eight, which lets the Paddington stragglers sit down. For longer weekends people take somewhere at Pangbourne or Sonning with a lawn to the river: croquet and paddleboards outside, him in the sitting room, nobody in a wet swimsuit on the sofa. For a friend’s send-off, take a function room, with everyone’s agreement and the manager’s.",
      spots: [
        {
          name: "Caversham",
          text: "Victorian villas and boathouse rooms across the bridge. Low gardens get wet in winter, so bring his case in from the road side. Bays near the station end need a visitor’s permit.",
        },
        {
          name: "Kennetside and Kings Road",
          text: "Flats on old biscuit-factory land: lifts, fobs, a kitchen along one wall of the lounge. Cosy for ten; book the short show and think of the flat beneath.",
        },
        {
          name: "Pangbourne and Sonning",
          text: "Thames houses let by the weekend and made for a crowd. Read the clause about events, lock the boathouse after dark, and give the lane as well as the postcode.",
        },
      ],
      room: "New flats echo. A rug and a sofa along the hard wall bring the music down to something the neighbours can ignore. Kitchen stools won’t do for the bride, since they spin; borrow a dining chair. In a river house, dry the footprints off the boards before he dances on them.",
      question: {
        ask: "Festival weekend: any chance?",
        answer:
          "Yes, but not on the Thursday or the Monday. That’s when the crowds for Richfield Avenue arrive and leave and the roads seize up. The Saturday and Sunday between are close to normal traffic, apart from the streets by the site. Make it the Saturday, on the south or east side, and let him come by train.",
      },
    },
    "female-stripper": {
      intro:
        "The town flat, the sports-club lounge or the country let will suit a female stripper in Reading, for stags, birthdays and divorce parties; Friar Street’s bars are for afterwards.",
      here: "After a day at Ascot or Henley, come back to a house with the chairs already set out. A divorce party on Kennetside could be six friends, a few bottles and the burlesque set, with a glove thrown to the guest of honour. A bigger stag party wants more floor than a flat has and should try a club in Caversham or Earley, where the lounge can be had whole and the car park takes a minibus; Paddington trains run past eleven, so nobody has to rush off. Have somebody read out the rules first.",
      spots: [
        {
          name: "Kings Road and Forbury",
          text: "Apartment blocks with a staffed lobby and a fob for every door. Meet her at street level, take the lift together and avoid the hour of the evening deliveries.",
        },
        {
          name: "Earley and Woodley clubs",
          text: "Rugby and football clubhouses with a function lounge. Check on which evenings the juniors train, and whether the blinds on the pitch side come all the way down.",
        },
        {
          name: "Barns towards Henley",
          text: "Holiday lets up the valley, used by race and regatta groups. Owners are wary of stag parties: be straight with them about numbers, music and her, or the deposit goes.",
        },
      ],
      room: "Dimmer down, curtains over the balcony doors, rug rolled up and stood in the bath: ten minutes’ work, and a Reading new-build is as good as a little theatre. Her bag and her music start out in the bedroom with the en suite, and it stays hers till she goes.",
      question: {
        ask: "The lease says no parties. Can we risk it?",
        answer:
          "Don’t. Blocks along Kings Road have night managers and residents who write things down, and a show stopped halfway is worse than none. Eight people and a short act at seven may not be a party in anyone’s book, but ask the landlord rather than us. Otherwise a clubroom, or a hotel meeting room with its manager’s consent, is one taxi and no worry.",
      },
    },
    "drag-queen": {
      intro:
        "An awards lunch by the Kennet, a sixtieth in Caversham, a quiz in a rugby-club bar: each is a job for a Reading drag queen.",
      here: "For an office party, send notes about everyone, and she’ll hand out silly awards. Lunch is a good slot, since half the company has a train to catch by five. Across the river she does birthdays in the round, between the marquee and the pudding table, with songs from the decades you name and a last chorus for the whole lawn. At a cricket club she’s quizmaster or bingo caller, and can be bribed. Weddings out at Sonning get her on the eve, to introduce the tables and find out which uncle can be trusted with a microphone.",
      spots: [
        {
          name: "Rooms by Caversham Bridge",
          text: "Boathouse bars and hotel suites with a terrace for arrivals. Put her dressing room on the same level; she can’t manage a gangway in platforms.",
        },
        {
          name: "Green Park and Thames Valley Park",
          text: "Atriums and canteens after hours. Echo is the trouble, so hire two small speakers rather than one big one, and put somebody from facilities in charge of lights and fire doors.",
        },
        {
          name: "Club bars in Tilehurst and Woodley",
          text: "Rugby, cricket and social clubs that enjoy a quiz with forfeits. Give her a scorer, a bell and a table near the pumps, and she’ll fill a dead evening for them.",
        },
      ],
      room: "Atrium or marquee, the questions are the same. Where does she get ready, and does it lock? Has the microphone been tested today? What is overhead: sprinkler, chandelier, canvas? She needs two and a half metres of clear height.",
      question: {
        ask: "Half our team dial in. Can she host a hybrid do?",
        answer:
          "She’d sooner not, and nor would you. Her act is the room: eye contact, timing, an eyebrow going up in the second row, none of which survives a webcam. Bring people in, or give those at home a prize draw of their own and keep the stage for those present. A recording isn’t part of it either; on the night she’ll say which bit you may film.",
      },
    },
  },
  sources: [
    "Festival traffic, day by day: https://rdg.today/?p=149065",
    "Closures on Richfield Avenue: https://www.readingchronicle.co.uk/news/20662697.reading-festival-2022-road-closures-parking-changes/",
  ],
} satisfies Place;
