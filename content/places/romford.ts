import type { Place } from "../shape.ts";

export default {
  slug: "romford",
  name: "Romford",
  kind: "area",
  parent: "london",
  within: "in Romford",
  nation: "England",
  county: "Greater London",
  at: { lat: 51.575, lon: 0.186, source: "GeoNames: Romford, GB.ENG.GLA" },
  motif: "capital",
  quarters: ["South Street", "Gidea Park and Emerson Park", "Hornchurch and Upminster"],
  arriving:
    "The Elizabeth line and fast trains from Liverpool Street stop at Romford. Off the M25, use junction 28 and the A12; on Wednesdays, Fridays and Saturdays the market takes its car park back.",
  busy: {
    when: "Bank holiday weekends and the last Fridays before Christmas",
    why: "South Street is Havering’s night out and half of Brentwood’s too, so the Saturday rooms go to whoever asks first.",
    ahead:
      "For a Hornchurch club lounge or an Emerson Park bar, ask two weeks before. South Street on bank holidays, and those final Fridays before Christmas, need six.",
  },
  pages: {
    "male-stripper": {
      intro:
        "Book a male stripper for a Romford hen night at home in Emerson Park or upstairs off South Street. He does birthdays and divorce parties too.",
      here: "Sashes on, hair rolled, playlist argued over, limo due at nine: you have two hours in the house, and he takes up the best of them. Let the bride’s mum open the door to him. In Gidea Park and Emerson Park the lounges seat everyone and still leave him a dance floor, with a bar in the corner to come out from behind. In a hired hall, do the act early, then open up to everyone else and the buffet. In Hornchurch it might be a Chinese on the sideboard, the short show first and the karaoke machine out of the cupboard when he has gone.",
      spots: [
        {
          name: "Emerson Park",
          text: "Detached houses behind electric gates. Leave the code with us, or the intercom buzzing through to the lounge will give it away. There’s usually room to park inside the gates.",
        },
        {
          name: "South Street function rooms",
          text: "Upstairs, clear of the queues. The manager has to agree to the act and tell the door staff; ask a friend to wait on the stairs at the time agreed.",
        },
        {
          name: "Harold Wood and Collier Row",
          text: "Social clubs and halls with a stage, a dance floor and a kitchen. The stage is handy for a first appearance; he’ll come down among you after that.",
        },
      ],
      room: "Cream carpet, fresh tan and red wine don’t mix. Roll back what you can, stand the balloon arch out of the way, and leave the patio speakers off, or the entire close will have the music.",
      question: {
        ask: "Can the men come in for it?",
        answer:
          "If the bride wants them, of course: dads, brothers and a curious groom make a good audience. But decide beforehand. Friends who were relaxed among themselves can go stiff when the father-in-law walks in halfway. One answer is women only for the show, then the men arrive with the food and everybody stays for the dancing.",
      },
    },
    "female-stripper": {
      intro:
        "A golf-club lounge, a social club or the bar you built at home: book a Romford female stripper for a stag do, a birthday or a darts-club night.",
      here: "Plenty of people round Romford have a bar at home: in the garage, in a summerhouse, in what used to be the dining room. It’s a good place for the act if it has heating, a door that locks and no view from the road. Get the lads there for seven, feed them, and let her come at eight, when the groom has been told just enough. At a golf club out Upminster way, with the committee’s yes, partners present and a raffle to draw, she can do a shorter, dressier set after the captain’s speech.",
      spots: [
        {
          name: "Upminster and Hornchurch clubs",
          text: "Golf, bowls and cricket clubhouses with carpets, curtains and a committee. Ask the steward, put the act in the booking, and avoid the evenings when juniors have their prize-giving.",
        },
        {
          name: "Garage bars of Ardleigh Green",
          text: "Converted garages and log cabins with optics and a dartboard. Low roofs rule out the tall headdress; fairy lights and a fan heater make up for it.",
        },
        {
          name: "Rooms by the station",
          text: "First-floor suites near South Street, easy for mates coming out from Stratford or in from Shenfield. Make sure that yours isn’t the corridor to somebody else’s.",
        },
      ],
      room: "The thing a home bar lacks is somewhere to dress. Lend her a bedroom in the house, with a torch for the garden path. In the bar itself push the stools back, keep one chair, switch off the fruit machine, and let the phones sit in an ice bucket till she’s taken her bow.",
      question: {
        ask: "Friday or Saturday?",
        answer:
          "Friday, if the party can manage it: on Saturday South Street’s rooms are promised and every cab in the borough is out. Both are market days, as is Wednesday, so there’s no parking in the Market Place until the stalls have packed up. Thursday is better still for a club lounge, which is empty and glad of the company.",
      },
    },
  },
  sources: [
    "Market days and the car park: http://www.julianwhite.uk/london-havering-borough-of-romford-romford-market/",
    "The market since 1247: https://havering.gov.uk/info/20212/havering_town_centres/131/haverings_seven_town_centres",
  ],
} satisfies Place;
