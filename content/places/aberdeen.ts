import type { Place } from "../shape.ts";

export default {
  slug: "aberdeen",
  name: "Aberdeen",
  kind: "town",
  within: "in Aberdeen",
  nation: "Scotland",
  county: "Aberdeenshire",
  at: { lat: 57.144, lon: -2.098, source: "GeoNames: Aberdeen, GB.SCT.T5" },
  motif: "city",
  quarters: ["Belmont Street", "Rosemount and the West End", "The Esplanade"],
  arriving:
    "The railway station is on Guild Street beside the buses; flights land at Dyce. A Low Emission Zone covers the centre, and snow slows the A90 in winter, so leave time to spare.",
  busy: {
    when: "Energy conference weeks, the Braemar Gathering in early September, and July graduations",
    why: "Delegates at P&J Live take rooms from Dyce to Union Street, and Highland games visitors fill Deeside’s lodges.",
    ahead:
      "If an offshore rota sets your date, send it to us five or six weeks ahead. For a Deeside lodge at the Braemar Gathering, get in touch by early June.",
  },
  pages: {
    "male-stripper": {
      intro:
        "An Aberdeen hen do with guests just off shift needs a male stripper who can fit the rota. He comes to Rosemount flats, Deeside lodges and fortieths in Westhill and Portlethen.",
      here: "Plenty of people here work two weeks on and two weeks off, and the hen has to fit round that. When the dates do line up the whole gang is home at once and determined to use it. There’s a fizz reception in somebody’s granite front room, rowies for those who missed lunch, and at seven the curtains shut and in he comes. Aberdonians take a minute. Then a retired teacher from Cults asks for a turn of the hat and it’s away. Deeside weekends are for those who want a bigger table, a fire and a piper; he goes on once the piper has finished.",
      spots: [
        {
          name: "Rosemount and the West End",
          text: "Granite flats with a bay, a press and a shared stair. The walls are solid enough to keep the noise in, but voices carry on the stair. Say your goodbyes inside the flat.",
        },
        {
          name: "Banchory and Deeside",
          text: "Shooting lodges and big modern houses among the pines. Boot rooms, drying rooms, wood fires. Bring him by the back door and mind the antlers in the hall.",
        },
        {
          name: "Westhill and Portlethen homes",
          text: "Newer houses with an open-plan kitchen and a good-sized lounge. Shut the blinds on the cul-de-sac, set the chairs in a ring, and keep the utility room clear in case he needs an iron.",
        },
      ],
      room: "Granite takes hours to warm, so put the heating on straight after lunch. He’d like the hearthrug end of the lounge, lamps instead of the big light, a chair that won’t tip and a mains plug that isn’t behind the tree. Clear a box room for him to change in.",
      question: {
        ask: "The bride’s offshore until that morning. Should we risk it?",
        answer:
          "Helicopters run late and Dyce gets its share of fog. Have the show in the evening, never the afternoon, and on the second day home if you can. If she’s delayed, call us straight away: we may be able to move the time, but he could have another booking later on.",
      },
    },
    "female-stripper": {
      intro:
        "In Aberdeen a female stripper can come to a crew-change stag do, a retirement from the rigs or a women’s party with the feathers out, in a private flat, a lodge or a closed function room.",
      here: "People come home from offshore at the same time, so any day of the week will do: a Thursday homecoming, or a driller’s leaving do at four in the afternoon because that’s when his pals are ashore. Hire a suite off Union Street whose manager has agreed, seat everyone in a half circle and start when the whole crew is in. Away from oil there are farm stag dos up by Inverurie, with a bothy and a barrel, and women’s evenings in Ferryhill. Ask for the slow number with the gloves.",
      spots: [
        {
          name: "Serviced apartments off Union Street",
          text: "Built for contractors, with decent furniture, lifts and a desk that signs visitors in. Ask the manager about the act and the visitor policy first. Lounges hold eight to a dozen.",
        },
        {
          name: "Farm bothies, Garioch way",
          text: "Outbuildings round Inverurie and Oldmeldrum with stove, bar and bench. Lay a mat on the concrete floor. Clear the snow, salt the step and leave space for her to turn the car.",
        },
        {
          name: "Old Aberdeen and Ferryhill",
          text: "Terraced granite villas whose public rooms open off a square hall. Draw the shutters, light the lamps, and there’s no lovelier setting for fans and gloves.",
        },
      ],
      room: "She wants the room warm, dim and carpeted, with a lock on the door. Shift the sofa against the shutters, clear the middle of the carpet, and ask everyone to leave their boots in the porch. Find a second heater for her dressing room. Old wiring won’t run two kettles and an amplifier.",
      question: {
        ask: "Half the lads aren’t allowed a drop before they fly out. Does it matter?",
        answer:
          "It makes for a better audience. Sober men listen, clap at the end and remember it in the morning. Put on a spread and alcohol-free beer, have it a day before they travel, and she’ll keep it brisk. If any of them would rather miss it, they can sit in the next room until she’s done.",
      },
    },
    "drag-queen": {
      intro:
        "In Aberdeen, drag queen hire means a compère for the energy firms’ dinners, a few songs at a Bucksburn silver wedding, or somebody to rule a hen party by the beach.",
      here: "“Fit like?” is a good opening line here, and “nae bad” is high praise. For a works night out by Altens, send her the jargon: the safety moment is asking to be spoofed, and the long-service awards come next. For a silver wedding ask for Shirley, Lulu and Annie Lennox, who is local. A hen party down at the Esplanade can ask us about fortunes told from a pack of cards. Grampian Pride, in late May or early June, fills her diary first. After the Braemar Gathering your lodge could have its own games: tossing the caber in cardboard, best knees, and the haggis hurl with a satsuma.",
      spots: [
        {
          name: "Conference hotels at Dyce and the events complex",
          text: "Ballrooms with a lighting rig and a loading door. They’re a taxi ride from anywhere, so book the cars home when you book the room. Delegates warm up fast.",
        },
        {
          name: "The Beach Esplanade",
          text: "Art Deco ballroom glamour and sea-facing function rooms. It’s breezy enough to take a wig, so she’ll want a scarf on between car and door. Inside it’s sprung floors and chandeliers.",
        },
        {
          name: "Bridge of Don and Bucksburn clubs",
          text: "Bowling and football clubs that come with a stage and soup. Long tables, paper cloths, an uncle with a drum kit. She’ll sing if he’ll follow.",
        },
      ],
      room: "Firms forget the changing room. She needs one that’s warm, close to the stage and not a corridor. Add a rail, a full-length mirror, house lights that fade and a runner with a radio. Keep a clear walk between tables broad enough for a bustle, and if it’s blowing a gale, feed her before the drive home.",
      question: {
        ask: "English is a second language for half the table. Will they follow?",
        answer:
          "They’ll follow the songs and the costumes without any help. She’ll slow the patter, skip the Doric and work the visual jokes harder. Send a list of who’s there and a few names said as they’re spelt. Seat the ones who struggle near the front, where they can see her face.",
      },
    },
  },
  sources: [
    "Low Emission Zone enforced in the centre: https://thehighlandtimes.com/plan-ahead-as-aberdeen-low-emission-zone-comes-into-force-on-june-1st/",
    "Grampian Pride, 25 May in 2024 and 7 June in 2025: https://www.pressandjournal.co.uk/fp/news/6747725/grampian-pride-parade-village-all-you-need-to-know/",
    "Annie Lennox, born in Aberdeen: http://annie-lennox.com/biography.htm",
    "Where the zone runs, Union Street included: https://www.pressandjournal.co.uk/fp/news/aberdeen/3270859/aberdeen-low-emission-zone-what-you-need-to-know/",
    "Westhill and Portlethen, growing estates outside the city: https://www.grampianonline.co.uk/news/housing-development-proposal-unveiled-for-westhill-275182/",
    "Portlethen’s newer housing: https://www.mearnsleader.co.uk/news/residents-invited-to-see-housing-plans-taking-shape-1-2846971",
  ],
} satisfies Place;
