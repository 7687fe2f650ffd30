import { checkoutOperations } from "@store/contract/checkout";
import type { Address } from "@store/contract/shared";
import { readDeliveryFields } from "../delivery/delivery-fields.ts";
import { checkDelivery, toDeliveryRequest } from "../delivery/delivery-request.ts";
import { pickupFieldNames, toPickupContact } from "../delivery/pickup-contact.ts";
import { submitDeliveryStep } from "../delivery/submit-delivery-step.ts";
import {
  addressIdName,
  findAccountAddress,
  listAccountAddresses,
  mailingName,
} from "../shipping/account-addresses.tsx";
import { asEntered, toAddressKey } from "../shipping/settle-address.ts";
import { type AddressDecision, submitShippingStep } from "../shipping/submit-shipping-step.ts";
import { isPickedUp } from "../steps/is-picked-up.ts";
import { type FormOutcome, parseAddress, type StepForm, toFormOutcome } from "./step-form.ts";

/** Submits the form of the shipping step. */
export async function submitShippingForm(form: StepForm): Promise<FormOutcome> {
  const { call, model } = form;
  if (model.shippingOptions.recipients.every(isPickedUp))
    return toFormOutcome(await submitShippingStep({ call, model, address: null, decision: null }));
  // A box that is clear says nothing: nobody knows here whether it was touched.
  const isMailingOptIn = form.read(mailingName) === "on" ? true : null;
  const addresses = listAccountAddresses(model, model.shipTo?.code ?? form.site.country);
  const picked = findAccountAddress(addresses, form.read(addressIdName));
  if (picked)
    return toFormOutcome(await submitShippingStep({ call, model, address: picked, decision: null, isMailingOptIn }));
  const hasEmail = !model.accountInfo.isLoggedIn;
  const parsed = parseAddress(form, { prefix: "shipping", shipTo: model.shipTo, hasEmail });
  if (!parsed.ok) return { kind: "invalidForm", errors: parsed.errors };
  const { address } = parsed;
  const decision = await readDecision(form, address);
  return toFormOutcome(await submitShippingStep({ call, model, address, decision, isMailingOptIn }));
}

/** What was chosen of the suggestions for this address, which the service makes again; null where nothing was. */
async function readDecision({ call, read }: StepForm, address: Address): Promise<AddressDecision | null> {
  const choice = read("shipping.addressChoice");
  if (choice === null || read("shipping.choiceFor") !== toAddressKey(address)) return null;
  if (choice === asEntered) return { address, suggestions: [], choice };
  const result = await call(checkoutOperations.validateAddress, { address });
  return result.ok ? { address, suggestions: result.value.suggestions, choice } : null;
}

/** Submits the form of the shipping and gift options step. */
export async function submitDeliveryForm(form: StepForm): Promise<FormOutcome> {
  const { call, model, site, read } = form;
  const fields = readDeliveryFields(model, read);
  const errors = checkDelivery(model, fields, site);
  const parsed = model.shippingOptions.recipients.some(isPickedUp)
    ? parseAddress(form, { prefix: "pickup", names: pickupFieldNames, hasEmail: true })
    : null;
  if (Object.keys(errors).length > 0 || parsed?.ok === false)
    return { kind: "invalidForm", errors: { ...errors, ...(parsed?.ok === false && parsed.errors) } };
  const request = toDeliveryRequest(model, fields, parsed && toPickupContact(parsed.address));
  return toFormOutcome(await submitDeliveryStep({ call, model, request }));
}
