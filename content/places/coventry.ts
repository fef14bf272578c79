import type { Place } from "../shape.ts";

export default {
  slug: "coventry",
  name: "Coventry",
  kind: "town",
  within: "in Coventry",
  nation: "England",
  county: "West Midlands",
  at: { lat: 52.407, lon: -1.512, source: "GeoNames: Coventry, GB.ENG.C7" },
  motif: "city",
  quarters: ["Spon Street", "Far Gosford Street", "Canal Basin"],
  arriving:
    "Ring road exits come quickly, so send the junction number with the address. On foot from the station, cross Greyfriars Green towards Broadgate and the three spires.",
  busy: {
    when: "Graduation weeks at Warwick and Coventry, and arena concert nights",
    why: "Coventry’s graduates gather at the cathedral and Warwick’s out on its campus, while big shows by the M6 fill the hotels to the north.",
    ahead:
      "Whichever junction of the ring road you’re off, three weeks is sensible. Stretch it to eight for a graduation at Warwick or Coventry, or an arena concert.",
  },
  pages: {
    "male-stripper": {
      spots: [
        {
          name: "Earlsdon",
          text: "Terraces off Earlsdon Street with bay windows on the pavement. Close the shutters, tell next door, and let him change upstairs in the back bedroom.",
        },
        {
          name: "Kenilworth and Berkswell barns",
          text: "Oak frames and stone floors, with no one through the wall. Ask the owner about acts when you book, and about amplified music, for which many have a cut-off written in.",
        },
        {
          name: "Friargate and Greyfriars Road",
          text: "New apartments a few minutes from the station, handy for guests off the train. Entry is by fob, so meet him in the lobby and save him explaining himself to a door panel.",
        },
      ],
      intro:
        "Hire a male stripper in Coventry for a hen do, a birthday or a divorce, in city flats, Warwickshire barns and private rooms with a bit of floor to spare.",
      here: "In town, take a serviced flat inside the ring road, get ready together and have him knock at half past five. If you’ve rented a barn towards Kenilworth or Meriden with a firepit, there’s time for the longer show, and for him to stay on and pour. For a fortieth in Earlsdon, let a neighbour with a key arrange it. Somebody will mention Lady Godiva. He has heard the joke. In a back room at a club, have the batches under foil and the old workmates sat round the walls, and put him on before the raffle.",
      room: "In a terraced front room the tape measure matters: shift the settee to the window wall, roll the rug, and you have space for a chair with air round it. Barns need the reverse, chairs drawn in close so that he isn’t performing to a distant huddle. Either way, one reachable plug.",
      question: {
        ask: "Is the old town any good, with all those beams?",
        answer:
          "Spon Street is charming to look at, but the upper rooms are low and a tall man will hit his head. If you must have a medieval room, measure floor to beam, tell us the figure and choose a costume without headgear. For dancing, a plain modern flat is honestly better.",
      },
    },
    "female-stripper": {
      spots: [
        {
          name: "Canal Basin",
          text: "Old warehouses and workshops by the Brindley statue, reached by the footbridge over the ring road. Evenings are quiet there. Hire a studio with blinds and a proper lock, and say who may walk through.",
        },
        {
          name: "Stivichall and Finham",
          text: "Inter-war semis and detached houses to the south with decent front rooms. Drives take three cars, and the back lounge is out of sight of the street.",
        },
        {
          name: "Social clubs in Holbrooks and Foleshill",
          text: "Side rooms with their own bar, built for members’ dos. Committees vary: put it to them in plain words, and accept a no without arguing. Check the darts fixtures on the noticeboard, because a home match fills the corridor she’d use.",
        },
      ],
      intro:
        "Our Coventry female strippers come to stag dos, birthdays and couples’ parties, at a private house, a hired unit by the canal or a club lounge.",
      here: "Ring-road geography shapes the evening. A stag that starts at one junction and eats at another loses half an hour each time it moves, and the sensible plan is to stay put: food delivered, a house in Chapelfields or Stivichall, the show at seven, town afterwards if anybody still wants it. On football Saturdays allow until six for everybody to be back from the arena. For a ruby wedding or a women’s night, ask for the old-fashioned style, with feathers and a long glove. A Friday is quieter: ask the neighbours in first and leave cake on the sideboard for whoever stays up.",
      room: "Before anything, decide who opens the door: one calm face is better than nine. Indoors: a cleared carpet, chairs in a horseshoe, a speaker that has been paired and tested, and a box room upstairs with a mirror. Terraced walls are thin in Chapelfields; end by ten. In a canal unit, run a heater all afternoon: brick stays cold.",
      question: {
        ask: "Which junction do we give her?",
        answer:
          "Number and direction, please, for the exit nearest your address, and the name of the road you come out on. Strangers can go round it twice. If you are within it, add the car park you use yourselves and a phone number that will be answered, because several central streets only let in buses and permit-holders.",
      },
    },
    "drag-queen": {
      spots: [
        {
          name: "Far Gosford Street",
          text: "Independent cafés and a courtyard of small units, a short walk east under the flyover. Young, cheerful and used to performers carrying gear in through the back.",
        },
        {
          name: "Old works near Gosford Green",
          text: "Former factory sheds with high roofs, handy if she is bringing height. Acoustics are lively; carpet tiles and tablecloths help more than a bigger amplifier.",
        },
        {
          name: "Members’ clubs in Tile Hill and Radford",
          text: "Stages with tabs and a dressing room behind, which younger venues never think to provide. The concert secretary will know the sockets, the curfew and which door sticks.",
        },
      ],
      intro:
        "Any sixtieth, reunion or staff party in Coventry can hire a drag queen: a set of songs, a game or two and as much mischief as the room will take.",
      here: "This is the city of two-tone, so start with a ska intro. Sixtieths are the heart of it: guests who were at the same discos in 1981, a buffet, and a queen telling the birthday boy’s life while he protests. She can judge the dancing, read telegrams that nobody sent and lead the last number from a chair. She suits end-of-year dos too, and reunions where people haven’t met for years. She plays to the table by the kitchen as much as to the top one. If it’s a golden wedding, ask for Cilla in place of the ska, and let the bride of fifty years ago judge the dancing.",
      room: "Put the first tables almost at her feet and leave the dance floor for later. She needs a raised edge if you have one, a decent lamp trained on it, and a locked room for the trunk; committee rooms with a wall mirror are perfect.",
      question: {
        ask: "Does she know any ska?",
        answer:
          "If you ask in good time. Sets are built from tracks she owns and songs she sings or mimes well. Name three favourites in your notes and let her choose. “Ghost Town” is a tricky party opener, whatever your brother-in-law says. A ska walk-on and a quick change to disco for the finish usually goes down best.",
      },
    },
  },
  sources: [
    "Spon Street’s moved timber frames: https://mikehigginbottominterestingtimes.co.uk/2014/01/10/coventrys-boutique-quarter",
    "Canal Basin and its footbridge over the ring road: https://craftiv8.com/pages/the-canal-basin-coventry",
  ],
} satisfies Place;
