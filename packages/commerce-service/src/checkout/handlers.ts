import type { CheckoutResult } from "@store/contract/checkout";
import { checkoutOperations } from "@store/contract/checkout";
import type { SaveShippingAndGiftOptions } from "@store/contract/checkout/requests";
import { checkoutRequests } from "@store/contract/checkout/requests";
import type { ReplyOf } from "@store/contract/operation";
import type { Address } from "@store/contract/shared";
import type { Preload } from "../basket/queries/request-snapshot.ts";
import type { CheckoutStep } from "../basket/rules/basket-state.ts";
import { withChoices } from "../basket/rules/basket-state.ts";
import type { Answer, CallContext } from "../service/context.ts";
import { defineModule } from "../service/context.ts";
import { addressInvalid } from "./address-invalid.ts";
import { changeCheckout, findCheckout, toCheckoutResult } from "./change-checkout.ts";
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
import { setMailingPreference } from "./set-mailing-preference.ts";
import { validateAddress } from "./validate-address.ts";
import { validateAndSaveAddress } from "./validate-and-save-address.ts";
import { validateCart } from "./validate-cart.ts";

/** The checkout's calls up to the review; payment and orders are separate modules. */
export const checkoutModule = defineModule({
  operations: checkoutOperations,
  requests: checkoutRequests,
  basket: { saveShippingAddress: ofAddress, saveMultiShippingAddress: ofAddress },
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
  },
});

// A new address may need trips that the basket does not name yet.
function ofAddress({ address }: { address: Address }): Preload {
  return { areas: [address.postalCode.trim().slice(0, 3).toUpperCase()] };
}

/**
 * Moves the checkout to a step if its data allows it; a reached step stays reached, and repeating the call changes
 * nothing. Otherwise returns what is missing and where it is entered.
 */
function moveToStep(step: CheckoutStep, context: CallContext): Promise<Answer<CheckoutResult>> {
  return changeCheckout<CheckoutResult>(
    context,
    ({ basket, reachableStep }) => {
      if (reachableStep < step) return { kind: "refused", reply: stepNotReady(reachableStep) };
      return basket.reachedStep >= step
        ? { kind: "unchanged" }
        : { kind: "set", next: { ...basket, reachedStep: step } };
    },
    (state) => toCheckoutResult(state, context),
  );
}

/** The checkout model with its token, or a reply without one; changes nothing and starts no session. */
function refreshCheckout(context: CallContext): ReplyOf<(typeof checkoutOperations)["refreshCheckout"]> {
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
async function saveBillingAddress(address: Address, context: CallContext): Promise<Answer<Reply>> {
  const country = findBillingCountry(address.country);
  const check = checkAddress(address, { site: context.site, email: "optional", country });
  if (!check.ok) return { kind: "reply", reply: addressInvalid(check.problems) };
  return changeCheckout<Reply>(
    context,
    ({ basket }) => ({ kind: "set", next: withChoices(basket, { billingAddress: check.address }) }),
    (state) => toCheckoutResult(state, context),
  );
}

/** Saves the delivery, pickup, gift and notification options of each recipient: all of them, or nothing. */
function saveShippingOptions(
  request: SaveShippingAndGiftOptions,
  context: CallContext,
): Promise<Answer<CheckoutResult>> {
  return changeCheckout<CheckoutResult>(
    context,
    (state) => chooseOptions(request, state),
    (state) => toCheckoutResult(state, context),
  );
}
