import type { Place } from "../shape.ts";

export default {
  slug: "notting-hill",
  name: "Notting Hill",
  kind: "area",
  parent: "london",
  within: "in Notting Hill",
  nation: "England",
  county: "Greater London",
  at: { lat: 51.512, lon: -0.206, source: "GeoNames: Notting Hill, GB.ENG.GLA" },
  motif: "capital",
  quarters: ["Westbourne Grove", "Ladbroke Estate gardens", "Golborne Road"],
  arriving:
    "Notting Hill Gate has the Central line and its Night Tube; Ladbroke Grove serves the north end. On Saturdays stalls close Portobello to cars, and drop-offs work from Kensington Park Road or not at all.",
  busy: {
    when: "Carnival on August bank holiday, and sunny market Saturdays",
    why: "For Carnival the streets shut for two days and shopfronts go behind boards. Book either side of it, not during.",
    ahead:
      "A supper off Elgin Crescent usually needs two weeks’ notice. Weekends either side of Carnival need five, and Carnival itself is best left alone.",
  },
  pages: {
    "male-stripper": {
      intro:
        "In Notting Hill a male stripper comes to your hen do or birthday in the basement kitchen, the garden-square drawing room or the weekend let, with the doors closed.",
      here: "It begins on Portobello, usually, with hats. By four the bride has bought a coat and the bridesmaids have a plan: home to the house off Elgin Crescent, supper round the long table downstairs, and at half past seven a knock at the area door. A basement kitchen has the space and, with luck, a speaker already on the dresser. He works the length of the table, brings the bride out to the clear end by the garden doors, and leaves everyone to their cheese. Check the ceiling first: some basements are lower than his hat.",
      spots: [
        {
          name: "Elgin and Blenheim Crescents",
          text: "Terraces over communal gardens. The kitchen opens on to a lawn that belongs to the whole block. Bring the blinds down at the back, where people forget them, as well as the front.",
        },
        {
          name: "Westbourne Grove back rooms",
          text: "Restaurants with a private space behind the main one. A curtain doesn’t count as a door: find out what stands between you and the Saturday diners before you mention the act.",
        },
        {
          name: "Lancaster Road lets",
          text: "Painted houses rented by the weekend, tall and thin, one room to a floor. Choose the one above the hall and send him up while the group is busy with the ice.",
        },
      ],
      room: "Tall thin houses mean stairs, and his case goes up all of them. Free a floor for him: a bathroom to change in, guests kept below until he’s ready. A rug the size of a picnic blanket is welcome on the stone floor.",
      question: {
        ask: "Could we do it over Carnival?",
        answer:
          "Please don’t. On the Sunday and Monday of the August bank holiday the streets between Notting Hill Gate and Harrow Road are shut to traffic, Ladbroke Grove station closes and others take people one way only. Nobody can promise you a performer at eight. The weekends on either side are fine; if you’re here for the parade, party in another part of town.",
      },
    },
    "female-stripper": {
      intro:
        "A studio, a mews flat, the weekend house: that’s where a female stripper dances in Notting Hill, for stag dos, joint birthdays and burlesque suppers.",
      here: "Golborne Road suits her best. North of the Westway the houses give way to workshops and photographers’ studios for hire, with white walls to light and no one asleep overhead. A stag group can bring in beer, a Portuguese dinner from down the road and a stack of chairs, and she gives the room its centre: entrance, dance, the chair if the groom nods, applause. South of it, have her at a fortieth at home, for a dozen friends, and ask for gloves and fans. Friday is the easier night; on Saturday the market has the streets until evening.",
      spots: [
        {
          name: "Golborne Road and Trellick",
          text: "Studios and workspaces under the tower. Ask whether the goods entrance is manned at night, where the lights switch off, and if the skylights have covers.",
        },
        {
          name: "Mews behind Ledbury Road",
          text: "Low coach houses with the living space upstairs, over a garage. Once the shutters are closed nobody sees a thing, though everything you play is heard by the whole cobbled row.",
        },
        {
          name: "Holland Park Avenue flats",
          text: "Conversions in very large villas, with double drawing rooms on the raised ground floor. You need full curtains, as people on the pavement can see in over half-shutters.",
        },
      ],
      room: "Portable heaters, if it’s a studio: concrete is cold on bare shoulders. Otherwise the list is plain. A clean dry floor, an upright chair, a bathroom with a light over the mirror, and a street door that locks.",
      question: {
        ask: "Can she get to us on a market Saturday?",
        answer:
          "After trading, easily. During it Portobello Road is given over to stalls and the side turnings fill with vans, so a four o’clock slot means carrying a case through the antiques crowd. Make it seven, and meet her on Kensington Park Road or at Ladbroke Grove Tube. Say which side of the Westway you are; visitors mix the two up.",
      },
    },
  },
  sources: [
    "Carnival closures and stations: https://www.lbc.co.uk/traffic-travel/notting-hill-carnival-travel-advice/",
    "Portobello’s Saturday market: https://en.wikipedia.org/wiki/Portobello_Road",
  ],
} satisfies Place;
