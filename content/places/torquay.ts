import type { Place } from "../shape.ts";

export default {
  slug: "torquay",
  name: "Torquay",
  kind: "town",
  within: "in Torquay",
  nation: "England",
  county: "Devon",
  at: { lat: 50.462, lon: -3.525, source: "GeoNames: Torquay, GB.ENG.O4" },
  motif: "seaside",
  quarters: ["The Strand and harbour", "Babbacombe and St Marychurch", "Meadfoot and the Lincombes"],
  arriving:
    "Some trains run through from Exeter; for the rest, change at Newton Abbot. Torquay station is on the front near Torre Abbey, well short of the harbour. Hills are steep, hotel drives are tight, and the A380 slows every changeover Saturday.",
  busy: {
    when: "School-holiday Saturdays, bank holidays, and the Agatha Christie Festival in September",
    why: "Families hold the hotels through July and August, then crime readers follow them in.",
    ahead:
      "No mystery about it: five weeks’ notice for a Lincombes villa, ten or eleven for the school holidays or the Agatha Christie Festival.",
  },
  pages: {
    "male-stripper": {
      intro:
        "For hens and birthdays on the English Riviera: a male stripper who comes to your villa, hotel lounge or holiday flat in Torquay and performs for your group alone.",
      here: "Take a villa in the Lincombes, spend the day on a beach that takes a hundred steps to reach, and come back up tired. Drinks are poured at five and he knocks at half past. It makes sense to do it up there, with the harbour to come later. He also comes to seventieths, grown-ups only, with a gentler routine and a plain chair for the guest of honour. Ask for a costume with a joke in it, and tell us who would sooner not be picked.",
      spots: [
        {
          name: "Meadfoot and the Lincombes",
          text: "Italianate villas with a garden front and a drawing room behind tall sashes. Drives twist and rise; a performer’s car goes up once, so leave a turning space at the top.",
        },
        {
          name: "Babbacombe Downs",
          text: "Guest houses facing Lyme Bay, many run by a couple who’ll happily close their bar for you. Ask about regulars first, since some have local drinkers as well as residents.",
        },
        {
          name: "Flats above the marina",
          text: "Stepped terraces over the harbour, where every balcony looks on to another. Blinds down, balcony door shut, and a soundtrack that stops when you said it would.",
        },
      ],
      room: "Villa drawing rooms are generous but thickly carpeted: he would rather have the parquet hall, with guests on the staircase like a dress circle. Guest-house bars suit ten or so. Fold the card tables, switch off the jukebox and lend him the linen room.",
      question: {
        ask: "Our hotel has families staying. Could he perform at the pool?",
        answer:
          "No. A pool is shared, overlooked by every bedroom, and children wander through it in armbands. The show needs an enclosed room, adults only, and a manager who knows about it. Ask whether the sun lounge can be shut for an hour while everyone else is at dinner. If not, a private villa is kinder to all.",
      },
    },
    "female-stripper": {
      intro:
        "With a villa or a lounge to yourselves, you can have a Torquay female stripper at a fishing stag do, an anniversary or a divorce.",
      here: "After a mackerel trip or a wreck dive from Beacon Quay, don’t go straight to the Strand. Better to climb to wherever you’re staying, eat, shower and have her perform at seven, with chairs in a curve and the groom at the end by the door, in case he wants it. For thirty years married, or six months single, she’ll choose a burlesque gown, take her time, and let a friend hold the feathers.",
      spots: [
        {
          name: "Warren Road and Rock Walk",
          text: "Apartments clinging to the cliff above the gardens. Several flights separate street and front door; tell her which level the entrance is on before she sets out in heels.",
        },
        {
          name: "St Marychurch",
          text: "Detached family houses set back behind hedges, ten minutes from the harbour and quiet by nine. Garden-side sitting rooms are private enough once every curtain is drawn, the conservatory’s included.",
        },
        {
          name: "Hotels off season",
          text: "From November the larger ones have empty ballrooms and time to talk. A function suite on a winter weeknight, staffed by adults and closed to everybody else, is easier to arrange than in any summer.",
        },
      ],
      room: "Cliffside flats are built on the slant, with split levels and a step where you least want one. She uses the lower part; guests take the upper. Tape over the sill. She also asks for a fan heater in the room where she dresses, as old villas stay cool into June.",
      question: {
        ask: "Is there a bar by the harbour that would host us?",
        answer:
          "We know of nothing we’d promise you. Torwood Street is busy and public, licences differ, and most managers would rather not. If you have a place in mind, put it to the person whose name is over the door: closed room, lingerie at the finish, what time. With a yes in writing we’re glad to come.",
      },
    },
    "drag-queen": {
      intro:
        "Hire a Torquay drag queen for a hotel, a club or a wedding party: songs after dinner, hosting for a charity night, or a whodunnit supper if you ask us first.",
      here: "Guests on a dance weekend get songs and gentle teasing after dinner. A touring bowls side that would like bingo and a prize-giving should book the longest slot; for a golden wedding, three numbers are plenty. In September the Agatha Christie Festival brings readers to town, and a whodunnit supper suits that week: write the clues, pick the culprit and check with us, so that she can question the tables between songs. And this is the Fawlty Towers town, so say if your party would enjoy a joke about the service.",
      spots: [
        {
          name: "Hotels along the front",
          text: "Some still have the ballroom and stage from their summer-season days. Ask whether there is a house PA, who works it, and what time the music has to stop.",
        },
        {
          name: "Cockington side",
          text: "Village halls and barns among the thatch, good for a supper with the wedding guests. Tell her when the hall must close, and light the path to the car, because the lanes are dark.",
        },
        {
          name: "Sailing and bowling clubs",
          text: "Club rooms near the front, with a bar, a trophy case and members who’ve known each other for decades. Put her opposite the bar and tell her which old quarrels not to mention.",
        },
      ],
      room: "Old ballrooms have few sockets, so find the one nearest the stage before she comes. Low stages are fine. In a barn, light her from the front with a couple of lamps on stands, otherwise nobody sees her face. Her dressing room should be warm and lockable.",
      question: {
        ask: "Our guests are on a coach holiday and go up at ten. Is there time?",
        answer:
          "Plenty. Start at a quarter past eight, after coffee: three songs with chat between end well before the queue for the lift. She can time the last number to the minute if you tell her when the bar shuts. Ask for standards rather than chart hits, keep the volume civilised, and they’ll be talking about it at breakfast.",
      },
    },
  },
  sources: [
    "International Agatha Christie Festival, September: https://www.torbayweekly.co.uk/news/agatha-christie-festival-8343420",
    "Torquay, Beacon Quay and Cockington in Christie’s life: https://martini.greatbritishlife.co.uk/magazines/devon/24525664.2024-agatha-christie-festival-english-riviera",
  ],
} satisfies Place;
