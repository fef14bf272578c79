import type { Place } from "../shape.ts";

export default {
  slug: "bath",
  name: "Bath",
  kind: "town",
  within: "in Bath",
  nation: "England",
  county: "Somerset",
  motif: "city",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "Bath offers hens the full costume drama: honey-coloured crescents, hot springs, a weir below Pulteney Bridge. Groups take a townhouse on four floors, soak in the afternoon, dine around Milsom Street and come home to a drawing room built for company. The walls are listed; treat them, and the neighbours, gently.",
  spots: [
    {
      name: "George Street and Milsom Street",
      text: "Raised pavements, vaulted bars beneath them, and private dining a floor or two above the shops.",
    },
    {
      name: "Walcot Street",
      text: "The artisan end, with live music and odd-shaped rooms running down towards the Avon.",
    },
    {
      name: "Widcombe",
      text: "Canal locks and hillside villas, handy for the station and for narrowboats on the Kennet and Avon.",
    },
  ],
  arriving:
    "Bath Spa is on the flat by Southgate; everything handsome is uphill. Older vans pay the Clean Air Zone, private cars don’t. Warn about stairs, and residents’ parking from the Circus to Camden.",
  busy: {
    when: "The Christmas Market, rugby at the Rec, and September’s Jane Austen Festival",
    why: "Market coaches claim late November and early December, bonnets the guest houses, and Lansdown’s evening racing the summer.",
  },
  leadWeeks: 7,
  lines: {
    "male-stripper":
      "It is a truth locally acknowledged that a hen in possession of a Lansdown townhouse must be in want of something after tea. First-floor salons also suit gentlemen’s fiftieths and mixed wedding-eve suppers; mind the stone stairs.",
    "female-stripper":
      "Rugby stags after a win at the Rec will find a vaulted cellar off George Street more forgiving than a listed parlour. Women’s spa weekends and couples on Widcombe’s hill may prefer the parlour, and that is fine too.",
    "drag-queen":
      "Bonnet, corset, lip-sync: a queen as mistress of ceremonies does what Beau Nash did, with better shoes. Let her preside over bingo at a Larkhall club, a software team’s Christmas party, or brunch on Walcot Street.",
  },
} satisfies Place;
