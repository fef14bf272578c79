import type { Place } from "../shape.ts";

export default {
  slug: "madrid",
  name: "Madrid",
  kind: "town",
  within: "in Madrid",
  nation: "Spain",
  county: "Community of Madrid",
  at: { lat: 40.417, lon: -3.703, source: "GeoNames: Madrid, ES.29.M" },
  motif: "sunshine",
  quarters: ["La Latina", "Chueca and Malasaña", "Towards the sierra"],
  arriving:
    "Barajas airport is on Metro line 8 and closer in than most capitals’. Blocks have coded doors and tiny lifts; for a finca, send the urbanización’s gate number along with the kilometre post.",
  busy: {
    when: "The city’s fiestas in mid-May, Pride around the first Saturday of July, big Bernabéu nights",
    why: "Fiestas and an enormous Pride both fill the centre, while August empties it for the coast.",
    ahead:
      "Ask two to three months before a Madrid weekend, because your performer may have to fly to Barajas. Pride in early July needs an enquiry by March.",
  },
  pages: {
    "male-stripper": {
      intro:
        "At a Madrid hen do or birthday a male stripper performs in a villa towards the sierra, a restaurant’s private room or an apartment whose owner has agreed.",
      here: "Everything in Madrid runs two hours later than a British hen party expects, the show included. Lunch finishes at five, the sun goes off the pool about eight, and dinner is at ten. Nine o’clock at the villa is the natural slot, when people are dressed and nobody has started on the gin. In the city the plan changes: book a restaurant’s back room near Plaza de Santa Ana, eat first, and have him before the coffee. Birthdays with half the guests Spanish work beautifully, since anybody can follow a costume and a song.",
      spots: [
        {
          name: "Villas off the A-6",
          text: "Las Rozas, Torrelodones and up towards Guadarrama: walled plots, a porch, a lawn cool enough to stand on. Guards at the barrier want every visitor announced in advance, number plate included.",
        },
        {
          name: "Private salons around Santa Ana",
          text: "Taverns with a tiled back room for twenty. Ask for it exclusively, with a door that shuts, and tell the owner in so many words what the act is.",
        },
        {
          name: "Flats in Chamberí",
          text: "Grand old apartments with high ceilings and a long corridor. Fine for eight people and an early hour; after that the floors below will hear you. Fold back both leaves of the salon doors and line the sofas along the balcony wall.",
        },
      ],
      room: "Porches are paved and hold the day’s heat; hose the stone down an hour before and let it dry. Long Madrid corridors make a good entrance: the chair waits at the far end of the sitting room. Air conditioning on, balcony shut, speaker on the street side.",
      question: {
        ask: "Our tourist flat says no visitors after ten. Can we sneak him in?",
        answer:
          "Please don’t. Tourist flats in central Madrid are watched closely by neighbours and the porter knows exactly who sleeps there. He’d be stopped in the hall and you could lose the booking. Ask for an exception in writing, or move the show to a hired room. A seven o’clock start sometimes solves it outright.",
      },
    },
    "female-stripper": {
      intro:
        "Madrid stag weekends, fortieths and couples’ trips can have a female stripper in a country villa, a hired cellar or, where the management is willing, a hotel function room.",
      here: "Football, tapas and a rooftop: that’s the usual Madrid stag, and all of it happens in public, with families at the next table. The private part wants its own place. A villa beyond Pozuelo for the whole weekend gives you a grill, a pool and room for twelve to sit round her in comfort. Groups staying central hire a brick cellar in the old town on the first night, before the Bernabéu. Couples here for an anniversary choose something closer to a Spanish revue, with a fan and a shawl, and a table laid for supper afterwards.",
      spots: [
        {
          name: "Cellars in La Latina",
          text: "Vaulted brick under the tapas streets, cool in August and silent to the world above. Check the ceiling at its lowest, who else has the stairs, and that the owner knows it’s a striptease and has said yes.",
        },
        {
          name: "Pozuelo and Majadahonda",
          text: "Suburban houses with gardens and a games room, half an hour out on a clear road. Neighbours dine late outdoors, so bring the act inside and slide the glass across.",
        },
        {
          name: "Hotels on the Castellana",
          text: "Business hotels are calm at weekends and used to private salons. It must be a function space, not a bedroom, arranged with the events office by email.",
        },
      ],
      room: "Cellars have uneven brick floors: hire a small dance mat or borrow a rug without a fringe. She needs a dry corner with a curtain, or the owner’s office, to change in. At a villa, put chairs in shade by seven and switch the underwater lights off, as they shine straight up.",
      question: {
        ask: "Can she meet us at a bar after the match?",
        answer:
          "She can’t. Bars by the stadium are packed and open to the street, and the act needs closed doors and guests who are all adults and know what’s coming. If the game is an evening one you’ll not be free until midnight, which is late even for here. Choose the night before or a long Sunday lunch at the villa.",
      },
    },
    "drag-queen": {
      intro:
        "Company dinners, wedding parties, big birthdays and Pride gatherings in Madrid can book a drag queen for a full set in English, or a whole evening’s hosting.",
      here: "Down Calle Pelayo, in Pride week, there’s a street race in high heels, and nobody in Madrid needs drag explained. What’s needed is the right room. For firms that means a dinner off the Castellana during a conference, where she opens with a song everyone knows, runs the awards and closes with a bigger one. For British families gaining a Spanish in-law she’s the bridge at the welcome dinner: short jokes, plenty of music, a game that works by pointing. If your date falls near the first Saturday in July, expect the whole centre to be parading.",
      spots: [
        {
          name: "Chueca and Malasaña",
          text: "Private floors above bars and small theatres, with lights and a rail for gowns. Cars struggle in these streets; she arrives by taxi, as near as the bollards allow.",
        },
        {
          name: "Fincas for weddings",
          text: "Estates towards the sierra with an enormous barn and a caterer. She goes on between the speeches and the band, once the planner has put her in the timings.",
        },
        {
          name: "Conference hotels to the north",
          text: "By the exhibition centre and the airport: house engineers, rehearsal time and a lift to the stage. Give them her running order the day before.",
        },
      ],
      room: "Heat is her rival from June to September. She needs a cool, well-lit dressing room, and should be able to walk on from there without crossing a terrace. In a finca’s barn the sound desk usually belongs to the band. Ask them for one channel, one microphone and five minutes.",
      question: {
        ask: "Half our table speaks no English. Will they follow her?",
        answer:
          "They’ll follow the face, the frock and the songs, and miss some of the chat. Tell us the split when you ask and we’ll look for someone with workable Spanish, though we can’t promise it. A friend to translate the best lines gets a laugh of their own. Where most guests are Spanish, a local artist is honestly the better choice.",
      },
    },
  },
  sources: [
    "Madrid Pride, the parade on the first Saturday of July, the heel race in Calle Pelayo: https://spain.info/it/scoprire-spagna/pride-piu-importante-europa-madrid",
    "The march’s route through the centre: https://www.traveler.es/articulos/orgullo-madrid-programacion-2022",
  ],
} satisfies Place;
