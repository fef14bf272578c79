import type { Place } from "../shape.ts";

export default {
  slug: "glasgow",
  name: "Glasgow",
  kind: "town",
  within: "in Glasgow",
  nation: "Scotland",
  county: "Greater Glasgow",
  at: { lat: 55.865, lon: -4.258, source: "GeoNames: Glasgow, GB.SCT.V2" },
  motif: "city",
  quarters: ["Merchant City", "Argyle Street, Finnieston", "Sauchiehall Street"],
  arriving:
    "Central is for trains from England, Queen Street for Edinburgh. The middle is a Low Emission Zone, and most tenement flats mean a shared close, a buzzer and stairs: mention the floor.",
  busy: {
    when: "Big Hydro concerts, the Fair weekend in July, and the last Saturdays before Christmas",
    why: "Arena crowds take the beds at Finnieston, the Fair is still a holiday for many, and firms fix their December nights early.",
    ahead:
      "Check the Hydro’s listings, then allow two or three weeks for a quiet Saturday in Finnieston. Fair weekend and those last Saturdays before Christmas need seven.",
  },
  pages: {
    "male-stripper": {
      intro:
        "For a Glasgow hen do, have a male stripper round to the tenement lounge, then walk to Byres Road. He also does birthdays in the Merchant City and out on the South Side.",
      here: "Half an hour is plenty before a night out: two costumes, one game, a dance with the bride if she’s up for it, then coats and taxis. Concert nights change the running order, since everybody has to be at the Hydro by doors, so five o’clock isn’t too early at Finnieston. South Side birthdays go slower. There’s a steak pie, there are speeches, and he’s on afterwards, with only grown-ups in the house.",
      spots: [
        {
          name: "West End tenements",
          text: "Big square lounges with a bay and a ceiling rose, off Byres Road and Great Western Road. Neighbours share the close: take the chat indoors and shut the storm doors behind him.",
        },
        {
          name: "Merchant City warehouses",
          text: "Converted flats with iron columns, good lifts and a concierge. Tell the desk an entertainer is due at seven, and have somebody come down for him.",
        },
        {
          name: "Newton Mearns and Giffnock",
          text: "Detached villas with a driveway and a family room at the rear. Space for thirty, patio doors for the smokers, and nobody above or below to bang on the ceiling.",
        },
      ],
      room: "A bay-window lounge gives him the ideal spot: curtains closed behind, sofa facing. Take the nest of tables through to the bedroom and unplug the lamp nearest his elbow. Old joists pass every step downstairs: trainers, please, for the guests who mean to dance along. He’ll get ready in the bathroom. Have the music sorted on one phone before he rings the buzzer, and tell your pals which one of them is to go down and open the close door.",
      question: {
        ask: "It’s a third-floor flat with no lift. Is that all right?",
        answer:
          "That’s fine; he only has the one bag. Tell us the floor and which buzzer, as half of them have a previous tenant’s name on, and have somebody meet him at the close door. The centre is a Low Emission Zone; he may park beyond it and walk the last part.",
      },
    },
    "female-stripper": {
      intro:
        "Up for the football, out as couples, or fifty in Shawlands: hire a Glasgow female stripper for an apartment, a private house or a hall you’ve hired.",
      here: "If the stag do is built around a match or a gig, work backwards from it. If kick-off’s at three, she comes at seven, when they’ve eaten and the result has been forgiven; if it’s a concert, she’s first. Apartments along the Clyde are handiest, with the arena in sight and no bother about trains. A women’s group might sooner have gloves and an old record than the chair; at a retiral, have the raffle drawn and the soup cleared first.",
      spots: [
        {
          name: "Finnieston and the riverside",
          text: "Purpose-built blocks with broad lounges, balconies and secure entry. Put the blinds down; the far bank can see straight in. You can walk to the Hydro.",
        },
        {
          name: "Function halls, South Side",
          text: "Masonic, bowling and golf clubs rent side rooms with a bar. Committees vary, so explain the act early and plainly to whoever holds the licence.",
        },
        {
          name: "Dennistoun and Shawlands tenements",
          text: "A sandstone front room with a bay holds ten or twelve on mixed chairs. Close the shutters, warn the landing above, and let her dress in the back bedroom, where the hall mirror can be carried through.",
        },
      ],
      room: "Two rows in a semicircle, the groom on the aisle so he can slip out, and an empty square of carpet in front. Halls are bright as a dentist’s, so bring a couple of lamps and kill the strip lights. She needs a warm cupboard, office or bedroom to herself, with a key on the inside.",
      question: {
        ask: "Is it allowed in a Glasgow pub function room?",
        answer:
          "Sometimes; licence and licensee both have a say. Scottish law lets a council license sexual entertainment venues, and publicans are wary. Put it to the manager in plain words, including where the show stops, and have their agreement on paper. If you can’t get better, use the flat.",
      },
    },
    "drag-queen": {
      intro:
        "Thinking of drag queen hire in Glasgow? She’ll front a Christmas party off St Vincent Street, open the dancing at a sixtieth in Dennistoun, or run the games for a hen party.",
      here: "The best Glasgow bookings give her something to do: chair a debate on the square sausage, run a Mr & Mrs with the couple’s mothers answering, auction the boss’s parking space for charity. Then the songs, which everyone knows and sings over. Virginia Street has had drag for decades, so plenty of guests have seen a queen before; the rest were brought up on panto and soon join in. If a silver wedding would like her in a twinset, ask us. Tell her if it’s a quiet crowd and she’ll lean on the songs.",
      spots: [
        {
          name: "Virginia Street and Wilson Street",
          text: "The Merchant City’s LGBTQ+ corner, with cellar bars hired by the party. Sound desks already there, low ceilings, and a crowd outside who’ll applaud her into the taxi.",
        },
        {
          name: "Around St Vincent Street",
          text: "Victorian offices and former banks have marble halls for company dinners. The echo is fierce, so put speakers at ear height and something soft on the floor she works from.",
        },
        {
          name: "Bowling clubs from Dennistoun to Pollokshields",
          text: "Members’ lounges with a dance floor, a mirror ball and a purvey. Find out who does the sound, and bring your own raffle prizes.",
        },
      ],
      room: "Head height first: Dennistoun ceilings are generous, basement bars are not. Next, a route from the dressing place to the floor that avoids the kitchen pass. Give her one person in charge of the music, a wee table with a cloth, and a rest from the disco while she’s speaking.",
      question: {
        ask: "Do people have to join in?",
        answer:
          "No. She spots the ones who are looking at their shoes and goes elsewhere; there’s always a volunteer two chairs along. Put shy guests towards the back and tell her the names she should leave be. What you can’t stop is the singing, and by the second chorus the shoe-gazers are usually at it as well.",
      },
    },
  },
  sources: [
    "Low Emission Zone boundary, M8 to the Clyde and High Street: https://motortransport.co.uk/blog/2023/06/01/scotlands-first-lez-now-in-force/",
    "Licensing of venues under Scottish law: https://www.gov.scot/publications/guidance-provisions-licensing-sexual-entertainment-venues-changes-licensing-theatres/pages/2/",
    "Dennistoun’s sandstone tenements: http://www.dennistoun.co.uk/print.asp?Title=&Section=22&Page=1",
    "A Shawlands flat with its bay windows: https://sghet.com/our-southside-flat-renovation-story/",
  ],
} satisfies Place;
