/**
 * The postcode districts of Northern Ireland by post town, compiled by hand. Each has the position of its town in GeoNames (CC BY),
 * because the official centres are not under the Open Government Licence (docs/decisions/0067). Caledon, Clogher and Augher are not among
 * our towns from GeoNames, so they have the position of the next town. BT58 is left out: no area of Belfast is known to have it.
 */
const postTowns: readonly (readonly [town: string, lat: number, lon: number, districts: string])[] = [
  ["Belfast", 54.597, -5.925, "BT1 BT2 BT3 BT4 BT5 BT6 BT7 BT8 BT9 BT10 BT11 BT12 BT13 BT14 BT15 BT16 BT17"],
  ["Holywood", 54.639, -5.825, "BT18"],
  ["Bangor", 54.661, -5.668, "BT19 BT20"],
  ["Donaghadee", 54.641, -5.536, "BT21"],
  ["Newtownards", 54.592, -5.691, "BT22 BT23"],
  ["Ballynahinch", 54.402, -5.897, "BT24"],
  ["Dromore", 54.414, -6.149, "BT25"],
  ["Hillsborough", 54.463, -6.077, "BT26"],
  ["Lisburn", 54.523, -6.035, "BT27 BT28"],
  ["Crumlin", 54.621, -6.214, "BT29"],
  ["Downpatrick", 54.328, -5.715, "BT30"],
  ["Castlewellan", 54.257, -5.944, "BT31"],
  ["Banbridge", 54.35, -6.283, "BT32"],
  ["Newcastle", 54.218, -5.89, "BT33"],
  ["Newry", 54.178, -6.337, "BT34 BT35"],
  ["Newtownabbey", 54.66, -5.909, "BT36 BT37"],
  ["Carrickfergus", 54.716, -5.806, "BT38"],
  ["Ballyclare", 54.751, -5.999, "BT39"],
  ["Larne", 54.85, -5.817, "BT40"],
  ["Antrim", 54.718, -6.211, "BT41"],
  ["Ballymena", 54.864, -6.276, "BT42 BT43 BT44"],
  ["Magherafelt", 54.754, -6.607, "BT45"],
  ["Maghera", 54.844, -6.671, "BT46"],
  ["Londonderry", 54.998, -7.309, "BT47 BT48"],
  ["Limavady", 55.05, -6.951, "BT49"],
  ["Coleraine", 55.133, -6.667, "BT51 BT52"],
  ["Ballymoney", 55.071, -6.51, "BT53"],
  ["Ballycastle", 55.204, -6.243, "BT54"],
  ["Portstewart", 55.181, -6.714, "BT55"],
  ["Portrush", 55.196, -6.649, "BT56"],
  ["Bushmills", 55.205, -6.519, "BT57"],
  ["Armagh", 54.35, -6.667, "BT60 BT61"],
  ["Craigavon", 54.447, -6.387, "BT62 BT63 BT64 BT65 BT66 BT67"],
  ["Aughnacloy", 54.414, -6.976, "BT68 BT69"],
  ["Dungannon", 54.503, -6.767, "BT70 BT71"],
  ["Enniskillen", 54.346, -7.641, "BT74 BT92 BT93 BT94"],
  ["Fivemiletown", 54.383, -7.3, "BT75 BT76 BT77"],
  ["Omagh", 54.6, -7.3, "BT78 BT79"],
  ["Cookstown", 54.643, -6.746, "BT80"],
  ["Castlederg", 54.707, -7.593, "BT81"],
  ["Strabane", 54.824, -7.469, "BT82"],
];

/** [latitude, longitude] by district */
export const northernIreland: Record<string, [number, number]> = Object.fromEntries(
  postTowns.flatMap(([, lat, lon, districts]) => districts.split(" ").map((one) => [one, [lat, lon]])),
);
