import type { Place } from "../shape.ts";

export default {
  slug: "edinburgh",
  name: "Edinburgh",
  kind: "town",
  within: "in Edinburgh",
  nation: "Scotland",
  county: "Lothian",
  at: { lat: 55.952, lon: -3.196, source: "GeoNames: Edinburgh, GB.SCT.U8" },
  motif: "capital",
  quarters: ["Grassmarket and Cowgate", "Broughton Street", "The Shore, Leith"],
  arriving:
    "Waverley lies between Old and New Towns. Parking is scarce and the centre is a Low Emission Zone, which makes the tram useful; a top-floor flat often means four flights and no lift.",
  busy: {
    when: "All of August, Hogmanay, and Six Nations home matches at Murrayfield",
    why: "Fringe companies take the New Town’s flats by the month, and rugby crowds want what is left each spring.",
    ahead:
      "Between the big dates, three weeks is reasonable for a New Town flat or the Shore. August wants asking for in May or June, and Hogmanay in October.",
  },
  pages: {
    "male-stripper": {
      intro:
        "For an Edinburgh hen weekend or a big birthday, have a male stripper at the flat: a New Town drawing room, a warehouse apartment in Leith, a house in East Lothian.",
      here: "By Saturday teatime the group has climbed Arthur’s Seat or the shops on Multrees Walk, and the sitting room is full of carrier bags. He’s on at half six. Shutters closed, lamps on, everyone on a sofa or the floor, and the music low to begin with. Kilts are asked for, and can be arranged, if you tell us when the costumes are chosen. The show is over before neighbours on the stair have finished their dinner, and everyone’s on George Street by eight. If it’s a tenement, ask one guest to stand at the street door, as the buzzers are hard to read in the dark.",
      spots: [
        {
          name: "New Town main-door flats",
          text: "A main-door flat has its own entrance from the pavement, which is worth paying extra for. Nobody meets him on the common stair, and there’s usually a drawing room with shutters.",
        },
        {
          name: "The Shore and Newhaven",
          text: "Modern blocks and old bonds by the water, with lifts. The tram runs all the way here from the airport, and late guests can come direct.",
        },
        {
          name: "Gullane and North Berwick",
          text: "Golf houses with twelve beds and a picture window on the Forth. Friday after dinner suits best, before the wind and the walk have worn everyone out.",
        },
      ],
      room: "Georgian ceilings swallow sound and a phone in a mug won’t carry, so bring a decent speaker and set it on a table instead of the boards, for the folk below. He’ll want a bare patch of carpet, a straight-backed chair, and a box room or bathroom for the quick change.",
      question: {
        ask: "Will a short-term let allow it?",
        answer:
          "Some do, some don’t. Every let in Edinburgh has to be licensed and hosts, who have neighbours to think of, mean their rules. Explain that it’s a single visitor, thirty minutes, before eight. If they say no we can’t come, but plenty of detached houses outside the city say yes.",
      },
    },
    "female-stripper": {
      intro:
        "Rugby stag dos, fiftieths and women’s parties in Edinburgh: a female stripper for your holiday flat, a hired vault or a house with its own gates.",
      here: "Think about the hills and steps when you choose where. Once they’re down in the Cowgate you will never get them up the steps again, so she performs where they are staying, Haymarket or Fountainbridge for choice, an hour or so before the table’s booked. International weekends at Murrayfield are the exception: kick-off decides, and the show slots in after the shower and before the pies. For a women’s party, try a vault with plenty of lamps, and ask for fans and gloves. For a seventieth at a golf club down the coast, put the plan to the committee first.",
      spots: [
        {
          name: "Vaults off the Cowgate",
          text: "Stone chambers under the bridges, let for private hire. No windows to worry about, terrific atmosphere, a chill in any season. Check how many steps and whether there’s a separate entrance.",
        },
        {
          name: "Fountainbridge and Haymarket",
          text: "Modern flats by the end of the Union Canal, with wide open lounges and decent blinds. You can walk to Murrayfield or the Grassmarket, without anyone waiting for a bus.",
        },
        {
          name: "Morningside and Grange villas",
          text: "Stone houses with a dining room that closes off, space for a car and nobody overhead. For a fiftieth with couples, clear the table after pudding and let her come in through the sliding doors.",
        },
      ],
      room: "Vault floors are uneven; lay a carpet offcut or ask the venue for a riser. She needs somewhere dry to leave a costume bag, a heater, and one socket not already feeding a fridge. The stair is shared in flats, so have her met at the street door and not left buzzing.",
      question: {
        ask: "Does Scotland treat this differently from England?",
        answer:
          "The licensing law is a separate one, yes, and councils here can license sexual entertainment venues under Scottish rules. A private booking in a home or a let is not a venue. For hired rooms, ask the manager what their licence covers before promising anybody anything. If they’re unsure, use the flat.",
      },
    },
    "drag-queen": {
      intro:
        "Book an Edinburgh drag queen to compère a company dinner, liven a ceilidh interval or see a bride off in style. She’s at home in hotels, bowling clubs and drawing rooms all over the city and the Lothians.",
      here: "People here see a lot of acts every August. Give yours a job to do. At a ceilidh she can take over while the band has its pint, call Strip the Willow to a pop song and pick on the best man’s socks. An office dinner could become an annual general meeting, if you write the agenda, with a vote of no confidence in the coffee. A hen party should take the hour, which has games, and leave time for photographs if she says yes. With the two hours a club can have the songs, the raffle and the bingo.",
      spots: [
        {
          name: "Broughton Street",
          text: "The old heart of LGBTQ+ nightlife, with basement rooms hired for birthdays. Send somebody to carry the cases down the steep stairs.",
        },
        {
          name: "Ballrooms on George Street",
          text: "Chandeliers, parquet and a stage at one end, for dinners of a hundred and up. Ask the hotel for a sound check before guests are let in, and dimmable light.",
        },
        {
          name: "Bowling clubs",
          text: "Wooden pavilions, a wee stage and a stern committee, from Trinity to Blackhall. Cheap to hire, warm, very good at sandwiches. Keep off the green in heels.",
        },
      ],
      room: "Measure the door. A ballgown with hoops won’t pass some tenement lobbies, and turnpike stairs are out of the question. Otherwise: level floor, an extension lead, a lamp she can point at herself, water without ice, and a dressing room that locks.",
      question: {
        ask: "Can we get one during the Fringe?",
        answer:
          "You can, but don’t leave it. Performers are working their own runs in August and beds in the city go early. Weekday afternoons and late slots are the likeliest. If the wedding date’s fixed, ask as soon as you have a room; if it isn’t, September is far easier.",
      },
    },
  },
  sources: [
    "Short-term let control area over the whole city, and licensing: https://planningedinburgh.com/category/city-plan-2030/",
    "The tram to the Shore and Newhaven: https://www.edinburghnews.scotsman.com/news/transport/edinburgh-trams-locals-to-travel-on-trams-to-newhaven-line-for-first-time-after-three-years-of-construction-4172893",
    "Licensing of venues under Scottish law: https://www.gov.scot/publications/guidance-provisions-licensing-sexual-entertainment-venues-changes-licensing-theatres/pages/1/",
    "Morningside’s mansions and villas: https://www.scottish-people.info/towns/townfirst2742.html",
  ],
} satisfies Place;
