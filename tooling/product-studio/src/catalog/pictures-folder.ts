import path from "node:path";

/** Where the encoded pictures are committed. */
export const picturesFolder = path.resolve(import.meta.dirname, "../../../../packages/storefront/pictures");
