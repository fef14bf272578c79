import type { Place } from "../shape.ts";

export default {
  slug: "chester",
  name: "Chester",
  kind: "town",
  within: "in Chester",
  nation: "England",
  county: "Cheshire",
  at: { lat: 53.191, lon: -2.892, source: "GeoNames: Chester, GB.ENG.Z8" },
  motif: "city",
  quarters: ["The Rows", "The Groves", "City Road"],
  arriving:
    "Chester station is a fifteen-minute walk along City Road to the Eastgate Clock. On race days the roads by the Roodee close; use the park and ride.",
  busy: {
    when: "May Festival on the Roodee, summer Saturday meetings and bank holidays",
    why: "The May Festival runs midweek and fills the hotels all the same; every Saturday meeting after it brings hen parties by the trainload.",
    ahead:
      "Away from race days, three weeks works for a townhouse off Watergate Street. Allow seven for a Saturday on the Roodee, and ring in March about the May Festival.",
  },
  pages: {
    "male-stripper": {
      intro:
        "Race days and hen weekends keep a male stripper busy in Chester, in townhouse apartments inside the walls, canal flats and farmhouses along the Dee. He comes to birthdays all year round.",
      here: "The last race is run, the party has walked back along the walls with shoes in hand, and dinner isn’t until half past eight. Book him for that gap. Somebody puts the kettle on, everyone sits down, and there’s still time afterwards to change. Non-racing weekends have a gentler order: a boat from the Groves at three, afternoon tea, then the flat. Mothers are often in the party, so tell us how cheeky he may be and he’ll pitch it to suit. On a race Saturday agree his start when you book, because his car meets the same crowds as yours.",
      spots: [
        {
          name: "Townhouses round Watergate Street",
          text: "Black-and-white outside, crooked within. The first-floor drawing room is generally the biggest; test which boards bounce before the chair goes down, and mind the beam if he is tall.",
        },
        {
          name: "Tower Wharf and City Road",
          text: "Modern canal flats with lifts, level floors and parking below. Easy for a group coming straight from the station with cases and a box of prosecco.",
        },
        {
          name: "Farndon and Tattenhall farms",
          text: "Barn lets in dairy country where the garden does for photos and nobody is close by. Buses are few at night, so arrange a minibus back to town.",
        },
      ],
      room: "Georgian and older rooms inside the walls have sloping floors and too few sockets, so bring an extension lead for the speaker. Hats off, handbags in the hall, chair in the widest part, and a bedroom left free for him to change.",
      question: {
        ask: "Should he come before the races or after?",
        answer:
          "After. Before racing there is hair, breakfast and a taxi that won’t wait, and the meeting has a dress code no one wants to risk with spilt fizz. Afterwards you have a lull. Ask for a start about an hour after the last race, since the crowd takes that long to clear the Roodee and the roads around it.",
      },
    },
    "female-stripper": {
      intro:
        "A racing syndicate, a stag do or a birthday in Chester can have a female stripper, with fans or a chair, in a private room in the city or a rented house outside it.",
      here: "On a race Saturday the centre is packed and well policed, so stay in for an hour first. She comes to the flat or a dining room after the meeting, when ties are loosened and the losses have been owned up to. Twelve people is plenty for the rooms here. Away from the Roodee she dances at fortieths in Hoole and at anniversaries where both halves of the couple have chosen the costume together.",
      spots: [
        {
          name: "Undercroft dining rooms",
          text: "Stone vaults beneath the Rows, let for private suppers. No windows, one door, thick walls: close to ideal, provided the ceiling clears her headdress and the restaurant knows exactly what is booked.",
        },
        {
          name: "Hoole and Newton",
          text: "Victorian streets behind the station, a stroll from the platforms. Family lounges with heavy curtains suit a birthday of a dozen or so. Let the house next door know the time it starts and the time it ends.",
        },
        {
          name: "Farm lets by the Dee",
          text: "Look round Farndon and Aldford for a converted farm building with a yard. She can pull up beside the door, and a minibus has somewhere to turn. Use a sitting room with curtains, not the barn with the glass end.",
        },
      ],
      room: "In a vaulted cellar the sound comes back at you. Half volume is enough, and a rug takes the ring off. Heels slip on stone, so see that the flags are swept and dry. For changing, the cloakroom does if its door locks and there’s a mirror above the basin. Upstairs on the Rows, leave someone at the street door to show her the steps. A fan heater in the changing room would be kind in winter.",
      question: {
        ask: "Could she meet us at the racecourse?",
        answer:
          "No. The Roodee is a public meeting with families in it, and a hospitality box has glass along one side. It would end with your party outside the gates. Bring the group back inside the walls; up Watergate Street it’s only a few minutes on foot.",
      },
    },
    "drag-queen": {
      intro:
        "Anniversary lunches, charity race nights, business awards and nights before weddings are what a drag queen in Chester is hired for. Say how many are coming and how rude she may be.",
      here: "At noon in summer the Town Crier stands at the Cross and bellows a welcome. Your queen can do the same at eight in the evening: oyez, the bride is late, the groom’s mother has opinions, and so on through the guest list. Mock proclamations go down a treat here, as does judging a hat parade after a meeting on the Roodee, with a rosette for the worst. For a works dinner she’ll host the awards with the blue jokes left out, and for a golden wedding she’ll sing. Quiz or bingo comes with the two-hour booking.",
      spots: [
        {
          name: "First-floor rooms on the Rows",
          text: "Panelled dining rooms over the shops with a gallery outside for her entrance. Seat people in a horseshoe, since the beams get in the way of any straight line.",
        },
        {
          name: "Country house hotels towards Tarporley",
          text: "Ballrooms, lawns and an events team that has seen it all. The PA is theirs and has a sound limiter. Ask what it’s set at, and when it comes on.",
        },
        {
          name: "Clubs in Hoole and Upton",
          text: "Bowling and other sports clubs, some with a low stage and a bar. Cheaper than the centre and easy to park at; ask for the lights over the dance floor to be left off until she has finished.",
        },
      ],
      room: "Headroom is the thing in a city this old. Stand where she would stand and reach up: if you can touch the beam, choose a smaller wig or another wall. Find out when delivery vans may come in; carrying cases up from Eastgate on foot is slow.",
      question: {
        ask: "Our guests run from twenty to ninety. Is she too much?",
        answer:
          "Not if you tell us. Half the room being over seventy is a brief she enjoys: more songs, cleaner patter, a bit of music hall, and a dance with grandad if he is willing. Put the youngsters at the back and warn her of anyone hard of hearing. Tell her who’d like a song of their own.",
      },
    },
  },
  sources: [
    "Chester May Festival and Saturday meetings: https://rickittpartnership.co.uk/get-ready-for-chester-races",
    "Town Crier at the Cross at noon in summer: https://chestertowncriers.com/chester-cross-proclamation/",
    "Bowls in Hoole’s Alexandra Park: https://www.hoolehistoryheritagesociety.org.uk/wiki/The_Game_of_Bowls",
    "Upton’s clubs: https://docslib.org/doc/8123790/leisure-activities",
  ],
} satisfies Place;
