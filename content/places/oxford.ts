import type { Place } from "../shape.ts";

export default {
  slug: "oxford",
  name: "Oxford",
  kind: "town",
  within: "in Oxford",
  nation: "England",
  county: "Oxfordshire",
  at: { lat: 51.752, lon: -1.256, source: "GeoNames: Oxford, GB.ENG.K2" },
  motif: "city",
  quarters: ["Jericho", "Cowley Road", "George Street and the Castle"],
  arriving:
    "Oxford has bus gates, a small zero-emission zone and camera points where cars may need a permit or have to pay. Check the county’s map. Park & Ride or the railway station is simpler.",
  busy: {
    when: "May Morning, Eights Week and the end of finals, then summer degree days",
    why: "Magdalen’s choir sings at dawn on the first of May, rowers’ families follow, and from then the guest rooms hardly empty.",
    ahead:
      "Count on a month’s notice for a Witney barn or a house in Summertown. From May Morning to the last degree day, ten weeks is more like it.",
  },
  pages: {
    "male-stripper": {
      intro:
        "In and around Oxford, a male stripper will perform at a hen do in a Woodstock cottage, a birthday off the Iffley Road or a reunion at Headington.",
      here: "For a reunion hen do, meet again at thirty-five for a punt, a long lunch in Summertown and a house with more than one bathroom. Early in the evening there’s a knock, and a man in a mortar board asks to see the bride about her overdue essay. The front room is all it takes. For a fiftieth in Abingdon or Kidlington there’s the builder with a tape measure. He offers the first dance to the guest the party is for, and half an hour brings a second costume.",
      spots: [
        {
          name: "Woodstock and Witney",
          text: "Cotswold-stone cottages with an inglenook and a long table, in lanes where the neighbours are weekenders. Warn him about the low lintels at the door.",
        },
        {
          name: "East Oxford terraces",
          text: "Bay-windowed Victorian houses off Cowley and Iffley Roads, knocked through downstairs. Parking is by permit almost everywhere; ask your host for a visitor’s permit.",
        },
        {
          name: "Headington and Risinghurst",
          text: "Thirties semis with a garden room, simple to find from the ring road. He can be in, changed and announced before the street has noticed a car.",
        },
      ],
      room: "In a stone cottage, use the end of the room away from the fire, with the table folded and pushed to the dresser. Terraces are narrower than they look in photographs; bikes go out of the hall first. Bring a proper speaker rather than a phone.",
      question: {
        ask: "Could he turn up on a punt, or on our narrowboat?",
        answer:
          "Not to perform. A narrowboat is about two metres wide, a punt tips, and both can be seen by every family out for a walk. Do the river by daylight, moor, and have him waiting at the house. If the boat is your accommodation, hire a private room in Jericho for the show.",
      },
    },
    "female-stripper": {
      intro:
        "For stags, fortieths, couples’ dinners and women’s nights in Oxford, a female stripper performs at your house, your barn or any room that is closed to other people.",
      here: "The middle of this city is not the place for it, since colleges own so much of it and say no. A stag party does better in a barn near Witney or a lodge on one of the lakes, coming in by minibus once the show is over. Or take a big house in Botley with a decent sitting room, play cards until seven and let her come on before they go anywhere. For a birthday in Wolvercote she might dance to Nina Simone for eight friends and a rather proud husband. Say when you ask which sort of evening yours is.",
      spots: [
        {
          name: "Barns west of the city",
          text: "Around Eynsham, Witney and Minster Lovell, with oak beams, a bar and a bunkhouse. Owners set rules on hired acts; read them, then ring and ask the person rather than the website.",
        },
        {
          name: "Botley, Cumnor, Boars Hill",
          text: "Roomy houses on wooded roads, gravel outside and no passing traffic. French windows need covering on the garden side as well as the road.",
        },
        {
          name: "Private rooms near George Street",
          text: "A few bars by the Castle have cellar or gallery spaces. Ask for sole use, find out what the licence allows, and on degree-day weekends expect a refusal.",
        },
      ],
      room: "Barns are draughty and tall, so seat everyone in a tight half circle at the heated end and turn the big lights off in favour of lamps. In a house, take a dining chair with a high back and no arms. She needs fifteen to twenty minutes undisturbed to get ready, so point guests to another bathroom.",
      question: {
        ask: "I’m a student. Can we have the act in college?",
        answer:
          "No. College rooms, boathouses and common rooms all have conditions that rule it out, and the porters would be within their rights to turn her away. In a private rented house it’s possible, if everyone who lives there is happy and 18 or over and the tenancy allows it. Otherwise hire a room in town with friends and split the bill.",
      },
    },
    "drag-queen": {
      intro:
        "An Oxford drag queen can chair the debate at your office party, auction the promises for the cricket pavilion, or sing a happy couple through their wedding eve in Summertown.",
      here: "In the hour, the games can be a debate. “This house believes the bride can do better” is good for twenty minutes: two guests speak, she heckles, everybody votes by coat. At a summer party on somebody’s lawn she can hand out degrees to the deserving, from your list. A choir, an allotment society or a village cricket club each gets its own evening, because she will have read the notes you send, and a fundraiser in a hall can have her for bingo.",
      spots: [
        {
          name: "Summertown and Jericho halls",
          text: "Community centres and parish rooms with stacking chairs and a platform at one end. Check what they permit in the way of language, then tell her; she has more than one register.",
        },
        {
          name: "Gardens in North Oxford",
          text: "Big Victorian plots with a summerhouse to change in. Speakers face the house, not the road, and the last song comes before the neighbours’ children’s bedtime.",
        },
        {
          name: "Science parks on the edge",
          text: "Canteens at Begbroke and the Littlemore side have parking, projectors and a budget. Midweek late afternoons suit, when nobody has to find a sitter.",
        },
      ],
      room: "In a hall the lectern makes a fine prop: leave it on the stage. Outdoors, run the microphone lead along the wall. She’ll need a lit mirror somewhere with a bolt, power close to where she stands, and a few boards over the lawn.",
      question: {
        ask: "How does she get a car full of costumes past the cameras?",
        answer:
          "By planning. Several Oxford streets have cameras for charges, filters or the zero-emission zone, and the rules have changed more than once. Tell us which side of town your venue loads from, and she looks at the county’s map before setting off. A hall with its own yard reached from the ring road saves everybody a headache.",
      },
    },
  },
  sources: [
    "Oxford’s congestion charge and the traffic filters to follow it: http://www.oxfordshire.gov.uk/transport-and-travel/oxfords-temporary-congestion-charge-cars/about-congestion-charge",
    "Where the cameras are: https://letstalk.oxfordshire.gov.uk/congestion-charge/widgets/126780/faqs",
  ],
} satisfies Place;
