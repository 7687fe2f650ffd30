import type { CheckoutClient } from "@store/checkout-client";
import { cartOperations } from "@store/contract/cart";
import { isDonation } from "@store/contract/shared";
import { parsePrice } from "@store/price-format";
import { toProblem } from "./to-problem.ts";

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
