import { gather } from "./gather.ts";

/** What lists need of a piece of a collection that they show by its best-selling layout; null for anything else. */
export interface LayoutPart {
  itemTypeCode: string | null;
  /** The pieces of the layout from left to right, by their item types. */
  layoutPieces: readonly string[] | null;
  /** The layout in the fabric of the piece. */
  layoutPicture: string | null;
  /** Null when it is made on demand. */
  available: number | null;
}

/** The pieces of the layout in each fabric in which all of them are among the variants and can be bought. */
export function findLayouts<Variant extends LayoutPart>(variants: readonly Variant[]): [Variant, ...Variant[]][] {
  const parts = variants.filter(({ layoutPicture, available }) => layoutPicture !== null && available !== 0);
  return gather(parts, ({ layoutPicture }) => layoutPicture ?? "").flatMap((fabric) => {
    const wanted = fabric[0].layoutPieces ?? [];
    const [first, ...others] = wanted.flatMap((code) => fabric.find((part) => part.itemTypeCode === code) ?? []);
    return first && others.length + 1 === wanted.length ? [[first, ...others]] : [];
  });
}
