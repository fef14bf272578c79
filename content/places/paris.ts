import type { Place } from "../shape.ts";

export default {
  slug: "paris",
  name: "Paris",
  kind: "town",
  within: "in Paris",
  nation: "France",
  county: "Île-de-France",
  at: { lat: 48.853, lon: 2.349, source: "GeoNames: Paris, FR.11.75" },
  motif: "sunshine",
  quarters: ["Le Marais", "Canal Saint-Martin and Oberkampf", "The Seine quays"],
  arriving:
    "Eurostar arrives at Gare du Nord; the Métro does everything after that. Buildings need a digicode, sometimes two, and the lift takes one suitcase, so send codes, staircase letter and floor.",
  busy: {
    when: "Roland-Garros, fashion weeks, Fête de la Musique on 21 June",
    why: "Tennis and fashion fill the hotels; Bastille Day follows, then much of Paris leaves for August.",
    ahead:
      "Whether it’s a barge or a Marais cellar, come to us two months before. During Roland-Garros, the fashion weeks or Fête de la Musique, make that four.",
  },
  pages: {
    "male-stripper": {
      intro:
        "On a moored barge, in a Marais cellar or at a house by the Marne, a male stripper performs in Paris for hen weekends and birthdays that have the place to themselves.",
      here: "A rented flat in Paris has parquet, neighbours underneath and a host whose rules say silence after ten, so have the party elsewhere. A barge hired for the evening comes with its own bar, its own gangway and nobody above, and the captain has to agree. In a vaulted cellar have him after the main course, when the owner has agreed and the tables at one end have been moved. Either way you’re free by half past nine, with all of the evening in front of you.",
      spots: [
        {
          name: "Barges at Bercy and below",
          text: "Moored for good, heated, with a proper saloon. Ask whether the hire is exclusive and whether the captain allows guests to bring an entertainer; a few keep their own list.",
        },
        {
          name: "Cellars in the Marais",
          text: "Stone vaults beneath restaurants, steep steps down, marvellously soundproof. At the edges a tall man has to stoop, so put the chair in the middle.",
        },
        {
          name: "Houses on the Marne",
          text: "Joinville, Nogent, Champigny: villas with gardens to the water, reached by RER. Families live either side; shutters closed, music inside, everyone home on the last train, whose time you’ll have noted before the first bottle.",
        },
      ],
      room: "Barges move a little when another passes: a solid chair with rubber feet, please, and glasses on the bar rather than the floor. Vaults have one socket, generally behind the wine. He changes in the crew cabin or the cloakroom, wherever people won’t be fetching their coats.",
      question: {
        ask: "Our holiday flat is gorgeous. Why not there?",
        answer:
          "Parquet, mainly. Paris floors carry every step to the flat beneath, buildings have a concierge or a committee, and noise that disturbs the neighbours can be fined at any hour, not only at night. Ten people laughing is usually forgiven; ten people, a speaker and a fireman aren’t. Sleep at the apartment and hire somewhere for the party.",
      },
    },
    "female-stripper": {
      intro:
        "For stags, anniversaries and private dinners in Paris, a female stripper works in hired studios, on barges and in salons, behind closed doors.",
      here: "Toulouse-Lautrec put the chorus line on a poster here, and visitors who book usually ask for something glamorous. A stag party over for the rugby at Saint-Denis could have the shorter show in a hired workshop in Oberkampf, then walk to supper. Couples ask for feathers, a long glove and a French song, at a table for six on the water. Women book it for each other at forty, and dress for it. Wherever it is, the owner has to know and agree, and the evening is arranged in advance down to the staircase letter.",
      spots: [
        {
          name: "Workshops in the eleventh",
          text: "Furniture-makers’ yards off Rue du Faubourg Saint-Antoine and Oberkampf, now studios by the hour. A cobbled court and a gate stand between you and the street.",
        },
        {
          name: "Salons in small hotels",
          text: "Left Bank and Opéra hotels rent a panelled room for dinners. Ask the director, politely and in writing; an unplanned show in a bedroom will get you asked to leave.",
        },
        {
          name: "A boat for one table",
          text: "Small moored vessels along the quays take parties of eight or so. Draw the curtains on the quay side, where there are joggers and bridges. Ask the crew to stay on deck until she’s changed back, then let them serve the cheese.",
        },
      ],
      room: "Cobbles ruin heels, so she changes shoes inside; let her have the mezzanine or kitchen to get ready. Panelled rooms come with gilt chairs too frail for a dance. Ask for one that’s meant to be sat on. She’d like low lamps, one free wall and the parquet clear in front of it. Feathers drift, so put candles under glass.",
      question: {
        ask: "Will the door codes be a problem?",
        answer:
          "They’re the commonest reason an act starts late in Paris. There is a street code, sometimes a courtyard code, then an intercom with the owner’s surname and not yours. Send all of them, the staircase and floor, plus the number of a friend who’ll be at the street door ten minutes before she’s due.",
      },
    },
    "drag-queen": {
      intro:
        "Drag in Paris for English-speaking parties: a queen to host your company dinner at La Défense, a wedding supper by the Seine or a fiftieth in Montmartre.",
      here: "Paris has had its own drag for generations and she doesn’t try to compete. She can play the English visitor, wrong shoes, too much luggage, madly in love with the city and its waiters. That suits a leaving dinner, and wedding guests from four countries too, because it’s a story anyone can follow: three numbers, a toast in terrible French, the couple’s names worked in. At a Montmartre fiftieth, collect guests’ worst holiday French on cards; she’ll recite it between songs. On Fête de la Musique, 21 June, the whole city is singing outdoors. Book a room indoors that night, or she’ll be drowned out by somebody’s cousin on drums.",
      spots: [
        {
          name: "La Défense and the west",
          text: "Towers with a restaurant floor and a service lift. Security wants visitors and cases declared beforehand, so ask your facilities people what they need from us.",
        },
        {
          name: "Reception barges",
          text: "The large ones have a dance deck, cloakroom and a sound limiter. Ask the boat for its limit in decibels and tell us; the patter can carry a quieter set.",
        },
        {
          name: "Montmartre dining rooms",
          text: "Private upstairs rooms off the steep streets, red walls and mirrors. Taxis stop below the steps, so send someone down to help with two cases. Seat the guest of honour nearest the landing, where she’ll have room to curtsey, and give grandparents the banquette opposite.",
        },
      ],
      room: "Measure the headroom on a boat, deck to beam, in the middle, where she’ll stand. Restaurants seat people elbow to elbow, so leave an aisle for a skirt. She needs a room to change in with a lock, a mirror and a lamp; an office will do nicely.",
      question: {
        ask: "Should she perform in French?",
        answer:
          "Only if most of your guests would want it, in which case a Parisian act is the right hire and we’d tell you so. Ours works in English with a few lines of shameless school French. Songs by Piaf or Dalida go down well from a Briton who means them. Put the languages at each table in the notes.",
      },
    },
  },
  sources: [
    "Noise by day and by night in France: https://www.goyrans.fr/quelques-definitions/",
    "How Paris regulates noise and nightlife: https://www.paris.fr/pages/comment-paris-regule-sa-vie-nocturne-7334",
  ],
} satisfies Place;
