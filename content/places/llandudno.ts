import type { Place } from "../shape.ts";

export default {
  slug: "llandudno",
  name: "Llandudno",
  kind: "town",
  within: "in Llandudno",
  nation: "Wales",
  county: "Conwy",
  at: { lat: 53.325, lon: -3.831, source: "GeoNames: Llandudno, GB.WLS.X8" },
  motif: "seaside",
  quarters: ["North Parade and the Promenade", "Mostyn Street", "West Shore and Deganwy"],
  arriving:
    "Change at Llandudno Junction unless your train runs through; the terminus is five minutes from the front. Drivers come by the A55 and A470. If your house is up on the Great Orme, say so, as it’s steep.",
  busy: {
    when: "The Victorian Extravaganza in early May, August, and late-autumn party breaks",
    why: "Steam engines and crinolines take over Mostyn Street in spring; shows at Venue Cymru and coach holidays fill the seafront afterwards.",
    ahead:
      "A month’s notice suits a house at Craig-y-Don or a lounge on the Promenade. If it’s Extravaganza weekend in early May, write to us in February.",
  },
  pages: {
    "male-stripper": {
      intro:
        "Make a Llandudno hen do or birthday weekend of it with a male stripper, in a hotel lounge on the front, a house at Craig-y-Don or an apartment in Deganwy.",
      here: "A hen day here tends to go pier, chips, a ride on the tram, then gin in a bay window as the lights come on round the crescent. Book him for the hour after that, before dinner. Mothers and grandmothers are welcome; ask for the officer or the waiter, and the chair goes to whoever is brave. In a big house at Rhos-on-Sea or Penrhyn Bay, take the longest booking, and he changes and pours your drinks for an hour when the dancing’s done.",
      spots: [
        {
          name: "Hotel lounges on the Promenade",
          text: "Small owner-run hotels can sometimes shut their residents’ bar for your group. It must be the whole bar, with the folding doors across, because other guests will be passing along the corridor.",
        },
        {
          name: "Craig-y-Don",
          text: "Guest houses turned holiday homes towards the Little Orme end, sleeping a dozen or two. Long ground-floor dining rooms are the stage; the pavement outside has space to unload.",
        },
        {
          name: "Deganwy Marina",
          text: "Newer flats by the Conwy estuary with lifts, balconies and castle views. Good for eight or ten friends; shut the sliding doors, as voices travel over still water.",
        },
      ],
      room: "Period hotels have swirly carpet, which is kind to knees, and low chandeliers, which he’ll need to watch. Clear the middle tables, switch off the bar’s own music, keep a bedroom on the ground or first floor free for him, and make sure the owner has agreed to the act.",
      question: {
        ask: "We’re a coach party staying half-board. Can he perform in our hotel?",
        answer:
          "Probably not on an evening when the hotel has its own singer on, as other guests and perhaps children will be about. Ask the manager whether a lounge can be yours alone for an hour before dinner, agree it in writing, then book. Failing that, a function room in town with a later pick-up is the sensible alternative.",
      },
    },
    "female-stripper": {
      intro:
        "A golf society’s stag do, a birthday in a rented house, an anniversary behind a bar’s closed shutters: Llandudno has private rooms enough for a female stripper.",
      here: "There are the links, zip wires and mountain bikes inland, and the sea. Keep it off the street: book the private bar of the place you’re sleeping in, eat together, shut the doors and have the show there, with the manager’s yes in writing. The show is over in time for a pint by the pier. A couple celebrating thirty years can have feathers and a slow song, with two other couples invited.",
      spots: [
        {
          name: "West Shore",
          text: "Detached Edwardian houses facing Anglesey, quieter than the front and easily found. Close the shutters or lined curtains on those deep bays before the lamps go on.",
        },
        {
          name: "Streets behind Mostyn Street",
          text: "Bars and supper rooms on the side streets, shut to the public for a private hire in the slack months. Ask in January, when they have time to talk.",
        },
        {
          name: "Farmhouses up the Conwy Valley",
          text: "Rowen and Tal-y-Bont have stone farms with snooker rooms and no near neighbour. Send the pin and the colour of the gate: the lane will have no lights.",
        },
      ],
      room: "A snooker table takes up the whole room, so pick the dining room and carry its table out to the hall. Test the chair on the boards, which often slope. She would like a bathroom on the same floor, heating that has been on since tea, and one lamp by the fireplace.",
      question: {
        ask: "What about up on the Great Orme, with the view?",
        answer:
          "Indoors in a house up there, yes. Outside, no: it is a country park and public, with walkers about at all hours, and it’s windy. The road by the tramway is very steep. Tell her exactly where she can leave the car, and in frost arrange for somebody to fetch her from Church Walks.",
      },
    },
    "drag-queen": {
      intro:
        "End-of-the-pier spirit to order: a drag queen in Llandudno for hotel galas, conference dinners, ruby weddings and hen weekends by the sea.",
      here: "This town was raised on pierrots, dance bands, ballroom weeks and Punch on the prom, and a queen walks straight into the tradition. At a turkey-and-tinsel break in November she’s the cabaret. At a conference dinner, choose the two-hour version, keeping tables in order while the raffle is drawn. She can lead a singalong of Vera Lynn without being sarcastic about it, then judge the bonnets. In early May, Victorian Extravaganza weekend, half the street is in costume anyway, and a bustle with feathers hardly turns a head.",
      spots: [
        {
          name: "Promenade ballrooms",
          text: "A few of the larger crescent hotels keep a sprung floor, a stage and a wall of gilt mirrors. Her entrance is down the main staircase; ask for the foyer music to be cut.",
        },
        {
          name: "Conference dinners by the sea",
          text: "Where delegates dine after a day of talks, the organiser books the room and she fits the production schedule. Short, clean sets between courses work best with strangers at one table.",
        },
        {
          name: "Clubs at Llandudno Junction",
          text: "Social and bowling clubs over by the station have parking, concert speakers and a friendly committee, and suit a local’s retirement or a fundraising night.",
        },
      ],
      room: "Ballrooms need nothing but a mains lead that reaches the platform and a lockable dressing room, as hotel corridors are full of other guests. In a guest-house dining room, take out the centre tables and give her the bay: the curtains make a ready-made proscenium.",
      question: {
        ask: "Our guests are mostly over seventy. Too much?",
        answer:
          "Quite the opposite. They saw Danny La Rue on a Saturday night and know precisely what’s being offered: gowns, gags and a tune. Ask for the gentler set, seat the hard of hearing near the front, and begin at eight rather than ten. Mention any recent bereavement and she’ll leave that chair in peace.",
      },
    },
  },
  sources: [
    "Victorian Extravaganza, early May bank holiday: https://northwalespioneer.co.uk/news/20105788.extravaganza",
    "Mostyn Street and its glass canopies, the pier, the Great Orme: https://neilturner.me.uk/tag/wales/page/2",
    "The tramway runs from late March to late October: https://steveandmaddyscampingblog.blogspot.com/2018/08/llandudno-conwy.html",
  ],
} satisfies Place;
