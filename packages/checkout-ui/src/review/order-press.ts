import type { PageEdges } from "@store/shopper-state";

const keyName = "placeOrderKey";
/** The tax-exempt flag of the session (CHK-31). */
export const taxExemptKeyName = "IsTaxExemptChecked";

/** The key of a press on Place Order, kept until its final answer, over reloads too (AMB-124). Storage may be withheld. */
export const orderKey = {
  find: (storage: PageEdges["storage"]): string | null => storage?.getItem(keyName) ?? null,
  keep: (storage: PageEdges["storage"], key: string): void => storage?.setItem(keyName, key),
  drop: (storage: PageEdges["storage"]): void => storage?.removeItem(keyName),
};
