import type { Brand, Site } from "@store/contract/shared";

/** Whose basket and orders an account sees on a storefront: those of the two sites and brands stay apart. */
export function toOwnerId(accountId: string, { site, brand }: { site: Site; brand: Brand }): string {
  return `account:${accountId}:${site}:${brand}`;
}

/** The account that an owner is; null for a guest's session. */
export function toAccountId(ownerId: string): string | null {
  return /^account:(.+):\w+:\w+$/.exec(ownerId)?.[1] ?? null;
}
