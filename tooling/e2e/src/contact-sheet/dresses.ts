import path from "node:path";

/** Where the pictures are laid; not part of the tree. */
export const sheetFolder = path.resolve(import.meta.dirname, "../../../../.store/contact-sheet");

export const widths = [390, 768, 1440] as const;
export const schemes = ["light", "dark"] as const;
export const fronts = ["us", "usModern", "ca", "caModern"] as const;
export type Front = (typeof fronts)[number];

/** Every width in light and in dark mode. */
export const dresses = schemes.flatMap((scheme) => widths.map((width) => ({ width, scheme })));

export function pictureFile(page: string, front: Front, { width, scheme }: (typeof dresses)[number]): string {
  return path.join(sheetFolder, "pictures", page, `${front}-${width}-${scheme}.jpg`);
}
