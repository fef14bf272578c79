import type { Place } from "../shape.ts";

export default {
  slug: "newport",
  name: "Newport",
  kind: "town",
  within: "in Newport",
  nation: "Wales",
  county: "Gwent",
  at: { lat: 51.588, lon: -2.998, source: "GeoNames: Newport, GB.WLS.Y6" },
  motif: "city",
  quarters: ["High Street and Market Arcade", "Caerleon", "The Usk valley side"],
  arriving:
    "Newport station is on the Paddington line, steps from High Street. The Brynglas Tunnels queue on Friday afternoons; leave the M4 at 24, 26 or 28 according to which side of the city you are.",
  busy: {
    when: "Cardiff international weekends, Rodney Parade fixtures, and the marathon in April",
    why: "When the Principality sells out, visitors sleep in Newport and take the train; big conventions do the same to the golf hotels.",
    ahead:
      "Book a party in a golf lodge or Caerleon cottage three weeks out. For a Cardiff international, ring once you know the fixture, two months early if you can.",
  },
  pages: {
    "male-stripper": {
      intro:
        "In Newport a male stripper is booked for hen parties in golf lodges and Caerleon cottages, and for birthdays at home from Maindee to Rogerstone.",
      here: "Beds here cost less than Cardiff’s on an international weekend. Take a lodge above the Usk or a terrace near Beechwood Park, have the spa or the shops by day, and eat in; with no table booked there’s time for two costumes and a game. Tell us which costume you’d like. At a birthday at home he’ll dance for grandmothers and daughters together, as long as everyone is 18 or over and knows what’s coming. For a night in at Malpas, make a chilli, have the short show at eight and push the telly back before he knocks.",
      spots: [
        {
          name: "Lodges by the golf courses",
          text: "Timber and stone houses above the Usk valley, with open-plan ground floors and decking. Resort rules differ, so tell the resort what the act is and get its answer before you pay a deposit.",
        },
        {
          name: "Caerleon",
          text: "Old cottages near the Roman amphitheatre, charming and low-beamed. Anyone tall in a hard hat will be ducking, so look for a converted outbuilding or a larger house up the hill.",
        },
        {
          name: "Maindee and Beechwood",
          text: "Edwardian terraces on the slopes east of the river: a through lounge, a bay window, a back lane for parking. Good for a fiftieth with the whole street invited.",
        },
      ],
      room: "Terraces hereabouts stand on steep streets and the way in is often up steps, in the dark, with a kitbag. Leave the porch light burning. Inside he wants the through lounge with its dividing doors folded back. Tape down the runner in a lodge, where floors are polished and socks slide.",
      question: {
        ask: "We’re staying in Newport but partying in Cardiff. Which should we book him for?",
        answer:
          "Book him for where your beds are. In Cardiff you would be paying for a second room just to hold the show, and on stadium nights nobody moves through the middle quickly. Let him come to you at half five in Newport, wave him off, then take the train in.",
      },
    },
    "female-stripper": {
      intro:
        "Around Newport, stag dos, birthdays and couples’ parties can have a female stripper at a golf lodge, a house or a bar room closed to the public.",
      here: "Golf brings the stags: two rounds above the Usk, a steam, then a big plate of something in the lodge. Rather than drag a dozen tired men into town, have her come to them, with the television off and the groom in a straight-backed chair. After a match at Rodney Parade, take a function room across the river, food first, show second. She dances at hen nights and divorce parties as well, from Ringland to Risca. Tell us the mood and she’ll choose between tease and glamour.",
      spots: [
        {
          name: "Golf-side lodges",
          text: "Living rooms here open on to a shared fairway path. Shut every blind, put shoes away from the door, and give her the gatehouse procedure in full, with the name on the reservation.",
        },
        {
          name: "Off High Street",
          text: "Late bars near the market and station occasionally close an upper floor for a party. It works if the stairs are yours alone and staff know what has been agreed.",
        },
        {
          name: "Bassaleg and Rogerstone",
          text: "Detached houses with garages on the western edge, close to the motorway. Neighbours are near enough to wave at: indoors, please, with the curtains drawn, in the early evening.",
        },
      ],
      room: "The lodges have space but hardly any closed doors, so keep the twin room nearest the entrance for her to dress in. She performs on the hard floor beyond the sofas, away from the hob and the island. Ask a sober friend to hold the speaker’s volume where it was agreed. Ten dining chairs in a curve are plenty, with the dog next door and a lamp at each end of the sideboard.",
      question: {
        ask: "Are the Brynglas Tunnels going to make her late?",
        answer:
          "They can, on a Friday between four and seven, and she plans for it. You help by giving the postcode and which side of the city you’re on: coming off at Caerleon, Malpas or Tredegar Park avoids the queue from one direction or the other. If your party can wait until eight, choose that.",
      },
    },
    "drag-queen": {
      intro:
        "Newport likes a drag queen as host, at an awards dinner, a club fundraiser, a hen afternoon or any birthday that needs someone to hold the microphone.",
      here: "The city fills for conferences on the hill, and the last evening of a sales meeting is where she earns her fee: she reads out the daft awards, sings something everyone has known since school, and lets them go to the bar. Nearer the river, she’s in demand for club fundraisers where the raffle has forty prizes, half of them wine. At a sixtieth she can play auctioneer, selling off the birthday girl’s worst holiday outfits for a good cause. A golden wedding in a front room gets three songs and no microphone.",
      spots: [
        {
          name: "Conference hotels on the hill",
          text: "House sound, risers and technicians are laid on; send the queen’s running order to them a day before. Rooms are enormous: seat people close instead of scattering tables.",
        },
        {
          name: "Market and arcade quarter",
          text: "Victorian iron and glass round High Street, where the food hall is open to everyone. A corner of it won’t do: take an enclosed room with its own sound.",
        },
        {
          name: "Clubs at Lliswerry and Malpas",
          text: "Function rooms with a sprung floor and a hatch. She can pop out from behind the buffet screen, and there is a car park right outside for all the cases.",
        },
      ],
      room: "On the hill, the risk is distance: a stage so far away that teasing turns to shouting. Ask for the front tables to be moved in close. In a club, a stage the height of a beer crate is plenty. She also wants a mirror with light, a kettle nearby and no fire door that sets off the alarm.",
      question: {
        ask: "Can a drag queen do the whole awards script for our company?",
        answer:
          "She’ll read your script, improve the links and make the handover of certificates fun, provided you send it a week before. Keep category names short and mark anything confidential. What she shouldn’t do is announce redundancies, bonuses or news. Leave those to somebody on the payroll.",
      },
    },
  },
  sources: [
    "Newport Marathon in April, from the riverfront: https://www.wales247.co.uk/everything-you-need-to-know-about-the-abp-newport-marathon-festival",
    "Caerleon amphitheatre; Newport fills when Cardiff has stadium concerts: https://westandfurthestwest.com/2018/08/09/day-4-newport-and-the-transporter-bridge/",
    "The restored Newport Market and the Riverfront: https://humbo.com/gb/newport",
  ],
} satisfies Place;
