import type { Place } from "../shape.ts";

export default {
  slug: "wolverhampton",
  name: "Wolverhampton",
  kind: "town",
  within: "in Wolverhampton",
  nation: "England",
  county: "West Midlands",
  motif: "city",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "Old gold is a dress code in Wolverhampton. Match days at Molineux and gigs at the Civic Halls decide how loud North Street gets, floodlit racing at Dunstall Park gives groups an excuse in any month, and the Victorian villas of Tettenhall and Penn keep their parties at home.",
  spots: [
    {
      name: "Lichfield Street",
      text: "The Grand Theatre, handsome facades and upper rooms for a table of friends after curtain.",
    },
    {
      name: "Chapel Ash",
      text: "Just outside the ring road towards West Park, a calmer start with terraces and dining rooms.",
    },
    {
      name: "Tettenhall",
      text: "Two greens, upper and lower, with big houses and church halls with their own parking.",
    },
  ],
  arriving:
    "Trams from Birmingham reach the railway station, which backs on to the canal. Motorists from the M54 come in by Stafford Road, which crawls before a Wolves kick-off.",
  busy: {
    when: "Wolves home weekends and Saturday-night cards at Dunstall Park",
    why: "The stadium stands right beside the centre, all-weather racing goes on through winter, and cabs serve both at chucking-out time.",
  },
  leadWeeks: 3,
  lines: {
    "male-stripper":
      "A Black Country welcome is loud and pays attention. Try it at a Tettenhall villa with aunties in the good chairs, or a Chapel Ash dining room before a crowd from Dunstall Park compares winnings.",
    "female-stripper":
      "Racing syndicates, Wolves season-ticket rows, a Penn fiftieth with husbands and wives together: tell us who is coming and the tone follows. Private houses west of the ring road have the space and somewhere for the car.",
    "drag-queen":
      "From pantomime at the Grand to a queen in your own hall is one small step in heels. Church-hall bingo in Tettenhall, brunch off Lichfield Street or a university office party in old gold sequins all fit.",
  },
} satisfies Place;
