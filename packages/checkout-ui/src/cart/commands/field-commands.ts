import { tidyPostalCode } from "@store/postal-and-address";
import {
  type CartChangeName,
  cartAlertText,
  cartCalls,
  cartChanges,
  type FieldAnswer,
  sendCartChange,
  toFieldAnswer,
} from "@store/shopper-state";
import { checkPostalCodeText } from "../summary/check-postal-code-text.ts";
import { checkPromoCode } from "../summary/check-promo-code.ts";
import { checkDonation, donationCents } from "../summary/donation-cents.ts";
import { type CartWork, type Command, invalidField, readText, toCart } from "./cart-submission.ts";

interface FieldCommand {
  readonly field: string;
  /** What is wrong with what was typed, as it is checked with scripts; null when nothing is. */
  readonly check: (typed: string, work: CartWork) => string | null;
  readonly send: (typed: string, work: CartWork) => Promise<FieldAnswer>;
}

/** A form of one field. */
function fieldCommand({ field, check, send }: FieldCommand): Command {
  return async (work) => {
    const typed = readText(work.form, field) ?? "";
    const problem = check(typed, work);
    if (problem !== null) return invalidField(field, problem);
    const answer = await send(typed, work);
    return answer.isSuccess ? toCart : invalidField(field, answer.message);
  };
}

async function change({ client }: CartWork, name: CartChangeName, text: string): Promise<FieldAnswer> {
  return toFieldAnswer(await sendCartChange(client, name, text), cartChanges[name].texts);
}

const normalized = (typed: string, { store }: CartWork) => tidyPostalCode(typed, { country: store.site });

/** Estimates tax and delivery for a postal code. */
export const applyZipCode = fieldCommand({
  field: "postalCode",
  check: (typed, work) => checkPostalCodeText(normalized(typed, work), work.store.site, work.cart.messages),
  send: (typed, work) => change(work, "applyZipCode", normalized(typed, work)),
});

export const applyPromoCode = fieldCommand({
  field: "promoCode",
  check: checkPromoCode,
  send: (typed, work) => change(work, "applyPromoCode", typed),
});

/** Removes the promo code that the button names. */
export const removePromoCode = fieldCommand({
  field: "promoCode",
  check: () => null,
  send: (_typed, work) => change(work, "removePromoCode", work.argument),
});

/** Gives the amount that the button names, in cents, or the typed one. */
export const donationAddToCart = fieldCommand({
  field: "donation",
  check: (typed, { argument }) => (argument ? null : checkDonation(typed)),
  send: async (typed, { argument, client, store }) => {
    const amount = argument ? Number(argument) : donationCents(typed);
    const request = { sku: store.donation?.sku ?? "", amount };
    return toFieldAnswer(await client.call(cartCalls.donationAddToCart, request), { fallback: cartAlertText });
  },
});
