/** The hash of each picture's files, by its name. Given by who serves the pictures and finds them below their hashes. */
export type PictureHashes = Readonly<Record<string, string>>;

/**
 * What a row contains of a picture: its name, below its hash if it has one, so that a new picture has a new URL.
 *
 * @example toPicturePath("oak", { oak: "1a2b3c4d" }) // "1a2b3c4d/oak"
 */
export function toPicturePath(name: string, hashes: PictureHashes): string {
  // Only a picture of one file has an ending.
  const hash = hashes[name.replace(/\.\w+$/, "")];
  return hash === undefined ? name : `${hash}/${name}`;
}
