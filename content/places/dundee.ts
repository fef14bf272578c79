import type { Place } from "../shape.ts";

export default {
  slug: "dundee",
  name: "Dundee",
  kind: "town",
  within: "in Dundee",
  nation: "Scotland",
  county: "Tayside",
  at: { lat: 56.469, lon: -2.975, source: "GeoNames: Dundee, GB.SCT.U3" },
  motif: "city",
  quarters: ["Perth Road", "Blackness", "Broughty Ferry"],
  arriving:
    "Trains cross the Tay to a station opposite the V&A; the road bridge charges no toll. The A991 circles the Low Emission Zone, and streets under the Law are steep.",
  busy: {
    when: "University graduations in early summer, Slessor Gardens concerts, and big golf at Carnoustie or St Andrews",
    why: "Caird Hall ceremonies bring families in, and golfers without a bed in Fife look over the Tay next.",
    ahead:
      "For a Blackness loft or a villa in the Ferry, book four weeks ahead. Carnoustie golf, graduations and concerts at Slessor Gardens call for ten.",
  },
  pages: {
    "male-stripper": {
      intro:
        "A Dundee hen do in a waterfront flat can have its male stripper early, before the Nethergate. He also comes to thirtieths on Perth Road and sixtieths in Broughty Ferry.",
      here: "Meet at City Quay, half of you up from Fife and half from Angus, with a peh from the baker’s. There’s a photograph at the V&A first, then wine, then him, then the Nethergate. He gives a Dundee crowd plenty of chat because it answers, and by the finish some auntie from Lochee has taken over the narration. A thirtieth on Perth Road is smaller, eight or nine of them on the floor and the show over by half past eight. In the Ferry, have it in the front room with sausage rolls after, and the Labrador shut in the kitchen.",
      spots: [
        {
          name: "City Quay and the waterfront",
          text: "Modern flats round the old docks, floor-to-ceiling glass. Handsome, but on show: blinds down before dark. Lifts, allocated bays, and a level walk from the station.",
        },
        {
          name: "Broughty Ferry villas",
          text: "Jute barons’ houses on the hill, with bay drawing rooms and monkey puzzles. Big enough for thirty. Neighbours are close to the hedge but well disposed.",
        },
        {
          name: "Steadings near Forfar and Kirriemuir",
          text: "Look for a barn let with a long table, a stove and beds for all of you. Book the full show, as no one’s going into town, and send a photo of the road end in case the sign is small.",
        },
      ],
      room: "Glass walls make for a hard sound: throw a few coats over the breakfast bar to soften it. Turn the corner sofa to face the kitchen end. He wants a socket on that side, the rug’s whole area to himself, and the spare room for shirts.",
      question: {
        ask: "Will students upstairs complain, or join in?",
        answer:
          "Neither, if you begin at seven. Perth Road tenements are stone and dull the noise better than new flats do, but the close is a drum. Stick a note on the door the day before with a finishing time. In exam weeks, be kind and take it down to the Ferry.",
      },
    },
    "female-stripper": {
      intro:
        "Golfing stag dos, fiftieths in Monifieth and women’s burlesque evenings in Dundee: a female stripper for a mill loft, a lodge or a private upstairs room.",
      here: "After Carnoustie in the rain, book her for seven in a loft at Blackness: chair, fan, and dinner afterwards. A women’s birthday off the Hawkhill could have thirty guests in homemade fascinators and, in the hour’s booking, a competition for the best twirl. Couples in Monifieth or over at Newport-on-Tay can have her after the meal, with a single slow dance before the toast. Tell us who will be watching, and whether the groom wants the chair or would rather sit with his pals. If it’s workmates, ask partners as well, put stovies on the hob and fit the short show in before anybody starts on the speeches.",
      spots: [
        {
          name: "Blackness lofts",
          text: "Old jute works with cast-iron columns and windows that kept the weavers in daylight. Keep the chairs clear of them. Freight lift, if working; stone stair, if not.",
        },
        {
          name: "Lodges in Angus",
          text: "Steadings around Carnoustie and Forfar with a games barn. Golf bags in the hall, boots in the porch. Quiet roads, plenty of parking and a sea wind that rattles the shutters.",
        },
        {
          name: "Broughty Ferry and Monifieth homes",
          text: "A bay-windowed drawing room takes fifteen in comfort. Lower the blinds on the sea side, carry the coffee table out to the sun porch, and ask the neighbours not to wonder about the extra cars.",
        },
      ],
      room: "Iron columns hide people, so test the view from each chair. Mill floors are splintery: a clean carpet is worth borrowing. She’ll use the mezzanine to dress if it has a blanket across it, and would like the heating on and the big door shut. In a steading, have the games tables pushed back and a speaker on the bar.",
      question: {
        ask: "What about the golf club itself?",
        answer:
          "Only if the club agrees, in a room its other members can’t enter, with the secretary aware of what’s involved and what the licence says. Many would rather not, and under Scottish rules they may be right to be careful. The rented house where you’re all staying is simpler, if its owner agrees.",
      },
    },
    "drag-queen": {
      intro:
        "Works parties, ruby weddings up the Hilltown and hen dos with a story or two to tell can all have a Dundee drag queen.",
      here: "Works parties can send the year’s oddest emails and have them read out as if they were honours, with a prize for whoever owns up. For a ruby wedding, ask us about a few verses in the style of McGonagall: you tell us how the couple met, and the scansion will be no better than his. For a hen do, every guest brings one line about the bride, and she strings them together between numbers. The Associates and the Average White Band both have Dundee roots, and either makes a good last song.",
      spots: [
        {
          name: "Old mill studios",
          text: "Tall white rooms behind the Hawkhill, already used for exhibitions. Power everywhere, clean floors, a projector if you have pictures to show. The heating’s on a timer; ask for two hours more.",
        },
        {
          name: "Halls in Lochee and the Hilltown",
          text: "Bowling and social clubs on the slopes under the Law. Bar, stage, dominoes. The streets outside are steep, so keep a space at the door for her cases. Ask who locks up, and when.",
        },
        {
          name: "Hotels along Riverside",
          text: "Function suites looking over the railway to Fife. Level access, a dance floor that lifts out, staff to work the lights. You’ll hear the trains, but not over a microphone.",
        },
      ],
      room: "Decide which wall is the front before you put the tables out. She wants that wall plain, a power point close by, a small side table, a lamp, and a room with a kettle for the change between acts. High heels and polished mill floor: chalk the edge to show her where it stops.",
      question: {
        ask: "Can she do it in Dundonian?",
        answer:
          "Some can and some can’t, so ask us. If you’d like real local colour, send names, streets and two family sayings. A queen from elsewhere won’t take the mickey out of how folk speak: the birthday girl can teach her to order a bridie, and the room can mark her out of ten.",
      },
    },
  },
  sources: [
    "Low Emission Zone inside the A991, and its car parks: https://thecourier.co.uk/fp/news/dundee/4996138/dundee-lez-avoid-fine",
    "The onion bridie in dialect: https://www.thedundeetapestry.com/dundee-culture",
    "Average White Band’s Dundee beginnings: https://www.thedundeetapestry.com/dundee-music",
    "Jam, jute and journalism: https://www.mytravelmoney.co.uk/articles/jam-jute-and-journalism-in-dundee-home-of-the-doomed-dandy/",
    "Broughty Ferry’s villas: https://dundeecity.gov.uk/service-area/city-development/development-management/broughty-ferry-conservation-area",
  ],
} satisfies Place;
