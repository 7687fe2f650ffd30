export { compressFile } from "./compress-file.ts";
export { storefrontTree } from "./storefront-tree.ts";
