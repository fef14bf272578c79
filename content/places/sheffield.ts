import type { Place } from "../shape.ts";

export default {
  slug: "sheffield",
  name: "Sheffield",
  kind: "town",
  within: "in Sheffield",
  nation: "England",
  county: "South Yorkshire",
  motif: "city",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "Five rivers, seven hills and a great many cutlery works turned into homes. Sheffield parties are in lofts with a view or in stone farmhouses out past Hathersage, and it was here that The Full Monty was set, a fact no performer is allowed to forget.",
  spots: [
    {
      name: "Kelham Island",
      text: "Workshops beside the Don, now flats and taprooms, on setts that are hard on a stiletto.",
    },
    {
      name: "Ecclesall Road",
      text: "A long run of student and after-work rooms out to Hunters Bar, many of them up a flight.",
    },
    {
      name: "Hope Valley",
      text: "Whole-weekend barns under Stanage Edge, reached by the little train through Totley Tunnel.",
    },
  ],
  arriving:
    "From the station, Sheaf Square leads up to town and Supertram waits at the back. Peak barns need a postcode, a description of the gate and a word about snow on the tops.",
  busy: {
    when: "World Snooker from mid-April into May, and Tramlines in July",
    why: "Crucible spectators hold the Tudor Square hotels for seventeen days, and Hillsborough Park’s festival does likewise for a weekend.",
  },
  leadWeeks: 4,
  lines: {
    "male-stripper":
      "Comparisons with a certain film are inevitable, so own them: hats on the mantelpiece, soundtrack ready. Kelham Island lofts suit brides and birthdays in town; a Hathersage barn full of walkers in thick socks is lovely too.",
    "female-stripper":
      "Many a Steel City stag bases itself near Ecclesall Road for old times’ sake, others in a Castleton barn. Mixed parties fit both, as long as the furniture can go back to the walls and someone minds the hill.",
    "drag-queen":
      "Sheffield likes its humour deadpan, so a queen should be dry: bingo in a Kelham Island workshop, brunch on Division Street, or lip-syncs to Pulp after a team day that finished up at the Winter Garden.",
  },
} satisfies Place;
