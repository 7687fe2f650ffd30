import path from "node:path";
import { picturesFolder } from "../catalog/pictures-folder.ts";

/** The brands' drawings, and what is made of them. */
export const brandFolder = path.join(picturesFolder, "brand");

export interface BrandShare {
  readonly brand: "general" | "modern";
  /** The picture behind the name, without width and ending. */
  readonly scene: string;
  /** Where the name stands, in pixels of a picture of 1200 by 630. */
  readonly panel: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
  readonly ground: string;
  readonly ink: string;
  /** How wide the name is drawn on its panel, in pixels. */
  readonly nameWidth: number;
}

/** How each brand signs its room: a card laid over it, or a wall beside it. */
export const brandShares: readonly BrandShare[] = [
  {
    brand: "general",
    scene: "room-general",
    panel: { left: 0, top: 410, width: 640, height: 220 },
    ground: "#fdfbf7",
    ink: "#29231d",
    nameWidth: 500,
  },
  {
    brand: "modern",
    scene: "room-modern",
    panel: { left: 0, top: 0, width: 420, height: 630 },
    ground: "#0b0b0c",
    ink: "#ffffff",
    nameWidth: 290,
  },
];
