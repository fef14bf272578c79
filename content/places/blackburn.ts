import type { Place } from "../shape.ts";

export default {
  slug: "blackburn",
  name: "Blackburn",
  kind: "town",
  within: "in Blackburn",
  nation: "England",
  county: "Lancashire",
  at: { lat: 53.75, lon: -2.483, source: "GeoNames: Blackburn, GB.ENG.A8" },
  motif: "town",
  quarters: ["Northgate and Blakey Moor", "Eanam Wharf", "Whalley"],
  arriving:
    "Trains stop at the Boulevard, facing the cathedral. The M65 skirts the southern edge, and on Rovers days the Ewood end of Bolton Road is best avoided.",
  busy: {
    when: "Festival of Making in July, Rovers at home and December Saturdays",
    why: "Makers take over the town centre for one July weekend, match days fill the roads round Ewood, and works parties have the rest of December.",
    ahead:
      "Leave about three weeks before a Ribble Valley barn or a club night in Darwen. July’s Festival of Making is a booking to make in May.",
  },
  pages: {
    "male-stripper": {
      intro:
        "With a male stripper booked in Blackburn the hen can stay where it is, in a Feniscowles front room, a Darwen club or a barn near Whalley. He covers East Lancashire birthdays and leaving parties as well.",
      here: "Friends come to Blackburn from all points: Accrington, Darwen, Great Harwood, Rishton. Somebody’s mum has the space and the patience, so that’s where it is. Dishes of things on the worktop, balloons on the banister, a sash, and at seven o’clock a knock that only two people are expecting. Because everybody has travelled and nobody wants to be late for the last train, a short show early beats a long one late. The Ribble Valley weekenders are different: they’ve a barn, a caterer and nowhere to be, and for them there’s the booking with two costumes and an hour of serving drinks.",
      spots: [
        {
          name: "Ribble Valley barns",
          text: "Around Whalley, Langho and Mellor there are conversions with gallery landings and underfloor heating. The gallery is where he should start from, if the steps are sound.",
        },
        {
          name: "Houses in Feniscowles and Pleasington",
          text: "Roomy, carpeted and set back from the road. Have him park round the side, where the bride won’t spot a strange car and start guessing.",
        },
        {
          name: "Clubs in Darwen and Great Harwood",
          text: "Cricket and social clubs with a lounge that closes and chairs without arms. For twenty or more it beats the front room: clear the act with the committee, then choose an evening with no junior presentation next door.",
        },
      ],
      room: "Allow for the real size of a Lancashire front room, but take the settee out and there’s space for him to dance and twelve of you round the walls. Have a chair from the kitchen, a speaker on the windowsill behind the curtain, and the vestibule for changing, door shut, coat hooks cleared.",
      question: {
        ask: "Some of our group would rather not watch. How do we handle it?",
        answer:
          "Give them somewhere good to be. Food in the kitchen, a film on in the other room, a walk to the shop with the dog: nobody should have to explain. Put the time on the invitation and people can choose in advance. Tell him too, and he won’t go looking for whoever is missing.",
      },
    },
    "female-stripper": {
      intro:
        "For stags and birthdays near Blackburn we send a female stripper to lodge weekends in the Ribble Valley, club rooms in Darwen and family lounges anywhere between. You provide the room and a speaker.",
      here: "On a lodge weekend it might be clay shooting near Mellor, a soak, the show and a curry, in that order, because the kitchen needs an hour in any case. The full show has two costumes and a chair number, and then you can queue for the poppadoms. In Darwen, with the Tower’s rocket-shaped top on the skyline, a cricket club lounge suits a fiftieth; get the committee’s agreement first. Couples from the valley villages are welcome to a show for themselves and six friends, with the candles kept well away from the feathers.",
      spots: [
        {
          name: "Lodges and farm lets by the Ribble",
          text: "Big sofas, bigger windows. Fields on three sides make them private, and the show stays indoors: wet decking is no good in heels.",
        },
        {
          name: "Cricket clubs at Darwen and Cherry Tree",
          text: "A first-floor bar with good carpet and blinds, overlooking the square. Winter dates are easily had, and the ground is quiet once the season is over.",
        },
        {
          name: "Homes in Mellor and Wilpshire",
          text: "Detached houses above the town with a wide carpeted lounge. Send the guests’ cars to the lane end, draw the curtains on the valley side, and offer her the study, with a mirror leant on the desk.",
        },
      ],
      room: "Open-plan lodges have nowhere to hide, so decide which bedroom is hers and keep the stag’s luggage out of it. Turn the sofas in a horseshoe with its mouth to the hearth, guard the stove, and put out half the lights. Candles in jars only, well above knee height, because feathers burn.",
      question: {
        ask: "Is it all right to book her for a curry house?",
        answer:
          "Not in the restaurant, even with the back half to yourselves. Other diners and staff haven’t signed up for it, and many owners would be upset to be asked. Eat there by all means, then go back to the lodge or a hired room where every single person knows what’s planned and has said yes.",
      },
    },
    "drag-queen": {
      intro:
        "Drag queen hire in Blackburn, with songs, stories and your own names worked in, for club anniversaries, ruby weddings, December works nights and Whalley garden parties.",
      here: "Blackburn’s hall on Northgate had the Beatles, Queen and Bowie through its doors, and the pubs opposite still argue about who saw which. A queen can use all that. Ask for a Beatles singalong at a seventieth, or for Queen, and see whether your brother-in-law goes for the top note. Book her for the cricket club’s centenary supper, for the office team’s Secret Santa, which she conducts like a sale at Sotheby’s, or for a hen in Whalley who’d prefer a gossip and a ballad to anyone taking their clothes off.",
      spots: [
        {
          name: "Northgate and Blakey Moor",
          text: "Rooms over the bars opposite King George’s Hall. Check the hall’s programme first: a night without a concert has parking, and a landlord with time for you.",
        },
        {
          name: "Eanam Wharf",
          text: "Canal warehouses with cast-iron pillars and a cobbled yard. It’s a good place for works parties. Drape a pillar and stand her beside it, where no one’s view is blocked.",
        },
        {
          name: "Whalley gardens",
          text: "Long lawns near the viaduct, where the trains go over every so often. Put her on the terrace with the house wall behind her, and the speakers will do the rest.",
        },
      ],
      room: "She has forty-five minutes of paint and glue to do, so settle first where that happens: a warm room with a bright bulb, not the marquee. Then see to the floor. Cobbles and lawns need a board, wharf floors a mat over the gap between the flags. Keep one socket just for her.",
      question: {
        ask: "We’ve guests from several backgrounds. Will she offend anyone?",
        answer:
          "Not if you brief her. Religion and race aren’t material, in Blackburn or anywhere else, and she steers by the notes you send. Tell her which relatives are shy, what shouldn’t be joked about and whether you’d like swearing kept out. The songs do most of the work. If part of the family would be uneasy with drag itself, a separate evening is kinder to everyone.",
      },
    },
  },
  sources: [
    "National Festival of Making in July: https://lancashiretelegraph.co.uk/news/24406375.making-fun-blackburn-festival-promoters-aim",
    "King George’s Hall, Northgate: https://www.bbc.co.uk/news/articles/c7224kzxyn1o",
    "Great Harwood Cricket Club’s clubhouse and function room: https://gtharwoodcc.co.uk/category/club/",
    "Darwen Cricket Club’s clubhouse, taking functions: https://www.lancashirebusinessview.co.uk/latest-news-and-features/darwen-cricket-club-facilities-revamped-with-town-deal-funds",
    "Mellor, a village on a hill: http://en.wikipedia.org/wiki/Mellor%2C_Lancashire",
    "Wilpshire, above Blackburn: https://lancashiretelegraph.co.uk/news/24596491.development-85-houses-wilpshire-refused-council",
  ],
} satisfies Place;
