import type { Place } from "../shape.ts";

export default {
  slug: "clapham",
  name: "Clapham",
  kind: "area",
  parent: "london",
  within: "in Clapham",
  nation: "England",
  county: "Greater London",
  at: {
    lat: 51.462,
    lon: -0.138,
    source: "placed by hand on the map; not in GeoNames’ cities: Clapham Common station",
  },
  motif: "capital",
  quarters: ["Old Town", "Abbeville Road", "Clapham North arches"],
  arriving:
    "Three Northern line stops carry the name, with Night Tube at weekends. Clapham Junction is over a mile away in Battersea, an easy mistake for visitors to make; send the postcode.",
  busy: {
    when: "Six Nations Saturdays and the first hot weekends of summer",
    why: "England matches leave standing room only round the High Street’s big screens, and when the sun comes out half of south London picnics on the common.",
    ahead:
      "Start planning a surprise off Abbeville Road two weeks before. Five is better for a Six Nations Saturday or the first hot weekend on the common.",
  },
  pages: {
    "male-stripper": {
      intro:
        "Clapham hen dos are the usual reason for booking a male stripper in SW4, along with thirtieths in shared houses and the odd fortieth in a kitchen extension near the common.",
      here: "Take a terrace off Abbeville Road at half past five: the bride is having her hair done, there’s a spreadsheet on the fridge, and she believes you’re waiting for a food delivery. Then the lounge door opens. That surprise is why Clapham houses beat any hired venue: everybody’s already there, shoes are off, and afterwards it’s a ten-minute walk to dinner on the High Street. For a summer do, have your picnic and your rounders on the grass first, come home sunburnt, and let him supply the evening’s first event.",
      spots: [
        {
          name: "Abbeville Road and Clapham South",
          text: "Knocked-through terraces where the dining table folds flat. Party walls are thin and there are babies on both sides, so early evening is the considerate slot.",
        },
        {
          name: "Old Town",
          text: "Georgian houses round the Pavement, with basements that open to the garden. A hen of fifteen fits downstairs, which keeps everybody’s heels off the good carpet.",
        },
        {
          name: "Clapham North",
          text: "Hired arches and small studios under the railway, best for a big joint thirtieth. There’s nobody living next door, though trains go over every few minutes.",
        },
      ],
      room: "Shared houses come with five bikes in the hall: clear a way in. Then choose between kitchen and lounge: kitchens have the floor, lounges have the curtains. If the extension is all glass at the back, hang a sheet over the doors or wait until dusk.",
      question: {
        ask: "Can he come to our picnic on Clapham Common?",
        answer:
          "No. The common is a public park with families on it, and he performs for adults behind a closed door. Have the picnic, then bring everyone home or to a hired room nearby. If you’d like some mischief on the grass beforehand, organise the games yourselves and save the surprise for home.",
      },
    },
    "female-stripper": {
      intro:
        "Have a female stripper at a Clapham stag do or birthday somewhere private: a shared house, a mansion flat or a closed function room around Old Town and the High Street.",
      here: "On a Six Nations Saturday a group of old team-mates will have been in SW4 since noon, and by six they need feeding. Take them home, or to a private room whose landlord has agreed to the act, and wait until everybody has eaten. Tell us beforehand who’s up for a laugh and who isn’t. For a couple’s party or a women’s evening in the mansion blocks by Clapham South she can do something slower, with fans, after supper. Off Northcote Road it may be a book club that has finally finished its book.",
      spots: [
        {
          name: "Upper rooms on the High Street",
          text: "Several pubs keep a bar one flight up, with separate stairs and a lock. On match days these go early, and it’s wise to agree when the televisions will be switched off.",
        },
        {
          name: "South-side mansion flats",
          text: "Edwardian blocks facing the common, with wide halls and doors between the rooms. Shut the pair to the lounge, seat guests in a crescent, and she can enter as if from the wings.",
        },
        {
          name: "Hired studios",
          text: "Photographers’ rooms near the railway, with blank walls and nobody sleeping above, though some allow a dozen people and no drink. Bring chairs and lamps, screen a corner for her costumes, and get the landlord’s consent to this particular act.",
        },
      ],
      room: "Before she comes, put someone in charge of phones, the front door and the dog. Turn off the overhead spotlights, leave two lamps on, and check what’s visible from the street. Her changing room shouldn’t be the one where eleven rucksacks have been thrown.",
      question: {
        ask: "Half our stag party will have been drinking since lunch. Is that a problem?",
        answer:
          "It can be. She’s glad of a lively room, but if someone won’t keep his hands to himself she stops and leaves, and the show isn’t repeated. Eat first, book her for the beginning of the evening, and have a best man who is still sober enough to be in charge.",
      },
    },
  },
  sources: [
    "Clapham Common is managed by Lambeth and shared with Wandsworth; its big music events change from year to year: http://www.wandsworthguardian.co.uk/news/11452211.Concerns_for_Clapham_Common_after_SW4_dance_festival/",
    "Free music at the bandstand in summer: http://thestorybazaar.com/common-summer/",
    "What a hired studio allows: twelve people, no drink: https://clapham-studio.co.uk/home/policy",
  ],
} satisfies Place;
