import type { Place } from "../shape.ts";

export default {
  slug: "cheltenham",
  name: "Cheltenham",
  kind: "town",
  within: "in Cheltenham",
  nation: "England",
  county: "Gloucestershire",
  at: { lat: 51.9, lon: -2.08, source: "GeoNames: Cheltenham, GB.ENG.E6" },
  motif: "town",
  quarters: ["Montpellier", "The Suffolks and Bath Road", "Pittville"],
  arriving:
    "Cheltenham Spa station is out at Lansdown, a taxi from everything; Race Week adds shuttle buses and queues. From the M5 it’s junction 11; offer your drive if you have one.",
  busy: {
    when: "Gold Cup week in March, the November and New Year’s Day meetings, and the Jazz and Literature Festivals",
    why: "Racegoers take every bed from Prestbury to Gloucester; jazz in May and books in October fill most of what’s left.",
    ahead:
      "Non-racing weekends in Pittville can be planned three weeks ahead. Talk to us about Gold Cup week just after New Year, and the November meeting by mid-September.",
  },
  pages: {
    "male-stripper": {
      intro:
        "From hen weekends to racing house parties, Cheltenham’s male stripper shows take place in Regency lets, Cotswold barns and private rooms around Montpellier.",
      here: "Away from the race meetings it’s mostly hens. They come for the shops on the Promenade, a walk up Cleeve Hill and brunch that turns into cocktails, and they sleep in tall white houses in Pittville. Book him for about six, when the tongs are on and the taxis aren’t till eight. At a Bath Road fortieth, give the aunts the sofa and keep the trifle back until he’s bowed. In March the houses fill with racing parties, and the time to have him is between the last race and dinner. For that week, agree the start time before anything else.",
      spots: [
        {
          name: "Pittville",
          text: "Double drawing rooms with working shutters, floor-length and thick. Many are divided into flats, so ask who lives above and below, and whether he can come in by the back.",
        },
        {
          name: "Montpellier and Lansdown",
          text: "Cocktail basements and restaurant floors that can be hired whole. Convenient for dinner; the manager has to agree to a striptease, and the door staff need to be told.",
        },
        {
          name: "Winchcombe and Cleeve Hill",
          text: "Cottages in the little town and barns on the escarpment above it, with decks and hot tubs outside. Come inside for the act, and put towels down, since wet flagstones are treacherous.",
        },
      ],
      room: "The rooms are big enough once the furniture is out of the way. Take the leaves out of the dining table and roll up the rug. He needs a room to change in with a mirror, so give him a bathroom or a bedroom on the same floor.",
      question: {
        ask: "Is there any point asking for Gold Cup week?",
        answer:
          "Yes, but ask early, be flexible on the hour and allow for his car sitting in Prestbury with everybody else’s. Friday night, after the Gold Cup itself, is likely to go first; earlier in the meeting is easier. If your house is out towards Andoversford, send directions along with the postcode.",
      },
    },
    "female-stripper": {
      intro:
        "In Cheltenham female strippers come to the house you’ve rented, for race parties, stag dos and birthdays, away from the queues in town.",
      here: "Four days in March bring the country’s stags, syndicates and sixtieth birthdays to one small spa. Many rent a house near Lansdown or out at Charlton Kings, and the sensible time for her is between coming back from Prestbury Park and going out again: boots off, winnings counted, soup on. Keep it to the half hour, because most of them were up at six. The rest of the year it’s more local: a stag in town for the summer’s cricket festival, or a joint fortieth in Leckhampton where couples invite couples and want burlesque after the pudding.",
      spots: [
        {
          name: "Charlton Kings and Leckhampton",
          text: "Family-sized houses, let or lived in, under the hill. Drives, hedges, downstairs cloakrooms: all of which make it easy for her to come and go.",
        },
        {
          name: "Private floors near the Promenade",
          text: "Hotels and restaurants with a Georgian upper room. Policies differ widely here, particularly in race week, so give the events manager a plain description, lingerie finish included.",
        },
        {
          name: "Barns towards Winchcombe",
          text: "Stone lets with underfloor heating and room for twenty seated. Roll the sheepskins up, keep the wood burner low, and ask the owner beforehand whether entertainers are allowed on the tenancy you have signed.",
        },
      ],
      room: "After a day at the races a room fills up with coats, binoculars and wet tweed; get all that out before she’s in. She’ll want a warm bedroom, a long mirror and nobody knocking. Don’t ask thirty people into a lounge for fifteen, or she has nowhere to dance.",
      question: {
        ask: "The town has strip clubs in Festival week. Why have someone at the house?",
        answer:
          "Clubs have been licensed for it in past years, and some groups prefer them. At your own place you choose who’s there, it’s one agreed price for the whole party, it ends in lingerie, and the ones with a tee time or a train can go to bed.",
      },
    },
    "drag-queen": {
      intro:
        "Cheltenham goes in for festivals, and a drag queen can give you a private one: race nights, auctions, awards and anniversary cabaret in Regency rooms and village halls.",
      here: "Try a race night. You show old races on a screen, the guests buy toy money in aid of the charity and bet with it, and she is tipster, bookie and stewards’ enquiry in a very large hat. It suits rugby clubs, rowing clubs and village committees equally. For office awards she works from a clean script and a list of subjects nobody mentions. For a ruby wedding in the Suffolks she sings rather more and teases rather less. In October, with the Literature Festival in town, ask us about limericks on the guests, and send a few facts.",
      spots: [
        {
          name: "Bath Road and the Suffolks",
          text: "Restaurants with a back dining room and owners who enjoy an event. Thirty round two long tables is the right number: she can reach everybody without a hike.",
        },
        {
          name: "Prestbury and Bishop’s Cleeve halls",
          text: "They come with stages, curtains, kitchens and car parks. Ask whether the hall’s licence covers recorded music and what time the caretaker locks up.",
        },
        {
          name: "Pittville drawing rooms",
          text: "For at-home cabaret, forty on gilt chairs facing a fireplace. Fine acoustics for live singing; ask for it when you book if you’d rather that than miming.",
        },
      ],
      room: "Stand her by the wall opposite the door, where she can deal with latecomers. A race night needs a screen, a laptop and someone patient in charge of it, as well as the PA. Her dressing room should be near, heated and out of bounds to everyone else.",
      question: {
        ask: "Can she host during Race Week itself?",
        answer:
          "If you fix it well beforehand, certainly: a syndicate’s dinner makes a good audience. Allow a generous gap once racing’s over, as Prestbury is slow to clear. Send the names of the horses. The slow ones are good for a joke.",
      },
    },
  },
  sources: [
    "Clubs licensed during the Festival: https://www.bbc.co.uk/news/uk-england-gloucestershire-64524129",
    "Racing in March, cricket in summer, books in October: https://blog.martinhorwood.net/wp/cheltenham/festivals-2/",
    "Jazz each May: http://2southville.com/thingstodo.html",
    "A barn let in Winchcombe: https://thebarnreborn.com/2015/09/",
  ],
} satisfies Place;
