import type { Place } from "../shape.ts";

export default {
  slug: "birmingham",
  name: "Birmingham",
  kind: "town",
  within: "in Birmingham",
  nation: "England",
  county: "West Midlands",
  at: { lat: 52.481, lon: -1.9, source: "GeoNames: Birmingham, GB.ENG.A7" },
  motif: "city",
  quarters: ["Jewellery Quarter", "Digbeth", "Gas Street Basin"],
  arriving:
    "New Street, Moor Street and Snow Hill all work by rail. Drivers should mind the Clean Air Zone inside the Middleway. Say which side of it you’re staying.",
  busy: {
    when: "Late May bank holiday, Crufts in March and the Frankfurt Christmas Market weekends",
    why: "Pride fills Hurst Street, dog owners take the beds near the NEC, and the German market packs Victoria Square on December Saturdays.",
    ahead:
      "We like two weeks’ notice in Digbeth or Moseley. Pride over the late May bank holiday means asking in early April, and Crufts means January.",
  },
  pages: {
    "male-stripper": {
      spots: [
        {
          name: "St Paul’s Square",
          text: "The lofts around the church were silversmiths’ workshops, with brick walls, iron columns and one long room where everybody can see.",
        },
        {
          name: "Gas Street and Brindleyplace",
          text: "Serviced apartments over the water, close enough to Broad Street that the group walks on afterwards. Read the building’s quiet hours first, because sound carries across the water.",
        },
        {
          name: "Moseley and Kings Heath",
          text: "Tall Victorian terraces whose front and back parlours have been opened up. They suit a thirtieth or a divorce party of a dozen or so.",
        },
      ],
      intro:
        "Jewellery Quarter hen dos, Harborne fortieths and private leaving parties in town can all book a Birmingham male stripper. You pick the costume and the hour.",
      here: "If you’ve a city flat for two nights, have him on the Saturday, after the afternoon tea and before the table on Broad Street. Early evening suits the buildings as well: neighbours in a converted workshop forgive Tina Turner at seven far sooner than at eleven. Birthdays run later and further out, in houses from Moseley to Sutton Coldfield, and somebody’s mum can be the guest of honour as well as a bride. Gay stag parties can have the show at the flat, then walk down to Hurst Street together. With older guests of honour he comes before the cake, asks for a dance rather than expecting one, and leaves the sisters arguing over who taught her to jive.",
      room: "Loft flats look vast in the listing, then the corner sofa turns out to fill the middle. Push it back the night before, keep one armless dining chair, and point him at the nearest socket. Few old workshops have a lift, so somebody must come down to the street door to show him up.",
      question: {
        ask: "Does he get charged for driving into the centre?",
        answer:
          "It depends on the car. The Clean Air Zone takes in every road inside the Middleway, though not the Middleway itself, and bills older engines by the calendar day. That’s for us to pay, unless the total we confirm lists it, so say when you ask whether you are inside or outside it. On a Saturday the harder thing is where to stop.",
      },
    },
    "female-stripper": {
      spots: [
        {
          name: "Digbeth",
          text: "Railway arches and factory units behind the High Street, rented empty for an evening. No one sleeps overhead, the door is solid and there is floor to spare. Between November and March, ask about heating.",
        },
        {
          name: "Around the Balti Triangle",
          text: "The restaurants are full of families, so she belongs elsewhere: a house in Sparkhill or Moseley beforehand, curtains drawn, with the table booked for an hour after she has said goodnight.",
        },
        {
          name: "Erdington and Sutton Coldfield",
          text: "Semis with knocked-through lounges, and social clubs whose side room the steward will shut. Warn the neighbours about the extra cars, and keep the volume down.",
        },
      ],
      intro:
        "Stags, fiftieths, burlesque nights among friends: a Birmingham female stripper works in rented arches, people’s own houses and function suites shut to others. She doesn’t perform in open bars.",
      here: "Stag groups step off at New Street with karting in the afternoon and a balti at eight, and the useful hour is the one in between. Six o’clock in a private room in Digbeth fits it nicely. Brummie parties at home look different: a mate’s fiftieth in Erdington, a foreman’s retirement in Kings Norton, a couple in Edgbaston who love burlesque and have asked eight friends to dress up. Women’s groups tend to choose fans and gloves over the chair. Tell us whose party it is, and who would sooner stay at the back.",
      room: "Ask any Digbeth landlord two things before paying: is there a second room, and can the street door be closed? She wants somewhere warm with a mirror, a wall socket and a floor swept clear of glass. Lay a rug too, because bare concrete is cold and unkind to heels.",
      question: {
        ask: "Will she perform at our booth in a bar?",
        answer:
          "No. With other customers in the room it is neither fair on them nor likely to be allowed. Hire a room the bar closes off, get the manager’s agreement in writing, and tell them she ends in lingerie. If you can’t get a straight yes, have the show at the apartment before you go out.",
      },
    },
    "drag-queen": {
      spots: [
        {
          name: "Colmore Row and Snow Hill",
          text: "Boardrooms, roof terraces and bars hired outright by firms. There is a lift for the cases, a screen for the nominations, and usually a spare meeting room for make-up.",
        },
        {
          name: "Southside",
          text: "Private rooms within sight of the Hippodrome and Hurst Street. Staff there understand a sound check, and the party is already in the right part of town when she hands back the microphone.",
        },
        {
          name: "Northfield and Longbridge",
          text: "Club halls with a proper stage, curtain and house sound put in for bands. If there’s a buffet at the back, ask for it to be cleared before she starts.",
        },
      ],
      intro:
        "For a Birmingham office party, a sixtieth or a hen weekend, drag queen hire runs from half an hour of songs in a flat to a host who carries the evening, welcome drink to last award.",
      here: "Southside has had cabaret for decades and a city audience needs no introduction. The harder room is the one that did not come for a queen: a summer party on Colmore Row with two reluctant directors, or a sixtieth in Northfield where grandad expects a tribute act. She gives out staff awards for crimes against the microwave, finds the singer in Accounts, and has the directors up by the last chorus. For a hen do, send names and stories, and the whole table is in on it. Ask early for the Pride bank holiday in late May.",
      room: "City suites run wide and low, and a suspended ceiling will take the top off a tall wig; check the height before deciding where she stands. Give her a lit mirror in a side room with a catch on it, a plug near where she performs, and a loading bay for three quarters of an hour.",
      question: {
        ask: "We are all ages and all sorts at work. Will it go too far?",
        answer:
          "It goes as far as you say. An office set and a hen set are written differently, and she would rather have a list of subjects to avoid than guess at them. Name anyone who hates attention, and tell guests beforehand that the host is in drag.",
      },
    },
  },
  sources: [
    "Clean Air Zone inside the Middleway: https://www.brumbreathes.co.uk/info/1/welcome/1/welcome-1/2",
    "Birmingham Pride, spring bank holiday, Hurst Street: https://en.wikipedia.org/wiki/Birmingham_Pride",
  ],
} satisfies Place;
