import type { Place } from "../shape.ts";

export default {
  slug: "portsmouth",
  name: "Portsmouth",
  kind: "town",
  within: "in Portsmouth",
  nation: "England",
  county: "Hampshire",
  motif: "seaside",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "Portsmouth is an island that happens to be a city: Portsea, packed with terraces and sailors’ haunts, tied to Hampshire by a few busy roads. Nights out fall between the Guildhall and Southsea Common, and the Royal Navy supplies the excuse for a party whenever a ship comes home.",
  spots: [
    {
      name: "Albert Road, Southsea",
      text: "Small bars, vintage shops and the Kings Theatre in one long street, with terraced houses for groups behind.",
    },
    {
      name: "Guildhall Walk",
      text: "Late bars beside the Guildhall, where university and stags share a dance floor, near Portsmouth & Southsea station.",
    },
    {
      name: "Old Portsmouth",
      text: "Round Tower views, narrow streets at Spice Island, and sailing clubs with function rooms near the Camber.",
    },
  ],
  arriving:
    "Choose the right stop: Harbour for Gunwharf and the ferries, Portsmouth & Southsea for the centre, Fratton for Albert Road. Southsea parking is zoned, and Pompey home games swallow what remains.",
  busy: {
    when: "Late August’s Victorious Festival and the Great South Run in October",
    why: "One takes over Southsea Common, the other the seafront; homecoming ships add parties nobody could diarise.",
  },
  leadWeeks: 5,
  lines: {
    "male-stripper":
      "Uniform jokes write themselves in a naval town, so ask which costumes are to be had. A Southsea villa off Clarendon Road holds a hen of fifteen; a mess-style dinner in Old Portsmouth suits couples and old shipmates.",
    "female-stripper":
      "Ship’s companies know how to behave at a private party, mostly. A reserved upstairs room on Albert Road or a flat near Gunwharf works for stags, leavers’ dos and women’s birthdays, with the Gosport ferry for whoever lives opposite.",
    "drag-queen":
      "Sequins look right beside a pier, and Southsea has two. Queens suit bingo in a Copnor social club, lip-sync at a dockyard team’s summer party, or brunch off Palmerston Road for heads still at sea.",
  },
} satisfies Place;
