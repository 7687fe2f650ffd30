import { choiceDrawings, choiceWidths } from "../choices/choice-drawings.ts";
import { clothPictures } from "../cloth/cloth-pictures.ts";
import { roomPictures } from "./room-pictures.ts";
import type { Shot } from "./shot.ts";
import { shots } from "./shots.ts";

const squareWidths = [400, 800, 1280] as const;
const wideWidths = [800, 1280, 1920] as const;

/** The widths in pixels a shot and its tints are encoded at, the largest last. */
export function widthsOf({ frame }: Shot): readonly number[] {
  return frame === "wide" ? wideWidths : squareWidths;
}

export type PictureName = { name: string; widths: readonly number[]; wide: boolean; optional: boolean };

/** Every picture the store ships, with its widths in pixels and its shape. A product may do without its room. */
export function pictureNames(): PictureName[] {
  const rendered = shots.flatMap((shot) =>
    [shot.name, ...(shot.tints ?? []).map((tint) => tint.name)].map((name) => ({
      name,
      widths: widthsOf(shot),
      wide: shot.frame === "wide",
      optional: roomPictures.includes(shot),
    })),
  );
  const drawn = Object.keys(choiceDrawings).map((name) => ({ name, widths: choiceWidths }));
  return [
    ...rendered,
    ...[...clothPictures, ...drawn].map((picture) => ({ ...picture, wide: false, optional: false })),
  ];
}
