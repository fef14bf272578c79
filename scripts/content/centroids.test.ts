import { expect, test } from "vitest";
import { centroids } from "./centroids.ts";

async function* lines(text: string) {
  yield* text.trim().split("\n");
}

const ons = `
"pcd","pcd2","pcds","dointr","doterm","usertype","lat","long"
"SW1A1AA","SW1A 1AA","SW1A 1AA","198001","","1",51.501009,-0.141588
"SW1A2AA","SW1A 2AA","SW1A 2AA","198001","","1",51.503541,-0.12767
"SW1A9ZZ","SW1A 9ZZ","SW1A 9ZZ","198001","199606","1",55.0,-3.0
"M1  1AA","M1   1AA","M1 1AA","198001","","0",53.479,-2.2268
"BT1 1AA","BT1  1AA","BT1 1AA","198001","","0",54.602,-5.926
"JE2 3AB","JE2  3AB","JE2 3AB","198001","","0",99.999999,0
`;

const geonames = `
GB\tAB10 1AB\tAberdeen\tScotland\tSCT\tAberdeen City\tS12000033\t\t\t57.1496\t-2.0969\t6
GB\tAB10 1AF\tAberdeen\tScotland\tSCT\tAberdeen City\tS12000033\t\t\t57.1486\t-2.0949\t6
`;

test("the ONS' file: the mean of a district's living postcodes that have a position, Northern Ireland's apart", async () => {
  expect(await centroids(lines(ons))).toEqual({
    source: "ons",
    outcodes: { M1: [53.479, -2.227], SW1A: [51.502, -0.135] },
  });
});

test("its newer column names are read too", async () => {
  expect((await centroids(lines("PCDS,LAT,LONG\nBS8 1AB,51.456,-2.61"))).outcodes).toEqual({ BS8: [51.456, -2.61] });
});

test("GeoNames' file", async () => {
  expect(await centroids(lines(geonames))).toEqual({ source: "geonames", outcodes: { AB10: [57.149, -2.096] } });
});

test.each(["", "name,price\nTea,2", "pcds,lat,long\n"])("another file is refused: %j", async (text) => {
  await expect(centroids(lines(text))).rejects.toThrow();
});
