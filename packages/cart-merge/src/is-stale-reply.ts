/** What identifies a state of a cart: its basket, and a version that increases with every change. */
export interface VersionedCart {
  readonly basketId: string;
  readonly version: number;
}

/**
 * Whether a reply is older than the shown state of the same basket, because another response overtook it: ignore it. A
 * reply of another basket is never stale, and neither is the same version again.
 */
export function isStaleReply(shown: VersionedCart | null | undefined, reply: VersionedCart): boolean {
  return shown?.basketId === reply.basketId && reply.version < shown.version;
}
