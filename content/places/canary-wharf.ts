import type { Place } from "../shape.ts";

export default {
  slug: "canary-wharf",
  name: "Canary Wharf",
  kind: "area",
  parent: "london",
  within: "at Canary Wharf",
  nation: "England",
  county: "Greater London",
  at: { lat: 51.505, lon: -0.021, source: "GeoNames: Canary Wharf, GB.ENG.GLA" },
  motif: "capital",
  quarters: ["West India Quay", "South Quay and Millwall Dock", "Island Gardens"],
  arriving:
    "Elizabeth, Jubilee and DLR trains all arrive under the towers, and river boats tie up at the pier. Car parks are underground with security checks, so send the car’s registration in advance.",
  busy: {
    when: "Thursdays in December, and January’s Winter Lights",
    why: "Whole trading floors celebrate on the same few nights; in January the light trail brings families back around the docks.",
  },
  pages: {
    "male-stripper": {
      intro:
        "At Canary Wharf, and all round the Isle of Dogs, hens, birthday hosts and colleagues saying farewell book male strippers for tower apartments, residents’ lounges and dockside rooms.",
      here: "On this island the party is normally thirty floors up. A bride’s friend has the flat at South Quay with the view of the O2, the lift pings at eight, and he’s shown past the concierge as a guest with a suit carrier. Colleagues make up half the hen, so the tone is cheerful rather than riotous, and the show lands best once people have stopped talking about work. Thursday is as popular as Saturday, with everyone coming straight from the office. At the weekend the estate empties and a booking feels like having the docks to yourselves.",
      spots: [
        {
          name: "South Quay and Marsh Wall",
          text: "Skyscraper flats with more window than wall. After dark anyone opposite can see in, so learn how your blinds work before he gets there.",
        },
        {
          name: "Millwall and Cubitt Town",
          text: "Older riverside houses along Saunders Ness Road and Manchester Road, with gardens and a front door on the street. Much simpler to get into, and nobody has to sign a visitors’ book.",
        },
      ],
      room: "Glass towers are kind to performers: lifts, air conditioning, a spare bathroom. They’re less kind to volume, since sound runs down the ventilation. Keep the speaker off the floor, close up the balcony, and slide the sectional sofa back until there’s a clear square of carpet.",
      question: {
        ask: "May we use the residents’ lounge instead of the flat?",
        answer:
          "Only if the building’s management says so, and many will say no, because lounges have cameras and other residents have fobs. Ask them for exclusive hire with the doors closed. If they hesitate, stay in the apartment: nobody else has a say in it but your landlord.",
      },
    },
    "female-stripper": {
      intro:
        "To have a female stripper at Canary Wharf is mostly a matter of finding the right private room, whether for a stag, a birthday or leaving drinks. She’s discreet at the front desk and dressed up once inside.",
      here: "Docklands stags generally begin with a table booked by someone’s assistant and end at somebody’s flat by Millwall Dock. In between, she can be with you for a short show in a warehouse dining room at West India Quay or in the apartment before taxis to the City. If the guest of honour is leaving a job, remember it’s a party among consenting friends and not a work event: invitations should say what’s planned, attendance should be nobody’s duty, and the boss needn’t come. Couples’ anniversaries with a view are easier still.",
      spots: [
        {
          name: "West India Quay",
          text: "Georgian sugar warehouses with brick vaults and low lighting, on the old side of the footbridge. Rooms here can be shut, unlike the atriums across the water.",
        },
        {
          name: "Island Gardens",
          text: "Clubrooms and houses near the foot tunnel, looking over to Greenwich. For friends who have been running, rowing or watching boats all afternoon, everything needed is on the ground floor.",
        },
        {
          name: "Canada Water side",
          text: "If your block’s rules are hopeless, one stop on the Jubilee line brings you to flats and lofts at Rotherhithe where the porter is more relaxed and there’s somewhere to pull up.",
        },
      ],
      room: "Check three things in a high-rise: that the bedroom she’ll dress in isn’t the one with the coats, that the lighting dims, and that candles stand well clear of the feathers. Polished floors are fine with heels, marble ones less so.",
      question: {
        ask: "How do we get her past security without the whole lobby knowing?",
        answer:
          "List one more guest for your flat, the way you would any friend, and send somebody down to the lobby to bring her up. She arrives in daytime clothes. If the building’s car park wants a number plate, mention that in your notes. You don’t need to say what she does.",
      },
    },
  },
  sources: [
    "Winter Lights each January: https://banglamirrornews.com/2026/01/10/canary-wharf-set-to-light-up-in-annual-winter-light-festival-this-january/",
    "A private estate with its own security: https://pieceoftheattraction.blogspot.com/2019/01/winter-lights-at-canary-wharf.html",
  ],
} satisfies Place;
