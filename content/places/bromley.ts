import type { Place } from "../shape.ts";

export default {
  slug: "bromley",
  name: "Bromley",
  kind: "area",
  parent: "london",
  within: "in Bromley",
  nation: "England",
  county: "Greater London",
  at: { lat: 51.406, lon: 0.015, source: "GeoNames: Bromley, GB.ENG.GLA" },
  motif: "capital",
  quarters: ["Market Square and the High Street", "Bickley and Chislehurst", "Keston and Downe"],
  arriving:
    "Victoria to Bromley South takes around twenty minutes; Bromley North is a separate branch. Beyond Hayes there are few buses at night, so out at Keston send directions and offer your drive.",
  busy: {
    when: "Panto season, and the sunnier Saturdays of June",
    why: "The Churchill’s Christmas run fills the restaurants and the car parks; in June garden weddings take over the villages towards Biggin Hill.",
  },
  pages: {
    "male-stripper": {
      intro:
        "Bromley’s male stripper bookings go wherever the party is, from flats by the station to barns at Downe: hens, fiftieths and the sort of garden party where the neighbours were invited.",
      here: "There’s more room here than in most of London. A bride from Hayes can put her hen in a village hall with a paddock behind it; a sister in Chislehurst can seat twenty in the conservatory. Afternoons work well in these parts, because people drive, grandparents are minding the children elsewhere and dinner is booked in the town for seven. He might come at four, when the prosecco tea has been eaten and the speeches are out of the way. On panto Saturdays allow him longer to park anywhere near the Churchill.",
      spots: [
        {
          name: "Chislehurst and Bickley",
          text: "Detached houses where the hall alone would hold a hen party. French windows open on to lawns that back on to woods, so there’s little risk of an audience over the fence.",
        },
        {
          name: "Downe, Cudham and Keston",
          text: "Village halls and barns under the flight path to Biggin Hill, with gravel to park on and no flat upstairs. Signal is poor, so agree a time and a landmark beforehand.",
        },
        {
          name: "Shortlands",
          text: "Mansion flats and Edwardian semis a stop from Bromley South. Neat for a dozen friends, provided the person below knows there will be a thump or two at half past seven.",
        },
      ],
      room: "Conservatories look right and often aren’t: hot in June, glass on three sides, tiles that are slippery under socks. The sitting room is better, coffee table out, phone speaker on the mantelpiece. If it’s a barn, run the extension lead before guests arrive and find a tack room for the costume.",
      question: {
        ask: "Can he perform on the lawn at our house in Keston?",
        answer:
          "In summer, yes, if the garden isn’t overlooked from a road or footpath and every grown-up there knows what is planned. Grass must be dry and flat, and the speaker needs mains or a good battery. Have the lounge ready too, in case of rain.",
      },
    },
    "female-stripper": {
      intro:
        "For a Bromley stag night or birthday, the female stripper you book can perform in a function room near the Market Square, at a cricket or rugby clubhouse, or in somebody’s house off the Chislehurst Road.",
      here: "A Bromley stag tends to be made up of old school friends who have scattered to Kent and come back for the day. There’s golf or cricket first, so muddy shoes and appetites, and the clubhouse is theirs from six. That’s the time to book her, before the curry and well before the last train from Bromley South. Birthdays are another matter, later and dressier, usually at home with a caterer in the kitchen. Burlesque with a slow start suits those, and so does knowing the names of the two friends who’ll volunteer.",
      spots: [
        {
          name: "Sports grounds from Beckenham to Hayes",
          text: "Cricket, rugby and tennis clubs let their bars on days without a fixture. Ask the steward about blinds over the pitch-side windows, as second-eleven nets can run late.",
        },
        {
          name: "Around the Market Square",
          text: "Private dining floors over High Street restaurants put everyone within reach of the trains north and south. Check that the staircase isn’t shared with the family room.",
        },
      ],
      room: "Clubhouse bars come with honours boards, stacking chairs and lino: fine, all of it, apart from a carpet that’s been soaked in lager. Wipe a patch three metres by three, point a lamp at it and offer her the umpires’ room, which normally has a mirror and hot water.",
      question: {
        ask: "Do performers mind coming as far as Biggin Hill?",
        answer:
          "Not in the least, as long as she can drive there and back. Buses thin out at night and the lanes have no pavements, so don’t suggest public transport. Give a postcode plus the name of the pub or church nearest, leave the gate open, and put an outside light on.",
      },
    },
  },
  sources: [
    "Churchill Theatre in the town centre: https://geotsy.com/en/bromley-top-things-to-do-and-see-l858326",
    "Biggin Hill, stations and the rural south of the borough: https://pocketoz.com.au/london/dest-bromley.html",
  ],
} satisfies Place;
