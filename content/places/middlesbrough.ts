import type { Place } from "../shape.ts";

export default {
  slug: "middlesbrough",
  name: "Middlesbrough",
  kind: "town",
  within: "in Middlesbrough",
  nation: "England",
  county: "Teesside",
  at: { lat: 54.576, lon: -1.235, source: "GeoNames: Middlesbrough, GB.ENG.I5" },
  motif: "town",
  quarters: ["Baker Street and Bedford Street", "Linthorpe Road", "Great Ayton and the Cleveland Hills"],
  arriving:
    "The station is off Albert Road, a short walk from the Town Hall. A66 traffic thickens around the Riverside before Boro games, and cottages on the moor edge are hard to find without a grid reference.",
  busy: {
    when: "Boro home Saturdays, Redcar’s summer race days and Teesside graduation",
    why: "Football, flat racing on the coast and capped students all look for the same few large tables along Linthorpe Road.",
    ahead:
      "Three weeks’ notice, as a rule, for a house in Nunthorpe. Choose a Boro home Saturday or Redcar’s summer racing and six to eight would be safer.",
  },
  pages: {
    "male-stripper": {
      intro:
        "For a Middlesbrough hen the male stripper usually comes to the house, in Nunthorpe or Acklam, with parmos ordered for afterwards. He does sixtieths in Marton and big birthdays at cricket clubs too.",
      here: "He comes before the food: nobody dances after a parmo. The group is all in one place, the bride’s in a borrowed veil, her mam has a can of something pink, and the lad next door thinks he’s come about the boiler. In the full show there’s a second costume, and by then everybody’s up and dancing. Then the boxes arrive, garlic sauce and all, and he’s back in his jumper and on the road. Cottage weekends under Roseberry Topping go the other way round: hill, bath, dinner, show, and asleep on the settee by half ten.",
      spots: [
        {
          name: "Nunthorpe and Marton",
          text: "Detached houses with a conservatory on the back and a drive for three cars. Slide the glass doors open and both rooms can watch. Turn the garden lights off, or the neighbours can see in.",
        },
        {
          name: "Linthorpe and Acklam",
          text: "Thirties semis, bay front and back, full of families who know each other. Through-lounges suit about twenty. Tell the people next door, or ask them along. Clear the hall of bikes and boots, since he makes his entrance past the stairs.",
        },
        {
          name: "Cricket and social clubs",
          text: "A club lounge gives a sixtieth more room than a semi, with stacking chairs and a bar that shuts. Ask the steward whether the committee allows striptease, and fix a night with no junior matches.",
        },
      ],
      room: "A through-lounge wants thinning: table folded, armchairs to the walls, fish tank well out of the way. Conservatory tiles are slippy, so keep the action on carpet. He wants a bedroom with a mirror for the change, and your speaker plugged in and tested.",
      question: {
        ask: "Would one of the little Baker Street bars have us?",
        answer:
          "They’re converted terraced houses with a room and a half, and mostly there’s nowhere to close off. If an owner hires you the whole building on a quiet night and is happy for it to happen, that’s different; get it in an email. For fifteen or more, a house or a club room is simply a better size.",
      },
    },
    "female-stripper": {
      intro:
        "For Teesside stags, leaving dos and forty-year reunions, a Middlesbrough female stripper comes to cottages under the Cleveland Hills, back rooms of clubs and houses with the front curtains pulled.",
      here: "A Boro weekend has a fixed shape: match, parmo, Linthorpe Road. The show fits best between the first and the second, or in place of a late night out. Stags from away prefer Great Ayton, walk off Friday’s beer on the Topping, then book her for the cottage while there’s a fire in. In town it’s more often a retirement or a sixtieth: the mates have chipped in, his wife knows all about it, and there’s a feather fan number for the whole room. On a coast weekend at Saltburn or Redcar, have the lemon tops first and the show at seven.",
      spots: [
        {
          name: "Great Ayton and Ingleby Greenhow",
          text: "Stone cottages and farm lets where the moor begins, with beams, stoves and deep sofas to move. Lanes flood after rain and phones go quiet, so send us a grid reference and a landline number.",
        },
        {
          name: "Clubs in Acklam and South Bank",
          text: "Function rooms built for turns, with a stage you can walk around. Ask for the small one, explain what the act is, and get the committee’s yes by email.",
        },
        {
          name: "Town-centre flats",
          text: "New blocks by the college and the old docks at Middlehaven. They’re compact: six to ten guests. Visitor parking needs a code, so send somebody down to meet her.",
        },
      ],
      room: "Log stoves bring the heat but leave no floor, so move the log basket, the dog bed and the pouffe. Chairs in a half-moon, backs to the fire. She’ll want a speaker, a clean rug to dance on and a bedroom or bathroom to herself for changing. Cottage walls are thick enough, but shut the windows.",
      question: {
        ask: "We’re coming to the football. Before or after?",
        answer:
          "After, if it’s a three o’clock start: seven is ideal, and the parmos can follow. The roads round the Riverside clog for a good hour and she’d be stuck in them with you. Night matches leave no sensible slot, so book her the evening before if your group is staying over.",
      },
    },
    "drag-queen": {
      intro:
        "Book a Middlesbrough drag queen for a summer party at Middlehaven, a golden wedding in Thornaby, a graduation supper near the campus or a hen do under the hills.",
      here: "She’s quick and rude without being unkind. For a works party we’ll ask who does a Mastermind: specialist subjects are chosen by colleagues behind people’s backs. On a wedding eve she’ll tell the couple’s story, with props out of the kitchen drawer. For clubs she does an hour of songs, Chris Rea included, then runs the tombola. At a race-day supper in Redcar she gives a prize for the best hat and another for the worst tip. If you’ve students, lecturers and grandads in one room, she’ll find the song they share. When somebody is leaving, send three stories and she’ll tell them before the raffle.",
      spots: [
        {
          name: "The Town Hall quarter",
          text: "Grand Victorian rooms and a crypt used for gigs, with newer offices round the square. Ask for step-free access to the stage end and somebody to sit with the costume rail.",
        },
        {
          name: "Yarm High Street",
          text: "Cobbled parking, Georgian fronts, restaurants with an upstairs. Smart Teesside’s night out. Book the whole upper floor, or other diners will hear every word.",
        },
        {
          name: "Village halls, Stokesley to Swainby",
          text: "Young Farmers’ country, with a car park the size of a field. Trestles, bunting, a hatch. She’ll judge anything: leeks, husbands, Victoria sponges. Stage blocks live under the badminton net.",
        },
      ],
      room: "Crypts are low and Yarm’s upper floors lower; tell her, and she’ll choose her hair to suit. She wants somewhere to iron, a mirror under a strip light for the make-up, one decent microphone, and people at tables instead of rows. Put the cake on another table.",
      question: {
        ask: "Is she safe with our apprentices and our old lads?",
        answer:
          "It’s her usual mix. She’ll wind up the old lads because they love it, and go gently with anybody who’s blushing. The one limit is age: 18 and over in the room, trainees included. Tell us if there’s a recent loss or redundancy in the room and she’ll keep well off it.",
      },
    },
  },
  sources: [
    "Baker Street’s bars in former terraced houses: https://www.beervisits.beer/pub-bar-visit/pv-england/168-pv-north-yorkshire/1000-middlesbrough-north-yorkshire-twisted-lip",
    "Baker Street and Bedford Street’s independent places: https://luxe-magazine.co.uk/2016/03/hunger-for-change/",
  ],
} satisfies Place;
