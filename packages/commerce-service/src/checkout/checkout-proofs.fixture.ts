import { checkoutOperations as calls } from "@store/contract/checkout";
import { type Entry, enterCheckout } from "../testing/enter-checkout.ts";
import { sampleAddresses } from "../testing/index.ts";
import type { CallProof } from "../testing/prove-calls.ts";
import { sampleSkus } from "../testing/sample-inputs.ts";

const { chicago, anchorage } = sampleAddresses;
const lampAndTowels = [{ Sku: sampleSkus.lamp }, { Sku: sampleSkus.towels }];
const recipientId = "recipient-1";

/** Opens a checkout and returns the request. */
function asked(request: Record<string, unknown>, entry: Entry = { address: chicago }): CallProof["arrange"] {
  return async (shopper) => {
    await enterCheckout(shopper, entry);
    return request;
  };
}
/** The same for a call that names a line: the first of the cart. */
function askedOfLine(request: Record<string, unknown>, entry: Entry): CallProof["arrange"] {
  return async (shopper) => {
    const { shippingOptions } = await enterCheckout(shopper, { items: lampAndTowels, ...entry });
    const lines = shippingOptions.recipients.flatMap(({ shipments }) =>
      shipments.flatMap(({ lineItems }) => lineItems),
    );
    return { ...request, basketItemId: lines.find(({ sku }) => sku === sampleSkus.lamp)?.id };
  };
}
const changesNothing = true as const;
const removals = {
  "CALL-034": calls.removeNlaItems,
  "CALL-035": calls.removePfasItems,
  "CALL-036": calls.removePersonalizedItems,
  "CALL-037": calls.removeInHousePersonalizedNlaItems,
  "CALL-038": calls.removeAllNlaItems,
  "CALL-039": calls.removeCheckoutInstallationService,
};

export const checkoutProofs: readonly CallProof[] = [
  { operation: calls.validateAddress, id: "CALL-026", arrange: asked({ address: chicago }), changesNothing },
  { operation: calls.validateAndSaveAddress, id: "CALL-027", arrange: asked({ address: chicago }), changesNothing },
  { operation: calls.saveShippingAddress, id: "CALL-028", arrange: asked({ address: anchorage }) },
  {
    operation: calls.saveMultiShippingAddress,
    id: "CALL-029",
    arrange: askedOfLine({ address: anchorage }, { address: chicago }),
  },
  {
    operation: calls.saveMultiShipping,
    id: "CALL-030",
    arrange: askedOfLine({ addressId: recipientId }, { address: chicago, pickupAt: "us-chicago" }),
  },
  {
    operation: calls.saveRecipientSelection,
    id: "CALL-031",
    arrange: askedOfLine({ recipientId }, { address: chicago, pickupAt: "us-chicago" }),
  },
  { operation: calls.saveBillingAddress, id: "CALL-032", arrange: asked({ address: anchorage }) },
  { operation: calls.validateCart, id: "CALL-033", arrange: asked({}), changesNothing },
  ...Object.entries(removals).map(([id, operation]) => ({ operation, id, arrange: asked({}), changesNothing })),
  { operation: calls.refreshCheckout, id: "CALL-040", arrange: asked({}), changesNothing },
  { operation: calls.moveToShippingAndGiftOptions, id: "CALL-041", arrange: asked({}) },
  {
    operation: calls.saveShippingAndGiftOptions,
    id: "CALL-044",
    arrange: asked({ recipients: [{ recipientId, shipments: [{ id: "parcel", serviceLevel: 2 }] }] }),
  },
  {
    operation: calls.setTymPreferences,
    id: "CALL-076",
    arrange: asked({ isOptIn: true, isBilling: false, address: chicago }),
    changesNothing,
  },
];
