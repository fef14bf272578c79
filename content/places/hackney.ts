import type { Place } from "../shape.ts";

export default {
  slug: "hackney",
  name: "Hackney",
  kind: "area",
  parent: "london",
  within: "in Hackney",
  nation: "England",
  county: "Greater London",
  at: { lat: 51.55, lon: -0.05, source: "GeoNames: Hackney, GB.ENG.GLA" },
  motif: "capital",
  quarters: ["Hackney Wick", "London Fields", "Dalston"],
  arriving:
    "The middle of Hackney has no Tube. Use the Overground to Hackney Central, London Fields or Dalston; in the Wick, describe the yard and gate, because satnavs give up at the canal.",
  busy: {
    when: "May’s half marathon and late-August Saturdays",
    why: "Runners fill the guest rooms round Mare Street in spring, and Victoria Park hosts its big music weekends as summer ends.",
    ahead:
      "A Dalston basement or a Homerton sitting room needs two weeks. When Victoria Park has its late-August music, you’d do well to ask in early July.",
  },
  pages: {
    "male-stripper": {
      intro:
        "Hackney hens, queer birthdays and house parties can all have a male stripper, whether it’s a studio in the Wick, an arch by London Fields or the back half of somebody’s terrace.",
      here: "It might be a hen supper in somebody’s print studio, with candles in jars and bottles on a trestle table; then a fireman asks who’s responsible for the extension leads. He does the same at a men’s fortieth off Broadway Market or indoors after a Clapton barbecue. Tell us about pronouns, exes and anyone with a bad back. Tickets for Victoria Park that weekend? Hold it before the gates open, as nobody comes back on time. At a Homerton fortieth with a mixed guest list, let him start in the hall and come in on the second verse.",
      spots: [
        {
          name: "Hackney Wick and Fish Island",
          text: "Canal-side units with roller doors and concrete underfoot. It echoes until you hang a rug up. With the shutter down it’s completely private.",
        },
        {
          name: "London Fields",
          text: "Railway arches for the bigger do, three-storey terraces for the smaller. In the houses, use the raised ground floor, where passers-by on the pavement see only the cornice.",
        },
        {
          name: "Stoke Newington and Clapton",
          text: "Family-sized places with a kitchen diner leading to a garden. Start at seven if there are toddlers through the wall, and lower the kitchen blind.",
        },
      ],
      room: "Warehouse spaces let by artists come without the obvious. Check there’s heating, a working loo, a bulb in the corridor and one screened-off area for changing. Sweep up any staples, and chalk a square to keep latecomers from planting themselves in it.",
      question: {
        ask: "Our friends are a bit right-on. Won’t this feel naff?",
        answer:
          "It might, if you pretend it’s cool. Played for warmth and silliness, with a performer who asks before he involves anyone, it goes down very well with people who’d never admit to wanting it. Choose a costume with a joke in it. Skip it if the person it’s for would be mortified rather than tickled.",
      },
    },
    "female-stripper": {
      intro:
        "Female strippers and burlesque performers come to Hackney for stags, lesbian hens, birthdays and collective-house celebrations, in arches, studios and flats where you control the door.",
      here: "East London has its own burlesque scene, and audiences in E8 know a good glove peel when they see one and clap in the right places. A Dalston stag party might hire a basement with a small stage and have her open the evening; a couple of brides sharing one hen in Homerton may prefer the sitting room, the hour with games, and toast their way round the kitchen afterwards. Tell us the balance of the audience. The act is the same; she picks different people for the chair.",
      spots: [
        {
          name: "Dalston basements",
          text: "Rooms under Kingsland Road with a rig, a bar and a ramp for the gear. Confirm it’s a private hire with the doors shut, since some owners sell tickets to the same night. By ten the road is louder than your playlist.",
        },
        {
          name: "Homerton and Well Street",
          text: "Ex-council flats and little terraces with better proportions than they get credit for. Keep arrivals quiet on the shared landings.",
        },
        {
          name: "Stoke Newington terraces",
          text: "Tall houses with two rooms knocked together on the first floor. Draw the shutters, take up the rug, and keep one bedroom free for her to change in.",
        },
      ],
      room: "Ask the studio what’s above you; if it’s a yoga class, pick another hour. A low platform of pallets is tempting but dangerous in heels; let her dance on the flat. She wants warmth (an arch in March is freezing), a rail for costumes and one light that isn’t fluorescent.",
      question: {
        ask: "Doesn’t Hackney have rules against strip venues?",
        answer:
          "Councils license places that put on such entertainment regularly, and pubs and clubs have conditions of their own. A one-off private booking is a different matter, though a hired room still needs its manager’s agreement, which we’d ask you to get in writing. In your own home the decision is yours and your landlord’s.",
      },
    },
  },
  sources: [
    "Hackney Half each May and its route: https://www.timeout.com/london/news/hackney-half-marathon-2024-route-start-time-and-everything-you-need-to-know-051724",
    "Occasional striptease and licensing (Policing and Crime Act 2009, section 27, notes): https://legislation.gov.uk/ukpga/2009/26/notes/division/4/5/5",
  ],
} satisfies Place;
