import type { Place } from "../shape.ts";

export default {
  slug: "carlisle",
  name: "Carlisle",
  kind: "town",
  within: "in Carlisle",
  nation: "England",
  county: "Cumbria",
  at: { lat: 54.895, lon: -2.938, source: "GeoNames: Carlisle, GB.ENG.C9" },
  motif: "city",
  quarters: ["Botchergate", "Fisher Street and the Market Cross", "Brampton and the Wall"],
  arriving:
    "Lines from Glasgow, Newcastle, Settle and the coast meet here. Town addresses are near Court Square; farms by the Wall lie off the A69 down unlit lanes: send a map pin.",
  busy: {
    when: "Carlisle Bell race week at midsummer, and Lakeland bank holidays",
    why: "The racecourse at Blackwell runs a race for a sixteenth-century bell, and every Cumbrian cottage fills when the sun is forecast for the fells.",
    ahead:
      "A farmhouse along the Wall is a fair drive for a performer, so four weeks, please. For the Carlisle Bell, run at midsummer, start in April.",
  },
  pages: {
    "male-stripper": {
      intro:
        "Friends from both sides of the border can meet for a Carlisle hen do and have a male stripper come to a farmhouse by the Wall, a Stanwix terrace or a rented flat near Court Square.",
      here: "Most come by train. One lot gets in from Glasgow, one from Newcastle, one over the Settle line with window-seat photographs, and by four they’re all under the Citadel towers with a wheelie case each. The house is warm, there’s tattie pot on the stove, and he’s due when the plates are washed. They’re quiet for the first song, and then there’s no stopping them. If you’re in a village hall or a garden out at Brampton or Longtown, hold the show indoors and tell the neighbours when it ends.",
      spots: [
        {
          name: "Farmhouses along the Wall",
          text: "Roman stone, thick doors and boot racks near Brampton and Gilsland. Twelve beds, a range, no one for a mile. Send directions that mention the last proper building he’ll pass.",
        },
        {
          name: "Stanwix and Etterby",
          text: "Edwardian terraces over the Eden, with tiled halls and a good front room. A short walk in over the bridge, and as a rule somewhere to park outside.",
        },
        {
          name: "Clubs that hire out a lounge",
          text: "For a sixtieth with everyone you know, a social club has the floor and the bar. Ask the secretary for the committee’s agreement, and check that the function room isn’t the way through to the darts.",
        },
      ],
      room: "A farm kitchen has more floor, but the sitting room is warmer and better for it. Tape down the corners of thin rugs on flagstones and move the clothes horse. Stone walls block Bluetooth; have a lead that reaches the speaker. He can get changed in the boot room if someone turns the boiler up.",
      question: {
        ask: "Will a performer really drive out to the Wall in January?",
        answer:
          "Yes, if the road’s open. The A69 is kept clear; the lanes off it can be icy in every dip. Grit the last bit, put a lantern at the turning and say if there’s a ford. If snow is forecast, ring a day early, when there’s still the chance to bring the time forward.",
      },
    },
    "female-stripper": {
      intro:
        "Bunk barns, upper floors off Botchergate, a club lounge booked out for you: a Carlisle female stripper comes to stag dos, retirements and fiftieths wherever there’s a door to shut.",
      here: "If your stag party is down from Scotland for the racing and a curry, have her on at seven, before Botchergate, since sixteen men are hard to collect from five bars. Set the chairs out beforehand and let the groom choose whether he sits in the middle one. On a race weekend everybody’s in town and dressed up; a weeknight is easier. For a farm retirement with everybody from the mart, ask for the feather fan, and say on the invitation what they’re coming to.",
      spots: [
        {
          name: "Bunk barns, Brampton to Greenhead",
          text: "Walkers’ barns booked whole. Long tables, a stove, hooks everywhere. Borrow folding chairs, because nobody sits well on a bunk. She’ll want the warden’s room to change in.",
        },
        {
          name: "Above the shops, English Street way",
          text: "Old upper floors near the Market Cross, let as flats for weekends. The stairs are dark and the rooms at the top are large. There’s nobody underneath once the shops shut.",
        },
        {
          name: "Club lounges",
          text: "The sort with a carpet, a hatch and a committee to persuade. Ask for the smaller room, cover the window on the car-park side, and use the officials’ room, which has a bolt and a heater.",
        },
      ],
      room: "Barns are rarely warm, so run a heater early and put down something clean for bare feet. Put the benches in a U, with the open end to the door she comes through. Don’t rely on the building’s one bulb: pack two lamps, and keep a room that locks for her alone.",
      question: {
        ask: "Half of us are lodging over in Gretna. Can she come there?",
        answer:
          "Yes, though Gretna is in Scotland, so for anything in a hired room the local licensing rules are Scottish ones and it’s for the manager to know them. In a private house or lodge nothing changes. Give the full address when you ask, since there’s a Gretna and a Gretna Green and taxis mix them up.",
      },
    },
    "drag-queen": {
      intro:
        "A Carlisle drag queen is as happy in a marquee as a dining room: farm anniversaries, Christmas parties off Warwick Road, second-time weddings from Gretna, hens out by the Wall.",
      here: "In a marquee at Dalston she can sell the best man at auction, luck penny and all, before people have found their seats. Works dos might ask us for a Cumbrian Blankety Blank, with prizes from the pound shop. Couples who married over the anvil in the morning can have her officiate again at night, with vows the registrar wouldn’t pass. Cumbria Pride is in late September; ask early for that. For the social clubs ask for country songs, Patsy Cline most of all.",
      spots: [
        {
          name: "Marquees on the Solway side",
          text: "Flat fields, big skies, weddings and shows. Ask for the heavy-duty generator: her lights and the hog roast shouldn’t share. Matting from car to stage, please.",
        },
        {
          name: "Cathedral-side dining rooms",
          text: "Private rooms near Fisher Street and the old Guildhall, hired by firms and choirs. Quiet streets, quick service, thick stone. Eight o’clock starts let the last train leave on time.",
        },
        {
          name: "Denton Holme and Harraby clubs",
          text: "Stage, dance floor, Saturday regulars with their own seats. She’d slot in between two halves of the country act. Warn the doorman she isn’t the fancy-dress party.",
        },
      ],
      room: "Marquee poles are the enemy of big hats. Keep a path free, level the ground where she turns, find a tent or van she can dress in that has a mirror and isn’t also the gin store. In town halls she asks for a lectern, a jug of water, and blinds drawn against the late northern light in June.",
      question: {
        ask: "We’re a farming village and new to drag. Too much?",
        answer:
          "Not at all. It’s songs, and jokes about people you all know, and she starts gently. Her opener will be one they can all sing. Seat anyone who isn’t sure near the back, where they can slip out.",
      },
    },
  },
  sources: [
    "Cumbria Pride in September: https://www.itv.com/news/border/2024-09-22/thousands-turn-out-for-cumbria-pride",
    "Carlisle Bell at the June meeting: https://www.freeracingtips.co.uk/racecourses/carlisle/",
    "The bell race’s age and the course at Blackwell: http://www.talkhorseracing.co.uk/carlisle_racecourse.html",
    "A club licensed for private functions in its lounge bar: https://licensing.carlisle.gov.uk/PAforLalpacLIVE/1/LicensingActPremises/Search/89/Detail?APP_ID=2339",
  ],
} satisfies Place;
