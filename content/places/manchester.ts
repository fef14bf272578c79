import type { Place } from "../shape.ts";

export default {
  slug: "manchester",
  name: "Manchester",
  kind: "town",
  within: "in Manchester",
  nation: "England",
  county: "Greater Manchester",
  at: { lat: 53.481, lon: -2.237, source: "GeoNames: Manchester, GB.ENG.I2" },
  motif: "city",
  quarters: ["Canal Street", "Ancoats", "Northern Quarter"],
  arriving:
    "Piccadilly for most trains, Victoria from the north, trams between the two. Parking round Thomas Street is hopeless on a Saturday, so tell us the nearest multi-storey.",
  busy: {
    when: "August bank holiday, Parklife weekend in June and any home derby",
    why: "Pride fills the Village over the August bank holiday, Heaton Park has its festival crowd in June, and a derby takes hotel rooms right across the city.",
    ahead:
      "A Didsbury birthday or an Ancoats hen should have two to three weeks’ notice. For Pride and the bank holiday in August, try us by early July.",
  },
  pages: {
    "male-stripper": {
      intro:
        "Our Manchester male strippers come to hens and birthdays in city flats, hired private rooms and houses as far out as Didsbury and Prestwich.",
      here: "Your guests come in on three different trains, drop their bags at an apartment off Great Ancoats Street and have a table booked for eight. Six o’clock suits that sort of evening: the stragglers are in from Piccadilly, nobody has put heels on yet, and the show sends everyone out to dinner in good voice. In Chorlton and Didsbury it is more often somebody’s fortieth or a mum’s sixtieth, with sisters-in-law on dining chairs round the edge of the rug. Gay stag parties can have the same routine before a night in the Village.",
      spots: [
        {
          name: "Ancoats mill flats",
          text: "Iron columns, brick arches and tall windows round Cutting Room Square. There is plenty of height for an entrance, but draw the blinds: the mill across the street is full of flats as well.",
        },
        {
          name: "Northern Quarter hire rooms",
          text: "Small private rooms over the bars near Stevenson Square. Pick one with its own door, and get the manager’s agreement to striptease in writing. The stairs are steep; warn anyone who’d struggle with them.",
        },
        {
          name: "Chorlton and Didsbury semis",
          text: "Edwardian front rooms knocked through to the back, with carpet, a curtained bay and a utility room where he can change out of sight of the bride.",
        },
      ],
      room: "City apartments come with bare boards and somebody living underneath. Keep the speaker low and give him a wooden dining chair rather than a bar stool. He changes in the bathroom. At the front desk say an entertainer is expected, and leave it there.",
      question: {
        ask: "Can he meet us in a bar on Deansgate instead?",
        answer:
          "Not in the open bar. This is an act for a closed room, with only adults in it and the manager’s blessing. Some places in town let a basement or a back room by the hour. Ask for that and say plainly it is a striptease. If they hesitate, have the show at the flat.",
      },
    },
    "female-stripper": {
      intro:
        "Stag dos, thirtieths and nights among women in Manchester can all have a female stripper, in an apartment, a private dining room or a house with the curtains drawn.",
      here: "There is a match on, or there was one at lunchtime, and half the stag party is still singing. That is the usual Manchester booking, and it goes best once people have eaten: five o’clock in the flat at Castlefield, ten men round the walls, phones in a bowl by the door. Quieter evenings suit her as well: fans and gloves for a couple’s birthday in a tower by the Irwell, or a burlesque number before cocktails for a group of women in Levenshulme. For a friend’s leaving party, keep it private and well away from the office.",
      spots: [
        {
          name: "Castlefield basin",
          text: "Warehouse apartments by the canal locks with thick walls and deep floors. Ask the host about the glass: some lounges face the towpath, and those want shutters closed before she starts.",
        },
        {
          name: "Private dining rooms off King Street",
          text: "Cellars and first floors in the old banking district, carpeted and quiet. Have her dance between the last course and the coffee, when the staff can be asked to stay out.",
        },
        {
          name: "Didsbury and Chorlton houses",
          text: "A back sitting room with shutters is the right size for a women’s birthday. Stand the plants in the hall, keep one lamp at each side, and lend her the bathroom with the bath in it, towels out of the way.",
        },
      ],
      room: "Count the sofas before you count the guests. New-build lounges in town are long and narrow, so turn the seats to face one end and keep that end empty. Give her the bedroom with the big mirror, and send whoever holds the key fob down to the lobby.",
      question: {
        ask: "Will a serviced apartment in the centre allow a stripper?",
        answer:
          "Read the house rules first. Many city-centre lets forbid parties outright and keep a damage deposit to prove it, and we cannot talk them round. A short show for a dozen people with the music low is a different thing from a party, but it is the owner’s decision. If they say no, a hired room nearby is safer.",
      },
    },
    "drag-queen": {
      intro:
        "Hiring a drag queen in Manchester brings the show to your own crowd: an awards night, a wedding-eve supper, a fortieth, a pub’s anniversary. You choose the length and how rude she may be.",
      here: "People here have seen plenty of drag, so send her something to work with. Give her the boss’s football team, the flat-share that ended in tears, the cousin from Leeds. Have her as a host: an awards evening off Oxford Road, a fundraiser in a Levenshulme social club, an engagement party in an Ancoats loft where two families are meeting for the first time. She’ll pick on both families equally. If you are going on to Canal Street, have her finish by nine.",
      spots: [
        {
          name: "Ancoats event lofts",
          text: "Big brick floors hired empty, with the lighting and PA yours to arrange. Put her against a wall, not in the middle, or the echo between the columns loses the words.",
        },
        {
          name: "Social clubs in Levenshulme and Gorton",
          text: "A stage, a curtain, a mic that works and a bar at sensible prices. Measure the height above the stage and tell us, as the ceiling is low for a tall wig.",
        },
        {
          name: "Suburban gardens",
          text: "August birthdays in Whalley Range and Chorlton, with a gazebo up in case. She can work a patio if there is a socket and the neighbours have been invited too.",
        },
      ],
      room: "It may well be raining. Have an umbrella at the car door, because a wet wig is out for the night. Indoors she wants a table and mirror in a room that locks, and her sound check done before the buffet opens.",
      question: {
        ask: "Could we book her for Pride weekend?",
        answer:
          "Yes, but early, and not in the Village itself. Over the August bank holiday nearly every queen in the North West is working, and the streets round the Village are fenced and busy. A house or a works party elsewhere in the city is far easier to reach. If your date is flexible, the weekend before or after is a simpler booking.",
      },
    },
  },
  sources: [
    "Pride over the August bank holiday: https://www.attitude.co.uk/news/manchester-pride-return-2026-community-led-organisation-511090/",
    "Parklife in Heaton Park in June: https://en.wikipedia.org/wiki/Parklife_(festival)",
    "Didsbury’s late Victorian houses: https://docslib.org/doc/5954340/discovering-history-and-conservation-in-didsbury-east-didsbury-didsbury-st",
  ],
} satisfies Place;
