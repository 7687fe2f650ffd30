import type { CheckoutResult } from "@store/contract/checkout";
import { checkoutOperations } from "@store/contract/checkout";
import {
  checkoutRequests,
  type SaveShippingAndGiftOptions,
  type SetTymPreferences,
} from "@store/contract/checkout/requests";
import { giftOperations } from "@store/contract/gifts";
import { giftRequests } from "@store/contract/gifts/requests";
import type { ReplyOf } from "@store/contract/operation";
import type { Address, BaseReply } from "@store/contract/shared";
import { type BasketCall, type BasketPreload, defineBasketModule } from "../basket/basket-call.ts";
import { type CheckoutStep, withChoices } from "../basket/rules/basket-state.ts";
import { type Answer, pickCalls } from "../service/context.ts";
import { acceptTerms } from "./accept-terms.ts";
import { addressInvalid } from "./address-invalid.ts";
import { changeCheckout, findCheckout, toCheckoutResult } from "./change-checkout.ts";
import { findShipTo } from "./find-ship-to.ts";
import { splitItem, undoRemoval, updateBopsToShipping, updateRecipientId } from "./move-between-recipients.ts";
import { saveMailingPreference } from "./queries/save-addresses.ts";
import { removeInstallation, removeLines } from "./remove-lines.ts";
import { checkAddress } from "./rules/check-address.ts";
import { findBillingCountry } from "./rules/find-billing-country.ts";
import { chooseOptions } from "./rules/options/choose-options.ts";
import { stepNotReady } from "./rules/step-not-ready.ts";
import { removedTypeOfCall as removed } from "./rules/validation/lines-to-remove.ts";
import {
  saveMultiShipping,
  saveMultiShippingAddress,
  saveRecipientSelection,
  saveShippingAddress,
} from "./save-shipping-address.ts";
import { validateAddress, validateAndSaveAddress } from "./validate-address.ts";
import { validateCart } from "./validate-cart.ts";

/** The checkout's calls up to the review, with those about its recipients; payment and orders are separate modules. */
export const checkoutModule = defineBasketModule({
  operations: {
    ...checkoutOperations,
    ...pickCalls(giftOperations, ["updateBopsToShipping", "updateRecipientId", "restoreRecipient", "splitItem"]),
  },
  requests: { ...giftRequests, ...checkoutRequests },
  preloads: { saveShippingAddress: ofAddress, saveMultiShippingAddress: ofAddress },
  handlers: {
    refreshCheckout: async (_request, context) => ({ kind: "reply", reply: refreshCheckout(context) }),
    validateCart: async (request, context) => ({ kind: "reply", reply: await validateCart(request, context) }),
    validateAddress: async ({ address }, context) => ({
      kind: "reply",
      reply: await validateAddress(address, context),
    }),
    validateAndSaveAddress: ({ address }, context) => validateAndSaveAddress(address, context),
    saveShippingAddress,
    saveMultiShippingAddress,
    saveMultiShipping,
    saveRecipientSelection,
    saveBillingAddress: ({ address }, context) => saveBillingAddress(address, context),
    saveShippingAndGiftOptions: saveShippingOptions,
    moveToShippingAndGiftOptions: (_request, context) => moveToStep(2, context),
    moveToPaymentPage: (_request, context) => moveToStep(3, context),
    moveToReviewPage: (_request, context) => moveToStep(4, context),
    removeNlaItems: (_request, context) => removeLines(removed.removeNlaItems, context),
    removePfasItems: (_request, context) => removeLines(removed.removePfasItems, context),
    removePersonalizedItems: (_request, context) => removeLines(removed.removePersonalizedItems, context),
    removeInHousePersonalizedNlaItems: (_request, context) =>
      removeLines(removed.removeInHousePersonalizedNlaItems, context),
    removeAllNlaItems: (_request, context) => removeLines(removed.removeAllNlaItems, context),
    removeCheckoutInstallationService: (_request, context) => removeInstallation(context),
    setTymPreferences: setMailingPreference,
    acceptTerms,
    updateBopsToShipping,
    updateRecipientId,
    restoreRecipient: undoRemoval,
    splitItem,
  },
});

// A new address may need trips that the basket does not name yet.
function ofAddress({ address }: { address: Address }): BasketPreload {
  return { areas: [address.postalCode.trim().slice(0, 3).toUpperCase()] };
}

/**
 * Moves the checkout to a step if its data allows it; a reached step stays reached, and repeating the call changes
 * nothing. Otherwise returns what is missing and where it is entered.
 */
function moveToStep(step: CheckoutStep, context: BasketCall): Promise<Answer<CheckoutResult>> {
  return changeCheckout<CheckoutResult>(context, toCheckoutResult, ({ basket, recipients, reachableStep }) => {
    if (reachableStep < step) return { kind: "refused", refusal: stepNotReady(reachableStep, recipients) };
    return basket.reachedStep >= step
      ? { kind: "unchanged" }
      : { kind: "change", next: { ...basket, reachedStep: step } };
  });
}

/** The checkout model with its token, or a reply without one; changes nothing and starts no session. */
function refreshCheckout(context: BasketCall): ReplyOf<(typeof checkoutOperations)["refreshCheckout"]> {
  const state = findCheckout(context);
  if (state) return { isSuccess: true, checkout: toCheckoutResult(state, context).checkout };
  return {
    isSuccess: false,
    message: "You have no checkout open. Go to your cart and choose Checkout.",
    errorCode: "NoCheckout",
  };
}

type Reply = ReplyOf<(typeof checkoutOperations)["saveBillingAddress"]>;

/** Saves the billing address; until then the shipping address is used. */
async function saveBillingAddress(address: Address, context: BasketCall): Promise<Answer<Reply>> {
  const country = findBillingCountry(address.country);
  const check = checkAddress(address, { site: context.site, email: "optional", country });
  if (!check.ok) return { kind: "reply", reply: addressInvalid(check.problems) };
  return changeCheckout<Reply>(context, toCheckoutResult, ({ basket }) => ({
    kind: "change",
    next: withChoices(basket, { billingAddress: check.address }),
  }));
}

/** Saves the delivery, pickup, gift and notification options of each recipient: all of them, or nothing. */
function saveShippingOptions(
  request: SaveShippingAndGiftOptions,
  context: BasketCall,
): Promise<Answer<CheckoutResult>> {
  return changeCheckout<CheckoutResult>(context, toCheckoutResult, (state) => chooseOptions(request, state));
}

/** Saves whether catalogs may be mailed to the shopper's shipping or billing address. */
async function setMailingPreference(
  { isOptIn, isBilling, address }: SetTymPreferences,
  context: BasketCall,
): Promise<Answer<BaseReply>> {
  const { session, site, database, clock } = context;
  if (session === null) return { kind: "sessionReset" };
  const check = checkAddress(address, { site, email: "optional", country: findShipTo(address, context) });
  if (!check.ok) return { kind: "reply", reply: addressInvalid(check.problems) };
  await saveMailingPreference(database, {
    ownerId: session.ownerId,
    site,
    role: isBilling ? "billing" : "shipping",
    isOptIn,
    address: check.address,
    now: clock.now(),
  });
  return { kind: "reply", reply: { isSuccess: true } };
}
