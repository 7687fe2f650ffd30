export type { VersionedCart } from "./is-late-reply.ts";
export { isLateReply } from "./is-late-reply.ts";
export { keepIdentity } from "./keep-identity.ts";
export type { MergeableLine, MergeOptions } from "./merge-cart-lines.ts";
export { mergeCartLines } from "./merge-cart-lines.ts";
