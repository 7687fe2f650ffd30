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
  | "cast-stone"
  | "wool"
  | "cotton"
  | "matte";

export type Look = { surface: Surface; color: string };

/** Degrees around and above the subject. `fill` is how much of the frame the subject may take, 0 to 1. */
export type Camera = { azimuth: number; elevation: number; fill: number };

export type Stage = "sweep" | "room-general" | "room-modern";

/** One picture to render. `tints` are further pictures made from it by exchanging one colour in its tint mask. */
export type Shot = {
  name: string;
  stage: Stage;
  parts: () => Part[];
  looks: Partial<Record<MaterialName, Look>>;
  /** Needed on the sweep; rooms bring their own. */
  camera?: Camera;
  /** The materials whose colour is brought to their look and exchanged by tints: cloth, towels and cards when absent. */
  dyed?: readonly MaterialName[];
  tints?: { name: string; from: string; to: string }[];
};
