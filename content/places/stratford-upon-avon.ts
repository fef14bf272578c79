import type { Place } from "../shape.ts";

export default {
  slug: "stratford-upon-avon",
  name: "Stratford-upon-Avon",
  kind: "town",
  within: "in Stratford-upon-Avon",
  nation: "England",
  county: "Warwickshire",
  motif: "town",
  services: ["male-stripper", "female-stripper", "drag-queen"],
  intro:
    "Stratford-upon-Avon has a playwright to thank for its visitors and a river to put them on. Swans, rowing boats and narrowboats crowd the Bancroft basin; groups take a half-timbered let in town or a farmhouse towards the Cotswolds, then supply their own fools, kings and queens.",
  spots: [
    {
      name: "Sheep Street and Waterside",
      text: "Pre-theatre suppers under oak beams, with tables and upstairs rooms falling free once the RSC curtain rises.",
    },
    {
      name: "Bancroft Basin",
      text: "Hire boats and narrowboats meet at the canal lock, with lawns for gathering the troops beforehand.",
    },
    {
      name: "Welford and the Cotswold edge",
      text: "Thatch, orchards and farm lets to the south-west, in houses that sleep a full cast.",
    },
  ],
  arriving:
    "Trains from Birmingham Moor Street terminate here; by road it is the A46 or the M40. Theatre nights and racedays clog Clopton Bridge, so allow anyone coming over it half an hour’s grace.",
  busy: {
    when: "Shakespeare’s birthday weekend in April, racedays on Luddington Road, and October’s Mop Fair",
    why: "April brings the birthday parade and full guest houses, and when the Mop takes over the streets nobody parks in them.",
  },
  leadWeeks: 5,
  lines: {
    "male-stripper":
      "Exit, pursued by a hen party. A beamed sitting room near Holy Trinity or a Welford farmhouse serves hens, mixed fiftieths and old college lads, and after a day on Luddington Road it may go down better than the tips did.",
    "female-stripper":
      "Stags who have lost at the races deserve a consoling last act: keep it to the rented house at Clifford Chambers or a private room off Rother Street. Women’s book groups and couples are played to as warmly.",
    "drag-queen":
      "Shakespeare wrote his heroines for boys in frocks, so a queen has tradition on her side. Sonnets optional: think bingo in a rowing-club bar, lip-sync at a theatre crew’s staff party, or brunch while the matinée crowd queues on Waterside.",
  },
} satisfies Place;
