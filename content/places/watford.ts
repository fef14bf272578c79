import type { Place } from "../shape.ts";

export default {
  slug: "watford",
  name: "Watford",
  kind: "area",
  parent: "london",
  within: "in Watford",
  nation: "England",
  county: "Hertfordshire",
  at: { lat: 51.655, lon: -0.396, source: "GeoNames: Watford, GB.ENG.F8" },
  motif: "town",
  quarters: ["The High Street and Parade", "Cassiobury", "Towards Leavesden and Kings Langley"],
  arriving:
    "Fast trains reach Watford Junction from Euston in about twenty minutes. For drivers it’s the M1 or M25; leave extra time round Vicarage Road when Watford are at home.",
  busy: {
    when: "Half-terms, home matches and the weeks before Christmas",
    why: "Wizard-seekers book family rooms near the Leavesden studio tour, and firms from Clarendon Road take the function suites in December.",
    ahead:
      "A fortnight’s notice, or a little over, suits Cassiobury and Croxley Green. Half-terms and home matches call for five weeks, and December on Clarendon Road for six.",
  },
  pages: {
    "male-stripper": {
      intro:
        "At home in Cassiobury, in a country lodge or at a social club, a Watford male stripper performs for hen dos, birthdays and leaving parties.",
      here: "With half the guests coming down from Hemel and half up from Harrow, have it at a house with a drive, near Cassiobury Park perhaps, with balloons in the conservatory. He comes when the driving is over and the first bottle’s open, works in the lounge rather than under the glass roof, and is away before the curry. A lodge out by Leavesden suits a two-night hen do, with the pizza oven going and him on the Friday. He’ll want a bedroom to change in and a speaker.",
      spots: [
        {
          name: "Cassiobury",
          text: "Thirties houses with wide halls and parking for several cars. A conservatory leaks sound and light on three sides, so keep it for the buffet and put him in the room in front.",
        },
        {
          name: "Croxley Green",
          text: "Village halls and clubrooms near the green, with wooden floors and kitchens. Trustees often write a line on adult entertainment into the hire form; read it, then ask the booking secretary outright.",
        },
        {
          name: "Lodges towards Kings Langley",
          text: "Barn conversions and cabins between the canal and the farms. There’s floor enough and hardly a neighbour, but signal is patchy down by the water, so send directions from the last pub.",
        },
      ],
      room: "An underfloor-heated extension is no use without curtains. Pick whichever room closes, shift the footstool and set the speaker up on the worktop. Parking is the thing here: leave the end of the drive empty, or he’ll be blocked in by a people carrier at ten.",
      question: {
        ask: "Which Watford station should he aim for?",
        answer:
          "The Junction, unless you live by the park. Fast trains from Euston stop there and it’s a short cab to nearly everywhere. The Metropolitan line’s Watford station is out in Cassiobury, nowhere near the High Street, and catches people out every weekend. If he drives, a home game slows everything around Vicarage Road, so look up the fixtures.",
      },
    },
    "female-stripper": {
      intro:
        "Female strippers come out to Watford for stags, fortieths and end-of-season dos, in social clubs, hired lounges and houses within reach of the Junction.",
      here: "Saturday, five o’clock, Vicarage Road is emptying, and nobody wants to stand four deep for a pint on the High Street. Hire a social club’s back bar instead, with sandwiches, darts and the act at seven. The groom’s mates, his dad, the neighbour who drove: seat them in a horseshoe and tell them in two sentences what’s coming and how to behave. For office leavers it should be out of hours and by everyone’s choice. A couple’s party in Oxhey or Bushey can have a short set with feather fans, at a house with only grown-ups in it.",
      spots: [
        {
          name: "Social clubs in West Watford",
          text: "Terraced streets around the ground, with members’ clubs that keep a concert room at the back. Ask the steward about the licence and the blinds, and avoid a home fixture.",
        },
        {
          name: "Oxhey and Bushey",
          text: "Victorian villas near Bushey station, simple to reach from Euston. Front rooms are large and on the road, so close the shutters; back rooms look over half a dozen other gardens.",
        },
        {
          name: "Hotels off Clarendon Road",
          text: "Business hotels with meeting rooms that nobody uses on a Saturday. A flat floor, stacking chairs, a lock; bring a couple of lamps, because the rooms are plain.",
        },
      ],
      room: "A club’s concert room has the essentials already: a bit of stage, a spotlight that may even work, a dressing room full of stacked chairs. Clear those out, switch off anything that flashes and set the tables cabaret fashion, leaving her the middle of the dance floor.",
      question: {
        ask: "Our stag is half Watford fans, half Luton. Anything to know?",
        answer:
          "Say which side the groom is on and she can tease accordingly; tell us if it’s the kind of joke that ends in a scuffle, and football stays out of it. Don’t choose derby day, though. Cordons and tempers round the ground make it hard to get through.",
      },
    },
  },
  sources: [
    "The Metropolitan line’s Watford station, out by the park: http://piglix.com/piglix/Watford_tube_station",
    "Watford Junction and Euston: https://refract.global.ssl.fastly.net/0xV2F0Zm9yZF9KdW5jdGlvbg",
  ],
} satisfies Place;
