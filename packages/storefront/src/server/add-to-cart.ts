import type { CheckoutClient } from "@store/checkout-client";
import { cartOperations } from "@store/contract/cart";
import { isDonation } from "@store/contract/shared";
import { parsePrice } from "@store/price-format";
import { toProblem } from "./to-problem.ts";

/** Submissions of one form that are closer together than this are one. */
const windowMs = 3_000;

/**
 * Makes the nonce of a form whose page may be cached and therefore carries none: the same text for all submissions within
 * three seconds of the first. Each process has its own windows, so a double click that two processes answer counts twice
 * where it crosses a border between two of them.
 */
export function createSubmissionWindow(now: () => number = Date.now) {
  const begun = new Map<string, number>();
  return (submission: string): string => {
    for (const [known, at] of begun) if (now() - at >= windowMs) begun.delete(known);
    const first = begun.get(submission) ?? now();
    begun.set(submission, first);
    return `${submission} ${Math.floor(first / windowMs)}`;
  };
}

const text = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === "string" ? value.trim() : "";
};
const somethingWentWrong = "We could not add this to your cart. Please try again.";

const amountOutOfRange = "Please enter an amount from $1 to $500.";

/** Adds what an add-to-cart form names. Answers null, or the reason in words when nothing was added. */
export async function addToCart(client: CheckoutClient, form: FormData): Promise<string | null> {
  const result = await (form.has("amount") ? addDonation(client, form) : addItem(client, form));
  if (result === "amountOutOfRange") return amountOutOfRange;
  return toProblem(result, somethingWentWrong);
}

function addItem(client: CheckoutClient, form: FormData) {
  const personalization = text(form, "personalizationText");
  return client.call(cartOperations.addItems, {
    items: [
      {
        Sku: text(form, "sku"),
        Quantity: Number(text(form, "quantity") || 1),
        ...(personalization && { PersonalizationText: personalization, IsPersonalized: true }),
      },
    ],
  });
}

/** A typed amount wins over the chosen one. */
async function addDonation(client: CheckoutClient, form: FormData) {
  const amount = parsePrice(text(form, "otherAmount") || text(form, "amount"));
  if (!amount.ok || !isDonation(amount.cents)) return "amountOutOfRange";
  return client.call(cartOperations.donationAddToCart, { sku: text(form, "sku"), amount: amount.cents });
}
