import type { Place } from "../shape.ts";

export default {
  slug: "wigan",
  name: "Wigan",
  kind: "town",
  within: "in Wigan",
  nation: "England",
  county: "Greater Manchester",
  at: { lat: 53.543, lon: -2.637, source: "GeoNames: Wigan, GB.ENG.P7" },
  motif: "town",
  quarters: ["King Street", "Pier Quarter", "Standish and Haigh"],
  arriving:
    "North Western and Wallgate stations face each other across one road. By car use the M6 at 25, 26 or 27, and avoid Robin Park before kick-off.",
  busy: {
    when: "Boxing Day, the spring derby with St Helens and Warriors’ big Friday nights",
    why: "The whole town goes out in fancy dress the day after Christmas, and the fixtures with St Helens and Leigh settle which other weekends are spoken for.",
    ahead:
      "Three weeks ahead is the time to ask about Standish, Hindley or Haigh. Boxing Day is different: write in October, and leave seven weeks before a St Helens derby.",
  },
  pages: {
    "male-stripper": {
      intro:
        "In a Standish lounge, a Pemberton club or a flat by the Pier, a Wigan hen do or birthday can end with a male stripper. He brings the costume.",
      here: "Pick the costume as carefully as you would for Boxing Day, then set the scene: lights off, someone at the door, in he comes. In a club side room at Ashton, have pies and peas at half seven, the show at eight and a disco after it. House parties in Standish and Shevington go a touch earlier because there’s a minibus ordered. A hen from Leigh or Atherton often starts with bingo cards and a hotpot, then clears the middle of the floor for him at half past eight.",
      spots: [
        {
          name: "Club side rooms",
          text: "Labour, rugby and Conservative clubs from Hindley to Ashton, with a bar you can shut and a floor meant for dancing. Get the committee’s yes before you pay a deposit.",
        },
        {
          name: "Standish and Shevington",
          text: "Detached houses with decent drives and sliding doors. Pull the three-piece apart and set it along the walls, leaving him the middle, and mind the fish tank.",
        },
        {
          name: "Flats at the Pier",
          text: "Newer apartments on the canal bend near Trencherfield Mill. Light, level, small, and fine for seven or eight with dancing to follow on King Street. Lower the towpath blinds, up-end the coffee table beside the wardrobe and keep the bathroom free for him.",
        },
      ],
      room: "Leave the talc for the Northern Soul night; lino is slippery enough. A dry floor, a chair that doesn’t fold, a plug within reach and a committee room or bathroom for changing. If there’s a buffet, put it in the next room, out of his way. Play one track through the club’s system in the afternoon, or somebody will be hunting for a lead at eight.",
      question: {
        ask: "Could he come on Boxing Day?",
        answer:
          "If he’s free, yes, indoors and early in the evening. It’s the hardest night of the year for it: half the town is in the streets in costume, taxis vanish, and a man with a holdall takes an age to get through. Most people are better off with the Saturday before.",
      },
    },
    "female-stripper": {
      intro:
        "A Wigan female stripper dances at Warriors stag dos, sixtieths and soul-night reunions, in a closed room, in uniform or in feathers as you choose.",
      here: "Home games tend to be on Fridays: have the stag do on the Saturday. She comes at teatime to a barn out at Haigh or a club room at Ashton, dances once for the lot of them and once for the groom, and leaves them to the pies. If the guests spun all night in the seventies, Northern Soul makes a good last number. A small party needs only the quarter hour and a cake. With partners there, fans suit better than the chair. A tin of Uncle Joe’s Mint Balls makes a good prize for the best dancer.",
      spots: [
        {
          name: "Haigh and Aspull barns",
          text: "Hired farm rooms with beams and a log burner, outside town and away from everyone. Ask for the lights to be dimmed at the board, as the switches by the door usually do the lot.",
        },
        {
          name: "Rugby and miners’ welfare clubs",
          text: "Function rooms with thick curtains and a committee to ask first. Get its yes in writing, and give the steward the running order.",
        },
        {
          name: "Standish and Shevington homes",
          text: "Pick a through-lounge with a carpet, curtained front and back. Twelve guests is plenty. Move the nest of tables to the hall, and lend her the back bedroom with its dressing table cleared.",
        },
      ],
      room: "A club floor is splendid for dancing and lit like an operating theatre. Ask for stage lights alone. Tables back by two metres, coats and handbags off the floor, the fire exit still free. She uses the turns’ dressing room if it locks, and otherwise an office with a mirror stood on the filing cabinet.",
      question: {
        ask: "Will my club need a special licence for her?",
        answer:
          "Not for a one-off, as a rule: a venue may have such acts up to eleven times a year, at least a month apart, without one. But the club’s own licence may have conditions, and only they can read them to you. Ask the secretary in plain words; if the club often has striptease, ask the council too.",
      },
    },
    "drag-queen": {
      intro:
        "For Wigan birthdays, club nights, long-service dinners, hen parties and judging the fancy dress, hire a drag queen who sings as well.",
      here: "Boxing Day fancy dress took off here when a nightclub at the Pier let you in free if you’d made the effort, and people have made it ever since. A queen is the right judge for it. She’ll do a heat in your lounge before you all go out, with categories, a catwalk and a sash, or, at another time of year, present a talent night for a club in the two-hour slot. Long-service dinners are her other line: send notes on who broke the van, and she’ll hand over the carriage clock as if it were an Oscar.",
      spots: [
        {
          name: "Concert rooms in Hindley and Ince",
          text: "Long rooms with a stage at the right height, a cheap round and a generous crowd. Have the steward push the organ back and switch the fruit machines off.",
        },
        {
          name: "Mill and warehouse halls by the canal",
          text: "Brick event floors near the Pier Quarter for firms with a bigger guest list. Bring the tables closer than the caterer wants them, because the pillars block the view.",
        },
        {
          name: "Village clubs north of town",
          text: "Cricket and bowling clubs with a bar, a low ceiling and regulars who sing. Measure the height for her wig, move the trophies off the sill, and have someone ready to call the interval.",
        },
      ],
      room: "On a club stage she asks for nothing except a microphone without a buzz and a rail for her frocks. In a lounge she needs the bay window, the standard lamp and the settee turned round. Someone must help carry the cases in from a space near the door.",
      question: {
        ask: "Can she judge fancy dress at our house?",
        answer:
          "Yes. Book the hour, which has time for a game, line everyone up in the hall in costume, and give her a list of names with one fact each. She does the parade with commentary, her songs either side, and the prize. Buy the trophy yourselves, the uglier the better.",
      },
    },
  },
  sources: [
    "Boxing Day fancy dress began in the 1980s at a Wigan Pier nightclub: https://www.wigantoday.net/heritage-and-retro/heritage/boxing-day-fancy-dress-53-wigan-party-pictures-4923330",
    "Boxing Day on King Street: https://www.wigantoday.net/heritage-and-retro/heritage/rewind-wigans-festive-fancy-dress-tradition-over-the-years-boxing-day-in-the-early-noughties-4421555",
  ],
} satisfies Place;
