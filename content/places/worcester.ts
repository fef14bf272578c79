import type { Place } from "../shape.ts";

export default {
  slug: "worcester",
  name: "Worcester",
  kind: "town",
  within: "in Worcester",
  nation: "England",
  county: "Worcestershire",
  motif: "city",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "Worcester sits on the Severn with its racecourse right on the bank, so a raceday party can stroll from Pitchcroft to Friar Street’s leaning timbers in its good shoes. Add the cathedral, the cricket ground opposite and the Malverns on the skyline, and most group photographs take themselves.",
  spots: [
    {
      name: "Friar Street and New Street",
      text: "Tudor fronts, low beams and private dining upstairs; tall performers should mind the lintel.",
    },
    { name: "Foregate Street", text: "Trains cross on an iron bridge; offices and students fill the bars below." },
    {
      name: "Diglis",
      text: "Canal basin flats and a marina, a level riverside walk from the Cathedral for a group with luggage.",
    },
  ],
  arriving:
    "Two stations: Foregate Street in the middle, Shrub Hill to the east. Cars use M5 junction 6 or 7. When the Severn floods, riverside car parks go first.",
  busy: {
    when: "Summer racedays at Pitchcroft, the Victorian Christmas Fayre, and Three Choirs when Worcester’s turn comes",
    why: "Fayre visitors and festival singers both want beds near the Cathedral; race crowds want tables straight after the last.",
  },
  leadWeeks: 4,
  lines: {
    "male-stripper":
      "A converted hop kiln in the Teme Valley is a hen weekend with its own round room. Nearer town he suits racegoers’ suppers above Friar Street, or a cricket-loving uncle’s surprise in St John’s, ladies and gents together.",
    "female-stripper":
      "After the last race at Pitchcroft comes the difficult hour; a booked private room on New Street fills it. Stags staying under the Malverns, women’s rowing crews and couples in Barbourne have quieter houses that do as well.",
    "drag-queen":
      "Worcester sauce is expected and supplied. She can call bingo in a Warndon social club, put the questions to university staff in St John’s, or take Sunday brunch on Friar Street, where the beams are lower than the wig.",
  },
} satisfies Place;
