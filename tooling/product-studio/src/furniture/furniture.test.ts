import { heights, pieceKinds } from "@store/sample-store/sectional-pieces";
import { describe, expect, it } from "vitest";
import { bounds } from "../shape/bounds.ts";
import type { Part } from "../shape/part.ts";
import { alderArmchair } from "./alder-armchair.ts";
import { atlasBookcase } from "./atlas-bookcase.ts";
import { beaconLamp } from "./beacon-lamp.ts";
import { driftSheetSet } from "./drift-sheet-set.ts";
import { dunePiece } from "./dune-piece.ts";
import { fernThrow } from "./fern-throw.ts";
import { fieldstoneRug } from "./fieldstone-rug.ts";
import { harborSofa } from "./harbor-sofa.ts";
import { havenBed } from "./haven-bed.ts";
import { hearthOttoman } from "./hearth-ottoman.ts";
import { larkLoveseat } from "./lark-loveseat.ts";
import { linePlatformBed } from "./line-platform-bed.ts";
import { meadowDuvetCover } from "./meadow-duvet-cover.ts";
import { mesaSofa } from "./mesa-sofa.ts";
import { pivotSwivelChair } from "./pivot-swivel-chair.ts";
import { quarryTable } from "./quarry-table.ts";
import { reedBathRug } from "./reed-bath-rug.ts";
import { tallyRug } from "./tally-rug.ts";
import { thistlePillow } from "./thistle-pillow.ts";
import { tidewaterTowels } from "./tidewater-towels.ts";
import { wrenChair } from "./wren-chair.ts";

type Stated = { product: string; parts: Part[]; inches: { width: number; depth: number; height?: number } };

/** The size in inches at which the catalog sells a piece. */
function catalogSizeOf(code: string) {
  const [width = 0, depth = 0] = pieceKinds.find((kind) => kind.code === code)?.sizes.dune ?? [];
  return { width, depth, height: heights.dune };
}

const products: Stated[] = [
  { product: "Harbor Sofa", parts: harborSofa(), inches: { width: 88, depth: 38, height: 33 } },
  { product: "Dune left-arm seat", parts: dunePiece("left-arm"), inches: catalogSizeOf("LAS") },
  { product: "Dune armless seat", parts: dunePiece("armless"), inches: catalogSizeOf("ARM") },
  { product: "Dune corner", parts: dunePiece("corner"), inches: catalogSizeOf("COR") },
  { product: "Dune right-arm chaise", parts: dunePiece("chaise"), inches: catalogSizeOf("RAC") },
  { product: 'Quarry Dining Table 72"', parts: quarryTable(72), inches: { width: 72, depth: 40, height: 30 } },
  { product: 'Quarry Dining Table 96"', parts: quarryTable(96), inches: { width: 96, depth: 40, height: 30 } },
  { product: "Beacon Table Lamp", parts: beaconLamp("brass"), inches: { width: 15, depth: 15, height: 26 } },
  { product: "Tidewater Bath Towels", parts: tidewaterTowels(), inches: { width: 15, depth: 11, height: 6.4 } },
  { product: "Wren Lounge Chair", parts: wrenChair(), inches: { width: 31, depth: 31, height: 30 } },
  { product: "Lark Loveseat", parts: larkLoveseat(), inches: { width: 64, depth: 36, height: 33 } },
  { product: "Mesa Sofa", parts: mesaSofa(), inches: { width: 92, depth: 40, height: 27 } },
  { product: "Alder Armchair", parts: alderArmchair(), inches: { width: 30, depth: 33, height: 31 } },
  { product: "Pivot Swivel Chair", parts: pivotSwivelChair(), inches: { width: 32, depth: 32, height: 28 } },
  { product: "Hearth Ottoman", parts: hearthOttoman(), inches: { width: 24, depth: 24, height: 17 } },
  { product: "Haven Bed, queen", parts: havenBed("queen"), inches: { width: 65, depth: 87, height: 45 } },
  { product: "Haven Bed, king", parts: havenBed("king"), inches: { width: 81, depth: 87, height: 45 } },
  {
    product: "Line Platform Bed, queen",
    parts: linePlatformBed("queen"),
    inches: { width: 64, depth: 84, height: 34 },
  },
  { product: "Line Platform Bed, king", parts: linePlatformBed("king"), inches: { width: 80, depth: 84, height: 34 } },
  { product: "Reed Bath Rug", parts: reedBathRug(), inches: { width: 34, depth: 21 } },
  { product: "Tally Striped Rug", parts: tallyRug({ fringed: false }), inches: { width: 120, depth: 96 } },
  { product: "Thistle Velvet Pillow", parts: thistlePillow(), inches: { width: 20, depth: 7, height: 20 } },
  {
    product: "Meadow Duvet Cover, folded",
    parts: meadowDuvetCover(),
    inches: { width: 17.1, depth: 13.6, height: 6.5 },
  },
  { product: "Drift Sheet Set, folded", parts: driftSheetSet(), inches: { width: 14.3, depth: 11.4, height: 5.9 } },
  { product: "Fern Wool Throw, folded", parts: fernThrow(), inches: { width: 19.1, depth: 13.8, height: 4 } },
  { product: "Atlas Bookcase", parts: atlasBookcase("oak"), inches: { width: 42, depth: 15, height: 84 } },
  { product: "Fieldstone Rug 5x8", parts: fieldstoneRug("5x8"), inches: { width: 96, depth: 60 } },
  { product: "Fieldstone Rug 8x10", parts: fieldstoneRug("8x10"), inches: { width: 120, depth: 96 } },
];

describe("models of the products", () => {
  it.each(products)("builds the $product to its stated inches, within 2 %", ({ parts, inches }) => {
    const { width, height, depth } = bounds(parts);
    // A rug states no height.
    const tall = inches.height ?? height / 0.0254;
    for (const ratio of [width / inches.width, depth / inches.depth, height / tall]) {
      expect(Math.abs(ratio / 0.0254 - 1)).toBeLessThan(0.02);
    }
  });

  it.each(products)("stands the $product on the floor", ({ parts }) => {
    expect(Math.abs(bounds(parts).box.min.y)).toBeLessThan(0.003);
  });
});
