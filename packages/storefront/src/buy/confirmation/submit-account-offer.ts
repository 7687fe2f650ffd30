import type { Order } from "@store/contract/orders";
import { type FormOutcome, invalid } from "@store/ui-kit/form-outcome";
import type { PageContext } from "../../web/context/page-context.ts";
import { openAccount } from "../../web/session/open-account.ts";

/** Creates an account for the buyer of an order with the form's password. The session that placed the order takes it along. */
export async function submitAccountOffer(
  page: PageContext,
  form: FormData,
  { order, returnUrl }: { order: Order; returnUrl: string },
): Promise<FormOutcome> {
  const contact = order.shipments.find(({ pickup }) => pickup?.contact)?.pickup?.contact;
  // An address with a label is a registry's: its names are not shown to the giver.
  const address = [order.billingAddress, order.shippingAddress].find((one) => one && one.label === undefined);
  const { firstName = "", lastName = "" } = address ?? contact ?? {};
  const outcome = await openAccount(page, form, { fields: { firstName, lastName, email: order.email }, returnUrl });
  if (outcome.kind !== "invalid" || !outcome.errors) return outcome;
  // The form has no other field.
  const { password, ...others } = outcome.errors;
  const [problem] = Object.values(others);
  return invalid({ ...(password && { errors: { password } }), ...(problem && { problem }) });
}
