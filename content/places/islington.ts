import type { Place } from "../shape.ts";

export default {
  slug: "islington",
  name: "Islington",
  kind: "area",
  parent: "london",
  within: "in Islington",
  nation: "England",
  county: "Greater London",
  motif: "capital",
  services: ["male-stripper", "female-stripper"],
  intro:
    "Islington is Upper Street and the squares behind it: tall Georgian houses in Barnsbury and Canonbury with drawing rooms meant for showing off. The canal dives into its tunnel by Angel, antiques fill Camden Passage, and half the borough empties into the Emirates when Arsenal are at home.",
  spots: [
    {
      name: "Upper Street",
      text: "Restaurants from Angel to Highbury Corner, many with a floor upstairs for twenty or thirty.",
    },
    {
      name: "Barnsbury squares",
      text: "First-floor drawing rooms with shutters, cornices and neighbours who’d appreciate a note through the door.",
    },
    {
      name: "City Road Basin",
      text: "Waterside apartments on the Regent’s Canal, with concierges, lifts and a sensible finish time.",
    },
  ],
  arriving:
    "Angel has the Underground’s longest escalator, so nobody lugging a costume arrives unseen. Residents’ bays cover N1; ask your host for a visitor voucher, and avoid Holloway Road after full time.",
  busy: {
    when: "Arsenal home fixtures, then office Christmas parties",
    why: "Sixty-odd thousand people leave the Emirates at once, and every table along Upper Street has been promised to someone.",
  },
  leadWeeks: 4,
  lines: {
    "male-stripper":
      "Lovely in a Barnsbury drawing room: shutters closed, prosecco on the mantelpiece, a bride in the best armchair. Upper Street’s upstairs rooms suit mixed fortieths, book clubs off the leash and mums’ nights out.",
    "female-stripper":
      "After an Arsenal match, a stag party can have its own private room at the Highbury end rather than fight for a corner. Canal-side birthdays in City Road Basin flats suit smaller, mixed company.",
  },
} satisfies Place;
