import type { Part } from "../shape/part.ts";
import type { MaterialName } from "./material-name.ts";

/** How a surface behaves in light; the renderer owns one recipe for each. */
export type Surface =
  | "linen"
  | "boucle"
  | "leather"
  | "velvet"
  | "terry"
  | "plaster"
  | "boards"
  | "concrete"
  | "gloss"
  | "glaze"
  | "paint"
  | "soft-mirror"
  | "cast-stone"
  | "wool"
  | "flatweave"
  | "herringbone"
  | "cotton"
  | "matte";

export type Look = { surface: Surface; color: string };

/** Degrees around and above the subject. `fill` is how much of the frame the subject may take, 0 to 1. */
type Camera = { azimuth: number; elevation: number; fill: number };

/** Where the eye stands and what it looks at, in meters of the models' space; `lens` in millimeters of a 36 mm frame. */
export type View = { eye: Point; target: Point; lens: number };
type Point = readonly [x: number, y: number, z: number];

type Stage = "sweep" | "room-general" | "room-modern";

/** One picture to render. `tints` are further pictures made from it by exchanging one color in its tint mask. */
export type Shot = {
  name: string;
  stage: Stage;
  parts: () => Part[];
  looks: Partial<Record<MaterialName, Look>>;
  /** Needed on the sweep. */
  camera?: Camera;
  /** For a room seen from elsewhere than the room's own wide view. */
  view?: View;
  /** Wide pictures are 16:9; all others are square. */
  frame?: "wide";
  /** The materials whose color is brought to their look and exchanged by tints: cloth, towels and cards when absent. */
  dyed?: readonly MaterialName[];
  tints?: { name: string; from: string; to: string }[];
};
