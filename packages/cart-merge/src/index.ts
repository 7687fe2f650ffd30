export type { VersionedCart } from "./is-stale-reply.ts";
export { isStaleReply } from "./is-stale-reply.ts";
export type { MergeableLine, MergeOptions } from "./merge-cart-lines.ts";
export { mergeCartLines } from "./merge-cart-lines.ts";
export { replaceEqualDeep } from "./replace-equal-deep.ts";
