import { driftSheetSet } from "../../furniture/drift-sheet-set.ts";
import { meadowDuvetCover } from "../../furniture/meadow-duvet-cover.ts";
import { colors } from "../colors.ts";
import type { Shot } from "../shot.ts";
import { standing } from "../standing.ts";

/** White cloth a little under its swatch, so that its folds do not clip in the key light. */
const litWhite = "#efebe3";
const pile = { ...standing, elevation: 17, fill: 0.72 };

/** Bedding, folded. */
export const bedding: readonly Shot[] = [
  {
    name: "meadow-duvet-cover-white",
    stage: "sweep",
    parts: meadowDuvetCover,
    looks: { fabric: { surface: "linen", color: litWhite } },
    camera: pile,
    tints: [
      { name: "meadow-duvet-cover-sage", from: litWhite, to: colors.sage },
      { name: "meadow-duvet-cover-clay", from: litWhite, to: colors.clay },
    ],
  },
  {
    name: "drift-sheet-set-white",
    stage: "sweep",
    parts: driftSheetSet,
    looks: {
      fabric: { surface: "cotton", color: litWhite },
      "terry-band": { surface: "linen", color: "#cbbda6" },
    },
    dyed: ["fabric"],
    camera: pile,
    tints: [
      { name: "drift-sheet-set-sky", from: litWhite, to: colors.sky },
      { name: "drift-sheet-set-sand", from: litWhite, to: colors.sand },
    ],
  },
];
