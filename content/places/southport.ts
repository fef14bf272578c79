import type { Place } from "../shape.ts";

export default {
  slug: "southport",
  name: "Southport",
  kind: "town",
  within: "in Southport",
  nation: "England",
  county: "Merseyside",
  at: { lat: 53.646, lon: -3.01, source: "GeoNames: Southport, GB.ENG.L8" },
  motif: "seaside",
  quarters: ["Lord Street", "The Promenade", "Birkdale"],
  arriving:
    "Merseyrail’s Northern line ends at Chapel Street, a block from Lord Street. By road there is no motorway to the door, only the coast road or the lanes through Ormskirk.",
  busy: {
    when: "The Flower Show in August, musical fireworks in late September, and hot bank holidays",
    why: "Victoria Park’s big events fill the guest houses, golfers rent houses from Ainsdale to Birkdale, and Liverpool reaches the sands by train.",
    ahead:
      "A Birkdale villa, a Lord Street dining room: allow three weeks before either. The Flower Show and the musical fireworks each need two months.",
  },
  pages: {
    "male-stripper": {
      intro:
        "Tea under the verandas, then a male stripper in a Birkdale villa or a private hotel lounge: a hen do in Southport, or a seventieth.",
      here: "The party has been for scones on Lord Street, looked round the Wayfarers Arcade, and is back in somebody’s sitting room when the doorbell goes. Birkdale and Hesketh Park have the houses for it, broad and high with a hall for coats. He’s at his best with a seventieth: a twirl, a kiss on the hand, a bow to each corner. If you’re coming up from Liverpool by train, have him early, with chips on the front to follow. Fiftieths in Formby are livelier. Push the sofas back, let the guest of honour’s sister choose the costume, and put a tray of sausage rolls on the landing.",
      spots: [
        {
          name: "Birkdale villas",
          text: "Red brick, stained glass, a big lounge. Some are flats now: make sure the one above is coming to the party.",
        },
        {
          name: "Private lounges on the Promenade",
          text: "Old hotels with a sun room to spare off-season. The manager has to know it’s a striptease that ends in underwear, and agree; offer to mind the door yourself.",
        },
        {
          name: "Ainsdale and Formby",
          text: "Detached houses near the pinewoods with double drives and no one passing after dark. Forget the garden room: the lounge is warmer, and it has a door.",
        },
      ],
      room: "Villa floors are parquet with a good carpet laid loose on top, which slides. Tuck its edge under the sofa. Move china off low shelves, close the inner porch for him to make an entrance, and swap the carver with arms for one of the plainer dining chairs. A Bluetooth speaker on the mantelpiece reaches every corner.",
      question: {
        ask: "Our hotel is mostly retired couples. Will there be complaints?",
        answer:
          "Not if they never notice. Take a lounge at the far end, keep the doors closed, with the manager’s agreement to the act, and let reception tell residents there’s a private party until eight. If the only free room opens off the bar, choose a house instead, because other guests will wander in.",
      },
    },
    "female-stripper": {
      intro:
        "Book a female stripper in Southport for a golfing stag do, a birthday or a couples’ party, in a rented house, a hotel suite or a dining room with its doors shut.",
      here: "They’ve been on the course since eight, everyone has showered, and dinner is at half past seven: book her for half past six. Two routines, a speech from the best man, and then it’s dinner. If you’d like top hat and cane or the fans, ask when you book. On a golf weekend, choose the first night. In Churchtown, among the thatch by the Botanic Gardens, she comes to birthdays at home, with fans and a slower song for couples who’ve danced at the Floral Hall in their time.",
      spots: [
        {
          name: "Hillside and Birkdale rentals",
          text: "Big houses taken by golf parties by the week. Ten in armchairs round a wide bay, clubs in the hall, blinds down on the road side.",
        },
        {
          name: "First-floor dining rooms along Lord Street",
          text: "Long and mirrored, up a good staircase. Have her on after pudding, once the manager has agreed, the waiters have gone downstairs and the serving door is shut.",
        },
        {
          name: "Ainsdale and Formby houses",
          text: "Detached homes among the pines with a big back lounge. Good for couples as well as golfers: shut the curtains on the garden side, light two lamps, and leave her a bedroom upstairs to get ready in.",
        },
      ],
      room: "The difficulty on this coast is light: in June it is still broad day at nine and the best rooms face the sunset, so pick one with thick curtains or one on the north side. Choose a carpeted room over polished boards, put the heating on early if the house has stood empty all week, and keep her changing room off the groom’s corridor.",
      question: {
        ask: "Would the golf club let her perform there?",
        answer:
          "Probably not, so don’t take it as read. Clubhouses belong to the members and a committee has to answer for what goes on in them. A few will hire out a room in the evening for a private do and leave it at that. Write to the secretary, be plain, and have a rented house in reserve.",
      },
    },
    "drag-queen": {
      intro:
        "At a Southport prize-giving, garden party, hotel weekend or ruby wedding a drag queen will do half an hour of songs, or two hours with bingo and the raffle.",
      here: "Ask her to judge. This is flower-show country, and a queen with a clipboard among the dahlias, awarding Highly Commended to a husband, is worth the fee on its own. She’ll host prize night after a captain’s day too, reading out scores very severely. For hotel weekends she does cabaret, an hour with a change of frock, standards from Dusty to Bassey. If there’s a wedding in the morning she keeps it short and clean, with a dedication to the couple and both mothers warned. And in October, when the comedy festival has its marquee in Victoria Park, ask for more jokes than songs at your own table.",
      spots: [
        {
          name: "Promenade ballrooms",
          text: "Old hotels with chandeliers, a sprung floor and, if you’re lucky, a proscenium. Some have a house pianist, who’ll be glad to busk her on if you ask him first.",
        },
        {
          name: "Churchtown gardens",
          text: "Thatched cottages and walled gardens. Book her in the early evening with a parasol, by a wall, with the speaker tucked in behind the roses.",
        },
        {
          name: "Clubs in Birkdale and Ainsdale",
          text: "Golf, cricket and bowls clubs that dress for dinner. A piano, a raffle and a captain with a sense of humour are most of what she wants; ask the steward where she can hang four frocks.",
        },
      ],
      room: "Outdoors here the wind has come straight off the Irish Sea: find a wall. Pin the tablecloth, weight the mic stand, keep her back to the breeze and the crowd in the lee. Indoors, ask which ballroom sockets are live, and see if she may use the bridal dressing room, which every hotel on the front seems to possess.",
      question: {
        ask: "We’d like her in the garden. What if it blows?",
        answer:
          "Have a plan indoors and decide by noon. Hair as tall as hers can take a drizzle but not a gust, and a microphone picks up every flap. A walled garden or a marquee with three sides down is usually fine. If you do move inside, shift the furniture beforehand, and it will look as if you’d meant it all along.",
      },
    },
  },
  sources: [
    "Flower Show and Musical Fireworks dates in Victoria Park: https://southportcroquet.uk/mc-locations/victoria-park",
    "Southport Comedy Festival in October: https://www.greatbritishlife.co.uk/things-to-do/whats-on/southport-comedy-festival-comedian-competition-8359286",
    "Lord Street verandas: https://www.southporttownscape.org.uk/the-townscape/lord-street/lord-street",
    "Ainsdale’s cricket, bowls and sports club: https://en.wikipedia.org/wiki/Ainsdale_Cricket_Club",
    "Southport and Birkdale’s cricket club: https://standupforsouthport.com/southport-birkdale-sports-club-seeks-support-for-indoor-school-fundraising-appeal",
  ],
} satisfies Place;
