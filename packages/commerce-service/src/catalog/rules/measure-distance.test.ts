import { expect, it } from "vitest";
import { measureDistance } from "./measure-distance.ts";

const chicago = { latitude: 41.88, longitude: -87.63 };
const newYork = { latitude: 40.71, longitude: -74.01 };

it("is the great circle between two positions, in miles or kilometers (AMB-210)", () => {
  const miles = measureDistance(chicago, newYork, "US");
  expect(miles).toEqual({ value: expect.closeTo(712, -1), unit: "mi" });
  expect(measureDistance(newYork, chicago, "US")).toEqual(miles);
  expect(measureDistance(chicago, newYork, "CA")).toEqual({ value: expect.closeTo(1145, -1), unit: "km" });
  expect(measureDistance({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 }, "CA")?.value).toBe(20_015);
});

it("has one decimal below ten, where it tells one store from another", () => {
  const north = (degrees: number) =>
    measureDistance({ latitude: 40, longitude: -87 }, { latitude: 40 + degrees, longitude: -87 }, "US")?.value;
  expect([north(0.03), north(0.1435), north(0.1443), north(0.5)]).toEqual([2.1, 9.9, 10, 35]);
});

it("is zero at the same place and unknown without a position", () => {
  expect(measureDistance(chicago, chicago, "US")).toEqual({ value: 0, unit: "mi" });
  expect(measureDistance({ latitude: null, longitude: null }, chicago, "US")).toBeNull();
  expect(measureDistance(chicago, { latitude: 1, longitude: null }, "US")).toBeNull();
});
