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
    "Elizabeth, Jubilee and DLR trains all arrive under the towers, and river boats tie up at the pier. Car parks are underground, with security checks, and we’ll need a space number in advance.",
  busy: {
    when: "Thursdays in December, and January’s Winter Lights",
    why: "Christmas parties fill the same few evenings; in January the light trail brings families back around the docks.",
    ahead:
      "Warn the concierge, and us, at least a fortnight before an evening up in the towers. A Thursday in December should be arranged by mid-October.",
  },
  pages: {
    "male-stripper": {
      intro:
        "Male strippers for Canary Wharf and the rest of the Isle of Dogs: hens and birthdays in tower apartments, riverside houses and private rooms by the docks.",
      here: "On this island the party may be thirty floors up. A bride’s friend has the flat at South Quay with the view of the O2; the concierge has been told that an entertainer is coming at eight, and someone is in the lobby to meet him. If the bride’s colleagues are asked, make it plain that this is a private party and nobody has to come. Feed people first, clear the middle of the room, and let him start while everyone is still sitting down. Saturday is the quiet night here, as the offices are shut and the restaurants have tables.",
      spots: [
        {
          name: "South Quay and Marsh Wall",
          text: "Skyscraper flats with more window than wall. After dark anyone opposite can see in, and it pays to learn how your blinds work before he gets there.",
        },
        {
          name: "Millwall and Cubitt Town",
          text: "Older riverside houses along Saunders Ness Road and Manchester Road, with gardens and a front door on the street. Simpler to get into, with no front desk to arrange things with, and usually a spare bedroom for changing.",
        },
        {
          name: "Wapping and Limehouse",
          text: "Warehouse flats west of the towers, with brick walls, wooden floors and space for a dozen in a ring. Ask the landlord, lay a rug for the people below, and bring the speaker up off the boards.",
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
        "A Canary Wharf female stripper can perform at your stag, birthday or friend’s send-off, in a flat or a closed dining room whose manager has agreed to the act.",
      here: "A stag here can eat at West India Quay and finish at a flat by Millwall Dock. She can be with you for a short show in a private dining room on the quay, or in the apartment before taxis to the City. If the guest of honour is leaving a job, keep it a party among friends and not a work event: the invitation should say what’s planned, and nobody should feel they have to come or be asked by their manager. For an anniversary with a view, leave the blinds up for dinner and close them for her.",
      spots: [
        {
          name: "West India Quay",
          text: "Georgian sugar warehouses with brick vaults and low lighting, on the old side of the footbridge. Rooms here can be shut, unlike the atriums across the water.",
        },
        {
          name: "Island Gardens",
          text: "Clubrooms and houses near the foot tunnel, looking over to Greenwich. Look for a ground-floor room you can hire for the evening, with curtains and a manager who has said yes to striptease.",
        },
        {
          name: "Canada Water side",
          text: "If your building doesn’t allow it, one stop on the Jubilee line brings you to flats and lofts at Rotherhithe. Ask the owner there too, before you pay for the let.",
        },
      ],
      room: "Check three things in a high-rise: that the bedroom she’ll dress in isn’t the one with the coats, that the lighting dims, and that candles stand well clear of the feathers. A speaker on a table travels less through the slab than one on the floor. Carpet or wood is best to dance on.",
      question: {
        ask: "How do we get her past security without the whole lobby knowing?",
        answer:
          "Put her on the visitor list by first name as your entertainer, and send somebody down to meet her. She arrives in daytime clothes with a case, and the people in the lobby need know no more. The landlord or building manager is different: read the rules and get a yes first. If the car park wants a number plate, put that in your notes.",
      },
    },
  },
  sources: [
    "Winter Lights each January: https://banglamirrornews.com/2026/01/10/canary-wharf-set-to-light-up-in-annual-winter-light-festival-this-january/",
    "A private estate with its own security: https://pieceoftheattraction.blogspot.com/2019/01/winter-lights-at-canary-wharf.html",
    "Limehouse’s warehouse conversions: https://liquisearch.com/narrow_street/redevelopment",
    "Wapping’s brick warehouses: http://www.homesandproperty.co.uk/property-news/buying/new-homes/wappings-magnificent-past-is-the-secret-to-its-exciting-future-29580.html",
  ],
} satisfies Place;
