import type { BrowserPlatform } from "@store/shopper-state";

const itemName = "placeOrder";
/** The tax-exempt flag of the session (CHK-31). */
export const taxExemptKeyName = "IsTaxExemptChecked";

/** A press on Place Order: its key, and the token to ask with once the checkout is an order. */
export interface PendingOrderAttempt {
  readonly key: string;
  readonly token: string;
}

type TabStorage = BrowserPlatform["storage"];

/** A press, kept until its final answer, over reloads and pages (AMB-124). A browser may withhold the storage. */
export const pendingOrderAttempt = {
  find(storage: TabStorage): PendingOrderAttempt | null {
    const [key, token] = storage?.getItem(itemName)?.split(" ") ?? [];
    return key && token ? { key, token } : null;
  },
  keep: (storage: TabStorage, { key, token }: PendingOrderAttempt): void =>
    storage?.setItem(itemName, `${key} ${token}`),
  drop: (storage: TabStorage): void => storage?.removeItem(itemName),
};
