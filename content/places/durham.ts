import type { Place } from "../shape.ts";

export default {
  slug: "durham",
  name: "Durham",
  kind: "town",
  within: "in Durham",
  nation: "England",
  county: "County Durham",
  at: { lat: 54.777, lon: -1.576, source: "GeoNames: Durham, GB.ENG.D8" },
  motif: "city",
  quarters: ["North Road and Walkergate", "Elvet", "Gilesgate and the Viaduct"],
  arriving:
    "The railway runs high on its viaduct, and from the platform every route is down steps or hill. Cameras charge cars on the peninsula from ten in the morning to two at night: agree to meet at one of the bridges.",
  busy: {
    when: "Miners’ Gala in July, the Regatta in June and cathedral graduations",
    why: "Brass bands and union banners fill Elvet on Gala Saturday, crews line the Wear in June, and students in gowns take over Palace Green.",
    ahead:
      "A terrace by the Viaduct or a club in Langley Moor takes three weeks’ notice. Ask in April for June’s Regatta, and in May for the Gala.",
  },
  pages: {
    "male-stripper": {
      intro:
        "Book a male stripper for a Durham hen do in a terrace near the Viaduct, a barn at Brancepeth or a cottage up the dale. At a village birthday he goes on at the club, between raffle and disco.",
      here: "Rowing boats in the afternoon, that’s the rule, and at least one person comes back wet. Then up the hill to the house, towels on the banister, hot chocolate with something in it. He’s there at eight, when they’ve all stopped shivering. It’s a close, chatty show in a small room, with the bride on her feet. A pit-village party can be larger: sixty people at a club in Langley Moor, a pease pudding sandwich apiece, and the committee’s yes beforehand. Birthdays at home are simpler again: the front room, the coffee table carried upstairs, eight friends in a row and a cake that somebody’s mam iced that morning.",
      spots: [
        {
          name: "Terraces by the Viaduct",
          text: "Narrow streets, with some houses let by the night. Lounges are small and neighbours near. Ten guests, windows closed, all over by nine is the civilised way to do it.",
        },
        {
          name: "Brancepeth and Witton Gilbert",
          text: "Barns and big farmhouses in the fields west of town. There’s parking for eight cars, a hall for his entrance and a spare bedroom for changing.",
        },
        {
          name: "Langley Moor to Sherburn",
          text: "Village clubs within a short taxi of the city, with a lounge upstairs or through a second door. Have the music checked on the house system before the raffle starts.",
        },
      ],
      room: "With steep stairs and box rooms you need a plan: sofa to the window, coffee table upstairs, sitters in front of standers, and the doorway kept free for his comings and goings. Turn the gas fire off, because it’s at shin level. The back bedroom’s his until the last song.",
      question: {
        ask: "Is there a weekend we should avoid?",
        answer:
          "Gala Saturday in July, for one. The streets shut from early morning until evening, the bands fill every yard of Elvet, and no one drives anywhere. Graduation and Regatta weekends are crowded too. If it must be then, book a house outside the city.",
      },
    },
    "female-stripper": {
      intro:
        "From a rugby-club reunion to a colliery-village sixtieth, have a Durham female stripper in a function hall, a farm let or a house in Gilesgate with the blinds down.",
      here: "County people know what a club turn is. Those rooms have a real stage to cross and tabs to come through; clear it with the steward and serve the pie afterwards. For a stag party in the city, staying up the hill by the station, have the show before you go down to Walkergate, with the chairs out and the pizzas ordered for afterwards. Joint parties, hen and stag in one barn, work nicely too. Tell us if there are two guests of honour, and both can have a turn in the chair. If it’s mostly couples, light the lamps and have just the one number after the toast, with the pie kept warm.",
      spots: [
        {
          name: "Village clubs",
          text: "Ushaw Moor, Esh Winning, Sacriston: concert rooms with steps, curtains and a bar that knows when to be quiet. The steward decides, and will find a Friday easier than a Saturday.",
        },
        {
          name: "Gilesgate houses",
          text: "Tall terraces, some with a knocked-through lounge that holds fifteen on borrowed chairs. Much of the street is permits only; ask the owner for a visitor’s one.",
        },
        {
          name: "Farm lets towards Lanchester",
          text: "Long stone buildings on the west side, with a yard and one very large kitchen. Keep the porch lit, the dogs in, and a bedroom free for her to dress in.",
        },
      ],
      room: "Check the stage before trusting it. Chalk any loose boards, sweep up drawing pins, and test that the curtain closes. She’d like the monitor facing her, house lights halfway and no one using the fire door for a smoke. In a house, it’s simply space, warmth and a rug that stays put, plus a speaker you have tried out beforehand and a back bedroom with the curtains already drawn.",
      question: {
        ask: "Will a college or university room take the booking?",
        answer:
          "No, and please don’t book under another name. Colleges have their own rules and students living upstairs. Clubs in the villages, private barns and whole-house lets are the right places, if whoever runs them agrees. We’ll want the actual address before anything is confirmed.",
      },
    },
    "drag-queen": {
      intro:
        "In Durham, hire a drag queen as host of a works dinner, a club anniversary, a hen party’s mock matriculation or somebody’s seventieth in Elvet.",
      here: "Gowns, Latin and processions are everyday things on the peninsula, and she can play on all three. A hen party might be sworn in on a sash and examined on the groom’s habits; most get a third. A works do might have degrees conferred for services to the photocopier: send names and reasons when you book. For the village clubs ask for Shirley Bassey and the Animals, and take the two hours if she’s to give the leek-show winners their prizes. If there’s a brass band, put her on before it.",
      spots: [
        {
          name: "Elvet dining rooms",
          text: "Georgian fronts with a long first-floor room that seats a dinner and one act. Boards are often polished, so put a rug or mat where she stands.",
        },
        {
          name: "Walkergate and the riverside",
          text: "Bigger, newer places with a mezzanine and a sound system, for office crowds of a hundred. Cars can stop on the river level. From anywhere else it’s steps.",
        },
        {
          name: "Leek clubs and welfare halls",
          text: "Most have a stage or a good dance floor. Ask the committee what time music ends, have the leek presentation first and put her on at nine.",
        },
      ],
      room: "Cobbles, bridges and streets closed to cars lie between her and the door, so ask where a taxi may legally stop and send two strong friends for the bags. Indoors give her a low platform or clear floor, a plug, and a room that locks, with its mirror in decent light. Take an umbrella for the wig.",
      question: {
        ask: "Would she do an event with the Gala crowd?",
        answer:
          "Happily, in the evening, once banners are rolled and people have eaten. If it’s a Gala-night social for a family or a union branch, she’ll tune it to them: singalongs, a few stories you’ve given her, and a nod to the women who ran the kitchens. Fix it early, and hold it outside the centre, where a car can get to the door.",
      },
    },
  },
  sources: [
    "Road user charge on the peninsula, 10am to 2am: https://durham.gov.uk/article/3437/Durham-Road-User-Charge-Zone",
    "Leek shows in County Durham, September: https://www.teesdalemercury.co.uk/country-life/louises-leeks-sweep-the-board-at-staindrop",
    "Miners’ Gala road closures on a Saturday in July: https://www.thenorthernecho.co.uk/news/16338842.police-warn-road-closures-ahead-miners-gala/",
    "Which streets shut on Gala day: https://itv.com/news/tyne-tees/2015-07-11/durham-miners-gala-the-road-closures",
  ],
} satisfies Place;
