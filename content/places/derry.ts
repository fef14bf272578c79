import type { Place } from "../shape.ts";

export default {
  slug: "derry",
  name: "Derry",
  kind: "town",
  within: "in Derry",
  nation: "Northern Ireland",
  county: "County Londonderry",
  at: { lat: 54.998, lon: -7.309, source: "GeoNames: Derry, GB.NIR.N09000005" },
  motif: "city",
  quarters: ["Waterloo Street", "Ebrington", "Culmore Road and Inishowen"],
  arriving:
    "Trains from Belfast follow the coast to the Waterside, over the river from the Guildhall; drivers use the A6. A Donegal house is in another country: ask first whether the performer can work there.",
  busy: {
    when: "Halloween, the early-May Jazz Festival, and the Saturdays before Christmas",
    why: "Halloween fills rooms across the north-west and the jazz fills pubs; ask early for either.",
    ahead:
      "Allow four weeks for an Ebrington flat or a house on the Culmore Road. Halloween is best asked about in August, and May’s jazz in late February.",
  },
  pages: {
    "male-stripper": {
      intro:
        "For a Derry hen do, have a male stripper come to the house on the Culmore Road for eight o’clock; he does fortieths in the Waterside too.",
      here: "There’s tea first, and a cake with a photograph of the groom on it, and a sister who can’t work the speaker. When the bell rings everyone assumes it’s the takeaway. He comes down the hall to a noise they can hear in Muff, does his half hour, gets handed a plate of sandwiches and asked about his people. That’s the local version. Visitors stay over by Ebrington, walk the Walls before dinner, and like him early, then follow the music up Waterloo Street with a story to tell.",
      spots: [
        {
          name: "Culmore Road",
          text: "Detached houses set back behind lawns, with a big kitchen-diner and a good room no one uses. Use it tonight. There’s room for cars in the drive, and the curtains are lined.",
        },
        {
          name: "Ebrington and the Waterside",
          text: "Apartments over the river by the Peace Bridge, lifts inside, the Guildhall clock outside. Close to the station, so Belfast guests can wheel a case across.",
        },
        {
          name: "Eglinton and Campsie",
          text: "Newer estates near the airport with wide open-plan kitchens and a drive. Ask next door round or tell them the hour, and draw the blinds before he gets there.",
        },
      ],
      room: "The good room has ornaments. Put the Belleek on a high shelf, roll the rug, and set a row of kitchen chairs along the wall for those who’d rather watch from a distance. A socket near the fireplace is plenty. He’ll need a speaker there, and a bedroom to change in.",
      question: {
        ask: "Our house is over the border in Inishowen. Will he come?",
        answer:
          "It’s another country, with other rules on work, cars and insurance, so ask before you count on it. Some performers can do it and some can’t, and we’ll say straight out which. If the answer’s no, a house this side of the line at Culmore or Eglinton is a short run away.",
      },
    },
    "female-stripper": {
      intro:
        "Stag nights, couples’ evenings, women’s fiftieths: have a Derry female stripper in a house let whole, a riverside flat or the back lounge of a club you’ve hired outright.",
      here: "Your stag party may come in from three directions: Coleraine by train, Letterkenny by road and Dublin by a bus that took the scenic route. Feed them, sit them down in the apartment at Ebrington, and ask for seven, while there’s quiet enough to hear the music. A walk over the Peace Bridge settles everybody after. For a women’s party, ask for the feather fan; somebody will want a go of it. A couples’ evening out by the Foyle might be eight old friends, a good casserole and one slow number.",
      spots: [
        {
          name: "Houses at Eglinton and Prehen",
          text: "Bungalows and villas in quiet estates, with wide lounges and thick hedges. Drive right up. Say which gate, because the estate has a pair of everything.",
        },
        {
          name: "Clooney and Ebrington flats",
          text: "River-facing lets in the newer blocks. The lounge is one long rectangle, ideal for seats down both sides. Reception sign visitors in, so have someone down there to meet her.",
        },
        {
          name: "Club lounges in the Waterside",
          text: "Football, golf and social clubs with a back room and blinds. The committee has to say yes to a striptease, and a registered club in Northern Ireland has rules of its own about functions, so ask before anybody pays.",
        },
      ],
      room: "You know the sort of lounge: cream suite, big telly, wedding photographs all the way up the wall. Take the suite back to the walls, cover the telly, and put the glass table somewhere else altogether. Heat on, lamps low. She’ll be grateful for the en suite, a hook and a towel that isn’t for show.",
      question: {
        ask: "Is there a bar on Waterloo Street would do it?",
        answer:
          "Not in the bar itself: that’s public, and we don’t do it. A room upstairs, hired and shut to others, could only be considered if the licensee is fully told and content it’s allowed; licensing here is its own system and rather strict. We’d expect a polite no. Use the flat and walk up afterwards for the session.",
      },
    },
    "drag-queen": {
      intro:
        "A Derry drag queen will do your staff night at Ebrington, your big birthday in Shantallow, your hen do or, since few cities dress up for it like this one, Halloween.",
      here: "In late October everyone in town is in costume. Any other month it might be a This Is Your Life, if you tell us in time, with relations flown in from Boston, or a staff do where teams defend the worst decision of the year before a judge in a tall wig. For the jazz weekend, and for Foyle Pride late in August, ask early. Wedding eves are lovely: two families, one mic, and a contest for the mother with the best hat story. Send her the names and a story about each.",
      spots: [
        {
          name: "Ebrington Square",
          text: "Old barrack buildings made into event rooms around a parade ground. Good floors, wide doors, room for a band. The wind off the Foyle is fierce, so use the sheltered side.",
        },
        {
          name: "Clubs, Waterside and Cityside",
          text: "Function halls on both banks with a bar and a stage with tinsel left up. Members’ nights are the liveliest. Find out who does the sound, and have her meet them first.",
        },
        {
          name: "Inside the Walls",
          text: "Upper rooms along Shipquay Street and round the Diamond, tall windows, steep climb outside. Hotels have the space for sixty to eat and a corner for her to hold court.",
        },
      ],
      room: "That hill decides a lot: unload at the top, on the level, and not from Guildhall Square with four cases. Then she’s after a raised bit of floor, a microphone that works, two lamps, a chair for the guest of honour, and a private spot to put her face on that has an actual mirror.",
      question: {
        ask: "Derry or Londonderry: which does she say?",
        answer:
          "Whichever her host does, and mostly she says “here”. She won’t make a joke of it. Give her the names, the family jokes and the song that fills a dance floor, and she’ll talk about those. Say if your guests are from both sides of the river.",
      },
    },
  },
  sources: [
    "Foyle Pride in late August: https://www.derryjournal.com/news/people/5500-estimated-participants-in-foyle-pride-parade-as-32nd-celebration-of-derrys-lgbtqia-community-comes-to-a-close-5281276",
    "Derry Halloween, its dates and parade: https://www.derryjournal.com/news/people/watch-a-sneak-preview-of-derry-halloween-3896679",
    "City of Derry Jazz and Big Band Festival in early May: https://www.tourismireland.com/international/news-releases/article/swing-into-derry-londonderry-for-jazz-and-big-band-magic",
    "Functions in registered clubs, Northern Ireland: http://www.legislation.gov.uk/nia/2021/7/notes/division/4/2",
  ],
} satisfies Place;
