import { readdirSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { pictureNames } from "./picture-names.ts";
import { picturesFolder } from "./pictures-folder.ts";

const stored = readdirSync(picturesFolder, { withFileTypes: true })
  .filter((entry) => entry.isFile() && !entry.name.endsWith(".jpg"))
  .map((entry) => entry.name);
// A room that is not rendered yet has no file at all; one file of it calls for all the others.
const pictures = pictureNames().filter(
  ({ name, widths, optional }) => !optional || widths.some((width) => stored.includes(`${name}-${width}.webp`)),
);

describe("committed pictures", () => {
  it.each(pictures)(
    "$name has AVIF and WebP at each of its widths, in its own shape",
    async ({ name, widths, wide }) => {
      const sizes = await Promise.all(
        widths.flatMap((width) =>
          ["avif", "webp"].map(async (format) => {
            const file = path.join(picturesFolder, `${name}-${width}.${format}`);
            const { width: across, height } = await sharp(file).metadata();
            return [across, height];
          }),
        ),
      );
      const tall = (width: number) => (wide ? (width * 9) / 16 : width);
      expect(sizes).toEqual(
        widths.flatMap((width) => [
          [width, tall(width)],
          [width, tall(width)],
        ]),
      );
    },
  );

  it("keeps no picture that no table names", () => {
    const known = new Set(
      pictures.flatMap(({ name, widths }) =>
        widths.flatMap((width) => [`${name}-${width}.avif`, `${name}-${width}.webp`]),
      ),
    );
    expect(stored.filter((file) => !known.has(file))).toEqual([]);
  });
});
