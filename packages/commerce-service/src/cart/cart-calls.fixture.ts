import { cartOperations } from "@store/contract/cart";
import type { CallProof } from "../testing/prove-calls.ts";
import { sampleSkus } from "../testing/sample-inputs.ts";
import type { Shopper } from "../testing/shopper.ts";

const towels = { Sku: sampleSkus.towels, Quantity: 2 };
const bookcase = { Sku: sampleSkus.bookcase, Quantity: 1, IsInstallationServiceRequired: true };

async function withLine(shopper: Shopper, item: object = towels) {
  await shopper.call(cartOperations.addItems, { items: [item as typeof towels] });
  const { body } = await shopper.call(cartOperations.getCartJsx, {});
  return { id: body.cartData?.lineItems[0]?.id ?? "" };
}
async function withSavedLine(shopper: Shopper) {
  const line = await withLine(shopper);
  await shopper.call(cartOperations.saveForLater, line);
  return line;
}
async function withRemovedLine(shopper: Shopper) {
  const line = await withLine(shopper);
  await shopper.call(cartOperations.removeItem, line);
  return line;
}
async function withStrippedLine(shopper: Shopper) {
  const line = await withLine(shopper, bookcase);
  await shopper.call(cartOperations.removeInstallationService, line);
  return line;
}
async function withLineAnd(shopper: Shopper, request: Record<string, unknown>) {
  await withLine(shopper);
  return request;
}

const { getCartJsx, getCartCount, checkout, removeItem, restoreItem, saveForLater, updateItem } = cartOperations;
export const cartProofs: readonly CallProof[] = [
  { operation: getCartJsx, id: "CALL-011", arrange: (shopper) => withLineAnd(shopper, {}), changesNothing: true },
  { operation: getCartCount, id: "CALL-011", arrange: (shopper) => withLineAnd(shopper, {}), changesNothing: true },
  { operation: checkout, id: "CALL-012", arrange: (shopper) => withLineAnd(shopper, {}) },
  { operation: removeItem, id: "CALL-013", arrange: withLine },
  { operation: restoreItem, arrange: withRemovedLine },
  { operation: saveForLater, id: "CALL-014", arrange: withLine },
  {
    operation: updateItem,
    id: "CALL-015",
    arrange: async (shopper) => ({ ...(await withLine(shopper)), quantity: 5 }),
  },
  {
    operation: cartOperations.updateShipMethod,
    id: "CALL-016",
    arrange: async (shopper) => ({
      ...(await withLine(shopper)),
      shipMethod: 1,
      isPickupSelected: true,
      locationId: "us-chicago",
    }),
  },
  {
    operation: cartOperations.removeInstallationService,
    id: "CALL-017",
    arrange: (shopper) => withLine(shopper, bookcase),
  },
  { operation: cartOperations.restoreInstallationService, arrange: withStrippedLine },
  { operation: cartOperations.removeItemFromSaveForLater, id: "CALL-018", arrange: withSavedLine },
  { operation: cartOperations.moveToCart, id: "CALL-019", arrange: withSavedLine },
  {
    operation: cartOperations.donationAddToCart,
    id: "CALL-020",
    arrange: (shopper) => withLineAnd(shopper, { sku: sampleSkus.donation, amount: 500 }),
  },
  {
    operation: cartOperations.applyZipCode,
    id: "CALL-021",
    arrange: (shopper) => withLineAnd(shopper, { zip: "60614" }),
  },
  {
    operation: cartOperations.applyPromoCode,
    id: "CALL-022",
    arrange: (shopper) => withLineAnd(shopper, { promoCode: "SHIPFREE" }),
  },
  {
    operation: cartOperations.removePromoCode,
    id: "CALL-023",
    arrange: async (shopper) => {
      await withLine(shopper);
      await shopper.call(cartOperations.applyPromoCode, { promoCode: "SHIPFREE" });
      return {};
    },
  },
  {
    operation: cartOperations.getEdd,
    id: "CALL-024",
    arrange: (shopper) => withLineAnd(shopper, { locationId: null, zipCode: "60614" }),
    changesNothing: true,
  },
  {
    operation: cartOperations.addItems,
    id: "CALL-090",
    arrange: (shopper) => withLineAnd(shopper, { items: [towels] }),
  },
  {
    operation: cartOperations.setShipToCountry,
    arrange: (shopper) => withLineAnd(shopper, { country: "FRA" }),
  },
];
