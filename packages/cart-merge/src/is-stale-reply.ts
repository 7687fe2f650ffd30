/** What tells a cart's states apart: its basket, and a version that grows with every change of it. */
export interface VersionedCart {
  readonly basketId: string;
  readonly version: number;
}

/**
 * Whether a reply tells of an older state of the basket than the shown one, having been overtaken on its way: drop it.
 * Another basket is never late, and neither is the same version again.
 */
export function isStaleReply(shown: VersionedCart | null | undefined, reply: VersionedCart): boolean {
  return shown?.basketId === reply.basketId && reply.version < shown.version;
}
