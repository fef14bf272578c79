import type { Place } from "../shape.ts";

export default {
  slug: "swansea",
  name: "Swansea",
  kind: "town",
  within: "in Swansea",
  nation: "Wales",
  county: "South Wales",
  at: { lat: 51.621, lon: -3.943, source: "GeoNames: Swansea, GB.WLS.Z1" },
  motif: "seaside",
  quarters: ["Wind Street", "Maritime Quarter", "Mumbles"],
  arriving:
    "Most Paddington trains finish at High Street station; from the M4, come in by Fabian Way. Gower takes another half hour at least, on narrow lanes with sheep and ponies in them.",
  busy: {
    when: "The Wales Airshow in July, Swans home games, and fine bank holidays on Gower",
    why: "Jets over the bay bring day-trippers to every balcony, and cottages at Rhossili, Oxwich and Llangennith go months ahead.",
    ahead:
      "In the Marina or the Uplands, come to us three weeks early. A Gower farmhouse at a bank holiday, or anything near the Airshow, is worth two months.",
  },
  pages: {
    "male-stripper": {
      intro:
        "Swansea male strippers for hen parties in Marina flats, birthdays in the Uplands and long weekends on Gower. You choose the costume and the hour.",
      here: "In a flat near the water, have him between hair and taxis, with Wind Street afterwards. In a farmhouse on Gower, with surf lessons, a vat of chilli and no intention of going anywhere, he is the evening: once people are in from Llangennith or Caswell and somebody has lit the fire, and afterwards he can stay on in trousers, cuffs and bow tie to see to the drinks. A sixtieth in Sketty can have it that way too. At a Morriston sports club, have the buffet first, keep a clear strip in front of the band’s kit, and let him finish before anybody plugs in a guitar.",
      spots: [
        {
          name: "The Maritime Quarter",
          text: "Marina flats overlook each other across the basin: blinds first, then music. Most blocks have a lift and a code; text it to him with the flat number and which entrance is yours.",
        },
        {
          name: "Gower farmhouses",
          text: "Llangennith, Reynoldston and Port Eynon have barns and bunkhouses whose big kitchens take a whole hen party. Read the letting terms, since some owners on the peninsula rule out hired acts.",
        },
        {
          name: "Uplands and Brynmill",
          text: "Tall bay-fronted terraces, rented by sharers in term and fine for a birthday: wide hall, long lounge, parking a street or two away. Tell next door what time the music stops.",
        },
      ],
      room: "Flagstones in a Gower kitchen stay slippery after wetsuits, so mop and dry the patch where he’ll dance. Signal can be nil out there: load nothing from the internet, have the speaker charged, and post one person by the gate, phone torch on, once the sun has gone.",
      question: {
        ask: "Will he really drive out to Rhossili on a Saturday night?",
        answer:
          "Yes, if the booking allows for the road. It is narrow past Scurlage, cattle wander over the commons, and airshow or bank-holiday traffic crawls. Send us the farm’s name as it appears on its own sign, plus a map pin, and choose a start before nine, before anyone has to reverse far in the dark.",
      },
    },
    "female-stripper": {
      intro:
        "In Swansea you’ll find the female stripper at stags, birthdays and couples’ evenings in houses and private rooms, from the Marina round to Mumbles. She brings the fans; you provide a speaker.",
      here: "By day it’s coasteering off Gower, eighteen holes at Langland or Pennard, or a surf lesson. By early evening you’ve scrubbed up and there’s time before the noise of Wind Street. Half an hour with her at the rental, on a proper chair, makes a better start than another round. For a promotion or a burlesque night with friends in Mumbles, ask for gloves and feathers in place of games. It’s a private adult show in any case, not a stop on a crawl. Sixtieths in Killay or Gorseinon want the slower show, with a buffet first, the armchairs in an arc and somebody’s sister put in charge of the playlist.",
      spots: [
        {
          name: "Mumbles and Langland",
          text: "Villas up behind Oystermouth have sea-facing lounges upstairs, well out of sight of the promenade. Streets are steep and parked solid, so keep your drive clear for her.",
        },
        {
          name: "Fabian Way and SA1",
          text: "Newer apartments by the Prince of Wales Dock, easy from the motorway, with underground bays. Walls are thin in places: an early slot and moderate bass keep the management company happy.",
        },
        {
          name: "Club rooms in Sketty and Morriston",
          text: "Sports and social clubs hire a lounge with its own bar. Ask for one that isn’t a route to the toilets.",
        },
      ],
      room: "Upstairs sea-view lounges often have one glass wall; close the curtains even if you think nobody can see. Roll up loose rugs on laminate. She’ll want an en suite or spare bedroom with a mirror and heating on, as holiday lets by the bay feel chilly outside summer.",
      question: {
        ask: "Would a Wind Street bar have her?",
        answer:
          "Hardly ever. Those bars are open-fronted and packed by ten, and a striptease needs a closed private room plus a licensee who has agreed to it in advance. If you must end up there, book her for the flat at seven and walk down afterwards.",
      },
    },
    "drag-queen": {
      intro:
        "Drag queen hire in Swansea covers club nights for charity, sixtieths with a buffet, hen lunches on Mumbles front and office parties by the Arena.",
      here: "Bonnie Tyler was born in Skewen, just up the road, so somebody is sure to ask for a big ballad. Send the names, two or three true stories and the song your guest of honour ruins in the car, and she’ll work them into the patter. People here talk back, and she’s happy with that. For a works party, take the two hours with prize-giving and bingo. For Nan’s eightieth at a club, half an hour straight after the food is plenty. For a hen lunch in Mumbles take the hour, which leaves time for games about the couple, one chorus in Welsh from anyone who’ll stand up, and nothing that has to be explained to the vicar.",
      spots: [
        {
          name: "Around the Arena",
          text: "Hotel suites and office floors on Oystermouth Road suit a company evening, with level loading and house sound. On concert nights the car parks go early: reserve her a space.",
        },
        {
          name: "Mumbles seafront",
          text: "Upper rooms above the restaurants at Oystermouth, for a hen lunch that leads to ice cream. Mention the narrow stairs and old doors in your brief, or she may bring the widest gown.",
        },
        {
          name: "Valley-side social clubs",
          text: "Clydach, Gorseinon and Pontarddulais keep concert rooms, lit and curtained. A charity evening can run a raffle and an auction with what’s already there.",
        },
      ],
      room: "Concert rooms have everything except privacy, so ask the steward for the store room, with nobody coming in for an hour. In a Mumbles dining room, push one table back to the wall, find a working plug, and let the kitchen know when she goes on.",
      question: {
        ask: "My mother-in-law goes to chapel. How rude is a drag queen?",
        answer:
          "Only as rude as you ask for. Tell us who’s coming and what to leave out, and she can do a clean set all the way through. Decide beforehand, because she can’t be rude for one table and clean for the next.",
      },
    },
  },
  sources: [
    "Wales Airshow, usually the start of July: https://travelgumbo.com/?p=230603",
    "Wales Airshow run by the council, free and annual: https://www.swansea.gov.uk/AirshowReport",
    "The 2026 airshow moved to the start of the school holidays: https://swanseabaynews.com/wales-airshow-shifts-to-new-summer-date-as-council-avoids-clash-with-ironman-weekend",
    "Mumbles Pier and promenade: https://paintingsofpiers.com/paintings-postcards-of-piers/notes-mumbles-pier/",
  ],
} satisfies Place;
