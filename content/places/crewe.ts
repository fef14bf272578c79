import type { Place } from "../shape.ts";

export default {
  slug: "crewe",
  name: "Crewe",
  kind: "town",
  within: "in Crewe",
  nation: "England",
  county: "Cheshire",
  at: { lat: 53.098, lon: -2.442, source: "GeoNames: Crewe, GB.ENG.Z7" },
  motif: "town",
  quarters: ["Nantwich Road", "Market Hall and Lyceum", "Nantwich"],
  arriving:
    "Walk off the platform on to Nantwich Road; the town centre is a fair step north, or a short cab ride. From the M6, junction 16 is for Crewe and 17 for barns Sandbach way.",
  busy: {
    when: "Nantwich’s jazz and blues weekend in spring, and Railwaymen Saturdays at Gresty Road",
    why: "The festival takes over Nantwich’s bars and bedrooms for a long bank holiday, while football lands on the station’s doorstep every other week of the season.",
    ahead:
      "When your friends’ trains to Crewe are settled, tell us, three weeks ahead at the latest. Nantwich’s jazz weekend in spring takes more like two months.",
  },
  pages: {
    "male-stripper": {
      intro:
        "Scattered friends meet in Crewe, where a male stripper can come to a hen do, a reunion or a birthday in a Wistaston lounge, a room near the station or a barn round Nantwich.",
      here: "Five friends, four lines: one from Cardiff, one from Derby, one from Glasgow, and two from London, all in the same house by tea. He comes when the last has found the spare room, does half an hour in the lounge, and nobody’s a stranger after that. At a farewell after forty years on the railway, someone’s sure to blow a whistle at the crucial moment. For a big weekend, take a barn towards Nantwich and choose the full show.",
      spots: [
        {
          name: "Wistaston and Willaston",
          text: "Post-war semis and bungalows with long gardens. Use the back room, away from the neighbours’ security light, put guests’ cars on the road and leave the drive for him.",
        },
        {
          name: "Barns off the Nantwich lanes",
          text: "Dairy-country conversions with oak trusses, wood floors and more beds than you need. The yard light should be on when he comes and the farm dog should be in.",
        },
        {
          name: "Village social clubs",
          text: "Social and sports clubs with a lounge to hire. For a fiftieth with forty guests it’s the right size; put the act to the committee, post someone at the door to the main bar, and bring a sturdy dining chair.",
        },
      ],
      room: "Make a railway carriage of it: seats down both sides, faces inwards, a gangway between. It suits these long lounges, and everybody can see. Put the chair at the buffet-car end with the speaker behind, keep cases out of the aisle, and save the box room for him, with a hanger and a light that works.",
      question: {
        ask: "What if the trains are up the spout?",
        answer:
          "His or yours? Performers mostly drive, so a signal failure won’t stop him. For your own guests keep some slack: plan the show well after the last arrival is due, and have one person watching the app. If half the party is stuck at Stoke, ring us straight away and we’ll see whether the start can slide.",
      },
    },
    "female-stripper": {
      intro:
        "For a Crewe stag do whose guests come by train from every direction, book a female stripper for a room on Nantwich Road, a club, or a farm out at Wybunbury.",
      here: "Hire a room near the station, put the holdalls along one wall and have her start at six, which suits anyone with a train home. The landlord needs to have said yes to a striptease, and the door needs to shut. In the country it might be a farmhouse, couples in their forties down from Manchester and up from Stafford, a long table and a short burlesque set before the cheese. A sports club in Alsager or Sandbach suits an end-of-season party, partners included.",
      spots: [
        {
          name: "Nantwich Road rooms",
          text: "Over and behind the bars opposite the station. Handy, plain, a bit of train noise. Ask for one with its own lavatory and no through route to the kitchen.",
        },
        {
          name: "Wybunbury and Hough",
          text: "Farms and old rectories south of town with proper dining rooms. She can park in the yard and change in the dairy, if it’s been heated.",
        },
        {
          name: "Sandbach and Alsager clubs",
          text: "Cricket and rugby clubhouses with carpet, blinds and a committee to ask. A Friday out of season is easiest to get. Bring a lamp, lower the hatch, and keep the kit room for her to dress in.",
        },
      ],
      room: "What you want is an ordinary square room with a carpet and one door. Put a friend on that door. Hang a cloth over the window, push the tables beneath it, and dim all but two lights. She’ll need a quiet quarter hour with a mirror, so don’t fetch luggage while she’s changing.",
      question: {
        ask: "Could she just come to our hotel bedroom?",
        answer:
          "We’d rather not. A standard double has no floor to dance on, other guests through the wall, and rules against visitors at night. It isn’t fair on a woman working by herself, either. Hire the hotel’s small meeting room for an hour instead, with the duty manager’s agreement, and you’ll have space, a door and somewhere for her to change.",
      },
    },
    "drag-queen": {
      intro:
        "A drag queen for your leaving do, hen night or club night in Crewe, calling at Nantwich, Sandbach and Alsager.",
      here: "Ask us about a spot as station announcer: delays to the groom, short-formed bridesmaids, a replacement bus for anyone who heckles. A railway retirement could have the full timetable. At a village do she might judge the cheese, since Cheshire has opinions, blindfold optional, with a rosette that you provide. For cabaret she sings more and jokes less; for two hours she’ll host a quiz or bingo as well. Wedding eves in Nantwich, under all that timber, go best with a story about each guest and lights out at eleven.",
      spots: [
        {
          name: "The Market Hall",
          text: "Restored, with long tables and a stage in the middle, and open to anybody. Better for a ticketed charity show than a private party; ask the operator about evenings.",
        },
        {
          name: "Nantwich dining rooms",
          text: "Black beams, wonky floors and the square outside. With thirty seats at most she works without a microphone and chooses whichever corner has the headroom.",
        },
        {
          name: "Members’ clubs in town",
          text: "Look for one with a stage, house sound and a committee that knows what a raffle needs. She’ll want the dressing room unlocked by six and the microphone tried from the back.",
        },
      ],
      room: "She asks three things of an old town room: headroom, a level bit of floor, and silence from the coffee machine. In a barn she’d add a heater. Measure from floor to lowest beam and send us the figure with a picture, because some of those ceilings are too low for a big wig.",
      question: {
        ask: "Is she any use at four o’clock in an office?",
        answer:
          "Yes, for a leaving do. Half an hour round the desks, three numbers, the presentation and the card, and people still get home. Clear it with whoever’s in charge of the building, book a meeting room for her lashes, and let colleagues know beforehand, in case anyone would rather give it a miss. In daylight, with no drink, a cleaner, quicker set goes best, so tell us that’s what it is.",
      },
    },
  },
  sources: [
    "Nantwich Jazz, Blues and Music Festival: https://thenantwichnews.co.uk/2022/02/09/nantwich-jazz-blues-and-music-festival-returns-this-easter/",
    "Crewe Market Hall and its stage: https://www.nmtf.co.uk/mt/MarketTimesJune2021/files/basic-html/page18.html",
    "Alsager Cricket Club’s clubhouse: https://alsager.nub.news/news/local-news/alsager-cricket-club-applies-for-permission-to-further-modernise-facilities-200432",
    "Sandbach Rugby Club’s events: https://www.chronicleseries.com/community-asset-plans-for-new-pavilion",
  ],
} satisfies Place;
