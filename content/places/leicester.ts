import type { Place } from "../shape.ts";

export default {
  slug: "leicester",
  name: "Leicester",
  kind: "town",
  within: "in Leicester",
  nation: "England",
  county: "Leicestershire",
  at: { lat: 52.639, lon: -1.132, source: "GeoNames: Leicester, GB.ENG.H4" },
  motif: "city",
  quarters: ["Cultural Quarter", "Braunstone Gate", "St Martins"],
  arriving:
    "Trains come in on London Road, a ten-minute stroll from the Clock Tower. Parking round Welford Road vanishes when Tigers or City play at home, so check both fixture lists.",
  busy: {
    when: "The Comedy Festival in February, rugby Saturdays and December’s works parties",
    why: "Comics borrow the city’s function rooms for weeks, Tigers supporters want supper, and firms take what is left before Christmas.",
    ahead:
      "Comedy Festival dates in February are best agreed before Christmas. Otherwise three weeks is comfortable for a Stoneygate birthday or a flat behind Curve.",
  },
  pages: {
    "male-stripper": {
      spots: [
        {
          name: "Around Orton Square",
          text: "Shoe and hosiery factories made into apartments near the theatre. High ceilings, steel beams and a lift more often than not, with the station close by for those going home to Loughborough or Nuneaton.",
        },
        {
          name: "Stoneygate and Clarendon Park",
          text: "Bay-fronted villas south of Victoria Park, with double doors between front and back parlours. Open those, seat people in one and keep the other for him.",
        },
        {
          name: "Above the bars of Braunstone Gate",
          text: "West of the centre, over the bridge. If you hire a room here it has to be one that closes off, with the manager’s yes to striptease in writing and a place for him to change.",
        },
      ],
      intro:
        "Leicester male stripper hire, for hens in the Cultural Quarter and birthdays in Clarendon Park or Stoneygate, at a flat, a house or a hired room.",
      here: "Eat first: go for dinner early, get the taxi back to an apartment behind Curve, the theatre, and have him arrive when shoes are already off. A birthday in the Victorian suburbs can have a houseful from four o’clock, with the show between the food and the dancing. He dances in costume for the guest of honour and the room, and the full show has a game for everybody. A friend’s divorce or leaving party works in a hired room whose manager has said yes. Tell us who knows and who doesn’t, and we won’t let it slip.",
      room: "In a converted factory keep the bass down, because it carries through the steel. Three metres by three of floor is plenty, in a flat or a parlour. Take up rugs that slide, put the speaker near a socket before he comes, and give him a bedroom or bathroom to change in. Borrow a plain chair from next door if yours all swivel.",
      question: {
        ask: "There’ll be older relatives in. Is that going to be awkward?",
        answer:
          "Only if nobody warned them. Plenty of grandmothers enjoy it most of all, but some guests would prefer another room and a cup of tea, and that should be easy to do without fuss. Agree the costume before the day; it ends in underwear, whichever you choose, and he won’t approach anyone you have named.",
      },
    },
    "female-stripper": {
      spots: [
        {
          name: "Braunstone Gate",
          text: "Flats and shared houses over the Soar by West Bridge. Fine for a small group of adults out of term, when next door is empty; in term time expect curious neighbours and nowhere to leave a car.",
        },
        {
          name: "Oadby and Wigston",
          text: "Detached houses with wide lounges and a drive, beyond the city’s match-day parking. Sliding doors onto the patio want covering, since gardens back on to one another.",
        },
        {
          name: "St Martins",
          text: "Cellars and set-menu rooms in the lanes by the cathedral. Choose one with a separate entrance and no public passing through, and have the manager’s agreement before the deposit.",
        },
      ],
      intro:
        "Anywhere from Braunstone Gate to Oadby, female strippers come to stag dos, fiftieths and women’s nights in and around Leicester, at a house, a flat or a private room you have hired.",
      here: "Rugby decides many a Saturday here. After a match at Welford Road, take a room in somebody’s house off London Road for an hour off your feet before you face the city again. In February, with the Comedy Festival on, fit it between an early show and dinner. At home it might be a fiftieth in Wigston, or two couples in Oadby sharing a birthday, with burlesque if you’d rather. Send us names, ages and one story that may be told aloud.",
      room: "“Through lounge” on the particulars means she will be seen from both ends, so check front and back for gaps in the curtains. Give her a bedroom, not a landing, to change in. One lamp, the big light off, chairs along three sides, and the dog shut away. Borrow an extension lead that reaches the far wall, and stand the fan heater outside the door until she comes.",
      question: {
        ask: "Our flat is above a restaurant. Any problem?",
        answer:
          "The noise isn’t, because the restaurant makes more. The shared hall may be: diners with children use the same lobby, and she shouldn’t have to cross it in costume. Send somebody down with a coat, let her change once she is inside, and finish before the kitchen closes and the staff come up to smoke on the stairs.",
      },
    },
    "drag-queen": {
      spots: [
        {
          name: "The streets behind Curve",
          text: "Former hosiery floors rented for office parties, close to stage-door pubs and any amount of rigging. Somebody on site generally knows which fuse runs the sockets, and that saves an hour.",
        },
        {
          name: "Queens Road",
          text: "Independent cafés in Clarendon Park that shut to the public and lend out the whole place. Good for a fortieth with wine and small plates, with her working between the tables.",
        },
        {
          name: "Pavilions at Oadby and Kirby Muxloe",
          text: "Sports clubs with a bar, a hatch and parking at the step. Cheaper than town, easy for older guests, and the changing room already has mirrors and hooks.",
        },
      ],
      intro:
        "To close a retirement dinner, compère a works quiz or host a birthday in Evington, hire a Leicester drag queen.",
      here: "Every February the city fills with stand-ups, and people are used to live comedy and to joining in. At a retirement do off New Walk she tells a career in five minutes with three of the facts right; at a quiz she marks harshly and can be bribed. At a fiftieth in a cricket pavilion on the county side she keeps the language clean unless you tell her otherwise. Send your notes early: she writes from those. A hen tea has time, in the hour, for a pretend wedding, with a net curtain for a veil and vows the bridesmaids have written.",
      room: "Make-up takes her longer than the show, so the important room is the one you don’t see: quiet, bright, with a chair that isn’t a beer crate. Out front, keep a gangway clear of handbags, and test the microphone when the fridges are running.",
      question: {
        ask: "Can she do it without swearing? My mum’s bringing her friends.",
        answer:
          "Yes, and it’s often funnier. Say where the line is in your notes and she will write to it; innuendo that goes over one head and lands on the next is an old music-hall skill. Give her your mum’s name, two hobbies and a harmless scandal. If her friends would rather not be teased, put that in too.",
      },
    },
  },
  sources: [
    "Comedy Festival in February: https://visitleicester.info/ideas-and-inspiration/blogs/read/2025/01/whats-on-at-the-leicester-comedy-festival-this-year-b446",
    "Cultural Quarter’s hosiery, textile and shoe factories: https://greatcentral.org.uk/the-great-central-guide-to-the-cultural-quarter/",
  ],
} satisfies Place;
