import type { Place } from "../shape.ts";

export default {
  slug: "richmond",
  name: "Richmond",
  kind: "area",
  parent: "london",
  within: "in Richmond",
  nation: "England",
  county: "Greater London",
  at: { lat: 51.462, lon: -0.306, source: "GeoNames: Richmond, GB.ENG.GLA" },
  motif: "capital",
  quarters: ["Richmond Green", "The Riverside", "Richmond Hill"],
  arriving:
    "District line, Overground and fast trains from Waterloo share the station. The park gates shut to cars at dusk, so a driver who trusts the satnav’s short cut through it may be turned round.",
  busy: {
    when: "Rugby international weekends, and September’s running festival",
    why: "Rugby supporters eat, drink and sleep here on the way to Twickenham, and runners fill the rooms nearest Kew Gardens.",
    ahead:
      "Find the house on the Hill first, then book the act two or three weeks out. With a rugby international or September’s running festival, try for seven.",
  },
  pages: {
    "male-stripper": {
      intro:
        "Richmond upon Thames is made for hen weekends, and a male stripper fits in after the rowing and before supper, in the rented house on the Hill or a flat near the Green.",
      here: "Hire rowing boats below the bridge in the afternoon. By six everyone has climbed the Hill, looked at the view and flopped on to the sofas. He comes at half past. With a change of costume and a game that finds out who really knows the bride, he keeps them busy until the cab comes for dinner. For a birthday lunch or the end of a netball season, choose the half-hour, which has a game for everyone. Houses this size forgive some noise and cottages near the Green don’t, so say which you have.",
      spots: [
        {
          name: "Richmond Hill",
          text: "Tall houses and river-view flats with bays and balconies. Draw the curtains right across before he starts, because the Terrace Walk is full of evening strollers.",
        },
        {
          name: "The Alberts",
          text: "Rows of Victorian cottages near the station, sweet and small. Two rooms knocked together will hold a hen party of eight; any more and somebody is watching from the stairs.",
        },
        {
          name: "By the bridge",
          text: "Arches and upper rooms on the riverside, hired whole for an evening. Look at the tide table: on a big spring tide the towpath door may be under water just when he’s due.",
        },
      ],
      room: "Where do you put him to change? In a townhouse here the loo under the stairs is too small and the bedrooms are three floors up: the utility room generally wins. Give it a mirror and a hook. Clear the hearthrug, and shut the dog in the kitchen.",
      question: {
        ask: "The house backs on to Richmond Park. Can he drive through it?",
        answer:
          "Not in the evening. The gates close to cars at dusk, which by winter means teatime, and not every satnav knows. He’ll come round by Petersham Road or Sheen Road instead, both slow on a fine Saturday. While trains are running the station is the surer way, with a taxi up the slope from there.",
      },
    },
    "female-stripper": {
      intro:
        "After the rugby or instead of it, give a Richmond stag do or birthday its female stripper at the house, or in a private room upstairs.",
      here: "On an international day the whole town centre is in one scarf or another. A stag party that has been shouting since noon does better behind its own door at seven than in a fifth pub, with one sober friend as host. Eat first. Other Richmond evenings are nothing like it: a wife’s surprise for a sixtieth up the Hill, supper for twelve, a burlesque number ahead of the pavlova; or a house full of women for whom fans and gloves make a better night than a cocktail class.",
      spots: [
        {
          name: "Streets off the Green",
          text: "Elegant, listed, tight. Georgian front doors can open straight into the room where people are sitting: arrange for her to come in by the passage at the back.",
        },
        {
          name: "Hill Rise and Hill Street",
          text: "Private dining over the restaurants, one flight up. Confirm that the kitchen has finished sending food and that the door has a latch; supporters look for the gents everywhere.",
        },
        {
          name: "Petersham and Ham",
          text: "Cottages and large villas among the meadows, beyond the Hill. There’s nobody close by and streetlights are few, so put the porch lamp on and send a map pin.",
        },
      ],
      room: "She’d like curtains that meet. Richmond’s deep bays were built for looking out and work just as well for looking in, above all from the top deck of a bus. Bare floorboards, a steady chair and a bathroom on the half-landing see to the rest; keep glasses up on the mantelpiece.",
      question: {
        ask: "Is a Six Nations Saturday a mistake?",
        answer:
          "It’s busy rather than a mistake. Trains and roads between here and Twickenham are at their worst either side of the match, when streets near the stadium are closed. Have her come well ahead of kick-off or well after the final whistle, and secure the house first: on those weekends it’s the rooms that go.",
      },
    },
  },
  sources: [
    "Richmond Park’s gates: https://newsbasis.com/what-time-does-richmond-park-close-to-cars/",
    "High tides at Richmond riverside: https://richmond.nub.news/news/local-news/highest-tide-in-100-years-226764",
    "Match-day road closures: https://richmond.gov.uk/news/news_february_2024/road_closures_ahead_of_rugby",
  ],
} satisfies Place;
