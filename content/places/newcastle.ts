import type { Place } from "../shape.ts";

export default {
  slug: "newcastle",
  name: "Newcastle",
  kind: "town",
  within: "in Newcastle",
  nation: "England",
  county: "Tyne and Wear",
  at: { lat: 54.973, lon: -1.614, source: "GeoNames: Newcastle upon Tyne, GB.ENG.I7" },
  motif: "city",
  quarters: ["Collingwood Street", "Quayside", "Jesmond"],
  arriving:
    "Metro platforms lie beneath Central Station. From there to the river means the Side or Dog Leap Stairs, and anyone with a costume case wants a taxi to the Quayside door.",
  busy: {
    when: "The Northumberland Plate in late June, Great North Run weekend in September and home matches",
    why: "Gosforth Park racegoers, half-marathon runners and St James’ Park all chase the same beds.",
    ahead:
      "Asking two weeks before tends to be enough for a Jesmond terrace or Quayside flat. Plate weekend and the Great North Run each need a month on top.",
  },
  pages: {
    "male-stripper": {
      intro:
        "In a Jesmond house or a Quayside apartment, a Newcastle hen do gets its male stripper before the Toon. He does thirtieths in Gosforth and fiftieths in Wallsend as well.",
      here: "Friday’s train puts the party on the platform by four and nobody has packed a coat. There’s an hour of hair straighteners, then he knocks. A show that early gives the bride’s cousins from Cramlington and her workmates from London something to talk about for the rest of the weekend. House parties out towards the coast run to a different clock, with the show once the plates are cleared, and anyone older given a proper chair. Book a minibus rather than taxis if you’re going back into town from Whitley Bay.",
      spots: [
        {
          name: "Osborne Road, Jesmond",
          text: "Three-storey terraces let to groups, with a front lounge and folding doors to the next. The Metro station is close by, which makes going out afterwards painless.",
        },
        {
          name: "Either side of the Quayside",
          text: "Flats with the bridges in the window, on the Newcastle bank and the Gateshead one. Put which in the booking, because the postcode and the taxi are different.",
        },
        {
          name: "Tynemouth and Whitley Bay",
          text: "Tall seaside houses for a whole weekend. High ceilings, sea air and a lounge that takes fifteen with the dining chairs brought through from the other room.",
        },
      ],
      room: "Old Jesmond floors bounce, so clap rather than jump. Shift the coffee table into the hall and plug the speaker in in the bay window, not against next door’s wall. He changes upstairs, at the back, and comes down when he hears his song.",
      question: {
        ask: "Do we need to keep the noise down in Jesmond?",
        answer:
          "Yes, within reason. Families and students share these streets, and lets there often have a quiet-after time in the contract. An early start solves most of it. Windows shut, speaker off the floor, goodbyes said indoors. If your house rules out entertainers altogether, we’d rather know beforehand than on the doorstep.",
      },
    },
    "female-stripper": {
      intro:
        "A Newcastle stag with a flat to itself can hire a female stripper for the early evening, well before Collingwood Street. Women’s parties, couples and retirement dos book her here too, for private rooms only.",
      here: "By ten o’clock a stag party will be scattered along the Diamond Strip. At seven the lads are all in the apartment with chips, which makes it the right time for the show. The full show has two costumes and a fan number; the longer booking adds party games, which suits a crowd that can’t sit still. Down in the Ouseburn it’s artier, often a birthday with a burlesque theme, so ask for gloves, fans and older songs. She also does retirement dos at clubs in Walker and Hebburn, where the committee’s agreement comes first and partners are as welcome as workmates.",
      spots: [
        {
          name: "Gateshead Quays apartments",
          text: "Newer blocks over the water, with concierge desks and codes for every door. A walk across the Millennium Bridge afterwards gets everybody to the bars in one piece.",
        },
        {
          name: "Ouseburn",
          text: "Rehearsal rooms, studios and old works under the viaducts, rented by the evening. There are flats in the valley now. Ask about the noise limit, and mind the cobbles in heels.",
        },
        {
          name: "Clubs in Heaton and Gosforth",
          text: "Bowls, cricket and social clubs with a bar lounge that shuts. It’ll be carpet, stacking chairs and a disco lamp; ask the committee early, and in writing.",
        },
      ],
      room: "Ask for chairs without arms, set in a horseshoe, nothing breakable inside it and a speaker at the open end. Warehouse rooms in the Ouseburn are cold till May: put a fan heater in the changing corner. Apartments need the blinds down, as the opposite bank has a very good view.",
      question: {
        ask: "What about our booth on the Diamond Strip?",
        answer:
          "No. Those are open bars with strangers at the next table and door staff who would, rightly, stop it. A hotel suite or hired room may be possible when the manager says yes in writing. For most groups the apartment is simpler, and nobody else has to agree to it.",
      },
    },
    "drag-queen": {
      intro:
        "Book a Newcastle drag queen to host, sing or both: office parties in Grainger Town, hens in Jesmond, ruby weddings at Forest Hall, pub anniversaries along the Tyne.",
      here: "The Pink Triangle, round by the Centre for Life, has had cabaret for years, and an audience raised on it expects a tune as well as a tongue. For a works do there’s Family Fortunes, if you collect the answers from your own staff; it’s gentler than it sounds until Payroll gets going. A hen do might put the bride on trial: evidence called, friends sworn in on a bottle of fizz. On club nights in the west end she sings Tina, Dusty and a bit of Jimmy Nail, then draws the raffle or calls the bingo. Eat first, because once she starts nobody will want to stop.",
      spots: [
        {
          name: "Grainger Town",
          text: "Handsome upstairs dining rooms behind Grey Street’s curve, with cornices, tall windows and stairs that make a proper entrance. Find out whether the band in the next room starts at nine.",
        },
        {
          name: "Social clubs from Benwell to Forest Hall",
          text: "Concert rooms with a stage, a compère’s mic and regulars who have seen everybody. Give her the second spot, after the pie and peas, when everybody is fed and facing the stage.",
        },
        {
          name: "Boats on the Tyne",
          text: "Hired for a party from the Quayside. The saloon is low and it rolls at the turn, so ask for shorter hair and songs she can do sitting on the bar.",
        },
      ],
      room: "Clubs have all she wants already. In a restaurant, give her a space by a pillar she can be seen round from both sides, somewhere with a lock to put four bags, and the house music switched off by a person, not faded by a timer. Ten minutes with the sound before guests come makes the difference.",
      question: {
        ask: "Half our guests are Mackems. Is that a problem?",
        answer:
          "No. She’ll split the room by team, make each side sing the other’s song and award a prize no one wants. If there is real bad feeling after a derby, tell her and she’ll leave the football out. Families are mixed all over the north-east and she’s used to it.",
      },
    },
  },
  sources: [
    "Pink Triangle by the Centre for Life, between Central Station and the arena: http://outuk.com/outgoing/uk/newcastle/index.html",
    "The Pink Triangle’s drag and dance floors: https://newcastlegateshead.com/blog/a-queer-guide-to-newcastlegateshead-where-to-visit-for-an-lgbtq-friendly-weekend-in-the-north-east",
    "Noise quarrels between flats and venues in the Ouseburn valley: https://www.bbc.co.uk/news/uk-england-tyne-61717395",
  ],
} satisfies Place;
