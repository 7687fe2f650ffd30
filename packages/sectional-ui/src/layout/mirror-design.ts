import type { Layout, PieceCatalog, Rotation } from "./design.ts";
import { directionOf, findJoin, rotationFor } from "./geometry.ts";
import { placeLayout } from "./place-pieces.ts";

/** The code of the mirror image of a kind; the code itself if it is unknown. */
export function mirrorCode(itemTypeCode: string, catalog: PieceCatalog): string {
  return catalog.get(itemTypeCode)?.mirrorItemTypeCode ?? itemTypeCode;
}

/** The layout as a mirror shows it: left and right swapped, turned so that its picture is the mirror image. */
export function mirrorLayout(layout: Layout, catalog: PieceCatalog): Layout {
  const pieces = layout.pieces.toReversed().map((piece) => ({
    ...piece,
    itemTypeCode: mirrorCode(piece.itemTypeCode, catalog),
    ...(piece.ottoman === undefined ? {} : { ottoman: mirrorCode(piece.ottoman, catalog) }),
  }));
  return { rotation: mirroredRotation(layout, catalog), pieces };
}

/** The rotation of the last piece's mirror image, found by one of its joins: that join now ends at the other side. */
function mirroredRotation(layout: Layout, catalog: PieceCatalog): Rotation {
  const last = placeLayout(layout, catalog).pieces.findLast(({ isOttoman }) => !isOttoman);
  const image = last && catalog.get(last.kind.mirrorItemTypeCode);
  if (!last || !image) return layout.rotation;
  for (const [end, opposite] of [
    ["left", "right"],
    ["right", "left"],
  ] as const) {
    const [join, imageJoin] = [findJoin(last.kind, end), findJoin(image, opposite)];
    if (join && imageJoin) return rotationFor(imageJoin, 180 - directionOf(join, last.rotation));
  }
  return layout.rotation;
}
