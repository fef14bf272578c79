import type { Place } from "../shape.ts";

export default {
  slug: "wigan",
  name: "Wigan",
  kind: "town",
  within: "in Wigan",
  nation: "England",
  county: "Greater Manchester",
  motif: "town",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "Wigan goes out on Boxing Day dressed as anything but itself, a fancy-dress tradition that fills King Street in whatever the weather sends. Otherwise: pies, cherry-and-white rugby league, Northern Soul, a pier that is only a coal tippler, and village clubs from Standish to Ashton.",
  spots: [
    { name: "King Street", text: "Theatre-fronted street of late venues a minute or two from both railway stations." },
    {
      name: "Pier Quarter",
      text: "Trencherfield Mill, old warehouses and newer apartments where the Leeds and Liverpool bends.",
    },
    { name: "Standish and Haigh", text: "Stone houses and barn rooms north of town, near the woods and the golf." },
  ],
  arriving:
    "North Western and Wallgate stations face each other across one road, so no excuses. By car use the M6 at 25, 26 or 27, and dodge Robin Park before kick-off.",
  busy: {
    when: "Boxing Day, Good Friday derby and Warriors’ big Friday nights",
    why: "King Street needs costumes by late November, while St Helens and Leigh fixtures settle which weekends are spoken for.",
  },
  leadWeeks: 3,
  lines: {
    "male-stripper":
      "Everybody in Wigan owns a costume, so the act must raise its game: fireman, gladiator, pie inspector. Standish lounges suit hens and nurses from the Infirmary; Pier apartments suit the group that’s dancing later.",
    "female-stripper":
      "Talc on the floor is for Northern Soul, so sweep it before the show. Ashton club rooms, a Haigh barn and a canal flat near Trencherfield all serve for Warriors stags and mixed sixtieths who still spin.",
    "drag-queen":
      "George Formby left the ukulele jokes; use sparingly. A Wigan queen’s natural diary is Boxing Day judging on King Street, bingo in a Hindley club, pie-and-prosecco brunch, and long-service awards for a mill-office team in the Pier Quarter.",
  },
} satisfies Place;
