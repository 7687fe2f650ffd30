import { type FabricId, fabrics } from "@store/sample-store/fabrics";
import { clothSurfaces } from "./cloth-surfaces.ts";
import { lightCloth } from "./draw-cloth.ts";

/** A picture of a fabric. */
export interface ClothPicture {
  readonly name: string;
  readonly fabric: (typeof fabrics)[FabricId];
  /** Millimeters of cloth from side to side. */
  readonly span: number;
  /** In pixels, the largest last. */
  readonly widths: readonly number[];
  /** Of the copy for mails: not every mail program knows WebP. */
  readonly mailWidth?: number;
}

// The shop draws the macro as the middle of the close-up, so the two spans belong together: see `macroShare` there.
const closeUpSpan = 75;
const macroSpan = 0.6 * closeUpSpan;

/** Every fabric of the catalog, close up and so near that thread, loop and grain can be told apart. */
export const clothPictures: readonly ClothPicture[] = Object.entries(fabrics).flatMap(([id, fabric]) => [
  { name: `swatch-${id}`, fabric, span: closeUpSpan, widths: [200, 400] },
  { name: `swatch-${id}-macro`, fabric, span: macroSpan, widths: [200, 800], mailWidth: 200 },
]);

/** Leather mirrors a little of the light. */
const gloss = { linen: 0, boucle: 0, velvet: 0, leather: 0.04 } as const;

/** The light on the cloth of a picture, before it is dyed. */
export function lightPicture({ fabric: { material }, span }: ClothPicture) {
  return lightCloth(clothSurfaces[material], { size: 800, span, gloss: gloss[material] });
}
