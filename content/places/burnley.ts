import type { Place } from "../shape.ts";

export default {
  slug: "burnley",
  name: "Burnley",
  kind: "town",
  within: "in Burnley",
  nation: "England",
  county: "Lancashire",
  at: { lat: 53.8, lon: -2.233, source: "GeoNames: Burnley, GB.ENG.H2" },
  motif: "valley",
  quarters: ["Hammerton Street", "Weavers’ Triangle", "Barley and Roughlee"],
  arriving:
    "Direct trains from Manchester Victoria use Burnley Manchester Road, on the hill above the centre. Leave a light on at the farm gate, as the lanes round Padiham and Pendle are dark.",
  busy: {
    when: "Halloween on Pendle, and Clarets Saturdays at Turf Moor",
    why: "Visitors climb the witches’ hill at the end of October and the lanes clog early; on match days claret and blue fills Harry Potts Way.",
    ahead:
      "Farmhouses at Barley and Roughlee need about three weeks’ notice. If it’s Halloween and pointed hats on Pendle, write at the start of September.",
  },
  pages: {
    "male-stripper": {
      intro:
        "Whether it’s a farmhouse hen do under Pendle or a birthday in town, there’s a Burnley male stripper for it. He’ll come to a house, a club or a mill floor, in a costume you have chosen.",
      here: "October has its own custom. A dozen women in pointed hats come down off Pendle with wind-burnt faces, pile into a kitchen at Roughlee and find a cloaked gentleman by the Aga, who turns out not to be the farmer. It’s daft and it brings the house down. The rest of the year is more ordinary: a fiftieth at Reedley, a divorce toasted in Bene ’n’ hot, a leaving do for someone who has been on nights for twenty years. The club parties begin at eight. The farmhouse ones start whenever the walkers have had a bath.",
      spots: [
        {
          name: "Barley and Roughlee farms",
          text: "Flagged kitchens that hold twenty once the long table is carried outside. Give us the landline, since there’s seldom a phone signal at the gate.",
        },
        {
          name: "Weavers’ Triangle floors",
          text: "If you can borrow or hire a floor in one of the old canal-side mills, expect it to be vast and draughty: curtain off one bay, bring heaters and a speaker, and light it from the side.",
        },
        {
          name: "Padiham and Reedley homes",
          text: "Semis with a carpeted lounge and a drive, for a fiftieth at home. Carry the armchairs upstairs, set dining chairs along three sides, and let him change in the back bedroom while tea is cleared.",
        },
      ],
      room: "A rug would be welcome on a stone floor, which strikes cold and is hard on the knees, and so would a fire lit since dinner. He’ll change in the boot room. Move the dogs, the drying coats and the hat stand before anybody is spun round in a chair, and close the shutters if the lane runs past.",
      question: {
        ask: "Is Halloween a bad night to book him?",
        answer:
          "Up at Barley, yes. Crowds drive out to climb the hill, and in past years police have coned off lanes and run one-way traffic. A performer with a show at eight could sit in a queue until nine. Choose the Saturday before, or stay in town. You won’t lose anything by going a week early.",
      },
    },
    "female-stripper": {
      intro:
        "Our female strippers come to Burnley for Clarets stags, for fortieths and for couples in the Pendle villages, in a house, a barn or a closed function room. She brings the music and you provide the speaker.",
      here: "Turf Moor lets out at five. Give the stag party a meal first, and start the show at seven, in a barn outside Worsthorne with the door pulled to, when the groom has had time to stop talking about the penalty. She also comes to birthdays in the villages, for couples who’d sooner laugh together than sit through another dinner dance. If partners are coming, say so and she’ll leave the chair for a volunteer. Over twenty people, take a club lounge: a cottage parlour has no room left for her.",
      spots: [
        {
          name: "Function rooms near St James’s Street",
          text: "First-floor spaces in the town centre with a dance floor and blackout curtains. Ask whether the fire door opens on to the smoking yard, for the sake of everybody outside.",
        },
        {
          name: "Cliviger and Worsthorne",
          text: "Farm barns under the moor, with hills all round, one track in, and nobody to mind if the groom’s father sings. Check the road if there’s been snow.",
        },
        {
          name: "Reedley and Ightenhill houses",
          text: "Semis and detached homes with a carpeted lounge for twelve. Park your own cars up the road so that hers can use the drive, and shut the inner porch: its glass shows everything from the street.",
        },
      ],
      room: "A barn needs a few things that a lounge has already. There should be one heater for her and one for the guests, a mirror by the light, and a patch of boards swept and dry. Seat people on bales by all means, covered in blankets: straw catches on stockings.",
      question: {
        ask: "Should the groom know beforehand?",
        answer:
          "He should know something’s coming, even if he doesn’t know what. It’s fun for a confident man and miserable for a shy one. Have the best man ask him, weeks earlier, how he’d feel about a dancer. A yes can be left vague as to the date. If he hesitates, she can dedicate the number to him and leave him in his seat.",
      },
    },
    "drag-queen": {
      intro:
        "Working men’s clubs, farm weddings and office nights in Burnley can all book a drag queen, for half an hour of songs and comedy, or two hours with the raffle drawn as well.",
      here: "Burnley has drunk Bénédictine and hot water ever since the East Lancashire lads came home from France after the First World War. A queen who asks for a Bene ’n’ hot at the bar has made friends before she’s sung a note. A club can have her for an anniversary or the members’ Christmas. At a farm wedding she goes on between the hog roast and the band, thanking the helpers by name. At Halloween she can make a comic fortune-telling spot out of your notes, if you ask us. For a leaving do, send what people wrote in the card and she’ll read it out between songs.",
      spots: [
        {
          name: "Clubs in Padiham and Brierfield",
          text: "Good old concert rooms where the tea urn and the spotlight share a socket. Send somebody down the week before to try the speakers while the bar is open.",
        },
        {
          name: "Towneley side of town",
          text: "Hotels and halls within reach of the park, for works dinners. Put her halfway down one side of these long rooms, not at the far end.",
        },
        {
          name: "Barrowford and Higham gardens",
          text: "Summer parties with a view of the hill. Pendle makes its own weather, so have the garage swept and a cable run out to it by teatime.",
        },
      ],
      room: "Put her microphone near a socket, with a lamp on her and the first tables about a yard away. Leave a gangway between them, because she walks about. She needs a room with a lock to dress in; if the only mirror is in the ladies’, bring one from home.",
      question: {
        ask: "Our club’s only got a karaoke machine. Will that do?",
        answer:
          "For up to forty people in a small room it may, if it takes a phone lead and the microphone cable reaches. Try it at full volume beforehand: crackle kills a punchline. For the concert room hire a pair of speakers and a mixer for the evening. Tell us what you have when you book and she’ll bring tracks to match.",
      },
    },
  },
  sources: [
    "Bene ’n’ hot: https://towneley.org.uk/online_exhibition/foreword/benedictine-the-tommies-tipple/",
    "Halloween traffic at Pendle: https://lancashiretelegraph.co.uk/news/5812593.police-warn-halloween-visitors-prepared-walking",
    "Weavers’ Triangle and the canal embankment: https://en.wikipedia.org/wiki/Weavers%27_Triangle",
    "Ightenhill, built over since the fifties: https://www.burnleyexpress.net/news/opinion/columnists/ightenhill-has-changed-so-much-over-60-years-2602957",
    "Padiham’s newer semis: https://www.burnleyexpress.net/news/more-houses-planned-for-padiham-development-1-9652061",
  ],
} satisfies Place;
