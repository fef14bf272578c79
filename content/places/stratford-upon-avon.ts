import type { Place } from "../shape.ts";

export default {
  slug: "stratford-upon-avon",
  name: "Stratford-upon-Avon",
  kind: "town",
  within: "in Stratford-upon-Avon",
  nation: "England",
  county: "Warwickshire",
  at: { lat: 52.192, lon: -1.707, source: "GeoNames: Stratford-upon-Avon, GB.ENG.P3" },
  motif: "town",
  quarters: ["Sheep Street and Waterside", "Bancroft Basin", "Welford and the Cotswold edge"],
  arriving:
    "Trains from Birmingham Moor Street end here; by road it is the A46 or the M40. Theatre nights and race days clog Clopton Bridge, so leave slack for anyone coming over it.",
  busy: {
    when: "Shakespeare’s birthday weekend in April, race days on Luddington Road, and October’s Mop Fair",
    why: "April brings the birthday parade and full guest houses, and when the Mop takes over the streets nobody parks in them.",
    ahead:
      "Try to give three weeks’ notice in Old Town or out at Welford. Shakespeare’s birthday weekend is one for February, and October’s Mop Fair one for August.",
  },
  pages: {
    "male-stripper": {
      spots: [
        {
          name: "Old Town and Holy Trinity",
          text: "Georgian and timbered lets a short way from the theatres. Rooms interlock oddly, so choose the one with fewest doors and settle who sits on the window seat.",
        },
        {
          name: "Welford and Luddington",
          text: "Thatched farmhouses and orchards along the Avon, sleeping sixteen or more. The dining table usually divides and the lane ends at your gate: nobody passes who isn’t invited.",
        },
        {
          name: "Tiddington and Bishopton",
          text: "Family houses on the edge of town, with proper parking. One garden backs on to another, so hold the finale indoors with the doors to.",
        },
      ],
      intro:
        "Book male strippers in Stratford-upon-Avon for hens in Old Town houses and farm lets at Welford, and for birthdays at home.",
      here: "Do something wholesome first: a rowing boat, a scone, a photograph outside the birthplace. By five you can have your feet up in a let near Holy Trinity, and he comes in, as a policeman if that’s what you ordered. On a farm weekend towards the Cotswolds, have him after supper and keep him on for the hour of serving. For a fortieth in Tiddington or Bishopton, ask the neighbours too. You can ask for doublet and hose, though a firefighter is easier to find. At Wellesbourne a fiftieth might take the village hall’s small room, if the trustees agree, with fairy lights and a supper that people have brought in dishes.",
      room: "Rental cottages here are full of dressers, candlesticks and things hung on nails. Take down whatever hangs at shoulder height and stack the footstools. He’d like dry flagstones or a firm carpet, a chair without wheels, and one speaker set away from the party wall. A pantry makes a perfectly good changing room.",
      question: {
        ask: "Will tourists spot him arriving?",
        answer:
          "Not so as to matter. He wears ordinary clothes on the street and changes inside, so nobody looks twice. What does catch people out is parking: bays near the theatres fill by curtain-up, and on Mop weekend in October much of the centre is shut to cars altogether. Send the car park name along with the door.",
      },
    },
    "female-stripper": {
      spots: [
        {
          name: "Clifford Chambers and Alveston",
          text: "Houses on village greens by the Avon, some with an annexe. Give her that to change in: it has its own door and bathroom, so she needn’t queue with the guests.",
        },
        {
          name: "Rother Street and Greenhill Street",
          text: "Upper dining rooms in the old market quarter, some with a bar to themselves. Don’t try it on Mop days, because the fair fills the street outside.",
        },
        {
          name: "Barns near Ilmington and Quinton",
          text: "Cotswold-edge lets, stone outside and warm inside. Check that shared gardens don’t run past the windows, and find out who else is staying round the yard.",
        },
      ],
      intro:
        "Race-day stags, house parties and milestone birthdays near Stratford-upon-Avon have female strippers perform in rented houses, barns and supper rooms closed to other diners.",
      here: "After the Luddington Road races, have a cold supper ready at a house in Clifford Chambers, and the show half an hour after it. Tell us the time of the last race, and allow for the traffic over the bridge. A couple’s birthday in Shottery or Alveston can have a theme, Moulin Rouge perhaps, and she plans the costume to match. For a party of women friends, ask for the fans. Stag groups on a canal holiday should tie up first, take a room in town and have her there after supper.",
      room: "In half-timbered houses the joists bounce. Keep to the ground floor if you can, and put the guard on an open fire. She will ask for a bathroom or bedroom with decent light and a key, a carpet with the crisps hoovered up, and chairs set well back along the panelling.",
      question: {
        ask: "Our hotel is full of theatregoers. Could it still happen there?",
        answer:
          "It’s unlikely. Historic inns here have thin floors and other guests, and the manager will usually say no. One or two will let a detached function room for a closed party if asked early and told precisely how the dance ends. Otherwise take a rented house next time, or use a local friend’s lounge, and get a cab back to the inn.",
      },
    },
    "drag-queen": {
      spots: [
        {
          name: "Sheep Street",
          text: "Oak-beamed dining floors that empty once the theatre suppers are done. Late starts suit her: ask the owner which tables can go, and whether the kitchen will have finished.",
        },
        {
          name: "The Bancroft and Waterside",
          text: "Lawns and landing stages to look at, function rooms to perform in. Have the show indoors, because it’s windy by the basin.",
        },
        {
          name: "Wedding barns towards Wellesbourne and Snitterfield",
          text: "Sound desks, uplighters and a bridal room with the best mirror in the county. Check what time music must drop, which is often earlier than the cars home.",
        },
      ],
      intro:
        "For Stratford-upon-Avon wedding parties, staff suppers and riverside birthdays: a drag queen with songs and comedy, and games if you take the hour.",
      here: "At a barn wedding she’s for the evening guests, and the best man may heckle. A staff party can have her on a Monday, when the town is quiet, with a quiz or bingo in the two hours. For a river birthday she performs on the bank, not the boat. A Sunday brunch can have half an hour of film songs once the plates are down. Avoid the April weekend of Shakespeare’s birthday, unless you reserved your room months ago. For a leaving do out at Bidford or Alcester, send a few true stories and she can turn them into the leaver’s school report, headmaster’s remarks and all.",
      room: "The beams are low for a wig: find the bay between two of them. Plan a route from dressing room to spotlight that isn’t through the kitchen pass, and put a low, solid platform where the back tables can see. She’ll want a lamp to one side, a plug, and a glass of water with a straw.",
      question: {
        ask: "Half our guests are actors. Will they try to take over?",
        answer:
          "Almost certainly, so give them parts. The hour has time for a round in which volunteers perform a soap opera as Shakespeare, or the reverse, and she’ll mark them for diction. Professionals like rules and a time limit. Tell her who they are and she’ll see that the rest of the table gets a turn.",
      },
    },
  },
  sources: [
    "Mop Fair in October and the streets it closes: https://www.stratford-herald.com/news/stratford-s-mop-fair-will-roll-into-town-next-month-for-a-we-9433190/",
    "Shakespeare’s birthday weekend in April: https://www.stratford-herald.com/news/performances-and-parade-for-will-s-birthday-9414356/",
  ],
} satisfies Place;
