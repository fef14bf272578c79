import type { Place } from "../shape.ts";

export default {
  slug: "solihull",
  name: "Solihull",
  kind: "town",
  within: "in Solihull",
  nation: "England",
  county: "West Midlands",
  at: { lat: 52.414, lon: -1.781, source: "GeoNames: Solihull, GB.ENG.M2" },
  motif: "town",
  quarters: ["High Street and Poplar Road", "Knowle and Dorridge", "Bickenhill and the NEC"],
  arriving:
    "Solihull station is ten minutes’ walk from the High Street; Birmingham International serves the NEC. M42 junctions 4, 5 and 6 share the work, slowest when two exhibitions empty together.",
  busy: {
    when: "Crufts in March, NEC arena concerts, and the big autumn shows",
    why: "Dog owners and music fans take the borough’s hotel rooms and slow the M42; from June, garden parties want the same Saturdays.",
    ahead:
      "In Knowle or Dorridge, three weeks is a comfortable margin. If Crufts, an arena concert or an autumn show is on at the NEC, plan on eight.",
  },
  pages: {
    "male-stripper": {
      spots: [
        {
          name: "Knowle and Dorridge",
          text: "Detached houses with knocked-through backs, wide enough to seat everyone along the units. Gravel drives announce arrivals, so agree a signal if the bride isn’t supposed to hear him coming.",
        },
        {
          name: "Hampton-in-Arden and Barston",
          text: "Barn lets among fields, used for weddings and happy to take a smaller group midweek. Sound limiters cut the power without warning; find out the setting before the big finish.",
        },
        {
          name: "Shirley",
          text: "Semis and club rooms off Stratford Road, less grand and more relaxed. Parking on side streets, neighbours within hearing, and a sitting room that clears in five minutes with two willing uncles.",
        },
      ],
      intro:
        "Solihull hens and fiftieths can have a male stripper in a house in Knowle, a barn near Hampton-in-Arden or a private room off Poplar Road.",
      here: "For a hen do in one of the villages, use somebody’s parents’ place, with the parents away for the night. There’s fizz round the island, a caterer finishing up, and one bridesmaid watching the drive for headlights. He parks on the lane, changes in the boot room and walks in through the bifolds as the garden lights come on. If you want him in a private room in town, make it six, before everybody splits into taxis. Let next door know as well, and nobody will ring to complain. When a neighbour is leaving the road, eight chairs and a buffet are all you need.",
      room: "Polished porcelain looks splendid and is slippery in dress shoes, so put down a mat or offer the carpeted snug. Turn off the sensor lights if he’s a surprise. A bar stool is too high to be danced with: use a plain wooden one from round the table, set down near the speaker.",
      question: {
        ask: "Our speakers are built into the ceiling. Can he use those?",
        answer:
          "If your phone can talk to them, so can his, provided someone shows him the app and leaves the password out. Test it with a stranger’s handset before the day, because these systems are fussy about new ones. Keep a portable Bluetooth speaker charged on the side. He needs his music.",
      },
    },
    "female-stripper": {
      spots: [
        {
          name: "Meriden and Balsall Common",
          text: "Farmhouse lets and clubhouse annexes for a golfing party. A members’ lounge is never private: ask for the room at the end with a door and curtains of its own.",
        },
        {
          name: "Hockley Heath",
          text: "Function rooms on the Stratford road with a private suite and its own entrance, useful when one half of the guest list is coming from Redditch and the other from Warwick.",
        },
        {
          name: "Olton and Monkspath",
          text: "Quiet closes of modern houses. Keep the drive free for her car, and use the lounge at the back, away from the pavement and its dog walkers.",
        },
      ],
      intro:
        "Solihull stags, milestone birthdays and grown-up house parties hire female strippers for lounges and clubhouses from Olton to Hockley Heath, and for the few hotels that say yes.",
      here: "Golf brings stags here: eighteen holes, a shower, and a hired room at a clubhouse or farmhouse by seven, with her show ahead of dinner. If you’re working at the NEC, a hotel there needs asking well before you check in. At home, it might be a wife’s fiftieth in Monkspath planned by her sisters, or a couple in Olton with eight friends and a theme of old Hollywood. Tell us the theme, and she’ll bring gloves and a fan. In each case the host meets her outside and keeps phones in a bowl.",
      room: "New-build lounges are compact. Push the coffee table under the stairs, turn the sofas to face the gap, and stand a speaker at the side. A bedroom with an en suite is the ideal dressing room. Blinds, please, on the landing window too, and check the video doorbell isn’t sharing her arrival with the street.",
      question: {
        ask: "We’re at the NEC for work. Can she come to our hotel room?",
        answer:
          "A bedroom is no good: too small, against most hotels’ rules, and uncomfortable for her. A private meeting or dining room, agreed in writing with the duty manager, is another matter. Expect some to decline. If you have colleagues in the party, be sure every one of them wants to be there.",
      },
    },
    "drag-queen": {
      spots: [
        {
          name: "Tennis, golf and rugby clubs",
          text: "From Sharmans Cross to Copt Heath way, lounges with honours boards and a carpeted dance floor. Members dress up, the bar is used to a late finish, and there’s parking outside.",
        },
        {
          name: "Blythe Valley and Birmingham Business Park",
          text: "Atriums and meeting suites, empty by half past five. A lectern, screen and lift are on hand; ask security to expect a visitor with two large cases, and on a Friday allow her extra time on the M42.",
        },
        {
          name: "Marquees in Lapworth and Tanworth",
          text: "Lawn parties where she needs boards underfoot, power from the house and a nearby bedroom. The neighbours will hear every word through canvas, so keep it clean.",
        },
      ],
      intro:
        "Charity evenings, club dinners, company awards and birthdays in Solihull all want a host, and a drag queen will run the auction as well.",
      here: "A charity night in a clubhouse or a summer marquee has the same long middle everywhere, between pudding and the raffle, when people begin to look for their coats. Put her on then. At a company’s annual awards she reads the year’s disasters out of a gold envelope, one by one. A sixtieth gets songs from everyone’s youth and a toast that the in-laws can drink to. For a golden wedding, tell her which records they bought.",
      room: "On grass there must be a floor, and a route to it that isn’t lawn. In a clubhouse the usual fault is the ceiling light straight above her, which isn’t kind; a lamp from the front cures it. Provide a bedroom or office for getting ready, plus a radio mic for a full dining room.",
      question: {
        ask: "Does she keep the auction proceeds honest?",
        answer:
          "She runs the bidding, and your treasurer keeps the book and takes the cards. Supply a list of lots in order with reserves, and the donors’ names spelled as they say them. She’ll want one spotter with sharp eyes for the back tables. If the charity has a patron or rules about language, put them in the notes.",
      },
    },
  },
  sources: [
    "Crufts at the NEC in March: https://www.crufts.org.uk/show-information/",
    "Dorridge station and its Chiltern trains: http://theinfolist.com/php/SummaryGet.php?FindGo=Dorridge_railway_station",
  ],
} satisfies Place;
