import type { Place } from "../shape.ts";

export default {
  slug: "torquay",
  name: "Torquay",
  kind: "town",
  within: "in Torquay",
  nation: "England",
  county: "Devon",
  motif: "seaside",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "Torquay calls its bit of Devon the English Riviera and plants palms to prove it. White villas climb the hills above the harbour, many of them now hotels with a lounge and a view; boats go out by day, then Torwood Street and the Strand take over.",
  spots: [
    {
      name: "The Strand and harbour",
      text: "Marina, clock tower and the run of late bars up Torwood Street, five minutes end to end.",
    },
    {
      name: "Babbacombe and St Marychurch",
      text: "Clifftop downs, a little theatre and guest houses, with the cliff railway down to Oddicombe Beach.",
    },
    {
      name: "Meadfoot and the Lincombes",
      text: "Italianate villas in sub-tropical gardens, rented whole or by the floor, over the hill from the noise.",
    },
  ],
  arriving:
    "Change at Newton Abbot for the branch; Torquay station is on the front by Torre Abbey, a mile from the harbour. Gradients are Alpine, hotel drives tight, and the A380 slows every changeover Saturday.",
  busy: {
    when: "Easter, school-holiday Saturdays, and the Agatha Christie Festival in September",
    why: "Families hold the hotels through July and August, then crime readers follow them in.",
  },
  leadWeeks: 6,
  lines: {
    "male-stripper":
      "Picture windows, a baby grand no one plays, Tor Bay outside: hotel lounges like these want livening. Hens at Meadfoot, mixed golden-wedding parties at Babbacombe and lads off a charter boat can all ask for him.",
    "female-stripper":
      "Fishing stags come ashore at Beacon Quay needing a shower, then company with manners, in a private lounge up Warren Road. Sisters on a Riviera spa break and friends toasting a decree absolute fit the same room.",
    "drag-queen":
      "Basil Fawlty’s hotel would have been the better for a queen. Ask her to run the bingo in a Babbacombe lounge, host a language school’s staff party, or serve harbourside brunch with murder-mystery interludes, Agatha permitting.",
  },
} satisfies Place;
