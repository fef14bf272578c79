import type { Place } from "../../app/content/shape.ts";

/** The counties of towns.json outside England. The nearest town can't tell: Cardiff is nearest to Weston-super-Mare, Chester to Mold. */
const counties = {
  Scotland: `
    Aberdeen, Aberdeenshire, Angus, Argyll and Bute, Clackmannanshire, Dumfries and Galloway, Dundee,
    East Ayrshire, East Dunbartonshire, East Lothian, East Renfrewshire, Edinburgh, Eilean Siar, Falkirk, Fife,
    Glasgow, Highland, Inverclyde, Midlothian, Moray, North Ayrshire, North Lanarkshire, Orkney Islands,
    Perth and Kinross, Renfrewshire, Scottish Borders, Shetland Islands, South Ayrshire, South Lanarkshire,
    Stirling, West Dunbartonshire, West Lothian
  `,
  Wales: `
    Anglesey, Blaenau Gwent, Bridgend, Caerphilly, Cardiff, Carmarthenshire, Ceredigion, Conwy, Denbighshire,
    Flintshire, Gwynedd, Merthyr Tydfil, Monmouthshire, Neath Port Talbot, Newport, Pembrokeshire, Powys,
    Rhondda Cynon Taf, Swansea, Torfaen, Vale of Glamorgan, Wrexham
  `,
  "Northern Ireland": `
    Antrim and Newtownabbey, Ards and North Down, Armagh City Banbridge and Craigavon, Belfast,
    Causeway Coast and Glens, Derry City and Strabane, Fermanagh and Omagh, Lisburn and Castlereagh,
    Mid Ulster, Mid and East Antrim, Newry Mourne and Down
  `,
} satisfies Partial<Record<Place["nation"], string>>;

const nations = Object.entries(counties).map(([nation, names]) => ({
  nation: nation as keyof typeof counties,
  counties: names.trim().split(/,\s+/),
}));

export const nationOf = (county: string): Place["nation"] =>
  nations.find(({ counties }) => counties.includes(county))?.nation ?? "England";
