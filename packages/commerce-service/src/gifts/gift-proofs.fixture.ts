import { checkoutOperations } from "@store/contract/checkout";
import { giftOperations as calls } from "@store/contract/gifts";
import { enterCheckout } from "../testing/enter-checkout.ts";
import { sampleAddresses } from "../testing/index.ts";
import type { CallProof } from "../testing/prove-calls.ts";
import { sampleSkus } from "../testing/sample-inputs.ts";
import type { Shopper } from "../testing/shopper.ts";

const address = sampleAddresses.chicago;
const towels = [{ Sku: sampleSkus.towels, Quantity: 3 }];
const recipientId = "recipient-1";
const picked = { recipientId: "pickup-us-chicago" };

async function sent(shopper: Shopper): Promise<string> {
  const { shippingOptions } = await enterCheckout(shopper, { items: towels, address });
  return shippingOptions.recipients[0]?.shipments[0]?.lineItems[0]?.id ?? "";
}
const pickUp = (shopper: Shopper) => enterCheckout(shopper, { items: towels, address, pickupAt: "us-chicago" });
const someSent = (shopper: Shopper) =>
  enterCheckout(shopper, { items: [...towels, { Sku: sampleSkus.lamp }], address, pickupAt: "us-chicago" });

export const giftProofs: readonly CallProof[] = [
  {
    operation: calls.updateGiftReceipt,
    id: "CALL-062",
    arrange: async (shopper) => {
      await pickUp(shopper);
      return { ...picked, selectedOption: true };
    },
  },
  {
    operation: calls.updateBaggingOption,
    id: "CALL-063",
    arrange: async (shopper) => {
      await pickUp(shopper);
      return { ...picked, selectedOption: "giftBag" };
    },
  },
  {
    operation: calls.updateBopsToShipping,
    id: "CALL-064",
    arrange: async (shopper) => {
      await someSent(shopper);
      return { ...picked, newAddressId: recipientId };
    },
  },
  {
    operation: calls.updateRecipientId,
    id: "CALL-065",
    arrange: async (shopper) => {
      await someSent(shopper);
      return { oldRecipientId: picked.recipientId, newRecipientId: recipientId };
    },
  },
  {
    operation: calls.restoreRecipient,
    arrange: async (shopper) => {
      const basketItemId = await sent(shopper);
      const { anchorage } = sampleAddresses;
      const split = await shopper.call(calls.splitItem, { basketItemId });
      const moved = { address: anchorage, basketItemId: split.body.basketItemId ?? "" };
      const { body } = await shopper.call(checkoutOperations.saveMultiShippingAddress, moved);
      const removed = body.recipientList?.[1]?.id ?? "";
      await shopper.call(calls.updateRecipientId, { oldRecipientId: removed, newRecipientId: recipientId });
      return { recipientId: removed };
    },
  },
  { operation: calls.splitItem, id: "CALL-066", arrange: async (shopper) => ({ basketItemId: await sent(shopper) }) },
  {
    operation: calls.updateGiftMessage,
    id: "CALL-067",
    arrange: async (shopper) => {
      await sent(shopper);
      return { recipientId, message: "Enjoy!", isInitialTrigger: false };
    },
  },
  {
    operation: calls.updateGiftOption,
    id: "CALL-068",
    arrange: async (shopper) => {
      await sent(shopper);
      const giftOptions = { isGift: true, giftWrap: "linen", giftMessage: null };
      return { recipientId, giftOptions, rewardsOrderSummaryMessage: null, serviceLevel: 2 };
    },
  },
];
