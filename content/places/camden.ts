import type { Place } from "../shape.ts";

export default {
  slug: "camden",
  name: "Camden",
  kind: "area",
  parent: "london",
  within: "in Camden",
  nation: "England",
  county: "Greater London",
  at: { lat: 51.541, lon: -0.143, source: "GeoNames: Camden Town, GB.ENG.GLA" },
  motif: "capital",
  quarters: ["Camden Lock", "Parkway", "Primrose Hill"],
  arriving:
    "The Northern line’s two branches meet at Camden Town, and Night Tube trains call at weekends; Camden Road Overground is five minutes off. Cars may not use the High Street from the Tube to Jamestown Road, so drivers do better on the park side.",
  busy: {
    when: "Warm Saturdays, Halloween and Roundhouse gig nights",
    why: "Day visitors keep the market and towpath packed into the evening, and fancy dress needs no excuse on Chalk Farm Road.",
    ahead:
      "On a grey weekend two weeks will do for a room off Inverness Street. At Halloween, or on a Roundhouse gig night, you’ll be glad of six.",
  },
  pages: {
    "male-stripper": {
      intro:
        "Hire a male stripper in Camden Town, for hens and birthdays alike: canal-side flats, rooms above the restaurants of Parkway, houses on the Primrose Hill side.",
      here: "Hens pick Camden because the day plans itself: vintage rails in the Stables, lunch from the food stalls, a narrowboat to Little Venice for whoever’s feet have gone. By six the carrier bags are on the bed, the kettle is on, and that’s the time to have him. He’ll be out again before you walk up to the Roundhouse or settle into a pub with a stage. For a fortieth among people who once had a band, ask for a rock-and-roll costume and send the song you’d like him to come in on. Tufnell Park fortieths go in for fancy dress and long playlists: stop the music at eight, seat everyone, and start it again afterwards.",
      spots: [
        {
          name: "Regent’s Canal",
          text: "Wharf apartments by the locks have balconies over the towpath, and the towpath has tourists. Draw the curtains on that side and the rest of the flat is as private as you could want.",
        },
        {
          name: "Parkway",
          text: "Restaurants on this street keep an upper floor for parties, further from the crush than the High Street. Some host comedy up there; ask the manager plainly, and get a yes to striptease by email.",
        },
        {
          name: "Kentish Town Road end",
          text: "Rehearsal rooms and small studios, rented by the hour, already have a sound system and thick walls. Bring cushions and some lights to soften it.",
        },
      ],
      room: "Canal conversions are long and thin, so seat people along both sides and let him use the length. Exposed brick makes everything louder, so turn the music down a notch and you’ll still hear it in the bathroom, which is where he’ll be changing.",
      question: {
        ask: "We’ll be on a hired canal boat. Can he join us?",
        answer:
          "Almost never. Lay a sofa across a narrowboat and nobody could get past, the operator will almost certainly say no, and there’s nowhere for anyone to change. Have your cruise from the lock, wave at the zoo, then see him on dry land when you’re back.",
      },
    },
    "female-stripper": {
      intro:
        "Before a gig, at a rockabilly birthday or for an evening of burlesque, hire a female stripper in Camden for your flat or an upstairs room.",
      here: "With so much live music about, a Camden stag hardly needs a second venue. What it needs is an hour to itself before doors open. Take a first-floor room somewhere off the High Street, order some food, and start at half past. Afterwards the whole party can be at the front of the queue. For a birthday, go further with the dressing-up: pin curls, leopard print and a rock’n’roll playlist. Burlesque goes well with that, and if you would prefer a leather jacket to feathers, say so when you book.",
      spots: [
        {
          name: "Off Inverness Street",
          text: "First-floor rooms over the bars suit a party of a dozen or two, and landlords here are used to amplifiers being carried upstairs. Ask the manager whether the licence covers striptease, and get the answer by email.",
        },
        {
          name: "Primrose Hill",
          text: "For something quieter: a drawing room in one of the painted terraces, supper at a long table, the act between courses. Street parking is for permit holders, so a visitor’s voucher is a kindness.",
        },
        {
          name: "Chalk Farm",
          text: "Flats and conversions on the Roundhouse side, quieter than the Lock and a short walk from a gig. Check that the owner allows it, draw the curtains, and roll the rug back.",
        },
      ],
      room: "Stage rooms in NW1 come with lights and a speaker, but have the floor swept. At home, bring a speaker and a plain chair, and watch the height of basement ceilings if she’s using fans. Wherever it is, give her a place to dress with a door she can lock.",
      question: {
        ask: "Will it be obvious to the crowds outside who has arrived?",
        answer:
          "No. Performers turn up in jeans, pulling a wheeled case, like half the people on the pavement. Ring her as she arrives, meet her at the station exit you’ve agreed, or at the Parkway end if she’s driving, and walk in together. The manager upstairs will be expecting her; the crowds won’t know.",
      },
    },
  },
  sources: [
    "Camden Town as the Northern line’s junction, crowded by weekend markets: https://www.theundergroundmap.com/article.html?id=13824",
    "High Street closed to motor traffic on trial since May 2025: https://www.ianvisits.co.uk/articles/cars-to-be-banned-from-camden-high-street-in-new-pedestrian-friendly-trial-79451/",
    "Camden Town, its canal and music venues: https://en.wikipedia.org/wiki/Camden_Town",
  ],
} satisfies Place;
