import type { Place } from "../shape.ts";

export default {
  slug: "oldham",
  name: "Oldham",
  kind: "town",
  within: "in Oldham",
  nation: "England",
  county: "Greater Manchester",
  motif: "valley",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "Oldham spun more cotton than anywhere and still has the mill chimneys to prove it. Town nights follow the tramlines along Union Street and Yorkshire Street; Saddleworth, over the hill and once in the West Riding, adds Uppermill, Delph and Dobcross with their weavers’ cottages and brass bands.",
  spots: [
    { name: "Yorkshire Street", text: "Town-centre strip by the old Town Hall, close to trams and the taxi rank." },
    {
      name: "Uppermill",
      text: "Canal, viaduct, stepping stones and upstairs rooms on the High Street, liveliest of Saddleworth’s villages.",
    },
    {
      name: "Royton and Chadderton",
      text: "Mill-shadow suburbs of semis, bowling clubs and church halls with a hatch to the kitchen.",
    },
  ],
  arriving:
    "Trams run through the streets to Oldham Mumps from Manchester. Saddleworth’s railway station is at Greenfield, and Delph’s lanes need low gear and a house name, not only a postcode.",
  busy: {
    when: "Whit Friday in early summer, and Rushcart weekend each August",
    why: "Band coaches jam Saddleworth’s villages for the march contests, then morris men pull the rushcart through Uppermill and fill its spare beds.",
  },
  leadWeeks: 2,
  lines: {
    "male-stripper":
      "Weavers’ cottages have three floors and tiny stairs, so set the scene on the ground floor. Dobcross hens, Royton nurses, a Chadderton sixtieth with the bowling club: each brings its own soundtrack, occasionally a cornet.",
    "female-stripper":
      "Latics supporters’ coaches, Saddleworth rugby nights and mixed barn parties above Delph have one thing in common, a cold walk from the car. Warm the room, clear a rug’s worth of floor, leave the porch light lit.",
    "drag-queen":
      "Whit Friday judges sit unseen in a caravan; ours would rather be looked at. Let a queen adjudicate a Royton club lip-sync, call bingo in an Uppermill band room, or host a cotton-mill office’s spring brunch.",
  },
} satisfies Place;
