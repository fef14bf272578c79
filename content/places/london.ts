import type { Place } from "../shape.ts";

export default {
  slug: "london",
  name: "London",
  kind: "town",
  within: "in London",
  nation: "England",
  county: "Greater London",
  motif: "capital",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "London is thirty-two boroughs and a square mile with its own Lord Mayor, so begin with where your group is sleeping and keep the party within one Tube line of it. The Thames splits most plans in two: north or south, settle that before anybody books a table.",
  spots: [
    {
      name: "The West End",
      text: "Private dining rooms and hotel suites between Oxford Street and the Strand, for dinner with an act after pudding.",
    },
    {
      name: "East London",
      text: "Old workshops and canal-side warehouses from Shoreditch to Hackney Wick, hired by the day, playlist your own.",
    },
    {
      name: "Bermondsey and Bankside",
      text: "Railway arches, loft flats and function rooms around Tower Bridge, handy for London Bridge trains.",
    },
  ],
  arriving:
    "Performers cross town by Tube as often as by car, because bays are rare and the centre’s Congestion Charge runs into early evening. Say which floor, which buzzer, and whether Saturday’s Night Tube reaches you.",
  busy: {
    when: "December, Pride, Carnival weekend and April’s marathon",
    why: "Office parties take Thursdays to Saturdays before Christmas; the street events fill guest rooms from Paddington to Greenwich.",
  },
  leadWeeks: 5,
  lines: {
    "male-stripper":
      "Balham church hall, Docklands hotel suite or Marylebone mews: tell us which side of the river and how many stairs. London hens and birthdays often bring together people who’ve never met, so a first game at the table helps.",
    "female-stripper":
      "Stags divide between the East End and the West; birthdays and hens often pick a suite near King’s Cross or Waterloo. All of it works, provided the room is private and every Londoner in it is in on the plan.",
    "drag-queen":
      "Bingo in a City meeting room on Thursday, birthday brunch in Peckham on Sunday: a queen covers a lot of London. For work dos, have her host the awards between courses, then lip-sync before the last train from Liverpool Street.",
  },
} satisfies Place;
