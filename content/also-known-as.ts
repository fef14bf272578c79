import type { OtherNames } from "./shape.ts";

/**
 * What else people type for a place. `names` are its own: the finder and the quote form know it by them. `near` are its neighbours
 * without a page: the finder leads to it, and travel is priced as to it, unless they are towns further off.
 */
export default {
  belfast: { names: ["Béal Feirste"] },
  birmingham: { names: ["Brum"] },
  camden: { names: ["Camden Town"] },
  "canary-wharf": { near: ["Isle of Dogs", "Docklands"] },
  cardiff: { names: ["Caerdydd"] },
  chester: { near: ["Ellesmere Port"] },
  derry: { names: ["Londonderry", "Derry/Londonderry"] },
  enfield: { names: ["Enfield Town"] },
  hull: { names: ["Kingston upon Hull"] },
  ibiza: { names: ["Eivissa"] },
  kingston: { names: ["Kingston upon Thames"] },
  "leamington-spa": { names: ["Royal Leamington Spa", "Leamington"], near: ["Warwick"] },
  london: {
    names: [
      "City of London",
      "Greater London",
      "Inner London",
      "North London",
      "North East London",
      "North West London",
      "East London",
      "South London",
      "South East London",
      "South West London",
      "West London",
    ],
  },
  malaga: { names: ["Málaga"], near: ["Costa del Sol"] },
  mallorca: { names: ["Majorca"], near: ["Palma", "Palma de Mallorca"] },
  middlesbrough: { near: ["Teesside"] },
  newcastle: { names: ["Newcastle upon Tyne"], near: ["Gateshead"] },
  newport: { names: ["Casnewydd"] },
  portsmouth: { near: ["Southsea"] },
  "stoke-on-trent": { names: ["Stoke"], near: ["Hanley", "The Potteries"] },
  swansea: { names: ["Abertawe"] },
  torquay: { near: ["Torbay", "Paignton"] },
  westminster: { names: ["City of Westminster"] },
  wrexham: { names: ["Wrecsam"] },
} satisfies Record<string, OtherNames>;
