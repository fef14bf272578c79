import type { Place } from "../shape.ts";

export default {
  slug: "leamington-spa",
  name: "Leamington Spa",
  kind: "town",
  within: "in Leamington Spa",
  nation: "England",
  county: "Warwickshire",
  at: { lat: 52.285, lon: -1.52, source: "GeoNames: Royal Leamington Spa, GB.ENG.P3" },
  motif: "town",
  quarters: ["The Parade and Regent Street", "Old Town", "Newbold Terrace"],
  arriving:
    "Chiltern trains from Marylebone and Moor Street use an Art Deco station on the Old Town side. Drivers leave the M40 at junction 13 or 14; evening bays off the Parade go early.",
  busy: {
    when: "Warwick University graduations in July and January, and race days over at Warwick",
    why: "Graduates’ families sleep here rather than on campus, and racegoers come back along Emscote Road for dinner.",
    ahead:
      "Give us three weeks for an act near the Parade, with curry on Clemens Street to follow. Book July graduations in May, and January ones by mid-November.",
  },
  pages: {
    "male-stripper": {
      spots: [
        {
          name: "Lansdowne Crescent and Clarendon Square",
          text: "Stucco terraces divided into flats. The first floors kept their ceilings and double doors, and one of those is worth asking for when you book the weekend; attics are pretty but he’d be dancing at a stoop.",
        },
        {
          name: "Milverton",
          text: "Victorian villas with wide halls, a piano somewhere and gates. Space for everyone to sit in the round, and a side path that can’t be seen from the bay.",
        },
        {
          name: "Old Town",
          text: "Terraces and shared houses below the railway bridge. Lively enough that one more party passes unnoticed, though in the narrow rooms half the guests watch from the stairs.",
        },
      ],
      intro:
        "Regency drawing rooms suit a male stripper, and Leamington Spa has streets of them, for a hen do in a flat or a birthday anywhere from Milverton to the south of the river.",
      here: "Bridesmaids arrive by train from Moor Street or Marylebone, drop their cases in a first-floor flat near the Parade and spend the afternoon in Jephson Gardens with something in a can. Six is a good time, with two hours before the restaurant. The bride gets the good chair under the chandelier. In Milverton and Lillington it’s houses and birthdays, with neighbours on the guest list; over the Leam in Old Town it’s smaller rooms and narrow stairs. Wherever it is, he dances for the guest of honour and then the room.",
      room: "Marble hearths and gilt mirrors are somebody else’s, so move ornaments to the bedroom before the prosecco. These floors are old boards over another flat: a rug, soft soles and a finish before ten keep the peace. He can use the bathroom to dress, if it isn’t also where the coats are.",
      question: {
        ask: "Our flat is in a listed terrace with strict rules. Does that stop us?",
        answer:
          "Listing doesn’t, but the lease or the letting agreement may. Look for lines on visitors, amplified music and hours, then ask the owner in a straightforward message: one guest performer, half an hour, early evening. Most agree if the sound is kept down. Don’t bring a smoke machine, or it’ll set off the alarms.",
      },
    },
    "female-stripper": {
      spots: [
        {
          name: "Kenilworth Road and Northumberland Road",
          text: "Large detached houses under trees on the way out to Kenilworth. Deep plots and side doors; where the lounge is mostly glass, use the dining room and close the hatch.",
        },
        {
          name: "Clemens Street and High Street",
          text: "Private upper rooms above restaurants, for a dozen or so. The way in must be separate from the dining room, and the owner should know what the booking is.",
        },
        {
          name: "Harbury and Radford Semele",
          text: "Barn lets by the canal and the Fosse Way. Stone walls, good heating, a gravel yard; ask about the farmhouse next to it and who’ll be at home.",
        },
      ],
      intro:
        "Back rooms in Old Town, villas off Kenilworth Road, barns towards Harbury: each suits a female stripper at a Leamington Spa stag do, birthday or couples’ party.",
      here: "Six friends is enough: hire canoes on the Leam, come home to her show, and go for a curry on Clemens Street afterwards. A women’s group, or a couple with friends round for their anniversary, may prefer burlesque, with long gloves, a fan and a slow first number. Tell us how large the room really is: a Regency lounge and the back bedroom of a terrace need different routines. Keep the patio doors locked, the buffet in the kitchen, and make sure that any neighbours you ask know what’s coming.",
      room: "French windows run to the floor in half these houses and have nothing but a voile over them. Shutters are best, a clothes horse and bedspread second best. Find her a dressing table upstairs, put the lamps low and well out to the sides, and keep the middle of the rug free of glasses.",
      question: {
        ask: "It’s a house share and two of us are in finals. Fair to the rest?",
        answer:
          "Only with everyone’s agreement, including the pair revising. Move it to a weekend after the last paper, or hire somewhere, and you’ll have a better party. Check the tenancy on events too. All guests must be 18 or over and glad to be there, and no one should come home to find their own lounge occupied without warning.",
      },
    },
    "drag-queen": {
      spots: [
        {
          name: "Railway arches and Old Town units",
          text: "Workspaces with good sockets, projectors and beanbags. Bare concrete needs rugs to soften the sound, and somebody present must know the alarm code after seven.",
        },
        {
          name: "Around the Pump Rooms and Newbold Terrace",
          text: "Tea rooms and hired salons with high ceilings opposite the gardens. She can wear the tallest hair she owns, and there’s a garden to walk in afterwards.",
        },
        {
          name: "Clubs in Whitnash and Cubbington",
          text: "One-storey halls with a bar, parking at the kerb and committees who return calls. The officials’ changing room, away from the guests, will suit her.",
        },
      ],
      intro:
        "Launches, leaving lunches and birthdays in Leamington Spa have drag queens as hosts, whether it’s a studio’s wrap party, tea for forty or a 1970s night in Whitnash.",
      here: "So many video games are made here that the trade calls it Silicon Spa. For a launch party she can run the evening from your list: achievements unlocked, bugs honoured by name, a boss fight between departments settled by musical chairs. Nobody has to dance who’d rather hold a plate. Away from the arches she does afternoon tea, with sandwiches, scandal and three songs between the tiers, which makes a good charity lunch. Whitnash and Sydenham have sports clubs for landmark birthdays, with the badminton posts wheeled away.",
      room: "Small tables, angled, are better than rows of chairs for joining in. For tea, her voice alone will carry in a salon of forty if nobody runs the coffee grinder; beyond that she’ll be after a microphone. Lend her a bedroom or office with a sink, and give her somewhere a cape can hang without trailing.",
      question: {
        ask: "Our developers hate audience participation. Can a queen work round that?",
        answer:
          "Certainly. Tell her it’s opt-in and she’ll build on volunteers, teams and a quiz played on phones rather than on picking people out. She can sit on the awards instead, reading citations that colleagues have written, which gives the shy ones a laugh without a spotlight. Mark anyone who mustn’t be named at all.",
      },
    },
  },
  sources: [
    "Silicon Spa, the games trade: https://www.wired.co.uk/article/leamington-spa-games-industry",
    "Lansdowne Crescent, stucco terrace now houses and flats: https://britishlistedbuildings.co.uk/101381354-numbers-19-57-and-attached-railings-royal-leamington-spa",
  ],
} satisfies Place;
