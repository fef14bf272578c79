import type { Place } from "../shape.ts";

export default {
  slug: "walsall",
  name: "Walsall",
  kind: "town",
  within: "in Walsall",
  nation: "England",
  county: "West Midlands",
  at: { lat: 52.585, lon: -1.984, source: "GeoNames: Walsall, GB.ENG.O8" },
  motif: "town",
  quarters: ["Gallery Square", "Bridge Street and Bradford Street", "Aldridge and Streetly"],
  arriving:
    "From New Street the train takes under half an hour. M6 junctions 9 and 10 are both “Walsall”; 7 is nearer for Streetly, and Bescot traffic builds whenever the Saddlers are at home.",
  busy: {
    when: "Saddlers home Saturdays, wedding season, and the run of December Fridays",
    why: "Banqueting suites from Bescot to Aldridge take big weddings most of the year, so function rooms are what run out first.",
    ahead:
      "Three weeks’ notice is reasonable if you already have the room in Bloxwich or Aldridge. In wedding season, on Saddlers Saturdays and on December Fridays, six to eight.",
  },
  pages: {
    "male-stripper": {
      spots: [
        {
          name: "Bloxwich and Pelsall",
          text: "Social clubs, most with a concert room, space for dancing and a car park. The secretary holds the diary; ring on a weekday morning when somebody is counting the till.",
        },
        {
          name: "Park Hall and Streetly",
          text: "Detached houses, the first lot south-east of the centre, the second along the edge of Sutton Park. A back extension gives him a straight run from the hall, and guests can leave cars on the drive.",
        },
        {
          name: "Flats by the canal basin",
          text: "New blocks beside the art gallery, good for a group staying over. Rooms are neat and not large; count on eight seated guests and a clear patch of carpet.",
        },
      ],
      intro:
        "Our Walsall male strippers come to hen dos, birthdays and the odd divorce party, at clubs in Bloxwich, houses in Park Hall and function rooms in Aldridge.",
      here: "A hen do may run to forty, with both mothers, the darts team and a friend from every job the bride has had, so a club room makes more sense than a flat. He comes in from the far door while the buffet is being uncovered, works his way down one side and back up the other, and ends at her chair. Small parties are just as welcome and easier to surprise: ten round a patio heater in Streetly, or a fiftieth in Rushall where the lads from work have clubbed together for her.",
      room: "Club floors are generous and want making smaller: pull six tables into a ring and leave the middle for him. At a house, keep the speaker and the dancing well away from the fish tank. He can get dressed in a box room, an office or any cloakroom that bolts.",
      question: {
        ask: "Is the town centre or a club better for forty of us?",
        answer:
          "A club, nearly every time. Central bars are laid out for standing, and a roped-off corner is still public. A club gives you its own room, a floor, a stage if you want it and parking, and the committee can tell you straight off whether the act is allowed. Keep the town for afterwards.",
      },
    },
    "female-stripper": {
      spots: [
        {
          name: "The Chuckery and Caldmore",
          text: "Victorian terraces near the Arboretum. Front rooms give on to the street, so choose the back one and bring chairs down from the bedrooms; parking is residents’ only in places.",
        },
        {
          name: "Aldridge and Barr Beacon",
          text: "Detached houses with gardens behind and few passers-by. A conversation with next door about a livelier evening than usual is enough, and there is space for her car.",
        },
        {
          name: "Willenhall and Darlaston",
          text: "Clubs and former institutes with a smaller lounge beside the main bar. Hire the whole lounge, keep someone on its door, and find out what the committee’s rules say about striptease.",
        },
      ],
      intro:
        "From stag dos to a couple’s silver wedding, a Walsall female stripper performs behind a shut door: a lounge in Aldridge, a Darlaston club’s side room, a hired hall with blinds.",
      here: "The Saddlers finish a little before five, so be at a mate’s house in the Chuckery by half past six with a tray of samosas and a case of lager. She can come and go before the late kick-off on the telly. For a silver wedding in Aldridge or out towards Barr Beacon, or a cabaret evening with the book group, ask for burlesque, with fans. Tell us who would sooner watch, and she’ll leave them to it.",
      room: "Her list is short. One warm room out of sight, a mirror, a socket, and a patch of carpet clear of the nest of tables. Yours is longer: curtains that meet, a lamp instead of the ceiling light, phones put away, and a word with anybody whose teenagers might come home early. Small prizes for the games are hers to bring; the bowl for the phones is yours.",
      question: {
        ask: "Not everyone in the group will be keen. Should we still book?",
        answer:
          "Ask them first, one by one. If some would be unhappy, put it at a point they needn’t be there for, such as before the meal, and be open about it. They can join the party halfway and miss nothing they wanted. Nobody should feel they have to stay.",
      },
    },
    "drag-queen": {
      spots: [
        {
          name: "Banqueting suites at Bescot and Bradford Street",
          text: "Big rooms built for big families, with house sound, stage lighting and a bridal suite she can paint her face in. Clear the act with both sets of parents.",
        },
        {
          name: "Aldridge and Walsall Wood",
          text: "Community halls and sports clubs for a sixtieth, all on one level, with a hatch. Bring your own microphone or say there isn’t one; such halls seldom own a decent model.",
        },
        {
          name: "Near the Town Hall",
          text: "Upstairs rooms in the civic quarter, used by offices on a Thursday. Central for buses, with a flight of stairs for the cases unless the landlord has a lift.",
        },
      ],
      intro:
        "At a Walsall wedding evening, a leaving do or a club Saturday, a drag queen can host, sing three songs or run the quiz.",
      here: "Evening receptions here last, and there is always an hour when the first dance is over, the second lot of guests haven’t come and the DJ plays to a carpet. Put a queen in that hour. She introduces the families to each other, runs a game between the two top tables, and hands the floor back full. For a leaving do she needs a name, a job title and a few stories; she’ll read a citation and present a saddle, this being the town for it, if you can lay hands on one. Club Saturdays suit her too, with dabbers, a line and a house between the songs.",
      room: "Chandeliers hang low in the grander suites, and so do foil balloons; keep both away from where she performs. She would like a table for make-up facing a window or bright bulb, a plug there and another by the stage, and a clean run to the loo in a wide frock.",
      question: {
        ask: "Two families, two languages, one room. Will a drag host work?",
        answer:
          "She can, with help. Send the names and how to say them, mark the subjects to keep clear of, and tell both sets of parents who is coming. Songs carry further than patter when not everybody shares a first language. Ask for more numbers and fewer stories, and a game that needs no words. She won’t do accents.",
      },
    },
  },
  sources: [
    "New Art Gallery beside the canal basin: https://diamondgeezer.blogspot.com/2019/03/walsall.html",
    "Bescot Stadium station and the Walsall ground: https://en.wikipedia.org/wiki/Bescot_Stadium_railway_station",
  ],
} satisfies Place;
