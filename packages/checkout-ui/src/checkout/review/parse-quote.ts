import type { PlaceOrder } from "@store/contract/orders/requests";

/** What a form says that its shopper saw of the order; the service judges it, and refuses what is none. */
export function parseQuote(text: string | null): Omit<PlaceOrder, "adata"> {
  try {
    const { quotedTotal, version, quotedEstimates }: Partial<PlaceOrder> = JSON.parse(text ?? "") ?? {};
    return { quotedTotal, version, quotedEstimates };
  } catch {
    // Without a version the service would order whatever the basket holds by now.
    return { version: -1 };
  }
}
