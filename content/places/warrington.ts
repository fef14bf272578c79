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
    "Bank Quay serves London and Chester trains, Central the Liverpool to Manchester ones, a walk apart. The swing bridges on the A49, A50 and A5060 all open for ships: leave early for Stockton Heath.",
  busy: {
    when: "Creamfields over August bank holiday, and Wolves home games",
    why: "Festival-goers fill the rooms off the M56 and the roads round Daresbury, and rugby league crowds do the same for Winwick Road.",
    ahead:
      "Lymm barns and Stockton Heath dining rooms want three weeks’ notice, swing bridges or no. If it’s Creamfields weekend in August, tell us by late June.",
  },
  pages: {
    "male-stripper": {
      intro:
        "Take a barn at Lymm, a house in Culcheth or a flat near Bank Quay, and have a male stripper to your Warrington hen or birthday.",
      here: "For a hen weekend in Lymm it’s a barn with a long table, bacon rolls, a walk round the dam and down to the canal in matching sweatshirts. Have him on the first night, when friends from Liverpool and friends from Manchester are meeting each other. In Great Sankey and Penketh it’s birthdays in the extension with the bifolds shut. For a friend’s leaving do, hire a room well away from the office, and make it clear that nobody has to come. With family and old workmates, clear the quiche first, sit the guest of honour where she can see the door, and keep the candles for later.",
      spots: [
        {
          name: "Lymm and High Legh barns",
          text: "Vaulted sitting rooms with a gallery, a warm floor and a drive for six cars. The gallery is for the shyer guests, who can see it all from there.",
        },
        {
          name: "Appleton and Grappenhall",
          text: "Detached houses in cul-de-sacs, and cottages by the canal. The houses have more floor and a drive, so count your guests before you choose.",
        },
        {
          name: "Great Sankey and Penketh",
          text: "Semis with an extension across the back. Shut the bifolds, put the table in the hall, warn next door about the extra cars, and let him change in the box room upstairs with a mirror.",
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
        "Female strippers for Warrington stag dos, big birthdays and anniversaries, from Stockton Heath dining rooms and Appleton lounges to club suites off Winwick Road.",
      here: "For a rugby league stag do north of the ship canal, hire a club’s lounge whose committee has agreed, and have the full half hour with the chair for the groom. South of it, couples in Appleton or Walton can take over a private dining room, dress up, and have the fan dance with the port. Fix the order of the evening and keep to it: the show works best before the last course, or an hour after full time. Say how many women and men there will be.",
      spots: [
        {
          name: "Stockton Heath private rooms",
          text: "Village restaurants with a first floor to let. Book it all, ask staff to knock, and give notice that it’s a dancer who finishes in lingerie. Tell us that you are south of the bridges.",
        },
        {
          name: "Sports and social clubs at Latchford and Orford",
          text: "A bar, a hard floor and a curtain across the stage. Parking is easy, and the stewards are sympathetic once the secretary has been told the whole of it.",
        },
        {
          name: "Appleton and Grappenhall homes",
          text: "Wide lounges and quiet drives for a couple’s anniversary. Turn the dining chairs to face the fireplace, keep candles on the mantelpiece away from the fans, and give her the spare room at the top of the stairs.",
        },
      ],
      room: "New-build lounges south of the canal have more downlights than a jeweller’s; find the dimmer. In clubs roll the projector screen up and leave the fire exit clear. She’ll want heat, a hook, a bolt on the changing-room door, and a clear diagonal from there to her chair, with nothing in her way. Unplug the doorbell if the takeaway is due at the same time.",
      question: {
        ask: "Could she come to our campsite at Creamfields?",
        answer:
          "No. Festival fields aren’t private, entertainers can’t be brought in past the gate, and the roads round Daresbury are shut or solid all weekend. Do the stag or the birthday at a house the night before you camp, over in Appleton or Lymm, and go on to the festival next day.",
      },
    },
    "drag-queen": {
      intro:
        "Book a drag queen in Warrington for a mad tea party, since Lewis Carroll was born up the road at Daresbury, or for awards, charity nights and office parties.",
      here: "Alice first: ask us who has the costumes. As the Queen of Hearts she can try the birthday boy for stealing tarts, with cards for jurors; as the Hatter she moves everyone round one place, which gets a top table talking to other people. For an office team at Birchwood there’s a plainer version, an awards ceremony with categories you invent, and bingo in the two hours. In December, when Lymm dresses up as Dickens, there may be a Ghost of Christmas Past to be had. And if your charity night’s auctioneer has cried off, she can take the lots.",
      spots: [
        {
          name: "Lymm and Thelwall gardens",
          text: "Long lawns by the Bridgewater Canal, with a table laid for thirty. Late May is ideal. Bring out an extension reel, and something flat and firm for her to stand on.",
        },
        {
          name: "Business-park suites at Birchwood",
          text: "Bright, carpeted and easy to reach by train or car. Ask for the partition to be closed, the projector moved and the ceiling spots turned down by half.",
        },
        {
          name: "Clubs in Latchford and Woolston",
          text: "Social and rugby clubs, the kind with one big room and its bar at the side. Charity nights fit well here: she’ll want the secretary’s running order, a radio mic and a lock on the office.",
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
    "Latchford Albion’s stadium and function room: http://www.warringtonguardian.co.uk/sport/amateurrl/14202289.NRL_star_Mike_Cooper_backs_Latchford_Albion_in_new_stadium/",
    "Appleton and Grappenhall Heys: https://ryanbate.mycouncillor.org.uk/2016/10/16/hca-proposals-in-appleton-grappenhall-heys/",
  ],
} satisfies Place;
