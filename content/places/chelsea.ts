import type { Place } from "../shape.ts";

export default {
  slug: "chelsea",
  name: "Chelsea",
  kind: "area",
  parent: "london",
  within: "in Chelsea",
  nation: "England",
  county: "Greater London",
  at: { lat: 51.488, lon: -0.169, source: "GeoNames: Chelsea, GB.ENG.GLA" },
  motif: "capital",
  quarters: ["Sloane Square", "Cheyne Walk and the Embankment", "Chelsea Harbour"],
  arriving:
    "Sloane Square is the only Tube stop; the western end relies on King’s Road buses or Imperial Wharf Overground. Visitors’ parking is metered, and easier around Lots Road than in the squares.",
  busy: {
    when: "Flower Show week each May",
    why: "The Royal Hospital’s gardens draw the world to SW3. Hotel rooms and restaurant tables go early, and June weddings follow.",
    ahead:
      "World’s End stags and suppers at Chelsea Harbour can be booked a fortnight or so ahead. The Flower Show, in May, is a conversation for early April.",
  },
  pages: {
    "male-stripper": {
      intro:
        "From Sloane Square to World’s End, a Chelsea male stripper performs at hen dos, birthdays and parties the night before a wedding, in drawing rooms, studios and private dining rooms.",
      here: "The night before a wedding at the Old Town Hall it might be a dozen friends, tea at a hotel, and a house somebody has lent for the evening. Ask for black tie as the costume and a late knock on the drawing-room door. The bride gets the first dance, should she fancy one, and then he goes round everybody else. If the Flower Show is on, expect slow taxis all the way from Victoria, and book him a little earlier. Most of these houses share a wall with another, so decide before he comes when the music stops, and tell next door.",
      spots: [
        {
          name: "Glebe Place and Old Church Street",
          text: "Former artists’ studios with big windows and tall ceilings. Have him in the middle with your friends all round, and ask for blinds, because studio windows show everything after dark.",
        },
        {
          name: "The King’s Road",
          text: "Dining rooms over restaurants that will close off a floor for you. Choose one west of the Old Town Hall, where it is calmer of an evening, and ask about a side entrance.",
        },
        {
          name: "Lots Road and Chelsea Harbour",
          text: "Newer apartments with lifts, bays downstairs and living rooms of the right size once the glass table has gone. Let the front desk know he’s expected, as your entertainer.",
        },
      ],
      room: "In a borrowed house, protect what isn’t yours: lift the Persian rug, shift the lamp somebody inherited, and decide which door he comes through. A morning room or library off the hall is where he’ll change. Bring a speaker rather than count on the built-in one, and a dining chair without arms, because the sort with silk seats won’t survive a dance.",
      question: {
        ask: "Is a houseboat at Cheyne Walk possible for a hen?",
        answer:
          "For half a dozen friends on one of the larger moorings, perhaps. Headroom below is what decides it, then the owner’s consent, then the tide, since gangways get steep. Send us the cabin’s height and a photo. If he’d have to stoop, use a sitting room ashore.",
      },
    },
    "female-stripper": {
      intro:
        "After the football, at a birthday dinner or for burlesque at home, a Chelsea female stripper dances in a flat or a dining room with the door closed.",
      here: "After a Saturday at Stamford Bridge, a Chelsea stag with match tickets can be back at World’s End or the Harbour within the hour, shirts swapped for jackets, and have the show before dinner at eight. A birthday dinner at home works well too: fourteen at the long table, cheese cleared, the host tapping a glass and the lights going down. For those she packs gloves, a fan and something by Peggy Lee. She is as happy with a room of women, or of couples; tell us and she’ll change the songs. In a flat off the Fulham Road, six friends and a good lamp are enough.",
      spots: [
        {
          name: "World’s End",
          text: "Flats off the western end of the King’s Road, many with a lift and a plain living room that takes eight to twelve friends. Check your lease or the letting’s rules on parties before you book.",
        },
        {
          name: "Sloane Square and Cadogan Gardens",
          text: "Drawing rooms in mansion blocks with space for a long table and a show at one end. These buildings have porters round the clock. Let yours know who’s coming and when.",
        },
        {
          name: "Chelsea Harbour",
          text: "Apartments round the marina have big windows and a concierge, who needs her name before she arrives. Close the blinds on the water side, and give her the spare bedroom for changing.",
        },
      ],
      room: "Plaster ceilings and deep carpets swallow sound, and a phone on the sideboard won’t do: borrow a decent speaker. Carpet pile is also hard on heels, and a rolled-back rug over parquet is better. She can change in a bedroom or a bathroom with a good mirror, as long as it locks.",
      question: {
        ask: "Could she appear at a members’ club we belong to?",
        answer:
          "Ask the secretary, but expect a no, and remember that it’s your membership at stake. Say plainly that it’s a striptease. Our suggestion is to dine at the club and have the act at home later, with coffee.",
      },
    },
  },
  sources: [
    "Weddings at Chelsea Old Town Hall: https://archiwright.com/2016/12/15/chelsea-register-office-for-wedding-compare-with-woolwich/",
    "Chelsea Flower Show each May at the Royal Hospital: https://theweek.com/arts-life/960977/the-rhs-chelsea-flower-show",
  ],
} satisfies Place;
