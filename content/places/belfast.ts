import type { Place } from "../shape.ts";

export default {
  slug: "belfast",
  name: "Belfast",
  kind: "town",
  within: "in Belfast",
  nation: "Northern Ireland",
  county: "County Antrim",
  at: { lat: 54.597, lon: -5.925, source: "GeoNames: Belfast, GB.NIR.N09000003" },
  motif: "city",
  quarters: ["Cathedral Quarter", "Titanic Quarter", "Botanic Avenue and Lisburn Road"],
  arriving:
    "Grand Central has the Dublin trains, and City Airport is minutes away. Guests crossing by sea come off the Cairnryan or Birkenhead boat, and rough weather can delay it.",
  busy: {
    when: "St Patrick’s weekend, and Saturdays once the City Hall Christmas market opens",
    why: "The seventeenth of March is a public holiday here, and the market brings works parties with it. Around the Twelfth in July many places close.",
    ahead:
      "Most weekends, from St Anne’s to Holywood, call for two to three weeks. St Patrick’s weekend is better settled by the end of January.",
  },
  pages: {
    "male-stripper": {
      intro:
        "A Belfast hen in a Titanic Quarter apartment or a house off the Lisburn Road needs only a male stripper at the door by seven. He also comes to thirtieths in Dundonald and birthdays in Holywood.",
      here: "Dublin hens are off the train at Grand Central by one, Scottish ones off the boat by two, and the local bridesmaids have been in since ten blowing up balloons. You’d think they would need introducing. They don’t. By the time he’s let in at seven they’re on nicknames and have swapped shoes. He keeps it moving, asks the bride before he takes her hand, and is gone while the laughing’s still going on. Cathedral Quarter afterwards. House parties in the east of the city run later, with a spread on the worktop and a da who’d sooner mind the dog.",
      spots: [
        {
          name: "Titanic Quarter",
          text: "Tall modern apartments near the arena, with lifts, underground parking and the yellow cranes outside. Say the block and the flat, because visitors go wrong among the identical doors.",
        },
        {
          name: "Malone and Stranmillis",
          text: "Red-brick villas and terraces divided or whole, with a front parlour big enough for a dozen. Pull the curtains: the pavements are busy with students.",
        },
        {
          name: "Holywood and Bangor side",
          text: "Detached houses on the County Down shore, with drives, wide lounges and blinds to the lough. It’s quieter out here than in the city, and the neighbours like to be told about a big birthday.",
        },
      ],
      room: "The parlour is usually the size for a dozen. Any more and you want the kitchen extension, which is tiled: lay a rubber-backed mat for him to dance on. Have a speaker in the same room, a plain chair, and a bedroom he can change in.",
      question: {
        ask: "Is July a bad month for it?",
        answer:
          "Much of it’s fine. Around the Twelfth a lot of places close, roads are shut for parades and plenty of people go away, so it isn’t a week we’d choose for a surprise. Early in the month or the last fortnight is ordinary summer, with light evenings and rooms to be had.",
      },
    },
    "female-stripper": {
      intro:
        "Private flats, farmhouses and hired upper rooms are where a Belfast female stripper works. She dances for stag groups off the ferry, for couples, and for women turning thirty or fifty.",
      here: "Stag parties fill the first day with a tour and two bars. Book her early in the trip, Friday at eight in the apartment near St Anne’s, before anyone has wandered off. The chair number goes to the groom if he says yes, to the best man if he doesn’t. On the Ormeau Road it’s women’s birthdays: prosecco, a fan dance, a go at twirling. In the country beyond Comber a farmhouse will take the lot, with parking in the yard and a collie who must be kept in.",
      spots: [
        {
          name: "Flats round St Anne’s",
          text: "Newish apartments in the lanes north of the cathedral. Handy for everything, with thick doors and thin balconies. Taxis can’t always reach the entrance, so meet her on Talbot Street.",
        },
        {
          name: "Strangford Lough",
          text: "Self-catering farmhouses around Comber and Killinchy, big enough to sleep the whole party. Quiet roads, dark lanes, stone floors. Light the stove by five and leave the yard light on.",
        },
        {
          name: "Ormeau and Ballyhackamore terraces",
          text: "Red-brick houses with a front parlour and a kitchen built on behind. For a women’s fortieth, use the parlour, borrow chairs from next door, and ask them in for a drink afterwards.",
        },
      ],
      room: "Not much is needed: heat, a lockable room with a mirror, a plug in reach, and a space cleared of beer. Apartments in the lanes have hard floors that ring, where a rug helps everybody, the people beneath included. Farm kitchens are long enough for two rows; put the table outside under the carport.",
      question: {
        ask: "Could a bar in the Cathedral Quarter host us?",
        answer:
          "An upstairs room might, if the manager agrees and nobody else can wander in. Northern Ireland has its own licensing law, stricter about entertainment than many visitors expect. The answer may well be no, and we’d respect it. We won’t perform in an open bar whoever says yes. An apartment is the safe choice.",
      },
    },
    "drag-queen": {
      intro:
        "A Belfast drag queen can host a staff night by the Lagan, a wedding-eve party, a golf club dinner or a hen do, for a crowd that likes to talk back.",
      here: "Union Street raised a generation of quick tongues, and any queen who works there has had to earn her ten minutes. What she does for you is up to the room. At works nights she’s quizmistress, with a round where departments bid for the worst excuse ever given for being late. A seventieth might like Dusty, with the parish gossip between songs. Hens who give us warning may get a wedding rehearsal in which everything goes wrong, cast from the guests. She leaves politics and religion alone.",
      spots: [
        {
          name: "Union Street",
          text: "A short street of LGBTQ+ nightlife near Royal Avenue, with rooms over the bars for private hire. House sound, decent lights, and staff who know to clear a path for the frock.",
        },
        {
          name: "Laganside offices",
          text: "Glass towers with an atrium or roof space for the Christmas do. Lifts for luggage and a view for the photographs. Tell the security desk when she’s due and which room is hers.",
        },
        {
          name: "East Belfast pavilions",
          text: "Bowling and rugby clubs whose bar staff know every member’s order. Long rooms with a low stage. Put the raffle table well clear of her train, or the bottles will go.",
        },
      ],
      room: "Look up at the light fittings: she’s tall even before the wig goes on. Provide a chair and mirror in a spare room, a three-pin socket, a space three metres by two, and a friend on the lights. Don’t seat anyone behind the pillar, because they can’t see and start to talk.",
      question: {
        ask: "Will she steer clear of politics?",
        answer:
          "Yes, without being asked. Her sharpest lines are for the bride’s shoes and the groom’s cooking, and in a room of both sorts that’s what people want. If there’s family history at a table, have a word beforehand and she’ll work the other end. Give her the names at that table and she’ll leave them be.",
      },
    },
  },
  sources: [
    "Grand Central station and its Dublin trains: https://en.wikipedia.org/wiki/Belfast_Grand_Central_station",
    "St Patrick’s Day and 12 July as public holidays: http://www.nidirect.gov.uk/bank-holidays",
    "Ballyhackamore, a suburb on the Upper Newtownards Road: https://en.wikipedia.org/wiki/Ballyhackamore",
    "Ormeau Road, south Belfast: https://en.wikipedia.org/wiki/Ormeau_Road",
  ],
} satisfies Place;
