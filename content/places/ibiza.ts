import type { Place } from "../shape.ts";

export default {
  slug: "ibiza",
  name: "Ibiza",
  kind: "town",
  within: "in Ibiza",
  nation: "Spain",
  county: "Balearic Islands",
  at: { lat: 38.909, lon: 1.433, source: "GeoNames: Ibiza, ES.07.PM" },
  motif: "sunshine",
  quarters: ["Sant Josep hills", "San Antonio Bay", "Talamanca and Marina Botafoch"],
  arriving:
    "Lanes to villas are unlit camins with no house numbers, so drop a pin, then meet the car at the tarmac. In July and August taxis run short, so leave more time than you think.",
  busy: {
    when: "Opening fortnight, all of August, closing weekends",
    why: "Villas go by the week to people returning every year, and councils take a firm line on noise and ticketed house parties.",
    ahead:
      "Sort out the act when you sort out your flights, which for a house in Sant Josep means two to three months ahead. August and closing weekends take four.",
  },
  pages: {
    "male-stripper": {
      intro:
        "In Ibiza the male stripper comes first and the clubs second: a show for hens and birthdays at the villa they’re renting, in the hills or along the bay.",
      here: "Timing matters more than anything here. Too early and half the group’s still on a boat at Formentera; too late and they’re in a taxi queue. Seven is right: everyone is showered, the worst of the heat is over, and no one has mislaid a sandal. He comes up the drive in ordinary clothes, changes indoors, and comes into the big room with the terrace doors closed. Villas in Sant Josep manage this best. White-party fortieths at Santa Eulària could have the show-and-serving version, in which he dances, then puts on trousers and a bow tie and carries round the drinks.",
      spots: [
        {
          name: "Sant Josep hills",
          text: "Villas off the Cala Tarida and Cala Jondal roads, terraces to the west, and a camí that ends in stones. Meet his car at the tarmac; the last stretch is best driven behind you.",
        },
        {
          name: "Santa Eulària and Cala Llonga",
          text: "Quieter houses, older guests, gardens in tiers. Keep the show indoors with the doors pulled to, as families may well be staying next door.",
        },
        {
          name: "Marina Botafoch flats",
          text: "Apartments over the yachts with concierge and big balconies. The whole harbour can see a balcony, so use the lounge behind it, blinds down. Tell the concierge a name and a time, and have a bridesmaid waiting when the lift opens.",
        },
      ],
      room: "White villas have micro-cement floors that turn to ice with sun oil on them. Wipe the patch, seat guests on the steps, and move beanbags, which swallow heels and drinks alike. Draw the blinds on the terrace side, have a speaker charged, and give him a bedroom to change in.",
      question: {
        ask: "Aren’t villa parties illegal in Ibiza now?",
        answer:
          "Commercial ones are: tickets, paid bars, DJs, crowds brought by minibus, with heavy fines for everyone concerned. The law sets private celebrations of the people staying in the house apart from that. You still owe neighbours quiet and your landlord the truth. Keep it to your own group, skip the sound system, ask permission, and a visit from one performer is no such party.",
      },
    },
    "female-stripper": {
      intro:
        "On an Ibiza stag do, birthday week or couple’s holiday, have your female stripper at the villa before anyone goes near San Antonio.",
      here: "A boat, a beach club and a superclub in a single day is too much: by the second stop half the group is missing. Fix one thing that can’t move: the villa, her, half past seven. It brings everyone home, puts food inside them and comes early enough for the groom to remember it. She’s also booked for fortieths with a long dinner, where she can come in sequins as a nod to the seventies, when the island made its name. Groups of women are just as welcome. Tell us which night everybody is staying in to eat.",
      spots: [
        {
          name: "Cala Vadella and Cala Tarida",
          text: "Coves in the south-west with houses stacked up the pine slopes. Voices carry down to the beach, so book her indoors, after the day-trippers have gone.",
        },
        {
          name: "San Antonio Bay",
          text: "Apartments across the water from the strip, cheaper and close together. Only a whole-floor or end unit gives enough privacy; the shared pool deck never does.",
        },
        {
          name: "Inland at Santa Gertrudis",
          text: "Old farmhouses among almond trees, thick-walled, restful, beautifully lit. Ideal for couples. There are no street lights for a good way round, so draw her a map. Ask for the slow fan number, set two armchairs by the fireplace and leave the pudding until later.",
        },
      ],
      room: "Farmhouse salons are whitewashed, cool and short of sockets; bring an extension lead. The show is indoors, with the shutters closed on the pool side. She needs a lit bathroom, twenty minutes and no visitors. In August please leave the air conditioning running in it. Have everybody shower off the sun cream beforehand: satin picks it up from every cushion.",
      question: {
        ask: "Taxis are impossible in August. How will she reach us?",
        answer:
          "Tell us the date early and it’s planned for: a hire car or a driver for both ways, never a rank. From you we need directions, a pin where the tarmac stops, a phone with signal, and a start that can slide a little. If you can, drive the route once yourselves in daylight before you describe it.",
      },
    },
    "drag-queen": {
      intro:
        "Ibiza and a drag queen go back a long way: have yours for a villa dinner, an end-of-season staff party, a wedding at sunset or a hen do in costume.",
      here: "Up the lane they call Calle de la Virgen, in Ibiza Town, there have been wigs on the doorsteps every summer for decades. Visitors like to bring a little of that to their own table. At a villa she arrives with the cocktails and holds the night together until the cars come. The costume contest is compulsory; the prizes are yours to choose. In October, with closing weekends over, waiters and boat hands throw the best parties of the year, and she hands out the silly awards. For weddings she covers the hour after sunset, before the band.",
      spots: [
        {
          name: "Dalt Vila and Sa Penya houses",
          text: "Townhouses inside the walls with roof terraces. Cars stop at the gate and cases go up the cobbles by hand, and neighbours expect quiet from the roofs at night.",
        },
        {
          name: "Restaurant gardens in the north",
          text: "Around Sant Joan and Sant Miquel, lanterns in carob trees, private hire in the shoulder months. Ask what sound is allowed and who else has the garden.",
        },
        {
          name: "Staff canteens and beach bars, closed up",
          text: "After the season many are happy to host their own. Power is on, the fridges are humming, and she needs a clear corner three metres wide.",
        },
      ],
      room: "Lay boards or a rug from changing room to stage, to keep her gown off the sand. Lashes won’t stick in the heat; find her a cool room. With thirty at one table, she works best from halfway along it rather than the end. String lights aren’t bright enough to see her by, so add a lamp.",
      question: {
        ask: "Is Pride a good week to book?",
        answer:
          "A wonderful week to be there and a busy one to find anybody. It’s generally held in June, with events around the port and the march through Ibiza Town on the last day. Choose another evening than the march, ask early, and think about transport, as streets close. If you only want the atmosphere, come for Pride and have your own queen the week after.",
      },
    },
  },
  sources: [
    "Illegal and private parties: https://www.diariodeibiza.com/ibiza/sanctioning-regime-illegal-parties/",
    "Calle de la Virgen: https://www.palladiumhotelgroup.com/en/travel-guides/spain/ibiza/nightlife/calle-de-la-virgen",
    "Ibiza Gay Pride, usually June: https://theibizan.com/ibiza-gay-pride-2019/",
  ],
} satisfies Place;
