import type { CheckoutClient } from "@store/checkout-client";
import { accountOperations } from "@store/contract/account";
import type { Site } from "@store/contract/shared";
import { type OrderSwatchData, swatchOperations } from "@store/contract/swatches";
import { pushToDataLayer } from "@store/shopper-state";
import {
  type SwatchOrderValues,
  type SwatchOutcome,
  toFreeFormOrder,
  toSwatchOrder,
  toSwatchOutcome,
} from "@store/swatch-ui/order-values";

/** What an account says of the person a swatch is sent to. */
export type KnownShopper = Readonly<Record<"firstName" | "lastName" | "emailAddress", string>>;

/**
 * The swatches for a product, the number of selected ones, and the first choice; null if they could not be loaded
 * (CALL-110).
 */
export async function loadSwatchData(
  client: CheckoutClient,
  sku: string,
  selected: number,
  choiceCode: string,
): Promise<OrderSwatchData | null> {
  const request = { sku, choiceCode, selected, suppressColorBar: false };
  const result = await client.call(swatchOperations.getOrderSwatchData, request);
  return result.ok ? result.value : null;
}

/** Name and e-mail address of the signed-in shopper; null for a guest and after a failed call. */
export async function findKnownShopper(client: CheckoutClient): Promise<KnownShopper | null> {
  const result = await client.call(accountOperations.getSignInConfig, {});
  const account = result.ok ? result.value.account : null;
  return account ? { firstName: account.firstName, lastName: account.lastName, emailAddress: account.email } : null;
}

/** Sends an order with the call of its kind, and returns its outcome. */
export async function sendSwatchOrder(
  client: CheckoutClient,
  values: SwatchOrderValues,
  site: Site,
): Promise<SwatchOutcome> {
  const result =
    values.freeFormText === undefined
      ? await client.call(swatchOperations.orderFreeSwatches, toSwatchOrder(values, site))
      : await client.call(swatchOperations.submitFreeFormOrder, toFreeFormOrder(values, site));
  if (result.ok) return toSwatchOutcome(result.value);
  // The failure's own message is for logs.
  const message = result.failure.kind === "refused" ? result.failure.reply.message : null;
  return typeof message === "string" ? { kind: "invalid", problem: message } : toSwatchOutcome(null);
}

/** Reports an order to analytics, with hashes of the contact data only (CALL-105, CALL-108, CALL-109). */
export async function reportSwatchOrder(client: CheckoutClient, { address }: SwatchOrderValues): Promise<void> {
  const [email] = await Promise.all([
    client.call(swatchOperations.getEmailHashed, { email: address.emailAddress }),
    client.call(swatchOperations.getPhoneHash, { phone: address.dayPhone }),
  ]);
  if (!email.ok) return;
  pushToDataLayer({ event: "Form Submitted", formName: "freeSwatches", emailHash: email.value.emailHash });
}
