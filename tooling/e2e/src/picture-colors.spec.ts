import { expect, test } from "@playwright/test";
import {
  distanceOf,
  isGround,
  judgePicture,
  type Picture,
  parseColor,
  type Rgb,
  readFurniture,
  toLab,
} from "./set-up/picture-colors.ts";

const ground: Rgb = [244, 240, 233];
const darker = ([red, green, blue]: Rgb, light: number): Rgb =>
  [red * light, green * light, blue * light].map(Math.round) as unknown as Rgb;

/** A picture of 10 by 10 pixels that begins with these and is ground otherwise. */
function pictureOf(pixels: readonly Rgb[], channels = 4): Picture {
  const all = [...Array.from({ length: 100 - pixels.length }, () => ground), ...pixels];
  const data = Uint8Array.from(all.flatMap((color) => (channels === 4 ? [...color, 255] : color)));
  return { data, width: 10, height: 10, channels };
}

test("colors have the values of CIE L*a*b* in D65", () => {
  const rounded = (color: Rgb) => toLab(color).map((value) => Math.round(value * 10) / 10 + 0);
  expect(rounded([255, 255, 255])).toEqual([100, 0, 0]);
  expect(rounded([0, 0, 0])).toEqual([0, 0, 0]);
  expect(rounded([255, 0, 0])).toEqual([53.2, 80.1, 67.2]);
  expect(rounded([0, 0, 255])).toEqual([32.3, 79.2, -107.9]);
});

test("the distance of two colors is 0 for the same, 100 for black and white, and the same both ways", () => {
  const [oat, moss] = [parseColor("#c9bca4"), parseColor("#777b5d")];
  expect(oat).toEqual([201, 188, 164]);
  expect(distanceOf(oat, oat)).toBe(0);
  expect(distanceOf([0, 0, 0], [255, 255, 255])).toBeCloseTo(100, 3);
  expect(distanceOf(oat, moss)).toBe(distanceOf(moss, oat));
  expect(distanceOf(oat, moss)).toBeGreaterThan(20);
});

test("the ground is ground in a shadow, too; a fabric of another hue or much darker is not", () => {
  for (const light of [1, 0.9, 0.78]) expect(isGround(darker(ground, light), ground)).toBe(true);
  for (const fabric of ["#dfd8c8", "#afaba4", "#c9bca4", "#b2aa9b"])
    expect(isGround(parseColor(fabric), ground)).toBe(false);
  expect(isGround(darker(ground, 0.7), ground)).toBe(false);
});

test("furniture is read by the mean of its brightest third, whatever its shaded sides are", () => {
  const oat = parseColor("#c9bca4");
  const sides = [
    ...Array<Rgb>(10).fill(oat),
    ...Array<Rgb>(20).fill(darker(oat, 0.5)),
    ...Array<Rgb>(9).fill(darker(ground, 0.8)),
  ];
  for (const channels of [3, 4]) expect(readFurniture(pictureOf(sides, channels))).toEqual({ share: 0.3, color: oat });
});

test("a picture is judged by share, distance and the nearest of all fabrics", () => {
  const fabrics = [
    { choiceCode: "OAT", color: "#c9bca4" },
    { choiceCode: "MOSS", color: "#777b5d" },
    { choiceCode: "SAND", color: "#cab99d" },
  ];
  const of = (color: string, count: number) => pictureOf(Array<Rgb>(count).fill(parseColor(color)));
  expect(judgePicture(of("#c9bca4", 30), "OAT", fabrics)).toEqual([]);
  expect(judgePicture(of("#c9bca4", 14), "OAT", fabrics)).toEqual(["takes 14 % of the picture"]);
  expect(judgePicture(of("#c9bca4", 46), "OAT", fabrics)).toEqual(["takes 46 % of the picture"]);
  expect(judgePicture(of("#cab99d", 30), "OAT", fabrics)).toEqual(["is nearer to SAND"]);
  expect(judgePicture(of("#777b5d", 30), "OAT", fabrics)).toEqual([
    expect.stringMatching(/^is not of OAT: distance 2\d\.\d$/),
    "is nearer to MOSS",
  ]);
  expect(judgePicture(pictureOf([]), "OAT", fabrics)).toContain("takes 0 % of the picture");
});

test("a blank picture has no furniture", () => {
  expect(readFurniture(pictureOf([]))).toEqual({ share: 0, color: null });
  expect(readFurniture({ data: new Uint8Array(400), width: 10, height: 10, channels: 4 })).toEqual({
    share: 0,
    color: null,
  });
});
