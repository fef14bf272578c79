import type { Place } from "../shape.ts";

export default {
  slug: "cardiff",
  name: "Cardiff",
  kind: "town",
  within: "in Cardiff",
  nation: "Wales",
  county: "South Wales",
  at: { lat: 51.48, lon: -3.18, source: "GeoNames: Cardiff, GB.WLS.X5" },
  motif: "capital",
  quarters: ["Pontcanna", "Cardiff Bay", "Churchill Way and Charles Street"],
  arriving:
    "Cardiff Central is five minutes’ walk from the stadium and St Mary Street. On event days nearby streets shut for hours, so a performer who drives would rather have Pontcanna, Roath or the Bay.",
  busy: {
    when: "Six Nations and autumn internationals, summer stadium concerts, and Pride Cymru",
    why: "One sold-out date at the Principality mops up hotel beds from the Castle down to Mermaid Quay.",
    ahead:
      "With nothing on at the Principality, two weeks is enough for Roath or Pontcanna. An international or a stadium concert needs six, so tell us once you have tickets.",
  },
  pages: {
    "male-stripper": {
      intro:
        "Your male stripper in Cardiff performs where the party is staying: a Pontcanna villa, an apartment down the Bay or a club room you have hired. It might be a hen do, a birthday or a divorce.",
      here: "Your guests may come down the Valleys lines, over the bridge from Bristol, or from west of Carmarthen with a cool box on the back seat. Saturday has its usual shape: arcades, a long lunch, cocktails, then St Mary Street until somebody wants chips on Caroline Street. The show belongs in the gap, about six, when everyone is back to change. He performs in the biggest room you have, dances with the bride if she is game, and the group goes out already laughing. On a match day fix the hour early and give him a street to park in that isn’t closed.",
      spots: [
        {
          name: "Cathedral Road, Pontcanna",
          text: "Bay-windowed villas, several of them let whole, with double front lounges. Draw the front curtains first: people walk past all evening to Sophia Gardens, and they will stop to look.",
        },
        {
          name: "Mermaid Quay and the Bay",
          text: "Glass-fronted apartments with proper lifts, welcome with a costume bag. Tell the concierge an entertainer is coming, and choose a flat that does not face the restaurants.",
        },
        {
          name: "Clubs in Canton and Rumney",
          text: "For a big fortieth, the upstairs bar of a sports club has its own door, a steward and chairs to spare. Ask the secretary, and keep the hatch to the members’ bar shut.",
        },
      ],
      room: "Pontcanna’s lounges are about the right size once the coffee table goes into the hall. A Cathays terrace takes more shifting: sofa on end, guests on the stairs. Flat carpet or boards, one firm chair, the speaker near a socket, and a box room to change in.",
      question: {
        ask: "We’re here for an international. Can he come straight after the match?",
        answer:
          "To Pontcanna, Roath or the Bay, yes, though not for a couple of hours after the whistle. Streets round the stadium stay shut to cars into the evening, and the crowd for Central fills every pavement. If your hotel is inside the closures, a Friday show or a Sunday lunch one is far less trouble.",
      },
    },
    "female-stripper": {
      intro:
        "A Cardiff stag, a promotion, a women’s night: for any of them there’s a female stripper to hire, in a rented house or a closed room away from the crowds.",
      here: "Stags pick this city because stadium, beds and bars sit side by side. It also means there’s hardly a private room to be had in the middle on a Saturday, and most groups start elsewhere: a rented place in Roath, a clubhouse west of the Taff, a lounge in a hotel whose manager said yes in writing. She arrives, the door closes, the groom is offered his chair and may turn it down, and everyone heads into town afterwards. There need not be a groom at all: a promotion or a birthday is reason enough.",
      spots: [
        {
          name: "Roath and Penylan",
          text: "Three-storey Victorian houses near the park and its lake, let to groups by the weekend. Use the rear sitting room; the one at the front looks straight into the bay window opposite.",
        },
        {
          name: "Hotels around Central station",
          text: "Hire a meeting room instead of squeezing into a bedroom. International weekends fill the corridors with families in red, and a duty manager who knows the timings keeps strangers from the door.",
        },
        {
          name: "West of the river",
          text: "Riverside and Canton clubs rent out rooms with curtains and a door that shuts. A party that wants darts, a buffet and one surprise can stay put there until the taxis.",
        },
      ],
      room: "In a Roath terrace, dining furniture goes out to the yard to give her room to turn with fans at full stretch. Put blinds down over the French windows. She gets ready upstairs, so leave her an empty bedroom and a mirror that nobody’s doing their hair in.",
      question: {
        ask: "Could she come to the pub we’ve booked for the rugby?",
        answer:
          "Not in the bar, and not with other customers in. A few Cardiff pubs have a first floor that they close for private parties, though licence and landlord both have to allow it, and on match days few can spare the space. Make it the house on the Friday night.",
      },
    },
    "drag-queen": {
      intro:
        "Cardiff’s works dos, sixtieths and hen lunches bring in a drag queen as compère, singer or both. You choose how long, how loud and how rude.",
      here: "People here join in with a song without being asked twice, and she leaves plenty of room for it. Three numbers suit a birthday tea or the lull before a wedding band. Two hours makes her the host, handy when an office has awards, a raffle and a speech from the director to fit between courses. She’ll have a go at your Welsh, and a verse of Calon Lân counts as joining in. Pride Cymru fills diaries early; check its date before you fix yours.",
      spots: [
        {
          name: "Charles Street and Churchill Way",
          text: "Several of the city’s LGBTQ+ bars are here, handy if you mean to carry on afterwards. Nearby hotel suites and private dining rooms have the height that a tall wig needs.",
        },
        {
          name: "Callaghan Square and Central Square",
          text: "Atriums and top-floor breakout spaces, cleared of laptops by half past five. Sound bounces off all that glass, so stand her at the solid wall and give the windows to the buffet.",
        },
        {
          name: "Whitchurch and Grangetown clubs",
          text: "Several have a small stage, real curtains and a member who understands the amplifier. For a golden wedding or a fundraising auction it is the least fuss of all.",
        },
      ],
      room: "Where there’s a platform, check what hangs above it: bunting and low beams catch wigs. In an office she gets ready in a meeting room, blinds shut, with a desk lamp. Warn reception that she’s coming and reserve a bay, as she may need a pass for the lift to the event floor.",
      question: {
        ask: "Half our guests speak Welsh at home. Does the act still work?",
        answer:
          "It does. Names, songs and forfeits need no translating, and most of it will land. Some gags are English wordplay and will stay that way. If you would like a queen who performs in Welsh, put it in the notes; we ask round and say plainly whether one is free.",
      },
    },
  },
  sources: [
    "Road closures on stadium days: https://www.itv.com/news/wales/2024-08-09/billy-joel-in-cardiff-road-closures-travel-advice-and-parking-information",
    "Pride Cymru in June: https://www.southwalesargus.co.uk/news/23591625.cardiff-road-closures-place-pride-cymru-2023/",
    "Pride Cymru changing its format and dates: https://pridecymru.com/pride-cymru-is-evolving-heres-how",
  ],
} satisfies Place;
