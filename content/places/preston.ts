import type { Place } from "../shape.ts";

export default {
  slug: "preston",
  name: "Preston",
  kind: "town",
  within: "in Preston",
  nation: "England",
  county: "Lancashire",
  at: { lat: 53.763, lon: -2.705, source: "GeoNames: Preston, GB.ENG.H2" },
  motif: "city",
  quarters: ["Winckley Square", "Friargate", "Riversway Docklands"],
  arriving:
    "West Coast trains stop at the foot of Fishergate, and nobody misses the listed concrete bus station. From the M6, junction 31 is nearest the centre.",
  busy: {
    when: "July graduations, the first weeks of autumn term and December on Church Street",
    why: "Caps and gowns come down Fishergate in summer, freshers follow in September, and office parties see the year out.",
    ahead:
      "A party in Winckley Square or on a Longridge farm needs three weeks’ notice. Write by mid-May about July’s graduations, or in early October about December.",
  },
  pages: {
    "male-stripper": {
      intro:
        "Friends from London and Glasgow can meet in the middle for a Preston hen do, with a male stripper in a Winckley Square apartment, a dockside flat or a house at Fulwood.",
      here: "Trains bring them to the bottom of Fishergate by lunchtime. There’s a butter pie for the curious, a couple of hours of shopping, and then a flat with a bride who hasn’t seen half her friends since she moved south. A show at that point is a good ice-breaker, and he gets the bridesmaids up too. In Ashton or Penwortham it might be a birthday with thirty round a buffet, the host’s mother on the best chair, and a dance with anybody who fancies one. In Leyland have him at eight, with a good pie afterwards.",
      spots: [
        {
          name: "Winckley Square",
          text: "Tall Georgian rooms around a sunken garden, let as smart apartments. Shutters, cornices, a mantelpiece to lean on. Offices downstairs are empty by six, which helps.",
        },
        {
          name: "Riversway Docklands",
          text: "Marina flats by the old Albert Edward basin, with balconies and level parking. Lounges are modest: push the dining table on to the balcony, weather allowing.",
        },
        {
          name: "Penwortham and Fulwood",
          text: "Thirties semis and bigger, with a bay at both ends and side access past the bins. Thirty guests fit if ten of them are happy on the stairs.",
        },
      ],
      room: "He’ll need the rug and not much else, provided it’s clear: coffee table out, floor lamp in a corner, cat upstairs. Georgian ceilings make music boom, so drop the bass. At the docks, shut the balcony door, because sound carries across the water. A bathroom with a hook is all the dressing room he wants.",
      question: {
        ask: "Half of us are on late trains. What time should he start?",
        answer:
          "Later than the timetable says. Add an hour to the last arrival, because the West Coast line has its off days and the taxi queue is real. Seven’s a comfortable time with dinner at nine. If someone’s running very late, start without them: he can’t usually wait, as there may be another booking after yours.",
      },
    },
    "female-stripper": {
      intro:
        "Whether it’s a stag, a retirement or a birthday in Preston, a female stripper comes wherever you have the room, from Friargate to the farms at Longridge. Say if you would like the games.",
      here: "The station brings everyone in, but by nine there’ll be four of you in one bar and six in another. Book her early, in a private room, and make it the thing everyone has to be on time for. If he’s retiring, let his wife choose the music, and ask for the fans. In a house for the weekend out towards Chipping, have the furniture moved before she comes. For an anniversary, have one quiet number after the meal and turn the dining chairs outward.",
      spots: [
        {
          name: "Side rooms on Friargate",
          text: "Cheap, central and near the Flag Market. Look for a door with a lock and a window without a view, and find out which nights the band is on below.",
        },
        {
          name: "Longridge and Goosnargh farms",
          text: "Hill-country lets with stone barns, tables for thirty and a fire that needs feeding. Phone reception fades past Longridge, so send directions the day before.",
        },
        {
          name: "Penwortham and Broughton homes",
          text: "Thirties houses with a lounge at each end. Use the one without the patio doors, seat ten round three walls, and let the people on both sides know that there’s a party and when it stops.",
        },
      ],
      room: "What she’d like you to check: can the glass in the door be covered, does the heating come on at weekends, does the socket on the far wall work? Then chairs, in two curved rows, none with its back to her. The office or the best bedroom does to change in, if it has a key.",
      question: {
        ask: "Where in Preston will let us hold it?",
        answer:
          "We can’t name you a room, because managers and rules change. Ring independent bars, social clubs and hotels with a function suite, ask for the events person, and say exactly what it is and how it ends. Expect some refusals. Get the yes by email, with times. If none comes, rent a house.",
      },
    },
    "drag-queen": {
      intro:
        "A works party in Preston, a diamond wedding, a club night at Ashton: a drag queen will host any of them, or a hen do that would sooner sing.",
      here: "The Guild comes round every twenty years and the next is due in 2032. In between she can lead a small one: in by the double doors, twice round the tables, guests behind with napkins, on to the stage. After that anything goes. She can hold a Guild court and charge your boss with crimes against biscuits, do the seventies for a diamond wedding, or present the sales team with certificates in parched peas. December is the busy time: ask early.",
      spots: [
        {
          name: "Winckley Square basements",
          text: "Vaulted supper rooms under the terraces, painted dark and lit by candles. They are low and warm, so a smaller wig is wise.",
        },
        {
          name: "Clubs in Ashton and Ribbleton",
          text: "Concert rooms with a turn every weekend and an audience which has seen the best of them. Put the comic on first and give her the second half.",
        },
        {
          name: "Fulwood and Broughton gardens",
          text: "Ruby weddings and retirement teas on a wide lawn. Stand her on the patio with the house wall behind, run one cable from the kitchen, and have the dining room ready in case Lancashire does what it does in July.",
        },
      ],
      room: "Processions want width, so take out one table and make an aisle that a crinoline can use. Beyond that she’s easily pleased: a socket, a step or box to stand on, a mirror with bulbs or a window beside it, and no hand dryer roaring through the partition during the quiet song.",
      question: {
        ask: "Can she perform in a restaurant with other people dining?",
        answer:
          "If the owner’s keen and tells the other tables when they book, it can be a lovely night. It isn’t fair on other diners who didn’t know. We’d ask for your group to have a room, or at least the end with its own entrance, and for a set that’s more song than gossip.",
      },
    },
  },
  sources: [
    "Preston Guild every twenty years: https://wordhistories.net/2021/06/19/every-preston-guild/",
    "Next Guild in 2032: https://www.bbc.co.uk/news/uk-england-lancashire-19439131",
    "Butter pie and parched peas: https://www.blogpreston.co.uk/2022/03/butter-pie-pea-wet-and-snig-fray-a-gastronomic-slice-of-preston/",
    "The docks and marina: https://en.wikipedia.org/wiki/Preston_Dock",
    "Penwortham, built up between the wars: http://www.live-magazines.co.uk/bright-future/",
    "Broughton’s detached and semi-detached houses: https://clickestateagents.com/plans-for-new-houses-to-be-built-in-broughton/",
  ],
} satisfies Place;
