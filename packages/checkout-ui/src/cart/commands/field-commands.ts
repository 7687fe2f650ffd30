import { normalizePostalCode } from "@store/postal-and-address";
import {
  type CartChangeName,
  cartAlertText,
  cartCalls,
  cartChanges,
  type FieldResult,
  sendCartChange,
  toFieldResult,
} from "@store/shopper-state";
import { moved } from "@store/ui-kit/form-outcome";
import { cartSectionPath } from "../../forms/cart-submit.ts";
import { checkPostalCodeText } from "../summary/check-postal-code-text.ts";
import { checkPromoCode } from "../summary/check-promo-code.ts";
import { checkDonation, donationCents } from "../summary/donation-cents.ts";
import { type CartOutcome, type CartWork, type Command, invalidField, toCart } from "./cart-submission.ts";

interface FieldCommand {
  readonly field: string;
  /** The error of the input, as scripts check it; null if it is valid. */
  readonly check: (typed: string, work: CartWork) => string | null;
  readonly send: (typed: string, work: CartWork) => Promise<FieldResult>;
  /** The result of a repeated submission; without it, the request is sent again as a new one. */
  readonly repeated?: CartOutcome;
}

/** A form with one field. A replayed response, as after the browser's Back, has had no effect. */
function fieldCommand({ field, check, send, repeated }: FieldCommand): Command {
  return async (work) => {
    const typed = work.read(field) ?? "";
    const problem = check(typed, work);
    if (problem !== null) return invalidField(field, problem);
    let answer = await send(typed, work);
    if (work.isReplayed()) {
      if (answer.isSuccess && repeated) return repeated;
      answer = await send(typed, { ...work, client: work.freshClient });
    }
    return answer.isSuccess ? toCart : invalidField(field, answer.message);
  };
}

async function change({ client }: CartWork, name: CartChangeName, text: string): Promise<FieldResult> {
  return toFieldResult(await sendCartChange(client, name, text), cartChanges[name].texts);
}

const normalized = (typed: string, { store }: CartWork) => normalizePostalCode(typed, { country: store.site });

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

/** Donates the amount that the button names, in cents, or the typed one: once for each rendered page. */
export const donationAddToCart = fieldCommand({
  field: "donation",
  check: (typed, { argument }) => (argument ? null : checkDonation(typed)),
  send: async (typed, { argument, client, store }) => {
    const amount = argument ? Number(argument) : donationCents(typed);
    const request = { sku: store.donation?.sku ?? "", amount };
    return toFieldResult(await client.call(cartCalls.donationAddToCart, request), { fallback: cartAlertText });
  },
  repeated: moved(cartSectionPath("repeated", "1")),
});
