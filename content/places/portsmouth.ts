import type { Place } from "../shape.ts";

export default {
  slug: "portsmouth",
  name: "Portsmouth",
  kind: "town",
  within: "in Portsmouth",
  nation: "England",
  county: "Hampshire",
  at: { lat: 50.799, lon: -1.091, source: "GeoNames: Portsmouth, GB.ENG.K6" },
  motif: "seaside",
  quarters: ["Albert Road, Southsea", "Guildhall Walk", "Old Portsmouth"],
  arriving:
    "Choose the right stop: Harbour for Gunwharf and the ferries, Portsmouth & Southsea for the centre, Fratton for Albert Road. Southsea parking is zoned, and Pompey home games swallow what remains.",
  busy: {
    when: "Late August’s Victorious Festival and the Great South Run in October",
    why: "One takes over Southsea Common, the other the seafront; ships coming home add parties at short notice.",
    ahead:
      "Four weeks ahead suits a sailing club or a Southsea villa. Victorious and the Great South Run want ten, preferably up in Cosham or Copnor.",
  },
  pages: {
    "male-stripper": {
      intro:
        "A Southsea villa, a harbour flat or a sailing club by Langstone Harbour will do for a male stripper at your Portsmouth hen do or birthday.",
      here: "Southsea has the sea, a pier, a common to lie on and everything on foot. Rent one of the tall villas behind Clarendon Road, and have him on the first night, once everybody has arrived. Ask for the sailor suit if you want it. A fortieth in Old Portsmouth goes at a gentler pace, friends and a few husbands, fish pie, speeches, then his entrance while the Isle of Wight ferry slides past the window. Parties in Drayton or Cosham have an easier time with the car. There’s a drive, a lounge with one big sofa to move, and a kitchen for whoever would rather make the tea.",
      spots: [
        {
          name: "Villas behind Southsea Common",
          text: "Stucco terraces and gabled villas, big rooms down and endless stairs up. Groups fill them at weekends; use the drawing room on the quiet side, away from the next house’s bedrooms.",
        },
        {
          name: "Gunwharf and the Camber",
          text: "Harbour flats with balconies, lifts and close neighbours. Close the blinds before he starts, because the Spinnaker Tower and all the diners below look straight in.",
        },
        {
          name: "Sailing clubs at Eastney",
          text: "Clubhouses on the quiet corner of the island, by Langstone Harbour, with wooden floors and a bar. Tell the committee what it is and when it ends, and get a yes by email.",
        },
      ],
      room: "Southsea ceilings are high but the floors carry sound, as so many of these houses are now flats. Stay at ground level if you’ve the whole building, and stick to an early hour if you haven’t. Keep the window seat clear for the bride, and the bags out of the hall.",
      question: {
        ask: "Does the Clean Air Zone cost him, or us?",
        answer:
          "Not in a private car. Portsmouth charges only older lorries, buses, coaches, taxis and minicabs, in the south-western part of the island round Gunwharf and the university; ordinary cars and vans go free whatever their age. What really catches visitors out is Southsea’s permit parking, so ask your landlord for a visitor’s permit before the weekend.",
      },
    },
    "female-stripper": {
      intro:
        "Off Albert Road, in a weekend let or at a club up the island, a female stripper in Portsmouth dances for stags, leaving parties and women’s birthdays.",
      here: "Everything in Pompey is close together, so pick somewhere that’s noisy already. An upstairs room on Albert Road, hired whole from seven, has a busy bar beneath and taxis at the door; she’s on at half eight, with fish and chips before and Guildhall Walk after. Home games shift the timing, not the plan. For a women’s thirtieth in Copnor or Drayton, take over somebody’s front room and have the fan number instead of the chair. A wedding anniversary in Old Portsmouth suits the fan dance: eight friends, the lamps low, and the ferries going by.",
      spots: [
        {
          name: "Albert Road, upstairs",
          text: "Rooms over bars and cafés near the Kings Theatre. Ask which has its own lavatory and a door on the landing, then get the landlord’s yes for this act, not just for a party.",
        },
        {
          name: "Copnor and North End terraces",
          text: "Two-up two-downs knocked through, the typical Portsmouth house. It’ll hold ten round the walls; the street is narrow and people look in, so pull the blinds down before she rings the bell.",
        },
        {
          name: "Cosham and Drayton clubs",
          text: "Off the island, under Portsdown Hill, with car parks and function rooms. Simpler to reach from the M27 than anything in Southsea, and far simpler to leave.",
        },
      ],
      room: "In a narrow terrace, seat people along the two long sides and keep three metres by three clear at one end. No candles on the hearth, no fire lit, the cat elsewhere. She changes in the back bedroom; make sure the landing bulb works, and run the heating an hour ahead.",
      question: {
        ask: "Is Victorious weekend out of the question?",
        answer:
          "For the south end of the island, nearly. The festival takes over Southsea Common for the August bank holiday, traffic backs up along the front, and every spare bed from Eastney to Old Portsmouth is let. If your party lives here, have her come early to Copnor or Cosham, north of it all. If you’re visiting, pick another weekend.",
      },
    },
    "drag-queen": {
      intro:
        "From the Southsea seafront to the social clubs of Cosham, a Portsmouth drag queen can run a family supper before a wedding, a club anniversary, a charity auction or a summer ball.",
      here: "Southsea has two piers, the Kings Theatre and a long memory of summer seasons. She’s at her best among people who know each other: a bowls club at fifty, a rugby side’s end-of-season awards, a charity auction where the lots include a trip round the harbour and a haircut. On the eve of a Southsea wedding she can host supper for two families who haven’t met, with a song for each.",
      spots: [
        {
          name: "Seafront hotels",
          text: "Ballrooms and sun lounges facing the Common, with parquet to dance on and somewhere to put wig boxes. Have the old stage electrics tested in the afternoon, with her microphone plugged in.",
        },
        {
          name: "Social clubs, Fratton to Copnor",
          text: "Concert rooms where members know how to listen and when to answer back. Thursdays and Sundays work, as Saturdays have a band; ask whether the committee sells the tickets.",
        },
        {
          name: "Old Portsmouth",
          text: "Stone rooms by the Hot Walls, handsome for a wedding party. Sound bounces off a vault, so ask for less music and more patter, and find her somewhere to fix her hair after the wind.",
        },
      ],
      room: "Draughts are the enemy on this coast: please, no dressing room with the window stuck open. Give her one that’s warm, lit, near the stage and not the corridor to the kitchen. Concert rooms have house sound as a rule; send her a picture of the desk and she’ll say which leads to bring.",
      question: {
        ask: "We’re a sailing club with an older membership. Too much?",
        answer:
          "Not if you say so. Half of drag is what those members grew up watching of a summer’s night: songs, frocks, cheek, a raffle. Ask for a clean set with plenty to sing along to, supply two or three harmless stories about the commodore (with permission), and watch the ladies’ section get up for the second chorus.",
      },
    },
  },
  sources: [
    "Portsmouth’s Clean Air Zone: https://cleanerairportsmouth.co.uk/vehicle-drivers/",
    "Victorious Festival on Southsea Common: https://visitportsmouth.co.uk/blog/read/2024/08/victorious-festival-2024-know-before-you-go-b120",
  ],
} satisfies Place;
