import { registryButtonId } from "@store/ui-kit/early-protocol";

/** The SKU of the card to which a sign-in has led back, from the address's fragment; null without one. */
export function findReturnedSku(hash: string): string | null {
  const start = `#${registryButtonId}-`;
  return hash.startsWith(start) ? hash.slice(start.length) : null;
}
