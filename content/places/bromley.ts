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
    "Victoria to Bromley South takes around twenty minutes; Bromley North is a separate branch. Beyond Hayes there are few buses at night: if you’re out at Keston, send directions and offer your drive.",
  busy: {
    when: "Panto season, and the sunnier Saturdays of June",
    why: "The Churchill’s Christmas run fills the restaurants and the car parks; in June garden weddings take over the villages towards Biggin Hill.",
    ahead:
      "We’d suggest two to three weeks for a village hall at Hayes or a Chislehurst conservatory, and six in panto season or on a June Saturday.",
  },
  pages: {
    "male-stripper": {
      intro:
        "From flats by the station to barns at Downe, Bromley male strippers for hen dos, fiftieths and grown-up garden parties.",
      here: "There’s more room here than in most of London. A bride from Hayes can put her hen in a village hall with a paddock behind it; a sister in Chislehurst can seat twenty in the lounge. Afternoons work well in these parts, if people are driving and dinner is booked in the town for seven. He might come at four, when the prosecco tea has been eaten and the speeches are out of the way. On panto Saturdays allow him longer to park anywhere near the Churchill.",
      spots: [
        {
          name: "Chislehurst and Bickley",
          text: "Detached houses where the hall alone would hold a hen party. French windows open on to lawns that back on to woods, but the show belongs indoors, with those curtains drawn.",
        },
        {
          name: "Downe, Cudham and Keston",
          text: "Village halls and barns under the flight path to Biggin Hill, with gravel to park on and no flat upstairs. There’s little signal, so agree a time and a landmark beforehand.",
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
          "Have the party on the lawn and the show in the lounge. Sound and sight both carry over a hedge, and he performs where passers-by can’t see in. Call everybody indoors at the hour you’ve agreed, draw the curtains, and go back out to the garden when he’s taken his bow.",
      },
    },
    "female-stripper": {
      intro:
        "For a Bromley stag night or birthday, the female stripper you book can perform in a function room near the Market Square, at a cricket or rugby clubhouse, or in somebody’s house off the Chislehurst Road.",
      here: "Have the golf or cricket first, hire the clubhouse from six with the committee’s agreement, and book her for then, before the curry and well before the last train from Bromley South. A birthday at home can be later and dressier, with a caterer in the kitchen and the lounge cleared while people are at the table. Burlesque with a slow start suits those, and so does knowing the names of the two friends who’ll volunteer.",
      spots: [
        {
          name: "Sports grounds from Beckenham to Hayes",
          text: "Cricket, rugby and tennis clubs let their bars on days without a fixture. Ask the steward about blinds over the pitch-side windows, as second-eleven nets can run late.",
        },
        {
          name: "Around the Market Square",
          text: "Private dining floors over High Street restaurants put everyone within reach of the trains north and south. Check that the staircase isn’t shared with the family room.",
        },
        {
          name: "Chislehurst and Bickley homes",
          text: "Wide lounges behind a gravel drive, quiet by nine. Push the sofas into an arc, hang a throw over the glazed inner door, and keep one upstairs room with a long mirror for her alone.",
        },
      ],
      room: "Clubhouse bars come with honours boards, stacking chairs and lino: fine, all of it, apart from a carpet that’s been soaked in lager. Wipe a patch clean in the middle, point a lamp at it and offer her the umpires’ room, which normally has a mirror and hot water.",
      question: {
        ask: "Do performers mind coming as far as Biggin Hill?",
        answer:
          "Not in the least, as long as she can drive there and back. The buses thin out at night and the lanes have no pavements, so please don’t suggest public transport. Give a postcode plus the name of the pub or church nearest, leave the gate open, and put an outside light on.",
      },
    },
  },
  sources: [
    "Churchill Theatre in the town centre: https://geotsy.com/en/bromley-top-things-to-do-and-see-l858326",
    "Biggin Hill, stations and the rural south of the borough: https://pocketoz.com.au/london/dest-bromley.html",
    "Chislehurst’s larger houses: https://iframe.standard.co.uk/homesandproperty/where-to-live/chislehurst-area-guide-to-homes-schools-and-transport-links-a121626.html",
  ],
} satisfies Place;
