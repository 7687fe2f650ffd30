import type { CheckoutClient } from "@store/checkout-client";
import { cartOperations } from "@store/contract/cart";
import { toProblem } from "./to-problem.ts";

const somethingWentWrong = "We could not save your country. Please try again.";

/** Sends the order to the country that a form names. Answers null, or the reason in words when nothing has changed. */
export async function setShipToCountry(client: CheckoutClient, form: FormData): Promise<string | null> {
  const country = form.get("country");
  if (typeof country !== "string" || country === "") return "Please select a country.";
  const result = await client.call(cartOperations.setShipToCountry, { country });
  return toProblem(result, somethingWentWrong);
}
