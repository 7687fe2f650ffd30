import { roomPictures } from "./room-pictures.ts";
import type { Shot } from "./shot.ts";
import { shots } from "./shots.ts";

const squareWidths = [400, 800, 1280] as const;
const wideWidths = [800, 1280, 1920] as const;
const swatchWidths = [200, 400] as const;

/** The widths in pixels a shot and its tints are encoded at, the largest last. */
export function widthsOf({ stage, frame }: Shot): readonly number[] {
  if (stage === "swatch") return swatchWidths;
  return frame === "wide" ? wideWidths : squareWidths;
}

export type PictureName = { name: string; widths: readonly number[]; wide: boolean; optional: boolean };

/** Every picture the store ships, with its widths in pixels and its shape. A product may do without its room. */
export function pictureNames(): PictureName[] {
  return shots.flatMap((shot) =>
    [shot.name, ...(shot.tints ?? []).map((tint) => tint.name)].map((name) => ({
      name,
      widths: widthsOf(shot),
      wide: shot.frame === "wide",
      optional: roomPictures.includes(shot),
    })),
  );
}
