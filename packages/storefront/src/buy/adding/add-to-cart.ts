import type { CallResult, CheckoutClient } from "@store/checkout-client";
import { type AddResult, cartOperations } from "@store/contract/cart";
import type { TermsOfAdd } from "@store/product-ui/terms-step";
import { type FormOutcome, invalid, type Moved, shown } from "@store/ui-kit/form-outcome";
import { toProblem } from "../../web/forms/page-form.ts";
import { readText } from "../../web/forms/read-text.ts";
import { findAmountProblem, readDonation } from "./find-amount-problem.ts";
import { toAddToCartItem } from "./to-add-to-cart-item.ts";
import { toTermsOfAdd } from "./to-terms-of-add.ts";

/** Equal submissions within this time count as one. */
const windowMs = 3_000;

/**
 * Creates nonces for forms on cached pages, which carry none: equal submissions get the same nonce within three seconds of the
 * first. Each process has its own windows, so a double click that two processes handle may count twice.
 */
export function createSubmissionWindow(now: () => number = Date.now) {
  const starts = new Map<string, number>();
  return (submission: string): string => {
    for (const [key, at] of starts) if (now() - at >= windowMs) starts.delete(key);
    const first = starts.get(submission) ?? now();
    starts.set(submission, first);
    return `${submission} ${Math.floor(first / windowMs)}`;
  };
}

/** The nonces of the add-to-cart forms of this process. */
export const toSubmissionNonce = createSubmissionWindow();

const text = (form: FormData, name: string) => readText(form, name) ?? "";
export const somethingWentWrong = "We could not add this to your cart. Please try again.";

/** The outcome of an add-to-cart form: what was added (null for a donation), the terms to accept first, or why not. */
export type AddOutcome = Exclude<FormOutcome<{ added: AddResult | null } | { terms: TermsOfAdd }>, Moved>;

/** Adds the item or donation of an add-to-cart form. */
export async function addToCart(client: CheckoutClient, form: FormData): Promise<AddOutcome> {
  if (form.has("amount")) {
    const amount = readDonation(form);
    const problem =
      amount === undefined
        ? findAmountProblem(form)
        : toProblem(await addDonation(client, { sku: text(form, "sku"), amount }), somethingWentWrong);
    return problem === null ? shown({ added: null }) : invalid({ problem });
  }
  const replacesLineId = readText(form, "line");
  const items = [toAddToCartItem(form)];
  const request = { items, ...(replacesLineId && { replacesLineId }) };
  return toOutcome(await client.call(cartOperations.addItems, request), form);
}

/** The outcome of a call that adds items. */
export function toOutcome(result: CallResult<AddResult>, form: FormData): AddOutcome {
  const [terms] = (result.ok && result.value.terms) || [];
  if (terms) return shown({ terms: toTermsOfAdd(terms, form) });
  const problem = toProblem(result, somethingWentWrong);
  return problem === null ? shown({ added: result.ok ? result.value : null }) : invalid({ problem });
}

function addDonation(client: CheckoutClient, donation: { sku: string; amount: number }) {
  return client.call(cartOperations.donationAddToCart, donation);
}
