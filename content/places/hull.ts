import type { Place } from "../shape.ts";

export default {
  slug: "hull",
  name: "Hull",
  kind: "town",
  within: "in Hull",
  nation: "England",
  county: "East Yorkshire",
  at: { lat: 53.745, lon: -0.335, source: "GeoNames: Kingston upon Hull, GB.ENG.G6" },
  motif: "city",
  quarters: ["Humber Street", "Old Town", "Princes Avenue"],
  arriving:
    "Paragon Interchange puts trains and coaches under one roof, a short walk from the marina. Drivers share the A63 with ferry lorries bound for King George Dock towards evening: allow extra time.",
  busy: {
    when: "Hull Fair in October, Freedom Festival at summer’s end and rugby league derbies",
    why: "Walton Street’s rides draw East Yorkshire for over a week, and a derby of black-and-white against red-and-white fills the rest.",
    ahead:
      "Four weeks is a good start for a marina hen or a Cottingham birthday. Let us know by early August about Hull Fair, and in June about Freedom Festival.",
  },
  pages: {
    "male-stripper": {
      intro:
        "The house on the Avenues first, with a male stripper for the Hull hen do, then Princes Ave for a drink. For a sixtieth in Anlaby, try the club, neighbours and all.",
      here: "There’s not much standing on ceremony. He’s given a cup of tea and shown to the back room while people find a seat. Then come two outfits, one game and a lot of noise. Out-of-town hens base themselves by the marina and do a day of it: galleries on Humber Street, the show at seven, the Old Town by nine. In a terrace off Hessle Road or Holderness Road ten of you is a full house, so push the settee back. If it’s meant to be a surprise, keep it off the family group chat.",
      spots: [
        {
          name: "The Avenues and Princes Avenue",
          text: "Double-fronted terraces with a bay, a tiled passage and a back parlour. Take the front for the audience, and the passage gives him his entrance.",
        },
        {
          name: "Marina and Fruit Market flats",
          text: "New apartments beside the lock, with a breeze off the estuary and long balconies. On laminate, any stamp is heard below. Lifts, parking, easy to find.",
        },
        {
          name: "Cottingham and Beverley",
          text: "Village and market-town houses with gardens, for parties that want the night in. Access is often by the tenfoot, the lane behind. Tell him which back gate is yours.",
        },
      ],
      room: "Nothing grand: a strip of lino by the sofa, a dining chair that’s sound, the telly turned to the wall. Terraces here are one room wide, with guests close in, and glasses are safer on a shelf than by their feet. A bedroom does for changing, and a speaker goes on the mantelpiece.",
      question: {
        ask: "Would our club in west Hull let him on?",
        answer:
          "Some might. Ring the secretary on a weekday. They’ll want a ticketed or private room, with everyone 18 or over, and may have to check what their certificate permits. Get yes or no well before the posters go up. His show is the mild sort, which helps.",
      },
    },
    "female-stripper": {
      intro:
        "Hull’s female strippers dance in marina apartments, Holderness farmhouses and rooms off Trinity Market with the shutters down, for stag dos, fiftieths and silver weddings.",
      here: "Two rugby league clubs, one wedding party: a Hull stag comes with its own quarrel built in. Seat black-and-white one side, red-and-white the other and the groom in the middle, and tell us which he is. Derby weekends are lively, so book her for noon before a late kick-off or leave it until Sunday. She also comes to retirement dos, women’s lunches and birthdays in Cottingham with a theme: give us the theme and she’ll choose gloves, fans or the chair to suit. Private rooms only, with everybody there glad to be.",
      spots: [
        {
          name: "Old Town upper rooms",
          text: "Merchants’ houses off Lowgate and around Hull Minster, with back rooms that lock. The alleys are narrow and cobbled; have her dropped at Trinity Square and met.",
        },
        {
          name: "Holderness and the coast road",
          text: "Farmhouses and static-caravan country towards Withernsea. Flat, windy, wonderfully empty. A converted barn is ideal, parking is no trouble and there’s nobody near enough to hear.",
        },
        {
          name: "Marina hotels’ suites",
          text: "Function rooms looking over masts, with carpets and heating. Some managers will consider it and others won’t. Only ever with their agreement and nobody else in the bar.",
        },
      ],
      room: "Rooms near the water are draughty: heat yours early and hang something thick over the worst window. She’d like the middle of the floor empty, a chair that stands firm, a shelf for her water, and a speaker that beats the noise of the heating. Somebody’s office with the blind down will do to get ready in.",
      question: {
        ask: "We sail on the overnight ferry. Could she see us off?",
        answer:
          "Not at the terminal, and certainly not on board. Book her for lunchtime, in a marina flat, finish in good time, and take the taxis along Hedon Road to King George Dock as one group. The boat goes in the evening but check-in shuts well before that. Don’t book her for the morning you land.",
      },
    },
    "drag-queen": {
      intro:
        "A works do at the Fruit Market, an anniversary in Hessle, a hen party in the Old Town: a Hull drag queen hosts any of them.",
      here: "Somebody is bound to ask for the Housemartins, so say so beforehand. For firms along the waterfront she can run a sweepstake with silly races down the length of the room. At a golden wedding the couple can sit back to back, answer her questions and be refereed. In Fair week ask us about a booth: three balls, a coconut and her verdict on your outfit. New Year’s parties in the villages want a countdown from someone who won’t lose count, on a firm stage, in a warm barn.",
      spots: [
        {
          name: "Humber Street warehouses",
          text: "Former fruit stores with roller shutters and concrete floors, hired for company parties. Room for a catwalk down the centre. Shut the front while she’s on, as it’s breezy off the estuary.",
        },
        {
          name: "Clubs in Hessle and Anlaby",
          text: "Rugby-league clubs, each having a concert room and a curtain on a string. Give her the interval before the disco and somewhere to stand the charity jar.",
        },
        {
          name: "Beverley",
          text: "The market town up the road, for dinners among Georgian doorways. People dress up, and the rooms are long enough for everyone to see.",
        },
      ],
      room: "Concrete is hard on the knees, so lay a carpet if there’s going to be choreography. She needs a changing space that isn’t the walk-in fridge, a plug that works, the PA somewhere dry and a clear run for the train of her dress. Hang coats at the far end, out of her way.",
      question: {
        ask: "Dad was on the trawlers and hates a fuss. Is she a mistake?",
        answer:
          "Not if she knows. Give her the ships, the years and the mates’ nicknames, and say what’s not for laughing at, because every family on Hessle Road has something. She’ll aim the jokes at his sons, sing what he and your mam danced to, and let him stay sitting down. Seat his friends at the front and him a table back.",
      },
    },
  },
  sources: [
    "Overnight sailings from King George Dock: https://www.motorhomeplanet.co.uk/archives/1740",
    "Hull Fair on Walton Street in October: https://holderness-gazette.co.uk/?p=8813",
    "Hull Fair opens on a Friday and runs eight days: https://www.bbc.co.uk/news/articles/c80r7z409d0o",
    "Freedom Festival around Humber Street: https://stevesdigitaldarkroom.com/2017/09/03/hull-freedom-festival/",
  ],
} satisfies Place;
