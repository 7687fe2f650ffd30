import type { PieceCatalog, PieceKind } from "./design.ts";
import { directionOf, findJoin, rotationFor } from "./geometry.ts";

/** Why a catalog cannot be read. */
export type CatalogProblem =
  | { readonly kind: "doubledCode"; readonly itemTypeCode: string }
  /** A code is empty, longer than 12 characters or has others than letters, digits, "-" and "_". */
  | { readonly kind: "invalidCode"; readonly itemTypeCode: string }
  /** A length is not positive, or no multiple of a quarter of an inch, in which sums are exact. */
  | { readonly kind: "invalidSize"; readonly itemTypeCode: string }
  /** The kind that it names as its mirror image is not it. */
  | { readonly kind: "invalidMirror"; readonly itemTypeCode: string };

export type CatalogReading =
  | { readonly ok: true; readonly catalog: PieceCatalog }
  | { readonly ok: false; readonly problem: CatalogProblem };

const codeForm = /^[A-Za-z][A-Za-z0-9_-]{0,11}$/;

/** The kinds of a collection by their codes, in their order; or the first one that no design could be built with. */
export function toPieceCatalog(kinds: readonly PieceKind[]): CatalogReading {
  const catalog = new Map<string, PieceKind>();
  const refuse = (kind: CatalogProblem["kind"], { itemTypeCode }: PieceKind): CatalogReading => ({
    ok: false,
    problem: { kind, itemTypeCode },
  });
  for (const kind of kinds) {
    if (!codeForm.test(kind.itemTypeCode)) return refuse("invalidCode", kind);
    if (catalog.has(kind.itemTypeCode)) return refuse("doubledCode", kind);
    if (![kind.width, kind.depth, kind.height].every(isLength)) return refuse("invalidSize", kind);
    catalog.set(kind.itemTypeCode, kind);
  }
  const unlike = kinds.find((kind) => !isMirrorImage(kind, catalog.get(kind.mirrorItemTypeCode)));
  return unlike ? refuse("invalidMirror", unlike) : { ok: true, catalog };
}

function isLength(inches: number): boolean {
  return inches > 0 && Number.isInteger(inches * 4);
}

/** Whether the image, turned so that its joins match, covers the mirrored floor. */
function isMirrorImage(kind: PieceKind, image: PieceKind | undefined): boolean {
  if (!image || image.mirrorItemTypeCode !== kind.itemTypeCode) return false;
  const turns = (
    [
      ["left", "right"],
      ["right", "left"],
    ] as const
  ).map(([end, opposite]) => {
    const [join, imageJoin] = [findJoin(kind, end), findJoin(image, opposite)];
    if (!join && !imageJoin) return undefined;
    return join && imageJoin && join.type === imageJoin.type
      ? rotationFor(imageJoin, 180 - directionOf(join, 0))
      : "unlike";
  });
  const [turn = 0, ...others] = turns.filter((found) => found !== undefined);
  if (turn === "unlike" || others.some((other) => other !== turn)) return false;
  const isSideways = turn === 90 || turn === 270;
  return isSideways
    ? kind.width === image.depth && kind.depth === image.width
    : kind.width === image.width && kind.depth === image.depth;
}
