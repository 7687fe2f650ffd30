import type { Brand, Site } from "@store/contract/shared";

/** The owner id of an account on a storefront: baskets and orders of the sites and brands are separate. */
export function toOwnerId(accountId: string, { site, brand }: { site: Site; brand: Brand }): string {
  return `account:${accountId}:${site}:${brand}`;
}

/** The account of an owner; null for a guest's session. */
export function toAccountId(ownerId: string): string | null {
  return /^account:(.+):\w+:\w+$/.exec(ownerId)?.[1] ?? null;
}
