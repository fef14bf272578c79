import type { Place } from "../shape.ts";

export default {
  slug: "soho",
  name: "Soho",
  kind: "area",
  parent: "london",
  within: "in Soho",
  nation: "England",
  county: "Greater London",
  at: { lat: 51.514, lon: -0.135, source: "GeoNames: Soho, GB.ENG.GLA" },
  motif: "capital",
  quarters: ["Dean Street and Frith Street", "Old Compton Street", "Wardour Street"],
  arriving:
    "Tottenham Court Road, on the Elizabeth line, is the kindest way in with a costume bag. Soho’s one-way lanes defeat most drivers; the multi-storey on Poland Street is easier.",
  busy: {
    when: "Pride weekend in early summer and every Thursday in December",
    why: "Pride’s crowds pour back from Trafalgar Square to Old Compton Street, and the film and advertising offices hold their Christmas dos upstairs all over W1.",
    ahead:
      "In Soho the room comes first, then a fortnight’s notice for us. Pride weekend, like any Thursday in December, deserves six weeks.",
  },
  pages: {
    "male-stripper": {
      intro:
        "A male stripper in Soho works behind a closed door, upstairs or down: book him for a hen do, a gay stag do or a fortieth in a private room between Oxford Street and Shaftesbury Avenue.",
      here: "Hardly anybody hosts at home in Soho, so book the room first. Take it from six, before the theatre crowd comes back at ten. After a matinee, have supper over Dean Street and the show after the starters. For a gay stag do or a birthday it’s a private hour first, the man himself in the chair, and Old Compton Street outside for whatever comes later. He’s as happy with a room of men, of women or of both; tell us who it’s for and what they’d hate.",
      spots: [
        {
          name: "Over Dean Street and Frith Street",
          text: "Panelled rooms two or three flights up, a dozen or twenty at table. The stair is his only way in: let him change before the restaurant below fills.",
        },
        {
          name: "Wardour Street screens",
          text: "Raked seats, black walls, a sound system worth having. He has the strip of carpet in front; ask for the lights at half or nobody will see him.",
        },
        {
          name: "Round Golden Square",
          text: "Agency floors with a kitchen and a bar. Out of hours, with the tenant’s blessing, one can be a good private room; tell security to expect an entertainer before the desk closes.",
        },
      ],
      room: "Measure before you promise. Rooms in these old townhouses are narrow, the table fills them, and there may be a low beam. If it can’t be moved, hire the room without the table and eat elsewhere. And a fire door that has to stay shut can’t be his way in.",
      question: {
        ask: "Will he dance in a bar on Old Compton Street for us?",
        answer:
          "No. A public bar is somebody else’s night, with a licence of its own and strangers filming. We need a room that’s yours, with a door and the manager’s agreement. Have your drinks on the street by all means, then walk the group round the corner to where he’s waiting. It’s only a few minutes’ walk.",
      },
    },
    "female-stripper": {
      intro:
        "In Soho a female stripper can be hired for your own room rather than watched in a club: stags, big birthdays and women’s nights, in a screening room, a supper room or a loft.",
      here: "Great Windmill Street was famous for its fan dancers from the thirties to the sixties, and burlesque still suits the neighbourhood best. Take a screening room, settle your friends in the plush, dim the lights and give her the front. For a stag do, have it ahead of dinner; for a birthday, afterwards, with a toast between the first costume and the second. Women’s parties and every sort of couple are welcome. Tell us who is being celebrated and how they like to be spoken to, and she’ll pitch it to them.",
      spots: [
        {
          name: "Wardour Street and D’Arblay Street",
          text: "Film-trade screening rooms: soundproof, lockable, softly lit, all the seats facing one way. The projection booth makes a serviceable dressing room if the projectionist has gone home.",
        },
        {
          name: "Greek Street",
          text: "Upstairs dining with shutters on the street side. Choose somewhere that’s let whole; where two parties share a landing, people open the wrong door.",
        },
        {
          name: "Berwick Street lofts",
          text: "Top-floor studios above the market and the fabric shops, hired by the evening. Seldom a lift and always more stairs, but a big clear floor and no one over your head.",
        },
      ],
      room: "Three checks, the day before. Does the door lock, or is it only a curtain? Who brings the drinks, and when do they stop? Is there a lavatory she can have to herself for twenty minutes? Ask the manager and get the answers by email.",
      question: {
        ask: "Pride weekend: sensible or not?",
        answer:
          "For the party, wonderful; for getting a suitcase across W1, not. On the day of the parade Soho’s streets close to traffic from early morning until around midnight, and the crowd fills everything between the stages. She’d come on foot from Tottenham Court Road or Oxford Circus. The Friday night or the Sunday is far easier, and rooms are less fought over.",
      },
    },
  },
  sources: [
    "Pride closures in Soho: https://www.westminster.gov.uk/road-closures-june",
    "The Windmill Theatre of Great Windmill Street: https://en.wikipedia.org/wiki/Windmill_Theatre",
  ],
} satisfies Place;
