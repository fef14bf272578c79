import type { Place } from "../shape.ts";

export default {
  slug: "shrewsbury",
  name: "Shrewsbury",
  kind: "town",
  within: "in Shrewsbury",
  nation: "England",
  county: "Shropshire",
  at: { lat: 52.71, lon: -2.752, source: "GeoNames: Shrewsbury, GB.ENG.L6" },
  motif: "town",
  quarters: ["Wyle Cop and Dogpole", "Frankwell", "Abbey Foregate"],
  arriving:
    "The station stands below the Castle, almost in town. Inside the loop streets are one-way and cobbled in parts, so Frankwell car park is the sensible stop, unless the river is over it.",
  busy: {
    when: "The rowing regatta in May, Folk Festival at the August bank holiday, December Saturdays",
    why: "Rowers fill the inns in May and folk fans in August, and cottages towards Church Stretton are already let to walkers.",
    ahead:
      "Inside the loop or out by the Long Mynd, three weeks’ warning is about right. The regatta, the Folk Festival and December Saturdays all merit eight.",
  },
  pages: {
    "male-stripper": {
      spots: [
        {
          name: "Wyle Cop and Fish Street",
          text: "Crooked lets above shops, all oak and slope. Charming, tight and creaky: keep the group small and let him make his entrance down the stairs.",
        },
        {
          name: "Kingsland",
          text: "Edwardian houses across the toll bridge, with large level rooms and a long path from the gate. He can change in an upstairs bedroom while you’re all in the garden.",
        },
        {
          name: "Church Stretton and the Long Mynd",
          text: "Farm lets and converted barns with boot rooms, kitchens for twenty and a lane of their own. Nobody’s near. Send a grid reference along with the postcode.",
        },
      ],
      intro:
        "Male strippers come to Shrewsbury hen parties in timbered houses inside the loop, a Kingsland dining room or a farmhouse under the Long Mynd, and to birthdays all over town.",
      here: "Hens either stay inside the river loop or take a farmhouse near Church Stretton. In town it’s a tall thin house let by the night, with the wine bars on foot; have him arrive before you go out, while the group is together. In the hills, go up the Long Mynd on Saturday morning and choose the full show for the evening, since you aren’t going anywhere. If it’s a birthday, have him between dinner and the gin. Mention the stairs, as some are very steep.",
      room: "Old floors in the loop tilt towards the river, and a chair on castors rolls. Find the flattest corner, use a chair with four solid legs, and keep the speaker off any wall you share. In a barn it’s warmth he’ll need; light the stove an hour ahead.",
      question: {
        ask: "What if the river is up?",
        answer:
          "It happens most winters and seldom stops a party. Frankwell’s car parks shut, Coleham and Smithfield Road may follow, and traffic goes round the long way. Give us your bank of the river and he’ll come in by the English or the Welsh Bridge to suit, with time in hand. If your own cottage is cut off, ring early and we’ll talk about the date.",
      },
    },
    "female-stripper": {
      spots: [
        {
          name: "Abbey Foregate",
          text: "Georgian houses and small hotels outside the loop, reachable by car and near the station. Ground-floor drawing rooms have shutters that really close.",
        },
        {
          name: "Cellars off Dogpole",
          text: "Brick-vaulted rooms under restaurants, hired with a bar. Nobody sees in and little is heard. There is one stair, so she must come down before the guests or after everybody is seated.",
        },
        {
          name: "Pontesbury and Minsterley",
          text: "Village houses and farm lets in the hills to the south-west. Lanes ice over in January; offer her a floodlight, a gritted yard and somewhere to turn round.",
        },
      ],
      intro:
        "In Shrewsbury our female strippers perform in private houses, farm lets and hired cellars, at stag dos, big birthdays and women’s parties.",
      here: "Trains meet here from Chester, Aberystwyth and Hereford, a natural halfway house for scattered friends. Drop bags at a rented place near the Abbey, have one round of the Cop’s pubs, and come back at seven for the show before dinner. In the country, make it later. A house out past Pontesbury may have a log fire and seats for sixteen; ask the owner about the act before you pay. For a women’s fiftieth, mix the cocktails at home, put hats on and ask for feathers.",
      room: "Vaults sweat and echo, so put the music on low and set seats tight along the curve. Anywhere else, begin with the shutters and work inward: a mat before the fire, lamps at the sides, the piano stool swapped for a dining chair, and a scullery or spare room in which a suitcase can be opened flat.",
      question: {
        ask: "Could we book her on a boat on the Severn?",
        answer:
          "It’s a nice idea, but no. Trip boats are glazed all round, pass the Quarry’s lawns at walking pace and have nowhere for her to change. Have your cruise in daylight, wave at the bandstand, and book a room on dry land for later.",
      },
    },
    "drag-queen": {
      spots: [
        {
          name: "Wyle Cop’s first floors",
          text: "Upstairs dining rooms for about thirty, with uneven boards. She works close up here, and won’t need a microphone if the next room is empty.",
        },
        {
          name: "Frankwell",
          text: "Over the Welsh Bridge, within sight of the theatre, rooms used for rehearsals and community suppers. Loading is level from the car park, except when the Severn has flooded it.",
        },
        {
          name: "Marquees towards Atcham and Condover",
          text: "Country weddings with a generator, a boarded floor and a loo trailer. She can use the bride’s cottage for her quick change; leave a torch by the door, as the path back will be dark.",
        },
      ],
      intro:
        "Book a drag queen in Shrewsbury for a supper club, a fundraiser, a birthday or a dinner where two families meet, often under very old beams.",
      here: "The night before a wedding, two families who have met twice sit down to dinner on Wyle Cop and don’t know what to say. She greets each table, has the bridesmaids and the groom’s uncles answering questions about one another before the starters are cleared, and closes before ten with something from a musical. She will also host a fundraiser for a choir or a gardening club, with the raffle and the thank-yous. Avoid the August bank holiday, when the folk festival takes every room in town.",
      room: "Beams first. She stands tall in heels and taller in a wig, so walk the space with a broom held upright and mark what it hits. Rather than a stage, leave an aisle between the tables. She also needs a mirror, a bright lamp and three quarters of an hour to get ready.",
      question: {
        ask: "Both our families are quite reserved. Is a drag host a mistake?",
        answer:
          "It needn’t be. Ask for warmth over bite, keep it to half an hour, and give her four harmless facts about each side, so that both get teased. Warn the parents what sort of host it is. If a grandfather would leave the room, book the string quartet instead; we don’t mind.",
      },
    },
  },
  sources: [
    "Folk Festival, August bank holiday: https://www.shropshirelive.com/news/2023/08/17/bank-holiday-festival-set-to-attract-thousands-to-shrewsbury/",
    "Frankwell car parks closed when the Severn rises: https://www.shropshirelive.com/2023/12/27/news/frankwell-car-parks-closed-as-river-severn-rises/",
    "Streets that flood, Smithfield Road and Coleham: https://www.shropshirestar.com/news/environment/2022/02/23/river-severn-flooding-full-list-of-closed-roads-in-shrewsbury-ironbridge-and-bridgnorth/",
  ],
} satisfies Place;
