import type { Design, PieceCatalog, Rotation } from "./design.ts";
import { directionOf, findJoin, rotationFor } from "./geometry.ts";
import { placePieces } from "./place-pieces.ts";

/** The code of the mirror image of a kind; the code itself if it is unknown. */
export function mirrorCode(itemTypeCode: string, catalog: PieceCatalog): string {
  return catalog.get(itemTypeCode)?.mirrorItemTypeCode ?? itemTypeCode;
}

/** The design as a mirror shows it: left and right swapped, turned so that its picture is the mirror image. */
export function mirrorDesign(design: Design, catalog: PieceCatalog): Design {
  const pieces = design.pieces.toReversed().map((piece) => ({
    ...piece,
    itemTypeCode: mirrorCode(piece.itemTypeCode, catalog),
    ...(piece.ottoman === undefined ? {} : { ottoman: mirrorCode(piece.ottoman, catalog) }),
  }));
  return { rotation: mirroredRotation(design, catalog), pieces };
}

/** The rotation of the last piece's mirror image, found by one of its joins: that join now ends at the other side. */
function mirroredRotation(design: Design, catalog: PieceCatalog): Rotation {
  const last = placePieces(design, catalog).pieces.findLast(({ isOttoman }) => !isOttoman);
  const image = last && catalog.get(last.kind.mirrorItemTypeCode);
  if (!last || !image) return design.rotation;
  for (const [end, opposite] of [
    ["left", "right"],
    ["right", "left"],
  ] as const) {
    const [join, imageJoin] = [findJoin(last.kind, end), findJoin(image, opposite)];
    if (join && imageJoin) return rotationFor(imageJoin, 180 - directionOf(join, last.rotation));
  }
  return design.rotation;
}
