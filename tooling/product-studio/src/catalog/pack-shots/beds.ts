import { madeHavenBed, madeLineBed } from "../../scenes/made-bed.ts";
import { colors } from "../colors.ts";
import type { Shot } from "../shot.ts";
import { standing } from "../standing.ts";

const seen = { ...standing, azimuth: 33, elevation: 12 };
const haven = { stage: "sweep", looks: { fabric: { surface: "linen", color: colors.oatLinen } } } as const;
const line = {
  stage: "sweep",
  looks: { "bed-blanket": { surface: "wool", color: "#55585c" } },
} as const;

/** Beds, made up; the larger size fills more of the frame. */
export const beds: readonly Shot[] = [
  {
    ...haven,
    name: "haven-bed-queen-oat",
    parts: () => madeHavenBed("queen"),
    camera: { ...seen, fill: 0.82 },
    tints: [{ name: "haven-bed-queen-slate", from: colors.oatLinen, to: colors.slateLinen }],
  },
  {
    ...haven,
    name: "haven-bed-king-oat",
    parts: () => madeHavenBed("king"),
    camera: { ...seen, fill: 0.9 },
    tints: [{ name: "haven-bed-king-slate", from: colors.oatLinen, to: colors.slateLinen }],
  },
  { ...line, name: "line-platform-bed-queen", parts: () => madeLineBed("queen"), camera: { ...seen, fill: 0.82 } },
  { ...line, name: "line-platform-bed-king", parts: () => madeLineBed("king"), camera: { ...seen, fill: 0.9 } },
];
