import type { Place } from "../shape.ts";

export default {
  slug: "croydon",
  name: "Croydon",
  kind: "area",
  parent: "london",
  within: "in Croydon",
  nation: "England",
  county: "Greater London",
  at: { lat: 51.383, lon: -0.1, source: "GeoNames: Croydon, GB.ENG.GLA" },
  motif: "capital",
  quarters: ["South End", "East Croydon towers", "Purley and Shirley"],
  arriving:
    "East Croydon is a quarter-hour from London Bridge or Victoria and the same again from Gatwick. Trams go on to Addiscombe and Wimbledon; drivers use the multi-storeys off Wellesley Road.",
  busy: {
    when: "December, and Palace home games at Selhurst Park",
    why: "Office parties take the tables in South End, and matchday traffic is slow all round Thornton Heath and South Norwood.",
    ahead:
      "Groups with a Gatwick flight can book the East Croydon night two weeks before take-off. If it’s December in South End, come to us by the middle of October.",
  },
  pages: {
    "male-stripper": {
      intro:
        "In Croydon a male stripper goes to tower flats by East Croydon, family houses from Shirley to Purley and back rooms in South End, for hens, birthdays and divorces.",
      here: "With an early flight from Gatwick on the Saturday, a hen party can stay in Croydon the night before. Take an apartment by the station, he comes on the Friday evening, and the suitcases are already by the door. A South Croydon birthday can have a gazebo, trays of jollof or samosas, and plenty of photographs (not of the act, please). Keep it to grown-ups from the start; he’ll dance in the lounge, door shut, and anyone who’d rather not watch has the garden.",
      spots: [
        {
          name: "Wellesley Road and East Croydon",
          text: "Former office blocks, now flats, with lifts big enough for a desk and floors that don’t creak. Give the desk his name as your entertainer, and keep the balcony doors shut once the music’s on.",
        },
        {
          name: "Purley, Sanderstead and Shirley",
          text: "Thirties semis with a through-lounge and a drive. Upstairs there’s a box room for his costume, and the dining chairs, for once, have no arms.",
        },
        {
          name: "South End and Sanderstead Road",
          text: "Restaurants with a separate upstairs room, handy for a thirtieth. The owner must agree to a striptease by email, the stairs should not be the way to the toilets, and the waiters stay below until he has gone.",
        },
      ],
      room: "Converted offices have windows that barely open. Cool the place down before thirty people warm it up. Laminate is slippery if anything’s been spilt; keep kitchen roll handy. For gardens, think of the loft conversions around you, and move indoors at the moment it counts.",
      question: {
        ask: "Would a tram stop be near enough, or must he drive?",
        answer:
          "Performers nearly always drive, because of costumes and the hour they finish. For an address off George Street that means a multi-storey, and a few minutes’ walk; allow for it. If you’ve got a resident’s bay or a drive in Addiscombe, say so, as it’s a great help.",
      },
    },
    "female-stripper": {
      intro:
        "Book a female stripper for a Croydon stag do, leaving party or birthday in any room that’s truly private: an apartment, the closed-off back of a restaurant or a sports club on the Surrey side.",
      here: "Half past seven on a Palace home Saturday: the train from Selhurst has emptied, the curry’s ordered, and everybody is back at a flat behind East Croydon. A private flat beats a bar for this. She arrives once the plates are cleared, says hello, finds out which one is the stag, and starts when you’re all sitting down. For a joint birthday, try South End, where a restaurant may hire you its back room on a weeknight. Ask for the option with games if your crowd doesn’t know each other yet.",
      spots: [
        {
          name: "South End and Brighton Road",
          text: "Some restaurants have a private room at the back. Check that the door shuts and that the owner agrees to the act; you are likelier to hear yes for a quiet Tuesday than a Friday in December.",
        },
        {
          name: "Sports grounds round Shirley and Addington",
          text: "Golf, cricket and rugby clubs with a lounge, a bar steward and acres between them and the nearest bedroom. Check the club isn’t hosting juniors the same evening.",
        },
        {
          name: "Roof-terrace blocks",
          text: "The terrace is for drinks. Come down to the flat for the show: terraces are overlooked by the towers on either side. Read the building’s rules on hired entertainers first.",
        },
      ],
      room: "When she arrives, show her the socket, the speaker and the room she’ll change in, and tell her who is in charge. In a clubhouse, cover the pool table and use the space beside it; in a flat, fold the dining table and push the sofa back to the wall.",
      question: {
        ask: "It’s for a colleague’s leaving do. Is that wise?",
        answer:
          "Only if it’s friends who happen to work together, off the premises, out of hours and with everyone told in advance. Anything on the company’s card or calendar is asking for trouble on Monday. For the official party, a drag queen is the better idea.",
      },
    },
  },
  sources: [
    "Trams through the town centre and East Croydon: https://www.thetrams.co.uk/croydon/croydon/",
    "Surrey Street market’s charter of 1276: https://londonist.com/2010/06/introducing_the_east_london_line_we",
    "South End, the Restaurant Quarter: https://londonnewsonline.co.uk/lifestyle/food-drink/restaurant-destinations-by-paloma-lacy/",
  ],
} satisfies Place;
