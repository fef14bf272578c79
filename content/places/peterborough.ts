import type { Place } from "../shape.ts";

export default {
  slug: "peterborough",
  name: "Peterborough",
  kind: "town",
  within: "in Peterborough",
  nation: "England",
  county: "Cambridgeshire",
  at: { lat: 52.574, lon: -0.248, source: "GeoNames: Peterborough, GB.ENG.K3" },
  motif: "city",
  quarters: ["Cathedral Square and Cowgate", "Broadway", "Fletton Quays"],
  arriving:
    "Parkways ring the city, quick but confusingly alike: give the junction number. From the East Coast platforms it’s an easy stroll to the Cathedral.",
  busy: {
    when: "Burghley Horse Trials around the start of September, Posh home games, December Fridays",
    why: "Eventing people book Stamford solid and spill down here; offices at Lynch Wood reserve Christmas tables by autumn.",
    ahead:
      "Friends meeting halfway should get in touch four weeks before. Burghley is a question for June, and a Friday in December one for the end of September.",
  },
  pages: {
    "male-stripper": {
      intro:
        "Friends who meet halfway often meet in Peterborough, where a male stripper comes to hen nights, thirtieths and farewell drinks, at home or in the villages.",
      here: "The lines from Leeds, London and Norwich cross here. Rent a limestone barn towards Stamford, meet off the trains at noon and do a lap of Ferry Meadows or a spa before the corks go. Early evening is best, as half the party has been travelling all day. In the city it’s homelier: a through lounge in Werrington, the patio doors, thirty women with a buffet. Introduce him as the gasman, the vet or a lost best man.",
      spots: [
        {
          name: "Castor, Wansford, Elton",
          text: "Pale stone barns and mill houses along the Nene with courtyards and wood-burners. Some are in the middle of a working farm; ask when the tractors finish.",
        },
        {
          name: "Fletton Quays and the riverside",
          text: "Flats with lifts, secure parking and the cathedral lit up across the water. Warn the entry desk to expect an entertainer, and let the people below know it’s one lively hour.",
        },
        {
          name: "Werrington, Orton, Hampton",
          text: "Township estates built with cul-de-sacs and garages. Every road is a loop with a similar name, so stand someone at the corner to wave him in.",
        },
      ],
      room: "Estate houses from the seventies and eighties have a serving hatch and an L-shaped lounge: he takes the short leg of the L, the party the long one. In a barn, keep clear of the mezzanine stairs. Flat shoes for guests on wet flagstones, and a spare room where the coats aren’t.",
      question: {
        ask: "We have people on three different trains. What if they’re late?",
        answer:
          "Leave a full hour between the last arrival and the show, and you’ll rarely be caught out. He’ll hold on a little if he can, but the booked time ends when it was meant to end, so a hen stuck at Grantham misses her bit. If the bride is on the risky train, say so, and we’ll plan the running order with her at the finish.",
      },
    },
    "female-stripper": {
      intro:
        "Peterborough’s stag weekends, milestone birthdays and private suppers can all include a female stripper, in lodges, houses and clubs where you have sole use of the room.",
      here: "Go-karts, clay shooting, a boat on the Nene, the beer festival on the Embankment in August: stags have plenty to fill daylight with. For the evening, take a place with a sitting room and begin there, before you go into town. She’ll be announced to a group that’s sitting down, sober enough to clap in time, and the groom gets a dance only if he nods. At Burghley in September, a burlesque version suits a cottage party; ask us about costume. Say too whether men and women will be watching together, and she’ll choose her numbers to match.",
      spots: [
        {
          name: "Lodges by the water",
          text: "Towards Rutland and along the Nene there are timber lodges with decking. The show is indoors all the same, because the decks are overlooked from the water and the path.",
        },
        {
          name: "Club rooms in Woodston and Stanground",
          text: "Working men’s clubs with a hall at the back and a side entrance. Tell the secretary that it’s a striptease ending in lingerie, and get the committee’s yes first.",
        },
        {
          name: "Cottages near Stamford",
          text: "Just up the road, honey stone and tall windows on the street; take one with its main room facing the garden. Book early September well ahead: Burghley fills it.",
        },
      ],
      room: "Lodges are warm, wooden and slightly bouncy: put the speaker up on a shelf. Put spare chairs out on the deck. She wants a bedroom near the lounge, a full-length mirror if there is one, and the door kept shut.",
      question: {
        ask: "Can she come to us at the beer festival?",
        answer:
          "No: it is a public tent full of families by day and of strangers by night. Finish your tasting, walk back to your flat, eat something, drink some water, and see her there later on. If people are too drunk to keep to the house rules, she may stop the show, so go easy on the stronger ales.",
      },
    },
    "drag-queen": {
      intro:
        "From offices at Lynch Wood to sports clubs in the Deepings, a Peterborough drag queen hosts awards nights, harvest suppers, retirement dinners and hen lunches.",
      here: "In January, over at Whittlesey, a man is dressed head to toe in straw and dances through the streets, so people are used to a big costume. At a staff dinner she hands out twenty certificates in ten minutes and makes each one sound like a knighthood. For a club, she’ll do heads and tails, a reverse auction, and a number that gets everyone on their feet. A hen tea might have fruit cake, good china and a lesson in how to wave; for two hours she’ll host bingo or a quiz.",
      spots: [
        {
          name: "Business parks by the parkway",
          text: "Staff restaurants around Lynch Wood and Hampton, half empty by five and easy to dress. Put junction numbers in your notes as well as street names.",
        },
        {
          name: "Sports clubs north of the city",
          text: "Werrington, Glinton and the Deepings have pavilions with a bar, a floor for dancing and a field to park on. Ask about the finishing time, as houses have grown up around most of them.",
        },
        {
          name: "Upper rooms on Cowgate",
          text: "Above the restaurants, near the trains, good for forty people seated. Narrow Victorian stairs mean that her cases must go up before the guests do.",
        },
      ],
      room: "Pavilions have strip lights, so turn off the back bank and bring two lamps for the front. A pool table under a board and a cloth is no stage: give her the floor. She’ll change in the umpires’ room and would welcome a mirror that isn’t cracked.",
      question: {
        ask: "We’re a small village club. Is a drag queen too grand for us?",
        answer:
          "Small is easier. With thirty people in a room that holds forty she can reach every table without a microphone, learn names from the bar tab and leave having met everyone. Tell her what the money’s for, who must be thanked, and which two people are never to be seated together. She’ll work it in.",
      },
    },
  },
  sources: [
    "Peterborough Beer Festival, the Embankment, August: https://www.peterboroughtoday.co.uk/news/opinion/westminster-life-proud-to-support-our-citys-beer-festival-5291065",
    "Whittlesey Straw Bear: https://www.theguardian.com/culture/2009/jan/10/events-preview-whittlesey-festival",
    "Burghley Horse Trials, start of September: https://www.ianvisits.co.uk/blog/2019/08/21/things-to-do-outside-london-in-september-2019/",
  ],
} satisfies Place;
