import type { Place } from "../shape.ts";

export default {
  slug: "islington",
  name: "Islington",
  kind: "area",
  parent: "london",
  within: "in Islington",
  nation: "England",
  county: "Greater London",
  at: { lat: 51.536, lon: -0.103, source: "GeoNames: Islington, GB.ENG.GLA" },
  motif: "capital",
  quarters: ["Upper Street", "Barnsbury squares", "City Road Basin"],
  arriving:
    "Angel on the Northern line and Highbury & Islington on the Victoria stand at either end of Upper Street. N1 is nearly all residents’ bays: have a visitor voucher ready, and avoid Holloway Road after full time.",
  busy: {
    when: "Arsenal home fixtures, then office Christmas parties",
    why: "Sixty-odd thousand people leave the Emirates at once, and every table along Upper Street has been promised to someone.",
    ahead:
      "If Arsenal are away, two weeks covers Barnsbury or City Road Basin. With a home game make it four, and raise the office Christmas party in early October.",
  },
  pages: {
    "male-stripper": {
      intro:
        "Our male strippers come to Islington for hen dos, fortieths and leaving parties, and perform in private: a townhouse drawing room, a canal flat, the upstairs of a restaurant off Upper Street.",
      here: "Upper Street does the first half for you. The table was for six o’clock, the group wanders home past the Green in good voice, and by half past eight there is a bell at the house in Barnsbury. First-floor rooms were built for entertaining, with tall windows, a fireplace and space between the sofas, and ten is a good number for one. Send a name and a story when you book, and put your phones away. For a friend’s leaving do near the Angel, hire a private room over dinner, where a quarter of an hour between main course and pudding is plenty.",
      spots: [
        {
          name: "Barnsbury and Canonbury",
          text: "Georgian houses on squares: big rooms one flight up and a basement kitchen with its own door. Bring him in by the area steps and the bride, above, hears nothing.",
        },
        {
          name: "Upper Street’s first floors",
          text: "Private dining above shops and restaurants. Agree with the staff that nobody serves during the show, and that all of them know what it is.",
        },
        {
          name: "City Road Basin",
          text: "Glass-fronted apartments over the water, facing other glass-fronted apartments. Lower the blinds, shut the balcony door, and tell the desk to expect an entertainer with a holdall.",
        },
      ],
      room: "Old boards bounce. In a terrace of this age the floor carries every jump to the flat below, so be done by ten, leave a note for whoever lives there, and stand the speaker on a table. Look up, too: chandeliers hang low in these rooms, so put the chair well out from under one.",
      question: {
        ask: "Will he get here on an Arsenal day?",
        answer:
          "Yes, if the plan allows for it. Streets by the Emirates close around kick-off and again at the whistle, and the council’s match-day parking controls reach well beyond the ground. The Angel end is hardly touched. For anywhere north of Highbury Corner he comes by train or leaves a gap either side; give us the kick-off time when you book.",
      },
    },
    "female-stripper": {
      intro:
        "Book a female stripper in Islington for a stag party in a canal flat or a birthday in one of the big old houses behind Essex Road. It has to be a private room; an open bar won’t do.",
      here: "N1 is a short cab from everywhere, and every second door is somewhere to eat, so don’t leave the show until last. Ask for five or six, back at the apartment, shirts ironed, ahead of the first restaurant, when the groom is sober enough to be asked and to answer. For a women’s birthday where everybody has been told to wear long gloves, ask for the burlesque numbers, with fans rather than a chair. If you’re staying in, have the takeaway come at six, clear the boxes and be sitting down by seven.",
      spots: [
        {
          name: "Angel and Pentonville Road",
          text: "Serviced apartments in converted blocks, used to groups. Start with the house rules, since some forbid hired entertainers; those that allow them want to know who is hosting and when it ends.",
        },
        {
          name: "Highbury Fields",
          text: "Four-storey houses facing the grass, many now split into flats. Take the one with its own front door, or warn the others on the stairs that there is a party.",
        },
        {
          name: "Essex Road studios",
          text: "Photographic and rehearsal spaces let by the hour: blank walls, blackout blinds, a good mirror to dress by. Bring drinks and chairs, because you’ll find neither.",
        },
      ],
      room: "Sashes and shutters are made for this: close them and a first-floor sitting room is as private as a theatre. She needs the middle of the carpet, a socket that isn’t behind the bookcase, and a bedroom on the same landing to change in.",
      question: {
        ask: "We’re in a block with a concierge. Is that awkward?",
        answer:
          "It needn’t be. Tell the desk that an entertainer is coming, with her first name, your flat number and a time, and go down to meet her. Don’t invent a story. Do check the letting terms about parties and amplified music, because that’s what gets a group asked to stop.",
      },
    },
  },
  sources: [
    "Match-day parking controls: https://www.islington.gov.uk/parking/parking-restrictions/emirates-stadium-restrictions",
    "Road closures by the Emirates: https://www.arsenal.com/the-club/local-residents-news",
  ],
} satisfies Place;
