import type { Place } from "../shape.ts";

export default {
  slug: "blackpool",
  name: "Blackpool",
  kind: "town",
  within: "in Blackpool",
  nation: "England",
  county: "Lancashire",
  at: { lat: 53.817, lon: -3.05, source: "GeoNames: Blackpool, GB.ENG.A9" },
  motif: "seaside",
  quarters: ["Queen Street and Talbot Square", "Dickson Road", "South Shore"],
  arriving:
    "Trams run up Talbot Road to Blackpool North, though in Lights season they may keep to the Promenade in the evening. By car take back streets off the M55, because the Promenade crawls.",
  busy: {
    when: "Illuminations Saturdays from late August, Rebellion punk weekend and every summer bank holiday",
    why: "Cars queue for the Lights, punks fill the Winter Gardens, and guest houses often want a two-night stay.",
    ahead:
      "When the guest house says yes, message us, three weeks ahead of a plain Saturday and two months ahead of an Illuminations one, Rebellion or a bank holiday in summer.",
  },
  pages: {
    "male-stripper": {
      intro:
        "Book a male stripper in Blackpool if your hen do or birthday group has taken a whole guest house and its lounge. He also comes to holiday flats and clubs along the Fylde coast.",
      here: "Picture a lounge behind the Promenade: patterned carpet, a small corner bar, fourteen hens in matching cowboy hats and the landlady in the doorway. He comes in as the policeman you ordered, she laughs louder than anyone, and by seven you are all on your way to the Tower. Friday works even better than Saturday, because nobody has overdone it yet. If some of you come by the late train, have him on Saturday at lunchtime instead, before anyone sets off along the front.",
      spots: [
        {
          name: "South Shore guest houses",
          text: "Family-run houses near the Pleasure Beach which a large group can have to itself. The lounge has a bar, banquettes and nets at the windows, and the owner’s word is law: get it first.",
        },
        {
          name: "North Shore and Gynn Square",
          text: "Taller hotels with basement function rooms and a dance floor left over from the sixties. Good when three hen parties decide to share the cost and the shouting.",
        },
        {
          name: "Bispham and Cleveleys flats",
          text: "Holiday apartments up the tram line where the prom is quieter. Fine for eight or ten people, and best on the ground floor, with no bedroom underneath.",
        },
      ],
      room: "Guest-house armchairs are too low for the act. Borrow a plain chair from the breakfast room. Switch the telly and the bar’s slot machine off, pull the curtains on the street side, and agree with the owner which bedroom he can use. Shut the door to the hall, and have somebody by the front door while he’s on.",
      question: {
        ask: "Do Blackpool guest houses let you have a stripper in?",
        answer:
          "Some do, gladly, and some have had enough of hen parties altogether. Ask when you book the beds, not when you arrive, and only where you have the place to yourselves. If families are staying the same night, it can’t happen. If your hotel says no, hire a function room for an hour; we will still come.",
      },
    },
    "female-stripper": {
      intro:
        "Blackpool stag dos, birthdays and old mates’ weekends can have a female stripper in a guest-house lounge of their own, a hired function room or a seafront flat.",
      here: "Blackpool has been marrying off the lads of Lanarkshire and Lancashire for as long as there have been trains to bring them, and the day rarely changes: rides, chips, an hour’s kip, then out. Book her for before tea, when the whole party is back at the digs. Half an hour with two costumes is about right for a group of fifteen. A darts team or a bowls club on its annual trip can book her too, partners included; tell us who will be in the room. Save the Golden Mile for after.",
      spots: [
        {
          name: "Function rooms off Lord Street and Springfield Road",
          text: "Small hotels near Blackpool North with a downstairs bar that can be shut to other guests. Handy for a party that arrives and leaves by train.",
        },
        {
          name: "Lytham and St Annes",
          text: "Smarter than its neighbour and quieter with it. Private dining rooms and big Edwardian houses by the dunes suit a golfing stag whose members have early tee times.",
        },
        {
          name: "Bispham and Norbreck houses",
          text: "Rented semis a tram ride from the centre, with bay lounges and a drive. Good for ten friends who would rather cook than queue. Check the letting’s rules on entertainers before you pay the balance.",
        },
      ],
      room: "Sea air gets into everything, including cold back rooms that are only opened at weekends, so ask for the radiators on. Push the pool table to the wall, keep the front door shut, and find her a changing room that isn’t already full of everybody’s luggage.",
      question: {
        ask: "Isn’t Blackpool trying to shake off stag parties?",
        answer:
          "It says so every few years, and it means the ones in the street. What goes on behind closed curtains bothers nobody. Keep costumes and inflatables out of the family places, stay off the beach with drink, and tell the hotel the truth about what you have planned. Groups that do are welcomed back.",
      },
    },
    "drag-queen": {
      intro:
        "In Blackpool you can have a drag queen all your own, at a hotel party, an anniversary, a conference dinner or a hen do that wants its names in the show.",
      here: "Drag is an ordinary night out here. Grandparents watch it on the pier, coach parties ask for it by name, and the audience knows the difference between a wig and a good wig. What you get by hiring is a show about your own lot. She can lead off the dancing at a ruby wedding, play landlady to a hotel full of your relations, or do the after-dinner spot at a conference and send delegates to bed happy. Requests tend to Shirley, Cilla and Steps. On Lights weekends start her early and the party can walk the Promenade while it’s still lit.",
      spots: [
        {
          name: "Dickson Road",
          text: "Backbone of the gay quarter beside Blackpool North. Hotel bars here have a little stage, a follow spot and somebody who knows how to work it.",
        },
        {
          name: "Conference hotels on the Promenade",
          text: "Long carpeted suites with a portable stage. Ask banqueting for a radio mic and for coffee to be cleared before she walks on.",
        },
        {
          name: "St Annes and Lytham",
          text: "Tennis clubs, hotels and garden marquees for an anniversary lunch. Quieter than the Promenade: ask for the gentler set, give her a room with a lock, and have the terrace doors shut when she sings.",
        },
      ],
      room: "Bay-windowed lounges are shallower than they look: with a bar at one end there isn’t much floor left. Move the front row back a yard, hang her frocks somewhere other than the fire exit, and find her a plug that the fairy lights aren’t using.",
      question: {
        ask: "Why pay for a queen when you can see one for the price of a drink?",
        answer:
          "If all you want is a good night of drag, go and see one: the town does it superbly. Hire when there is somebody to celebrate. In a show bar your fiftieth gets a shout and a wave; in your own room it gets a dedication, the story about the donkey and everybody’s full attention.",
      },
    },
  },
  sources: [
    "Trams to Blackpool North and the Illuminations: https://www.blackpoolgazette.co.uk/news/traffic-and-travel/blackpool-trams-no-longer-serving-4795516",
    "Stag and hen parties: https://www.blackpoolgazette.co.uk/news/u-turn-as-tourism-boss-says-we-don-t-want-ban-on-all-stags-1-6721782",
    "The Lights start on the Friday after August bank holiday: https://coolplaces.co.uk/places/uk/england/lancashire/blackpool/8106-blackpool-illuminations",
    "Norbreck and Bispham, residential streets on the tram line: https://www.tramtalk.co.uk/single-post/2015/09/23/norbreck-north-anyone",
    "Lytham and St Annes, quieter than Blackpool: https://blackpool.com/lytham-st-annes/",
  ],
} satisfies Place;
