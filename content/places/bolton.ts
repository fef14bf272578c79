import type { Place } from "../shape.ts";

export default {
  slug: "bolton",
  name: "Bolton",
  kind: "town",
  within: "in Bolton",
  nation: "England",
  county: "Greater Manchester",
  at: { lat: 53.583, lon: -2.433, source: "GeoNames: Bolton, GB.ENG.B1" },
  motif: "town",
  quarters: ["Churchgate", "Bradshawgate", "Egerton and Belmont"],
  arriving:
    "Bolton’s platforms at Trinity Street connect by footbridge with the bus interchange. For Horwich and the stadium, use Horwich Parkway or junction 6 of the M61.",
  busy: {
    when: "Food and Drink Festival at August bank holiday, and Wanderers home Saturdays",
    why: "Victoria Square turns into one long street kitchen for the holiday, and on match days the parking round Horwich goes early.",
    ahead:
      "A pavilion or a Lostock lounge can be booked about three weeks out. Over August bank holiday, with the Food and Drink Festival on, begin in early July.",
  },
  pages: {
    "male-stripper": {
      intro:
        "A hen night or a birthday in Bolton is reason enough to hire a male stripper, at the house, the club or the cottage on the moor. Choose the costume, and find a plain chair for the bride.",
      here: "Bolton hen parties do well in somebody’s house: Harwood, Lostock, a mate’s in Westhoughton with the good garden. There’s a buffet with a pasty in it, a sash, a sister answering the door. He comes for half past seven, the bride shrieks and says go on then, and the minibus for Bradshawgate turns up at nine. For thirty or more try the bowling club or the cricket pavilion, as long as the committee says yes. A terraced front room takes six or seven of you and the short show.",
      spots: [
        {
          name: "Houses in Lostock and Heaton",
          text: "Deep detached lounges with patio doors and a drive he can park on. The neighbours are close enough to be curious, so shut the blinds on that side and ask them round.",
        },
        {
          name: "Cricket and bowling clubs",
          text: "Bolton has dozens, most with a room they’ll let out of season. The steward has to agree, the shutters must come down, and it must be a night with nobody under 18 in the building.",
        },
        {
          name: "Egerton and Belmont cottages",
          text: "Thick stone, low lintels and a big farmhouse table that needs two people to shift. Give the house name: the postcode covers half a hillside.",
        },
      ],
      room: "Semis round here have a front room and a back room, and it is tempting to open both. Don’t: everyone is better in the one. Three metres by three of carpet, a kitchen chair with no arms, the dog in the garage and the box room for getting changed.",
      question: {
        ask: "Can the groom’s mum and the nanas stay for it?",
        answer:
          "They can. It is a dance in costume with a bit of cheek, and he reads a room quickly: he’ll kiss a nana’s hand and leave it there. Tell them what’s coming, and give seats near the door to anyone who would rather put the kettle on.",
      },
    },
    "female-stripper": {
      intro:
        "Have a Bolton female stripper at a stag, a fiftieth or a club’s private night, in a Horwich function suite or a farmhouse under Winter Hill.",
      here: "A stag in a farmhouse can do Rivington Pike by day and have her there for six, once the walkers have had a shower. Sit the groom where everyone can see him, put the best man in charge of phones, and plan supper for straight afterwards. In town, the party may be a golf club fiftieth in Heaton or a leaving party in a room above Churchgate, with as many women as men in the chairs. The feather fan suits those evenings, so ask for it when you book. In Harwood or Bromley Cross the lounge is usually big enough once the coffee table has gone out to the garage.",
      spots: [
        {
          name: "Smithills and Rivington farmhouses",
          text: "Sleep-twenty lets at the edge of the moor, with a stone-flagged kitchen and one huge sitting room. There are no streetlights; someone should walk down to the road with a torch.",
        },
        {
          name: "Rooms above Churchgate",
          text: "Old inn floors with panelling and a separate staircase. The landlord has to agree to it first. Post a friend at the foot of the stairs, because regulars mustn’t be able to wander up.",
        },
        {
          name: "Golf and cricket clubs",
          text: "Lounges in Heaton, Lostock and Horwich with carpet, blinds and a bar that closes off. Ask the steward for the committee’s decision in writing, and choose an evening with no other booking.",
        },
      ],
      room: "Stone flags and tiles are cold and can be slippery: put down a rug that stays where it is, light the stove early, and leave the long wall free of chairs for her and the speaker. She’d like a mirror, a hook for the costume and a bolt on the inside of the door.",
      question: {
        ask: "We are a walking club, half of us women. Is that odd?",
        answer:
          "Not in the least. She performs for clubs and couples as well as stags. Say that it’s men and women together; she will bring the fan number and ask who would like the chair. Tell the whole club what is planned beforehand, and let anyone who’d rather not watch have another room to sit in.",
      },
    },
    "drag-queen": {
      intro:
        "Club nights, office awards, a friend’s seventieth: a Bolton drag queen hosts the lot, with songs and straight talking. Bolton audiences like a comic who doesn’t hang about, and she won’t.",
      here: "Peter Kay grew up here, Phoenix Nights was filmed here, and everyone over thirty believes they can do the compère’s voice. Let them try: a queen makes a fine panto version of a club night, with a raffle nobody understands, a meat tray, a Best Turn trophy and an argument about the garlic bread. A labour club or a cricket club can sell tickets for her in aid of the roof, over-18s only. At a private party she goes on after the buffet. On a works night out she’ll do long service and joke awards, and read out the losers’ excuses; the two-hour booking can have drag bingo too.",
      spots: [
        {
          name: "Clubs in Farnworth and Horwich",
          text: "Concert rooms with real stages, glitter curtains and a committee at a table by the door. Say hello to the committee for her before she comes.",
        },
        {
          name: "Le Mans Crescent and Victoria Square",
          text: "Civic grandeur and hotel suites close to the Town Hall lions. Suits an awards evening in black tie, and parking is easy once the shops have shut.",
        },
        {
          name: "Westhoughton and Over Hulton marquees",
          text: "Garden parties for a seventieth. Lay boards under the stage end, run one good cable from the house, and face her away from next door’s bedroom windows.",
        },
      ],
      room: "Give her the stage if you have one, however small; a step up is worth more than a spotlight. The mic lead should reach the front tables. Somewhere with a door to dress in, preferably not the kitchen while the pie and peas are coming out.",
      question: {
        ask: "Does it have to be rude?",
        answer:
          "No. A Bolton crowd often likes it cheeky and clean, the sort of thing you’d hear on a Saturday-night telly show. Say in your notes how far she may go and who is in: chapelgoers, the managing director, a table of builders. She sticks to that on the night.",
      },
    },
  },
  sources: [
    "Bolton Food and Drink Festival over August bank holiday: https://boltonfoodanddrinkfestival.com/",
    "The festival fills Victoria Square: https://confidentials.com/manchester/countdown-is-on-to-food-and-drink-festival",
  ],
} satisfies Place;
