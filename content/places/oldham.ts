import type { Place } from "../shape.ts";

export default {
  slug: "oldham",
  name: "Oldham",
  kind: "town",
  within: "in Oldham",
  nation: "England",
  county: "Greater Manchester",
  at: { lat: 53.541, lon: -2.118, source: "GeoNames: Oldham, GB.ENG.K1" },
  motif: "valley",
  quarters: ["Yorkshire Street", "Uppermill", "Royton and Chadderton"],
  arriving:
    "Trams from Manchester run through the streets to Oldham Mumps. Saddleworth’s railway station is at Greenfield, and Delph’s lanes are steep and dark. Send a house name as well as a postcode.",
  busy: {
    when: "Band contest night in early summer, and Rushcart weekend each August",
    why: "Coaches of brass bands tour the Saddleworth villages for the Whit Friday contests; in August morris men pull the rushcart through Uppermill and its spare beds go.",
    ahead:
      "Ask three weeks before, whether it’s a Royton semi or a cottage at Delph. On Whit Friday or Rushcart weekend, double it.",
  },
  pages: {
    "male-stripper": {
      intro:
        "For Oldham hens, big birthdays and leaving dos a male stripper travels to semis in Royton, bowling clubs and weavers’ cottages up in Saddleworth. The full show is half an hour with two costumes.",
      here: "Down in Royton or Chadderton it’s a semi with the furniture moved and a rag pudding tea; he is in and out inside the hour and you can be on Yorkshire Street by ten. Over the hill in Saddleworth it’s a cottage weekend: walking boots in the porch, a stove lit, eight friends who have come up from all over. For that, choose the longest booking, and he’ll hand the drinks round afterwards while somebody cooks.",
      spots: [
        {
          name: "Weavers’ cottages in Dobcross and Delph",
          text: "Three storeys with a run of windows at the top and a staircase like a ladder. Keep everything downstairs, where the flags are level and the door opens straight to the car.",
        },
        {
          name: "Bowling clubs in Royton",
          text: "A square room, a hatch, a trophy cabinet and a secretary who should be asked face to face. Saturdays out of season are easiest, with the green locked and the shutters down.",
        },
        {
          name: "Lees and Springhead houses",
          text: "Stone terraces and semis on the hill, bigger inside than out. Clear the back room, let him use the front bedroom, and put somebody by the window who can see his headlights and open the door.",
        },
      ],
      room: "Mill-town terraces are narrow, about one settee wide, and nobody should be dancing in the hearth. Lift out the armchairs, pull back the rug if it slides, and keep the cornet, the cat and the candles on the far side of the door. He can get changed upstairs.",
      question: {
        ask: "We’re up a lane above Delph. Will he find us?",
        answer:
          "He will if you help him. Satnav gives up on those lanes and half the farms share a name, so send a pin, the house name and a photograph of the gate. Leave the outside light burning. In snow or thick fog we’ll ring you that afternoon and talk about an earlier start or another date.",
      },
    },
    "female-stripper": {
      intro:
        "Around Oldham our female strippers dance at stags, fiftieths and club socials, in barns above Delph, function rooms in town and ordinary front rooms in Shaw. Tell us which when you book.",
      here: "After a match at Boundary Park, a stag party does well with a six o’clock start at a house nearby. For a rugby or cricket social in Saddleworth, with partners there and a band due on later, she’ll open with gloves and a fan and ask before she brings anyone to the chair. One hour with games makes sense for any group which knows itself well and can laugh at its captain. When somebody’s retiring, the short show goes after the hotpot, with partners asked and a card to sign on the way in.",
      spots: [
        {
          name: "Barns over Denshaw and Delph",
          text: "Stone, slate, long views and it’s cold up there. Heaters on from the afternoon, please, and a covered route between the house where she changes and the barn itself.",
        },
        {
          name: "Function rooms along Union Street",
          text: "On the tram, close to the rank, and used to Saturday hires. Book the room and not just a section of the bar; people can hear and see past a curtain.",
        },
        {
          name: "Front rooms in Shaw and Royton",
          text: "Eight or nine of you fit, with the armchairs in the yard and the curtains pinned. Tell the house next door, put the speaker on the stairs side, and use a kitchen chair for the groom.",
        },
      ],
      room: "She has a costume case to carry, so leave the nearest parking space free. After that it’s simple: heat, a mirror, low lamps in place of the strip light, and chairs set two deep round a clear carpet with nobody’s pint on the floor.",
      question: {
        ask: "Is a working men’s club allowed to have her?",
        answer:
          "It depends on the club’s own rules and its licence, so the secretary has to say yes before you pay anything. Some still put on such nights in the concert room with the doors closed; some stopped years ago. Ask who else is in the building that evening. Members popping in from the snooker is what usually sinks it.",
      },
    },
    "drag-queen": {
      intro:
        "Oldham’s club nights, golden weddings and band dinners all have a use for a drag queen: songs, a bit of gossip and a firm hand with the raffle. She covers the town and every Saddleworth village.",
      here: "Brass bands come by the coachload for the Whit Friday contests, and Saddleworth has had well over a century’s practice at standing in a square and cheering strangers. It makes for lovely audiences. A queen at a band club can hand out the daft prizes (best uniform lost, worst wrong turning in the coach), conduct the second encore and get the bass trombones to blush. In Failsworth and Hollinwood she does anniversaries, with the couple’s first dance sung live if you ask for a singer. If old friends are turning sixty together, send the list and she can call a register.",
      spots: [
        {
          name: "Band clubs in the villages",
          text: "Dobcross, Diggle, Delph and their neighbours all have rooms with a decent acoustic and a bar run by volunteers. Give them the date early; contest week belongs to the bands.",
        },
        {
          name: "Town-centre dining rooms by the Old Town Hall",
          text: "Close to the tram at Oldham Central, good for an office night. Ask for a table plan with a gap down the middle, since she likes to walk among people.",
        },
        {
          name: "Marquees at Springhead and Lees",
          text: "Family dos on a slope. Keep the flat end for her heels and sit the guests uphill of her, where they can see over one another’s hats.",
        },
      ],
      room: "A band room has everything except somewhere to put on a face, so clear the instrument store and find a lamp. Music stands go to the wall, percussion under a sheet. What she asks for is a mirror at sitting height and a microphone tested beforehand.",
      question: {
        ask: "Can she work with our band?",
        answer:
          "Usually, given notice. Send the key and the arrangement of one or two songs when you book, and say whether you need her to sing live, as not every queen does. She’ll want ten minutes with the conductor before doors. The rest of the set is on backing tracks, so the players can sit down and have a drink.",
      },
    },
  },
  sources: [
    "Whit Friday band contests in the Saddleworth villages: https://saddind.co.uk/best-of-brass-returns-to-saddleworth-for-whit-friday-contests/",
    "Tram stops in the town centre: https://www.oldham-chronicle.co.uk/news-features/8/news-headlines/84441/get-your-skates-on-and-tram-it-to-the-town-centre",
    "Lees and Springhead, villages on the Pennine foothills: https://en.wikipedia.org/wiki/Lees,_Greater_Manchester",
  ],
} satisfies Place;
