import type { Place } from "../shape.ts";

export default {
  slug: "swindon",
  name: "Swindon",
  kind: "town",
  within: "in Swindon",
  nation: "England",
  county: "Wiltshire",
  at: { lat: 51.558, lon: -1.781, source: "GeoNames: Swindon, GB.ENG.N9" },
  motif: "town",
  quarters: ["Old Town", "Regent Circus and Fleet Street", "The railway works"],
  arriving:
    "Paddington trains take about an hour to a station right by the old works. From the M4, junction 15 suits Old Town and 16 the west; allow for the Magic Roundabout.",
  busy: {
    when: "Air Tattoo week at Fairford in July, Swindon Town home games, and December’s office parties",
    why: "Plane-spotters fill hotels from Cricklade to the M4; office teams take the function suites for Christmas.",
    ahead:
      "For Old Town or Rodbourne we like three weeks’ notice. Air Tattoo week in July is one to raise in May, and an office party in December by mid-October.",
  },
  pages: {
    "male-stripper": {
      intro:
        "Male stripper shows in Swindon are for hens, fiftieths and grown-up parties: an Old Town first floor, a West Swindon lounge, a Rodbourne club or a barn on the Downs.",
      here: "A hen at home works well here: Mum does the food for five, there are games, then the show indoors with the curtains drawn, and the neighbours come round later for the karaoke. If you’d rather dress up, take a private room on Wood Street in Old Town and have him between mains and pudding, once the manager has agreed. Down at Rodbourne the railway clubs do a lovely seventieth. Ask which nights there’s no skittles, and keep the guest list to over-18s. He dances for the room as well as the guest of honour, and the chair is for whoever wants it.",
      spots: [
        {
          name: "Old Town",
          text: "Wood Street, up on the hill, has dining rooms up a flight where the door shuts. Fewer stag parties than by the station, and taxis that come when called.",
        },
        {
          name: "Rodbourne and Gorse Hill clubs",
          text: "Concert rooms of the old kind, with a stage, a bar and somewhere to change. Ask the club secretary for the committee’s yes to a striptease, in writing, and for a night when the room is yours alone.",
        },
        {
          name: "Aldbourne, Wroughton and the Downs",
          text: "Barns and farm lets with room for all the cousins. It’s windy up there and the show is indoors anyway, which makes one big sitting room the thing to look for.",
        },
      ],
      room: "New estates such as Wichelstowe have open-plan downstairs with no doors at all: hang something across the hall and make the study his. Railway cottages are the opposite: tiny rooms, too many doors. In those, invite eight and carry the sofa into another room. Have a speaker ready in either.",
      question: {
        ask: "My nan wants one for her eightieth. Would he?",
        answer:
          "Yes, if she does want it. He’ll keep it gentle: costume of her choice, plenty of singing along, a dance with her if she fancies it and a chair that’s easy to get out of. If she lives in sheltered housing, hold it in her own flat or hire a room, as the lounge belongs to everybody.",
      },
    },
    "female-stripper": {
      intro:
        "A female stripper comes to Swindon stag dos, Town fans’ birthdays and evenings for women, in a closed room near Regent Circus, a cricket pavilion or a house with blinds.",
      here: "From the station it’s ten minutes on foot to a private bar in the centre, or a cab round five small roundabouts to somebody’s house in Stratton. Either works. Don’t try to fit it in between pubs on Fleet Street. Name the hour, tell everyone it’s dinner, and have her arrive as the plates go. For a birthday on one of the newer estates, clear the lounge for a dozen friends, men and women, and have the short show on a Saturday before town. Tell people beforehand what’s planned, and let anybody who’d rather not join you for the drinks afterwards.",
      spots: [
        {
          name: "Regent Circus and Victoria Road",
          text: "Bars and restaurants near the theatre with an upstairs to let. Midweek is easier. Get a named manager’s agreement, and be sure the CCTV monitor isn’t behind the public bar.",
        },
        {
          name: "Sports clubs from Stratton to Wroughton",
          text: "Football and cricket clubs whose lounge faces a pitch and not a street. Blinds down, hatch shut, one committee member on the door, and she can change in the officials’ room.",
        },
        {
          name: "Stratton and Wroughton homes",
          text: "A lounge in a newer house takes twelve. Push the corner sofa to the window, take up the play mat and the rug, and give her the room with the fitted wardrobe, whose doors make a good long mirror.",
        },
      ],
      room: "Check the ceiling first: suspended tiles in clubs are low, and a raised fan will find the sprinkler. Try the floor as well, in case the carpet tiles lift. A lamp at each side flatters better than the disco ball. Somebody ought to guard the corridor while she dresses.",
      question: {
        ask: "It’s Air Tattoo weekend and we’re in a hotel. Can she come there?",
        answer:
          "Hotels round the M4 are full that weekend in July, and a full hotel is a fussy one. You’d need the duty manager’s consent and a private meeting room, not a bedroom. A friend’s house in Swindon, or a club lounge booked months before the jets arrive, is a safer bet.",
      },
    },
    "drag-queen": {
      intro:
        "Book a Swindon drag queen for a retirement do, a silver wedding, an awards night in the old railway sheds or a game of bingo at the social club.",
      here: "This is Diana Dors’s home town, and a platinum wig still gets a cheer. At a long-server’s retirement she reads out the old memos, sings the exit and presents the clock. At a silver wedding, point out which of the bridesmaids came. For an office team she hosts the awards in front of a locomotive. And yes, Gorse Hill will have its bingo, and she’ll call it. She brings the cards and pens with the two-hour booking.",
      spots: [
        {
          name: "The railway works",
          text: "Engine sheds and museum halls for corporate evenings, dramatic and cavernous. Hire sound for the space, have a lamp facing her, and leave time to walk in from the car park.",
        },
        {
          name: "Working men’s and social clubs",
          text: "Gorse Hill, Rodbourne, Penhill: a stage with tabs, a resident PA and an audience that has seen all the greats. Ask what time they like to finish.",
        },
        {
          name: "Old Town dining rooms",
          text: "For a team of twenty or a divorce supper with friends. She can sit at the table between numbers, and talk to people.",
        },
      ],
      room: "Sheds are draughty and echo; low ceilings in the clubs scuff wigs. Tell us which problem you have. In both, she’ll need mains within reach, one steady microphone, and a dressing room that isn’t the beer store. She’d be glad of an ironing board.",
      question: {
        ask: "Do we really need a microphone for thirty people?",
        answer:
          "For thirty who are listening, no. For thirty who’ve been celebrating since lunch in a hall built for engines, yes. If your club’s PA is in doubt, plug a phone into it during the week and walk to the back. Should you not hear the words, borrow another.",
      },
    },
  },
  sources: [
    "Diana Dors, born in Old Town: https://pssauk.org/woman/diana-dors/",
    "Hotels full for the Air Tattoo at Fairford in July: https://gazetteandherald.co.uk/news/7312510.its-up-up-and-away-for-an-aero-display",
    "The railway works and the Magic Roundabout: https://www.mikehigginbottominterestingtimes.co.uk/2014/01/01/steamed-up/",
    "Stratton St Margaret, Swindon’s north-east: http://en.wikipedia.org/wiki/Stratton_St._Margaret",
    "Wroughton, with its newer houses: https://abcdocz.com/doc/1000772/wroughton-neighbourhood-plan-2015-%C3%A2%C2%80%C2%93-2026",
  ],
} satisfies Place;
