import type { Place } from "../shape.ts";

export default {
  slug: "dudley",
  name: "Dudley",
  kind: "town",
  within: "in Dudley",
  nation: "England",
  county: "West Midlands",
  at: { lat: 52.5, lon: -2.083, source: "GeoNames: Dudley, GB.ENG.D7" },
  motif: "town",
  quarters: ["Market Place and Stone Street", "Brierley Hill", "Stourbridge"],
  arriving:
    "The new tram line links the town with Wednesbury; check it is running on your date. Otherwise take a cab from Dudley Port, Tipton or Sandwell & Dudley station. Drivers mostly come from M5 junction 2.",
  busy: {
    when: "Black Country Day on 14 July, school-holiday weekends, and Fridays before Christmas",
    why: "Flags come out across the borough in July, zoo and museum families take hotel rooms, and firms hire the clubs in December.",
    ahead:
      "Before a Coseley club night or a Kingswinford birthday, give us three weeks. To have an act on 14 July, Black Country Day, speak up by mid-May.",
  },
  pages: {
    "male-stripper": {
      spots: [
        {
          name: "Netherton and Quarry Bank",
          text: "Working men’s clubs, each with its little stage and a curtain that still closes. Speak to the steward first and hire the concert room outright, leaving the members’ bar to carry on without you.",
        },
        {
          name: "Sedgley and Himley",
          text: "Cricket clubs on the high ground with pavilions, parking and a view. They book out for birthdays all summer; ask about last orders and whether the shutters lock from inside.",
        },
        {
          name: "Kingswinford and Wall Heath",
          text: "Suburban houses with extensions across the back. There is length enough for a run-up, with a utility room at the side in which a man in a fleece becomes a fireman.",
        },
      ],
      intro:
        "Male strippers for the whole of Dudley borough: hen dos at social clubs in Netherton, birthdays in Sedgley, farewells in a Stourbridge back room.",
      here: "Bring your mothers, their friends and a running commentary; he is quite happy to work with it. A club night has an order to it: cobs and pork pie at eight, him at nine, disco after. At home in Kingswinford it is looser, with the patio doors open till it starts and everybody’s shoes in the hall. If he is meant for a retirement or a divorce, tell us; he adjusts the entrance, and leaves the wedding march out of it.",
      room: "If it’s a club, have someone check that the stage lights work and the step is sound. If it’s a house, lift the breakables off the low shelf. He could also do with a hook for his clothes, an ordinary chair with straight legs, and a lead long enough to reach the socket by the telly.",
      question: {
        ask: "Do we have to tell the committee what he does?",
        answer:
          "Yes, in advance and in plain English: a costumed striptease to underwear, adults only, doors shut, over inside half an hour. Most would rather be asked than hear about it on Monday. Get the answer from whoever holds the licence, note the name, and tell us if they have set a finishing time.",
      },
    },
    "female-stripper": {
      spots: [
        {
          name: "Gornal",
          text: "Houses on steep lanes with parking on one side only. Meet her at the bottom by the main road and walk up together; satnavs think some of these streets join, and they don’t.",
        },
        {
          name: "Brierley Hill Waterfront",
          text: "Modern hotels and offices beside the canal at Merry Hill. A conference suite can work if management is willing; a bedroom won’t. Level access, lots of spaces and no neighbours after six.",
        },
        {
          name: "Halesowen and Hagley Road houses",
          text: "Larger family homes towards the Clent side, useful when grown-up children and their partners are coming. Ground-floor rooms at the rear are private and out of earshot of the pavement.",
        },
      ],
      intro:
        "From Gornal to Halesowen, our Dudley female strippers dance at stag dos, sixtieths, silver weddings and women’s nights in private rooms.",
      here: "A stag night might be skittles, faggots and peas, and then the show in somebody’s front room or the closed half of a pub function suite. The father-in-law is welcome, if he wants to be there. She has danced, bowed and gone by the time the cobs come out. A couple marking thirty years can ask for sequins and older songs, and so can a women’s skittles team. Whoever you are, nominate a sensible one to see her in and out. With forty in a club lounge, cover the cobs, queue up the old songs and seat the sisters near the front.",
      room: "Function suites at pubs often have a glazed door to the bar. Cover it with a tablecloth or choose a different room, or people will look. She needs heat, a changing space other than the ladies’, a clear square of carpet, and the speaker within arm’s length.",
      question: {
        ask: "Can it be in the pub itself, if we’re the only ones in?",
        answer:
          "Not unless the pub is closed to everyone else and the licensee has agreed beforehand. A quiet Tuesday still leaves someone free to wander in with a child. The back room with its own entrance is fine if the landlord says so. If you can’t get a firm yes, have her come to yours and go to the pub afterwards.",
      },
    },
    "drag-queen": {
      spots: [
        {
          name: "Coseley clubs",
          text: "Concert rooms that still own a bingo machine and a compère’s stool. Ask the committee to advertise it to members and let the bar takings pay for the evening.",
        },
        {
          name: "Stourbridge",
          text: "Supper rooms and upstairs bars near the ring road, a change from club land, with the tiny shuttle train from the Junction to bring guests in. A birthday for thirty sits nicely.",
        },
        {
          name: "Merry Hill and the Delph",
          text: "Function rooms by the canal, big enough for a works do, where a van can back right up. Wheelchair users and grans get in without a step.",
        },
      ],
      intro:
        "Dudley club nights, pub anniversaries and birthdays all have room for a drag queen, with bingo if you fancy it and songs that everybody knows.",
      here: "Clubs in this borough grew up on turns, and the audience knows how to treat one: they listen, they shout, they go to the bar in the slow number. A queen fits straight in. She can call the flyers and the full house, draw the meat raffle with indecent reverence and finish on something everybody’s dad can sing. She does a landlord’s twenty-fifth year behind the bar, on an over-18s night, and a seventieth with three tables of cousins. July has Black Country Day on the fourteenth, with bunting already up.",
      room: "Club dressing rooms are a mixed blessing: the mirrors are good and the heating often isn’t. Ask for it to be on by six. Check that the ceiling over the stage clears a wig on heels, and find out whether the sound desk takes a phone or only a jack.",
      question: {
        ask: "Will they understand her if she isn’t from round here?",
        answer:
          "Yes, and they’ll enjoy putting her right. Tell us if you would like somebody local and we will ask, though it depends who is free. Put a few words in your notes, how your family says them, plus what the pub team is called and the feud about the allotment. She’ll have a go at the accent if you want her to.",
      },
    },
  },
  sources: [
    "Tram line from Wednesbury, opening promised for August 2026: https://bbctodays.pages.dev/news/articles/cj4ll7egr2no",
    "Stourbridge Town branch line: https://en.wikipedia.org/wiki/Stourbridge_Town_branch_line",
    "Black Country Day, 14 July: https://www.bclm.co.uk/news/happy-black-country-day/341.htm",
  ],
} satisfies Place;
