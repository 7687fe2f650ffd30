/** The id of the button on a product's page. The address of a page to which a sign-in returns ends with it. */
export const registryButtonId = "add-to-registry";

/** The SKU of the card to which a sign-in has led back, from the address's fragment; null without one. */
export function findReturnedSku(hash: string): string | null {
  const start = `#${registryButtonId}-`;
  return hash.startsWith(start) ? hash.slice(start.length) : null;
}
