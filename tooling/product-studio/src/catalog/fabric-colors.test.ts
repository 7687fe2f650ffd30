import path from "node:path";
import { type FabricId, fabrics } from "@store/sample-store/fabrics";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { toLinear } from "../encode/linear-light.ts";
import { meanColor } from "../encode/mean-color.ts";
import { parseColor } from "../encode/parse-color.ts";
import { picturesFolder } from "./pictures-folder.ts";

/** A part of a picture in which there is nothing but cloth, as shares of its width and height. */
type Box = readonly [left: number, top: number, right: number, bottom: number];
const harbor: Box = [0.2, 0.36, 0.8, 0.58];
const lark: Box = [0.22, 0.36, 0.78, 0.6];
const mesa: Box = [0.2, 0.38, 0.8, 0.58];
const wren: Box = [0.26, 0.28, 0.74, 0.62];
const alder: Box = [0.48, 0.2, 0.7, 0.33];
const pivot: Box = [0.24, 0.3, 0.76, 0.68];
const hearth: Box = [0.26, 0.34, 0.74, 0.6];
const thistle: Box = [0.3, 0.3, 0.7, 0.7];
const whole: Box = [0, 0, 1, 1];

const furniture: readonly (readonly [picture: string, FabricId, Box])[] = [
  ["harbor-sofa-oat", "oat-linen", harbor],
  ["harbor-sofa-moss", "moss-linen", harbor],
  ["harbor-sofa-ivory", "ivory-boucle", harbor],
  ["harbor-sofa-cognac", "cognac-leather", harbor],
  ...(
    [
      "clay-linen",
      "indigo-linen",
      "sand-boucle",
      "sage-boucle",
      "walnut-boucle",
      "charcoal-boucle",
      "smoke-velvet",
      "forest-velvet",
      "gold-velvet",
      "chestnut-leather",
      "stone-leather",
      "forest-leather",
    ] as const
  ).map((id) => [`harbor-sofa-${id}`, id, harbor] as const),
  ["lark-loveseat-oat", "oat-linen", lark],
  ["lark-loveseat-moss", "moss-linen", lark],
  ["lark-loveseat-slate", "slate-linen", lark],
  ["mesa-sofa-dove", "dove-boucle", mesa],
  ["mesa-sofa-ivory", "ivory-boucle", mesa],
  ["mesa-sofa-black", "black-leather", mesa],
  ["wren-chair-rust", "rust-velvet", wren],
  ["wren-chair-olive", "olive-velvet", wren],
  ["wren-chair-ink", "ink-velvet", wren],
  ["alder-armchair-oat", "oat-linen", alder],
  ["alder-armchair-moss", "moss-linen", alder],
  ["alder-armchair-stone", "stone-linen", alder],
  ["pivot-swivel-chair-ivory", "ivory-boucle", pivot],
  ["pivot-swivel-chair-dove", "dove-boucle", pivot],
  ["hearth-ottoman-cognac", "cognac-leather", hearth],
  ["hearth-ottoman-sand", "sand-leather", hearth],
  ["hearth-ottoman-black", "black-leather", hearth],
  ["thistle-pillow-rust", "rust-velvet", thistle],
  ["thistle-pillow-ink", "ink-velvet", thistle],
  ["thistle-pillow-olive", "olive-velvet", thistle],
];

async function seenColor(file: string, [left, top, right, bottom]: Box): Promise<readonly number[]> {
  const picture = sharp(path.join(picturesFolder, `${file}.webp`)).removeAlpha();
  const { width, height } = await picture.metadata();
  const box = {
    left: Math.round(left * width),
    top: Math.round(top * height),
    width: Math.round((right - left) * width),
    height: Math.round((bottom - top) * height),
  };
  return meanColor(await picture.extract(box).raw().toBuffer());
}

describe("the color of a fabric", () => {
  it.each(Object.entries(fabrics))(
    "%s is that of its close-up and its macro",
    { tags: ["deep"] },
    async (id, { color }) => {
      for (const picture of [`swatch-${id}-200`, `swatch-${id}-400`, `swatch-${id}-macro-800`])
        expect(difference(await seenColor(picture, whole), parseColor(color)), picture).toBeLessThanOrEqual(2);
    },
  );

  it.each(furniture)("of %s is that of the swatch %s", async (picture, id, box) => {
    const [seen, swatch] = await Promise.all([seenColor(`${picture}-400`, box), seenColor(`swatch-${id}-400`, whole)]);
    expect(difference(seen, parseColor(fabrics[id].color)), "the catalog's color").toBeLessThanOrEqual(4);
    expect(difference(seen, swatch), "the swatch's color").toBeLessThanOrEqual(4);
  });

  it("differs from that of every other fabric of its family by more than that", () => {
    const all = Object.values(fabrics);
    const alike = all.flatMap((one, index) =>
      all
        .slice(index + 1)
        .filter(({ material }) => material === one.material)
        .filter(({ color }) => difference(parseColor(color), parseColor(one.color)) <= 4)
        .map(({ name }) => `${one.name}, ${name}`),
    );
    expect(alike).toEqual([]);
  });
});

describe("the difference of two colors", () => {
  // From the table that the formula was published with (Sharma, Wu and Dalal 2005), as L*a*b*.
  it.each([
    [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
    [[50, 2.5, 0], [73, 25, -18], 27.1492],
    [[22.7233, 20.0904, -46.694], [23.0331, 14.973, -42.5619], 2.0373],
    [[90.8027, -2.0831, 1.441], [91.1528, -1.6435, 0.0447], 1.4441],
  ])("of %j and %j is %d", (one, other, expected) => {
    expect(deltaE(one, other)).toBeCloseTo(expected, 4);
  });
});

/** How different two sRGB colors look, as CIEDE2000: 1 is just to be seen side by side. */
function difference(one: readonly number[], other: readonly number[]): number {
  return deltaE(toLab(one), toLab(other));
}

function toLab(bytes: readonly number[]): readonly number[] {
  const [r = 0, g = 0, b = 0] = bytes.map(toLinear);
  const scaled = [
    (0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047,
    0.2126729 * r + 0.7151522 * g + 0.072175 * b,
    (0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883,
  ].map((light) => (light > 216 / 24389 ? Math.cbrt(light) : ((24389 / 27) * light + 16) / 116));
  const [x = 0, y = 0, z = 0] = scaled;
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function deltaE([l1 = 0, a1 = 0, b1 = 0]: readonly number[], [l2 = 0, a2 = 0, b2 = 0]: readonly number[]): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const gray = (chroma: number) => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7));
  const stretch = 1.5 - 0.5 * gray((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2);
  const [c1, c2] = [Math.hypot(a1 * stretch, b1), Math.hypot(a2 * stretch, b2)];
  const hue = (a: number, b: number) => ((Math.atan2(b, a * stretch) * 180) / Math.PI + 360) % 360;
  const [h1, h2] = [hue(a1, b1), hue(a2, b2)];
  const turn = c1 * c2 === 0 ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const meanHue = c1 * c2 === 0 ? h1 + h2 : (h1 + turn / 2 + 360) % 360;
  const [meanL, meanC] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const t =
    1 -
    0.17 * Math.cos(radians(meanHue - 30)) +
    0.24 * Math.cos(radians(2 * meanHue)) +
    0.32 * Math.cos(radians(3 * meanHue + 6)) -
    0.2 * Math.cos(radians(4 * meanHue - 63));
  const lightness = (l2 - l1) / (1 + (0.015 * (meanL - 50) ** 2) / Math.sqrt(20 + (meanL - 50) ** 2));
  const chroma = (c2 - c1) / (1 + 0.045 * meanC);
  const hues = (2 * Math.sqrt(c1 * c2) * Math.sin(radians(turn / 2))) / (1 + 0.015 * meanC * t);
  const rotation = -2 * gray(meanC) * Math.sin(radians(60 * Math.exp(-(((meanHue - 275) / 25) ** 2))));
  return Math.sqrt(lightness ** 2 + chroma ** 2 + hues ** 2 + rotation * chroma * hues);
}
