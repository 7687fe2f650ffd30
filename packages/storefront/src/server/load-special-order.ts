import type { CheckoutClient } from "@store/checkout-client";
import { type QuickShip, type SpecialOrderProduct, specialOrderOperations } from "@store/contract/special-order";
import type { OrderAddress } from "../pages/special-order/order-address.ts";
import { replyOf } from "./reply-of.ts";

/** The product of a special order with the selection of its address, and what is in stock of it. Throws a 404 page. */
export async function loadSpecialOrder(
  client: CheckoutClient,
  {
    sku,
    address,
    operation,
  }: {
    sku: string;
    address: OrderAddress;
    /** The call, or its debug variant. */
    operation: typeof specialOrderOperations.getSpecialOrderProduct;
  },
): Promise<{ product: SpecialOrderProduct; quickShip: QuickShip["items"] }> {
  const asked = {
    sku,
    choices: JSON.stringify(address.selection),
    sortType: "",
    outputCacheString: "",
    isFabricPopup: false,
  };
  const product = await replyOf(client.call(operation, asked));
  const quickShip = await client.call(specialOrderOperations.getQuickShip, { id: product.superSpecialOrder.sku });
  return { product, quickShip: quickShip.ok ? quickShip.value.items : [] };
}
