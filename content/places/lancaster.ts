import type { Place } from "../shape.ts";

export default {
  slug: "lancaster",
  name: "Lancaster",
  kind: "town",
  within: "in Lancaster",
  nation: "England",
  county: "Lancashire",
  at: { lat: 54.046, lon: -2.8, source: "GeoNames: Lancaster, GB.ENG.H2" },
  motif: "city",
  quarters: ["Dalton Square", "St George’s Quay", "White Cross"],
  arriving:
    "The station is behind Castle Hill. The one-way system circles the whole centre, and a missed turning means another lap by the river, so send us a map pin.",
  busy: {
    when: "Music Festival in October, Roses weekend in alternate springs, and bank holidays by the bay",
    why: "The festival fills every spare room in the city, York’s teams come over to settle sporting scores, and families crowd Morecambe next door.",
    ahead:
      "Four weeks before, tell us about a St George’s Quay flat or a Lune valley farm. Music Festival weekend is in October, so write in July or early August.",
  },
  pages: {
    "male-stripper": {
      intro:
        "We send male strippers to Lancaster for hen nights and birthdays in quayside flats, canal-bank mills and farmhouses up the Lune.",
      here: "Take a flat on St George’s Quay and stay in. Friends can come down from Kendal and across from Skipton, meet at four, walk up to the Ashton Memorial for the view and be in by six, for a show with the tide going out behind the curtains. Farm weekends at Caton and Hornby run slower: fell shoes on the rack, a cook in, and no hurry about dinner. In a semi, choose the shorter show and seat everybody along two walls. In Bolton-le-Sands the lounge faces the bay: close the curtains.",
      spots: [
        {
          name: "St George’s Quay warehouses",
          text: "Georgian stores turned into flats, with hoist doors, low beams and wide lounges over the river. Several have a good many stairs and no lift.",
        },
        {
          name: "Lune valley farmhouses",
          text: "Caton, Halton, Hornby. Sitting rooms with two fireplaces and walls a yard thick. Sound stays in, and so will the sheep if you close the gate.",
        },
        {
          name: "Scotforth and Greaves houses",
          text: "Terraces and semis south of the centre with two good downstairs rooms. Put supper in one and him in the other, tell the students next door, and keep the stairs clear for him to come down in costume.",
        },
      ],
      room: "Old warehouses have posts in awkward places, so set the chair where everyone has a clear view, even if that means the bay by the kitchen. Measure the beams if he’s to wear a busby. Speaker on the deep windowsill, sash shut, curtains across for the sake of walkers on the quay. Someone should wait below to let him through the gate.",
      question: {
        ask: "Will he come to a shared student house?",
        answer:
          "If everyone in it that night is 18 or over and agrees, yes. Ask every housemate, not only the birthday girl, and check the tenancy on parties. Terraces here are thin-walled and steep-staired, so keep it short and early. Halls and campus rooms we don’t do: there are wardens, shared kitchens and people passing who haven’t been asked.",
      },
    },
    "female-stripper": {
      intro:
        "Lancaster female strippers dance at stag dos, birthdays and evenings among friends, in cellars off Dalton Square, canal-side function rooms and rented farms.",
      here: "By day you can walk, paddle the canal or look round a castle which was a prison until 2011. Have her at seven, between hot showers and supper. Small groups suit the cellars best; ten round the walls is comfortable and twelve is a squeeze. For a women’s night, ask for gloves, a hat and a fan. For couples at home in the villages, a shorter, slower show suits, with supper kept warm in the oven and phones left by the door. A stag group out at Glasson Dock or Cockerham should eat first, walk the sea wall for an hour and have the lounge cleared by seven.",
      spots: [
        {
          name: "Dalton Square cellars",
          text: "Stone steps, a vaulted ceiling, no windows, a little bar. Hire it outright and nobody can walk in. Check the headroom where she’ll dance.",
        },
        {
          name: "Function rooms at White Cross",
          text: "Mill buildings by the canal with level access and parking, handy when a group is arriving by minibus. Blinds on the towpath side must close properly.",
        },
        {
          name: "Caton and Halton farm lets",
          text: "Look for a long kitchen, parking in the yard and curtains thick enough for August. The owner may live next door, so tell them about the dancer when you enquire, not when she pulls up.",
        },
      ],
      room: "In cellars mind the damp: a slick flagged floor needs matting, and costumes want hanging somewhere other than a pipe. On a farm mind the windows. She’ll dress in the nearest bedroom and come down to a dim landing: switch off the sensor light or it’ll come on as she walks in. Plug a speaker in by the fireplace end and test one song at the volume you mean to use.",
      question: {
        ask: "We’ve got a static caravan at Morecambe. Any use?",
        answer:
          "No, for her sake and yours. Even a big van has no clear floor, thin walls and families on the next pitch, and the park is most unlikely to allow it. Book a private room in Lancaster for the evening and go back to the sea afterwards. The two are close enough for one taxi to do both.",
      },
    },
    "drag-queen": {
      intro:
        "Send your notes, and a Lancaster drag queen will host a wedding party’s first evening, a leaving party, a cricket supper or a fundraiser by the canal.",
      here: "A joke about Yorkshire goes down well here, especially in a Roses spring. For a university farewell, write the citations and she can confer the degrees, with honorary doctorates for burning toast. At a farm wedding she’s the night-before host who gets the families to swap tables. At a pub’s tenth anniversary she’ll run a quiz or bingo, over-18s only. She’s quick on her feet, she’s clean when it’s wanted, and she has a couple ready about the one-way system.",
      spots: [
        {
          name: "White Cross and the canal",
          text: "Mill floors for charity evenings and works dinners. Good sightlines, and brick that takes a spotlight beautifully. Find out whether the goods lift runs at night, for the sake of her cases.",
        },
        {
          name: "Halls in the Lune villages",
          text: "Hornby, Wray and Halton each have a hall with a stage, a kitchen and a car park. Ask the committee how late its licence lets recorded music go on.",
        },
        {
          name: "Morecambe’s seafront rooms",
          text: "A short drive away, function rooms with a stage and a view over the Bay. Ask for a dressing room on the same floor, and draw the curtains at sunset, when the light comes straight in.",
        },
      ],
      room: "Whatever else is missing, give her a flat place to stand: floors in the old town tilt, and so do heels. In a hall, half the house lights off and the kitchen hatch down. In a parlour, a card table for her props and a light left on over the stairs, since she gets ready up there.",
      question: {
        ask: "Can we book her during the Music Festival?",
        answer:
          "You can, though that weekend in October every yard and taproom in the city has a band in it, and parking near the centre is a lost cause. Out at Scotforth or in the villages it makes no difference. In town, fix a loading spot, a start before the headline acts, and a room where a drum kit isn’t setting up through the wall.",
      },
    },
  },
  sources: [
    "Lancaster Music Festival in October: https://issuu.com./lancashiremag/docs/lm_november/s/16972127",
    "Roses and its host cities: https://www.yorkvision.co.uk/archived/the-story-of-roses/09/05/2012",
    "The castle prison closed in 2011: https://euroguides.uk/euroguides/england/lancs/lancaster.html",
    "One-way system: https://virtual-lancaster.net/chaotic-city-centre-road-closure-to/",
    "The Platform on Morecambe’s seafront: https://www.lancs.live/news/lancashire-news/questions-raised-over-future-morecambe-28111610",
  ],
} satisfies Place;
