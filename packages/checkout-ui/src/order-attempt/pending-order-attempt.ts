import type { BrowserPlatform } from "@store/shopper-state";

const itemName = "placeOrder";
/** The tax-exempt flag of the session. */
export const taxExemptKeyName = "IsTaxExemptChecked";

/** A submitted order whose outcome is unknown: its key, and the token for the status call once the checkout has become an order. */
export interface PendingOrderAttempt {
  readonly key: string;
  readonly token: string;
}

type TabStorage = BrowserPlatform["storage"];

/** Stores the attempt across reloads and pages until its outcome is final. The browser may deny storage. */
export const pendingOrderAttempt = {
  find(storage: TabStorage): PendingOrderAttempt | null {
    const [key, token] = storage?.getItem(itemName)?.split(" ") ?? [];
    return key && token ? { key, token } : null;
  },
  save: (storage: TabStorage, { key, token }: PendingOrderAttempt): void =>
    storage?.setItem(itemName, `${key} ${token}`),
  remove: (storage: TabStorage): void => storage?.removeItem(itemName),
};
