export { isStaleReply, type VersionedCart } from "./is-stale-reply.ts";
export { type MergeableLine, type MergeOptions, mergeCartLines } from "./merge-cart-lines.ts";
export { replaceEqualDeep } from "./replace-equal-deep.ts";
