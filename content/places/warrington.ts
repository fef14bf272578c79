import type { Place } from "../shape.ts";

export default {
  slug: "warrington",
  name: "Warrington",
  kind: "town",
  within: "in Warrington",
  nation: "England",
  county: "Cheshire",
  at: { lat: 53.393, lon: -2.58, source: "GeoNames: Warrington, GB.ENG.P2" },
  motif: "town",
  quarters: ["Stockton Heath", "Bridge Street and Time Square", "Lymm and Grappenhall"],
  arriving:
    "Bank Quay serves London and Chester trains, Central the Liverpool to Manchester ones, a walk apart. The swing bridges on the A49, A50 and A5060 all open for ships, so leave early for Stockton Heath.",
  busy: {
    when: "Creamfields over August bank holiday, and Wolves home games",
    why: "Festival-goers fill the rooms off the M56 and the roads round Daresbury, and rugby league crowds do the same for Winwick Road.",
  },
  pages: {
    "male-stripper": {
      intro:
        "Take a barn at Lymm, a house in Culcheth or a flat near Bank Quay, and have a male stripper to your Warrington hen or birthday. Allow for the swing bridges.",
      here: "Lymm’s where the hen weekends go: a barn with a long table, brunch by the dam, a stroll down to the canal in matching sweatshirts. He’s booked for the first night, since that’s when friends from Liverpool and friends from Manchester need mixing, and the show gives them something to talk about. In Great Sankey and Penketh it’s birthdays in the extension with the bifolds shut. Birchwood colleagues hire a room between them for somebody’s leaving do, a sensible distance from the office.",
      spots: [
        {
          name: "Lymm and High Legh barns",
          text: "Vaulted sitting rooms with a gallery, a warm floor and a drive for six cars. The gallery is for the shyer guests, who can see it all from there.",
        },
        {
          name: "Appleton and Grappenhall",
          text: "Executive cul-de-sacs and canal cottages. The cul-de-sacs have more space, so ask how many are coming before you pick a house.",
        },
      ],
      room: "Barn lounges are often one vast room, and people drift to the kitchen island. Don’t let them. Line the seats up facing the fireplace, put the drinks behind them, and he has an audience, not a crowd at a bar. Add a chair from the dining set and a bedroom near the stairs.",
      question: {
        ask: "What happens if the swing bridge goes up?",
        answer:
          "He may be held up. The council posts alerts before each swing, performers who know the town allow for it, and if he’s caught on the A49 he’ll ring your contact and be with you soon after. It doesn’t cost you show time unless your own room runs out. For a party with a table booked, pick a start that leaves half an hour spare.",
      },
    },
    "female-stripper": {
      intro:
        "Wolves stags, big birthdays and burlesque evenings: female strippers cover the whole of Warrington for us, from Stockton Heath dining rooms and Appleton lounges to club suites off Winwick Road.",
      here: "She divides the town by the ship canal. North of it are the rugby league clubs, where a stag is fifteen forwards on plastic chairs and someone’s grandad in primrose and blue; she does the full half hour and ends to a standing ovation, and then it’s the bar. South of it is supper. Couples in Appleton and Walton take over a private dining room, dress up, and have the fan dance with the port. Both are good company. What neither wants is a wait, so fix the order of the evening and keep to it: she’s best before the last course or an hour after full time.",
      spots: [
        {
          name: "Stockton Heath private rooms",
          text: "Village restaurants with a first floor to let. Book it all, ask staff to knock, and give notice that it’s a dancer who finishes in lingerie so there’s no surprise on the night.",
        },
        {
          name: "Sports and social clubs at Latchford and Orford",
          text: "A bar, a hard floor and a curtain across the stage. Parking is easy, and the stewards are sympathetic once the secretary has been told the whole of it.",
        },
      ],
      room: "New-build lounges south of the canal have more downlights than a jeweller’s; find the dimmer. In clubs roll the projector screen up and leave the fire exit clear. She’ll want heat, a hook, a bolt on the changing-room door, and a clear diagonal from there to her chair, so that nothing’s in her way.",
      question: {
        ask: "Could she come to our campsite at Creamfields?",
        answer:
          "No. Festival fields aren’t private, entertainers can’t be brought in past the gate, and the roads round Daresbury are shut or solid all weekend. Do the stag or the birthday at a house the night before you camp, over in Appleton or Lymm, and go on to the festival next day.",
      },
    },
    "drag-queen": {
      intro:
        "Lewis Carroll was born up the road at Daresbury, so plenty of Warrington parties book a drag queen for a mad tea party. She also does awards, charity nights and quarter-end office parties.",
      here: "As the Queen of Hearts she’ll run a trial at a fortieth, with cards for jurors and the birthday boy in the dock for stealing tarts; as the Hatter she moves everyone round one place, which gets a top table talking to other people. Office teams at Birchwood book the plainer version, an awards ceremony with categories you invent. In December, when Lymm dresses up as Dickens, she’ll come as the Ghost of Christmas Past. She is also the answer for a charity night in Stockton Heath whose auctioneer has cried off.",
      spots: [
        {
          name: "Lymm and Thelwall gardens",
          text: "Long lawns by the Bridgewater Canal, with a table laid for thirty. Late May is ideal. Bring out an extension reel, and something flat and firm for her to stand on.",
        },
        {
          name: "Business-park suites at Birchwood",
          text: "Bright, carpeted and easy to reach by train or car. Ask for the partition to be closed, the projector moved and the ceiling spots turned down by half.",
        },
      ],
      room: "Tea parties take up more space than dinners, what with hats, so leave her a full lap of the table with chairs tucked in. She’d like the room to herself beforehand, to hide the cards. For dressing: an office, a bedroom or the summerhouse, with a bright bulb and a table you don’t mind getting powder on.",
      question: {
        ask: "Will she do a theme, or just her usual act?",
        answer:
          "Themes are fine if you give notice. Something already in her wardrobe is easy; a costume made from scratch is not, so ask before you promise anyone a Cheshire Cat. Send the idea, the names and any songs when you book. What she won’t do is read a script cold on the night: twenty lines of your rhyming couplets should reach her a fortnight ahead.",
      },
    },
  },
  sources: [
    "Three swing bridges and alerts: https://warrington.gov.uk/node/548",
    "Creamfields and its traffic: https://warringtonguardian.co.uk/news/24527096.traffic-warnings-advice-drivers-ahead-creamfields-2024",
    "Lewis Carroll born at Daresbury: https://www.ddhg.org.uk/2016/01/lewis-carrolls-birthday/",
    "Lymm Dickensian Day in December: https://www.warringtonguardian.co.uk/news/19759879.lymm-dickensian-day-festival-everything-need-know/",
  ],
} satisfies Place;
