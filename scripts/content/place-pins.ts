/**
 * Where each place is looked up. GeoNames names repeat (there are seven Newports), so each is pinned to one administrative
 * area: "country.admin1.admin2", the codes of the package's admin2.json. `name` is given where GeoNames has another one.
 */
export interface Pin {
  area: string;
  name?: string;
}

const england = (admin2: string, ...slugs: string[]) =>
  slugs.map((slug): [string, Pin] => [slug, { area: `GB.ENG.${admin2}` }]);
const greaterLondon = (...slugs: string[]) => england("GLA", ...slugs);

export const pins: ReadonlyMap<string, Pin> = new Map<string, Pin>([
  // The big cities, and the towns between
  ...greaterLondon("london"),
  ...england("A7", "birmingham"),
  ...england("I2", "manchester"),
  ...england("H3", "leeds"),
  ...england("H8", "liverpool"),
  ["newcastle", { area: "GB.ENG.I7", name: "Newcastle upon Tyne" }],
  ...england("L9", "sheffield"),
  ...england("J8", "nottingham"),
  ...england("H4", "leicester"),
  ...england("D2", "derby"),
  ...england("C7", "coventry"),
  ...england("Q3", "wolverhampton"),
  ...england("N4", "stoke-on-trent"),
  ["hull", { area: "GB.ENG.G6", name: "Kingston upon Hull" }],
  ...england("B4", "bradford"),
  ...england("N6", "sunderland"),
  ...england("Q5", "york"),
  ...england("I5", "middlesbrough"),
  ...england("D8", "durham"),
  ...england("J7", "harrogate"),
  ...england("H7", "lincoln"),
  // North-west
  ...england("H2", "preston", "burnley", "lancaster"),
  ...england("A9", "blackpool"),
  ...england("A8", "blackburn"),
  ...england("B1", "bolton"),
  ...england("C1", "bury"),
  ...england("Z8", "chester"),
  ...england("K1", "oldham"),
  ...england("L2", "rochdale"),
  ...england("L8", "southport"),
  ...england("N2", "stockport"),
  ...england("N1", "st-helens"),
  ...england("P2", "warrington"),
  ...england("P7", "wigan"),
  ...england("L5", "salford"),
  ...england("C9", "carlisle"),
  ...england("Z7", "crewe"),
  // South and east
  ...england("B7", "bristol"),
  ...england("B6", "brighton"),
  ...england("M4", "southampton"),
  ...england("K6", "portsmouth"),
  ...england("K4", "plymouth"),
  ...england("I9", "norwich"),
  ...england("C3", "cambridge"),
  ...england("K2", "oxford"),
  ...england("K7", "reading"),
  ...england("I6", "milton-keynes"),
  ...england("K3", "peterborough"),
  ...england("WNH", "northampton"),
  // Midlands
  ...england("Q4", "worcester"),
  ...england("O2", "telford"),
  ...england("L6", "shrewsbury"),
  ["leamington-spa", { area: "GB.ENG.P3", name: "Royal Leamington Spa" }],
  ...england("P3", "stratford-upon-avon"),
  ...england("M2", "solihull"),
  ...england("D7", "dudley"),
  ...england("O8", "walsall"),
  // South-west
  ...england("AA", "bournemouth"),
  ...england("D4", "exeter"),
  ...england("A4", "bath"),
  ...england("E6", "cheltenham", "gloucester"),
  ...england("O4", "torquay"),
  ...england("C6", "newquay"),
  ...england("N9", "swindon"),
  ...england("M3", "taunton"),
  // Scotland, Northern Ireland, Wales
  ["glasgow", { area: "GB.SCT.V2" }],
  ["edinburgh", { area: "GB.SCT.U8" }],
  ["aberdeen", { area: "GB.SCT.T5" }],
  ["dundee", { area: "GB.SCT.U3" }],
  ["belfast", { area: "GB.NIR.N09000003" }],
  ["derry", { area: "GB.NIR.N09000005" }],
  ["cardiff", { area: "GB.WLS.X5" }],
  ["swansea", { area: "GB.WLS.Z1" }],
  ["newport", { area: "GB.WLS.Y6" }],
  ["wrexham", { area: "GB.WLS.Z4" }],
  ["llandudno", { area: "GB.WLS.X8" }],
  // Overseas: Mallorca stands where Palma does
  ["madrid", { area: "ES.29.M" }],
  ["barcelona", { area: "ES.56.B" }],
  ["marbella", { area: "ES.51.MA" }],
  ["malaga", { area: "ES.51.MA", name: "Málaga" }],
  ["mallorca", { area: "ES.07.PM", name: "Palma" }],
  ["ibiza", { area: "ES.07.PM" }],
  ["paris", { area: "FR.11.75" }],
  // Parts of London
  ...greaterLondon("soho", "hackney", "islington", "kensington", "chelsea", "fulham", "hammersmith", "notting-hill"),
  ...greaterLondon("brixton", "wimbledon", "greenwich", "croydon", "canary-wharf", "richmond", "ilford", "barking"),
  ...greaterLondon("bromley", "harrow", "romford", "twickenham"),
  ["camden", { area: "GB.ENG.GLA", name: "Camden Town" }],
  ["westminster", { area: "GB.ENG.GLA", name: "City of Westminster" }],
  ["kingston", { area: "GB.ENG.GLA", name: "Kingston upon Thames" }],
  ["enfield", { area: "GB.ENG.GLA", name: "Enfield Town" }],
  ...england("F8", "watford"),
]);

const byHand = "placed by hand on the map; not in GeoNames’ cities";

/** Places GeoNames does not list as settlements (or lists only elsewhere, like Clapham in Bedfordshire). */
export const placedByHand = {
  mayfair: { lat: 51.51, lon: -0.149, source: `${byHand}: Mount Street` },
  shoreditch: { lat: 51.524, lon: -0.077, source: `${byHand}: Shoreditch High Street` },
  "covent-garden": { lat: 51.515, lon: -0.123, source: `${byHand}: Long Acre` },
  clapham: { lat: 51.462, lon: -0.138, source: `${byHand}: Clapham Common station` },
  clifton: { lat: 51.455, lon: -2.62, source: `${byHand}: Clifton Village, Bristol` },
  harbourside: { lat: 51.45, lon: -2.6, source: `${byHand}: the Floating Harbour at Millennium Square, Bristol` },
  "stokes-croft": { lat: 51.463, lon: -2.59, source: `${byHand}: Stokes Croft at City Road, Bristol` },
  bedminster: { lat: 51.441, lon: -2.598, source: `${byHand}: between North Street and East Street, Bristol` },
  "park-street": { lat: 51.455, lon: -2.603, source: `${byHand}: half-way up Park Street, Bristol` },
} satisfies Record<string, { lat: number; lon: number; source: string }>;
