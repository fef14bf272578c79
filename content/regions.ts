import type { Region } from "./shape.ts";

/**
 * Under which heading of /locations a town stands: by its county, or by the county that this file's places name.
 * Parts of a city stand under their city.
 */
export default [
  { name: "London", counties: ["Greater London"] },
  {
    name: "South East",
    counties: [
      "Berkshire",
      "Buckinghamshire",
      "East Sussex",
      "Hampshire",
      "Kent",
      "Oxfordshire",
      "Surrey",
      "West Sussex",
    ],
  },
  {
    name: "South West",
    counties: ["Bristol", "Cornwall", "Devon", "Dorset", "Gloucestershire", "Somerset", "Wiltshire"],
  },
  {
    name: "East of England",
    counties: ["Bedfordshire", "Cambridgeshire", "Essex", "Hertfordshire", "Norfolk", "Suffolk"],
  },
  {
    name: "Midlands",
    counties: [
      "Derbyshire",
      "Herefordshire",
      "Leicestershire",
      "Lincolnshire",
      "Northamptonshire",
      "Nottinghamshire",
      "Shropshire",
      "Staffordshire",
      "Warwickshire",
      "West Midlands",
      "Worcestershire",
    ],
  },
  { name: "North West", counties: ["Cheshire", "Cumbria", "Greater Manchester", "Lancashire", "Merseyside"] },
  { name: "Yorkshire", counties: ["East Yorkshire", "North Yorkshire", "South Yorkshire", "West Yorkshire"] },
  { name: "North East", counties: ["County Durham", "Northumberland", "Teesside", "Tyne and Wear"] },
  { name: "Scotland", nations: ["Scotland"] },
  { name: "Wales", nations: ["Wales"] },
  { name: "Northern Ireland", nations: ["Northern Ireland"] },
  { name: "Spain and France", nations: ["Spain", "France"] },
] satisfies Region[];
