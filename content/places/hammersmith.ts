import type { Place } from "../shape.ts";

export default {
  slug: "hammersmith",
  name: "Hammersmith",
  kind: "area",
  parent: "london",
  within: "in Hammersmith",
  nation: "England",
  county: "Greater London",
  at: { lat: 51.494, lon: -0.229, source: "GeoNames: Hammersmith, GB.ENG.GLA" },
  motif: "capital",
  quarters: ["Lower Mall and Upper Mall", "Brook Green", "King Street"],
  arriving:
    "Two Hammersmith stations face each other over the Broadway: District and Piccadilly in one, Circle and Hammersmith & City in the other. The bridge has been closed to motor traffic since 2019, and drivers from Barnes have to go round.",
  busy: {
    when: "Boat Race day and big Apollo weekends",
    why: "The crews pass beneath the bridge with both Malls packed, while comedy runs at the Apollo take W6 hotel rooms.",
    ahead:
      "Two to three weeks covers an ordinary evening, upstairs on King Street or at home in Brook Green. Boat Race day and Apollo weekends take about six.",
  },
  pages: {
    "male-stripper": {
      intro:
        "A boathouse room on the river, a mansion flat by Brook Green or an upstairs bar along King Street suits a male stripper at your Hammersmith hen do or birthday.",
      here: "Some of the rowing clubs along the river let a room, with a bar and a balcony, if the committee agrees to the act. Bring the bride by District line, put her crew along the rail in their sashes and let him take the salute. In Brook Green and Brackenbury, have it at home: thirtieths, fortieths and housewarmings, in tall rooms with the window seats full. An Apollo show afterwards is five minutes on foot. Boathouse dinners finish early, so put him on as the plates are cleared.",
      spots: [
        {
          name: "Lower Mall",
          text: "Clubrooms above the boats, facing the suspension bridge. Ask if the balcony doors can be curtained, as the towpath opposite is busy with joggers until after dark.",
        },
        {
          name: "Brook Green",
          text: "Red-brick blocks with parquet, wide passages and a porter who should be told to expect an entertainer. Use the second reception room for the show, and he can come in through the double doors.",
        },
        {
          name: "Brackenbury terraces",
          text: "Two rooms knocked into one, shutters at the front, a garden behind. Ten or twelve is the limit. Stack the dining chairs along the party wall and start early, because the houses share more than a wall.",
        },
      ],
      room: "In a boathouse the function room is upstairs and the case comes up a fire escape or past the sculls; have someone strong at the bottom. Blade racks make fine costume rails. Put the chair with its back to the river, turn the bar lights low, and see that the floor is dry.",
      question: {
        ask: "Is Boat Race day a good day for it?",
        answer:
          "It’s fun to be there and a bad day to get anybody in. The Malls are solid from noon, clubs are full of their own members, and no car gets near. Hold your hen well back from the water at Brook Green and join the crowd for the race, or choose any other weekend of the spring.",
      },
    },
    "female-stripper": {
      intro:
        "Private rooms on King Street, flats by Ravenscourt Park, clubhouses near the bridge: Hammersmith stags, birthdays and reunions book our female strippers for all three.",
      here: "Stags with tickets for the Apollo have two or three hours to fill first. Hire the upper floor of a pub on King Street, with the landlord’s yes to the act in writing, have pies sent up, and fit her show between supper and doors. The short routine leaves you plenty of time to walk round to the queue. Reunions have more time: old crews back for a regatta, cousins over from Cork, three couples who used to share a flat in Goldhawk Road. They’ll want the hour, whose games start people talking. A women’s thirtieth in a flat off Shepherd’s Bush Road might be six friends, a cheese board and the fan dance, done before the neighbours turn in.",
      spots: [
        {
          name: "King Street",
          text: "Plain upper rooms between Ravenscourt Park and the Broadway, near every bus going. Ask a friend to wait on the landing, which is as far as the public can come.",
        },
        {
          name: "Brackenbury",
          text: "Little cottages in a tight grid of one-way streets. Most have two rooms knocked into one: enough for ten guests, with a small-fan routine.",
        },
        {
          name: "Olympia side",
          text: "Apartment hotels and rented flats near the exhibition halls. Check that the building allows a party at all, ask the owner about the act, and keep the music low.",
        },
      ],
      room: "Pub function rooms in these parts double as comedy clubs, so there’s a spotlight to borrow and often a curtain. Stack the spare chairs, have the floor swept and dry, and put a friend on the connecting door to the bar. Ask whether you may use the house speaker. If it’s a flat, she can change in a bedroom.",
      question: {
        ask: "Could she join us on the balcony of the rowing club?",
        answer:
          "Inside, gladly; outside, no. A balcony on the Thames is in view of walkers, drinkers and every passing eight, so the show has to be behind closed curtains. Have your drinks in the sunset, then call everybody in. She’ll be changed and ready by then.",
      },
    },
  },
  sources: [
    "Hammersmith Bridge closed to motor traffic since April 2019: https://radiojackie.com/today-marks-5-years-since-the-closure-of-hammersmith-bridge",
    "Reopened to people on foot and on bikes: https://www.thecourier.co.uk/news/uk-world/2386963/cyclists-and-pedestrians-return-to-hammersmith-bridge/",
    "Brackenbury’s Victorian terraces: https://hidden-london.com/gazetteer/brackenbury-village/",
  ],
} satisfies Place;
