import type { Place } from "../shape.ts";

export default {
  slug: "fulham",
  name: "Fulham",
  kind: "area",
  parent: "london",
  within: "in Fulham",
  nation: "England",
  county: "Greater London",
  at: { lat: 51.48, lon: -0.199, source: "GeoNames: Fulham, GB.ENG.GLA" },
  motif: "capital",
  quarters: ["Parsons Green", "Fulham Broadway", "Sands End and Imperial Wharf"],
  arriving:
    "Parsons Green, Putney Bridge and Fulham Broadway are all on the Wimbledon branch of the District line. Matchday parking rules bite around Craven Cottage and Stamford Bridge: have a visitor’s permit ready.",
  busy: {
    when: "Boat Race day, plus home games at either ground",
    why: "On Boat Race day Putney Bridge is packed from late morning; later in the year fixture lists decide whether Fulham Road moves at all.",
    ahead:
      "Two weeks is fair warning for supper in Parsons Green. If it’s Boat Race day, or either ground has a home game, try to give us five or six.",
  },
  pages: {
    "male-stripper": {
      intro:
        "Kitchens and front rooms from Parsons Green to Bishop’s Park make a good stage for a male stripper, at a Fulham hen do, thirtieth or engagement party.",
      here: "Have a long lunch by the Green, and by five be back at a terraced house with the island cleared of everything but crisps. Have him then. The knocked-through ground floor makes a decent little theatre, with godmothers on the banquette and bridesmaids on the worktops. Engagement parties and joint birthdays go for a later start, once the neighbours have been for their one drink and gone. If the bride-to-be’s grandmother is staying, warn her or include her. In Parsons Green a quieter booking might be supper for eight, the short show at nine and one toast to whatever comes next.",
      spots: [
        {
          name: "Parsons Green and the Peterborough estate",
          text: "Red-brick houses with lions on the gables and side-return kitchens behind. Skylights do the lighting until about six, after which you’ll want some lamps on.",
        },
        {
          name: "Munster Road to Bishop’s Park",
          text: "Terraces shared by friends in their twenties, where the front room still has a door. Good for a dozen hens and far too small for thirty: count before you invite.",
        },
        {
          name: "Hurlingham and the clubs",
          text: "Tennis and rowing clubhouses now and then let a room. If yours will, tell the committee what the act is, and hire a bar that shuts.",
        },
      ],
      room: "A kitchen island can’t be moved, so mark out the space between it and the sofa, and see whether a man could swing a jacket there. Turn the underfloor heating off. Shut the cat in, put the good glasses up high, and give him a bedroom or a bathroom for changing.",
      question: {
        ask: "There’s a match at Craven Cottage that afternoon. Should we move the time?",
        answer:
          "Start either well before kick-off or a good while after the final whistle. Residents’ parking is enforced on match days round the ground and the Fulham Palace Road seizes up. If neither fits, he can leave the car across the river and walk over Putney Bridge with his bag.",
      },
    },
    "female-stripper": {
      intro:
        "Planning a Fulham stag, a housemate’s thirtieth or a dinner party? A female stripper needs only a room you have to yourselves, anywhere from the Broadway down to Imperial Wharf.",
      here: "Stags here come from Stamford Bridge, from Craven Cottage or off the river, and want feeding. Book a closed function room off the Broadway with the manager’s written yes to the act and food on the table, seat the groom facing the door, and bring her in when the plates have gone. Allow a good hour between the final whistle and her arrival, because Fulham Road stays full. Housemates’ parties by Bishop’s Park are more relaxed. Tell her in your notes that it’s men and women together, that shoes come off in the hall, and whose birthday it is.",
      spots: [
        {
          name: "Fulham Broadway",
          text: "Rooms attached to pubs and restaurants near the District line. On a Chelsea home day managers are busy with doormen and plastic glasses, so ring in the week and ask whether the licence allows striptease.",
        },
        {
          name: "Sands End",
          text: "Riverside blocks by Imperial Wharf with a porter, a lift and plenty of floor once the sofa is back. Leave her first name with the porter, and your flat number.",
        },
        {
          name: "Bishop’s Park terraces",
          text: "Shared houses on the streets behind the park, two reception rooms with folding doors between. Use the one at the rear, draw the garden curtains, and warn next door.",
        },
      ],
      room: "Fulham basements are dug out, carpeted and often have a cinema screen: ideal, as long as a raised fan won’t scrape the plaster. In a ground-floor flat, close the plantation shutters fully, tilt included. She needs fifteen minutes or so with a mirror, in a bedroom and not the only bathroom, and a speaker where she’ll dance.",
      question: {
        ask: "Can we surprise the groom, given that he hates a fuss?",
        answer:
          "Yes, but keep it small. She can dance to the room and leave him alone in his armchair, or dedicate one number and go no further. What we’d advise against is a grand ambush for a shy man. Ask his brother what he’d say if asked, and go by the answer.",
      },
    },
  },
  sources: [
    "Putney Bridge station and Craven Cottage match days: https://enwiki.academic.ru/dic.nsf/enwiki/416162",
    "Parsons Green’s lion houses: https://freshfields.blogspot.com/2010/11/more-stations-p-arsons-green-district.html",
  ],
} satisfies Place;
