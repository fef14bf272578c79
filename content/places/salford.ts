import type { Place } from "../shape.ts";

export default {
  slug: "salford",
  name: "Salford",
  kind: "town",
  within: "in Salford",
  nation: "England",
  county: "Greater Manchester",
  at: { lat: 53.488, lon: -2.29, source: "GeoNames: Salford, GB.ENG.L5" },
  motif: "city",
  quarters: ["Salford Quays", "Chapel Street", "Worsley and Monton"],
  arriving:
    "Trams for the Quays divide at Harbour City, so name your stop: MediaCityUK, Salford Quays or Exchange Quay. In the towers, tell the concierge that an entertainer is expected and give a flat number.",
  busy: {
    when: "Cricket and concerts across the water at Old Trafford, and MediaCity’s summer weekends",
    why: "Both Old Traffords empty over the footbridges, and audiences for the studios and the Lowry hold many Quays rooms.",
    ahead:
      "Tell the concierge on the day, but tell us two to three weeks before. When there’s cricket or a concert at Old Trafford, six is better.",
  },
  pages: {
    "male-stripper": {
      intro:
        "Hire a male stripper in Salford and he’ll come to a hen on the twentieth floor at the Quays, a terrace in Ordsall or a birthday in Worsley. Say which floor, and who’s meeting him.",
      here: "A hen at the Quays tends to rent two flats on one landing and use one for hair and one for everything else. He should go in the second. Windows from floor to ceiling look grand with the lights of Old Trafford over the water, but they work both ways after dark, and the blinds come down before the shirt does. Half an hour takes you neatly to dinner or to a concert across the footbridge. At a house party, keep the buffet on the kitchen island and the lounge clear from lunchtime, so that nobody is moving a sofa when he rings.",
      spots: [
        {
          name: "Tower flats at the Quays and MediaCity",
          text: "Long glass lounges with thin walls between. Check whether the let allows guests after eight, ask for a visitor fob, and send one person to the foyer to meet him.",
        },
        {
          name: "Worsley and Monton houses",
          text: "Wide halls and lawns near the orange-tinted canal. He can change in the study and come in by the garden door, which makes for a much better entrance than the stairs.",
        },
        {
          name: "Social clubs, Weaste to Swinton",
          text: "For a fiftieth of forty, a social club’s lounge has the floor and the chairs. Ask the committee plainly, keep the hatch down while he’s on, and choose a Friday, when the concert room is quieter.",
        },
      ],
      room: "A hard floor twenty storeys up is somebody’s ceiling on the nineteenth. Lay down two rugs, put a cushion under the speaker, and stick to fifteen minutes if the building is strict. Glass coffee tables go in the bedroom; the heavy chair from the balcony comes in, once it has been dried.",
      question: {
        ask: "Will the concierge let him up?",
        answer:
          "Yes, if he’s expected. Tell the desk that an entertainer is coming to flat so-and-so, give his first name, and have somebody in the foyer; he arrives in ordinary clothes with a holdall. Whoever owns the flat needs to have agreed as well. The snag comes when the bride made the reservation, because reception rings her. Put a friend’s number down.",
      },
    },
    "female-stripper": {
      intro:
        "We send female strippers to Salford stag nights, birthdays and couples’ parties, in Greengate flats, hired suites at the Quays and Eccles club rooms.",
      here: "After a day at Old Trafford the tram brings a stag party back over the ship canal in no time. She’ll dance at a Greengate flat while the pizzas are on their way. For a joint birthday, hire a room at a social club in Eccles, once the steward and the committee have agreed. Put every phone in a box, tell people the house rules before the music, and ask who would like the chair. Couples may prefer fans and gloves to games. Say so when you book.",
      spots: [
        {
          name: "Greengate and New Bailey",
          text: "New towers by the Irwell, handy for a group which is crossing the bridge into Manchester later. Ten people is a sensible limit for lounges this shape. Ask first, since the building has to allow entertainers.",
        },
        {
          name: "Railway arches off Chapel Street",
          text: "Curved brick, concrete floors, trains rumbling overhead. Big and private; hire heaters and a length of carpet and hang something over the roller door’s window.",
        },
        {
          name: "Small lounges at social clubs",
          text: "Members’ clubs with a small lounge, a bar hatch and parking outside. Get the committee’s answer in writing, check who has booked the concert room that evening, and cover the glass panel in the door.",
        },
      ],
      room: "She’d sooner have a small dim room than a large bright one. In a flat that means lamps on, downlights off, furniture pushed to three sides. In an arch it means a corner marked out with chairs. Either way she needs a mirror behind a locked door, and a friend who will walk her back to the car.",
      question: {
        ask: "Our flat has a party ban in the contract. Can we risk it?",
        answer:
          "Please don’t. Some landlords fit noise meters, all of them read complaints, and a lost deposit can cost more than we do. Twelve adults watching a short dance at low volume may be perfectly acceptable if you ask. If they refuse, book an arch or a club room for two hours and keep the flat for sleeping.",
      },
    },
    "drag-queen": {
      intro:
        "Drag queens come to Salford for wrap parties, retirements, silver weddings and works quizzes, at the Quays or out along the East Lancs Road. Ask for the soap barmaid.",
      here: "They film the Street just over the water from here, and everybody does the voices. A queen behind an imaginary bar, dishing out gossip about your own family, is a very Salford half hour. It suits a silver wedding in Swinton or a mum who has never missed an episode. For firms at MediaCity she’s host and quizmaster: picture round, sound round, a round about the chief executive. At a residents’ summer social in Ordsall, grown-ups only, she plays it gently, with a parasol, a game of bingo and the swearing left at home. For a hen tea send four stories about the bride, one of them true.",
      spots: [
        {
          name: "Office atriums at the Quays",
          text: "Shiny, high and echoing. Put a backdrop behind her and the crowd on the stairs, book the building’s own sound system, and warn security about the enormous wheeled cases.",
        },
        {
          name: "Clubs in Swinton and Pendlebury",
          text: "Concert-room Salford at its best: tinsel, tables of eight, pie supper at nine. She goes on after the pies and before the last house is called.",
        },
        {
          name: "Monton and Worsley gardens",
          text: "Silver weddings on the lawn with bunting and a borrowed gazebo. Lay boards over wet grass or give her the patio, and run the cable along the fence.",
        },
      ],
      room: "In a modern office she needs an empty meeting room with a lock, blinds and a socket near the mirror. Ask facilities how late the air conditioning runs: under a full wig it matters. In a garden it’s the opposite list, a coat, a gazebo and an early finish.",
      question: {
        ask: "Can she keep it clean for colleagues?",
        answer:
          "She can, and for work bookings we’d suggest it. Name the subjects to leave alone, such as a restructure or a recent departure, and say how senior the front row is. She’ll want the first names and a few in-jokes from you beforehand.",
      },
    },
  },
  sources: [
    "MediaCityUK stop is on a spur off the Eccles line: https://en.wikipedia.org/wiki/MediaCityUK_tram_stop",
    "Eccles line and Exchange Quay: https://www.lrta.info/archive/Manchester/eccles.html",
    "Weaste and Seedley Social Club, booked for parties: https://salford-now-1.azurewebsites.net/2023/12/01/new-committee-puts-weaste-and-seedley-social-club-at-heart-of-community",
  ],
} satisfies Place;
