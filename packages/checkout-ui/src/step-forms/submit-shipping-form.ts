import { invalid } from "@store/ui-kit/form-outcome";
import { readDeliveryFields } from "../delivery/delivery-fields.ts";
import { checkDelivery, toDeliveryRequest } from "../delivery/delivery-request.ts";
import { toLeavePath } from "../delivery/leave-button.tsx";
import { isContactTyped, pickupFieldNames, toPickupContact } from "../delivery/pickup-contact.ts";
import { submitDeliveryStep } from "../delivery/submit-delivery-step.ts";
import {
  addressIdName,
  findAccountAddress,
  listAccountAddresses,
  mailingName,
  registryEmail,
  saveToAccountName,
} from "../shipping-address/account-addresses.tsx";
import { submitShippingStep } from "../shipping-address/submit-shipping-step.ts";
import { isPickedUp } from "../steps/is-picked-up.ts";
import { deliveryStep, shippingStep } from "../steps/step-table.ts";
import { parseAddress, readDecision, type StepForm, type StepFormOutcome, toFormOutcome } from "./step-form.ts";
import { submitRecipientsForm } from "./submit-recipients-form.ts";

/** Submits the form of the shipping step. */
export async function submitShippingForm(form: StepForm): Promise<StepFormOutcome> {
  const { call, model } = form;
  if (form.read("intent")) return submitRecipientsForm(form, shippingStep);
  // The list of those who get something has no fields.
  const isListed = form.read(addressIdName) === null && form.read("shipping.firstName") === null;
  if (isListed || model.shippingOptions.recipients.every(isPickedUp))
    return toFormOutcome(await submitShippingStep({ call, model, address: null, decision: null }));
  // An unchecked box is ignored: it is unknown whether it was changed.
  const isMailingOptIn = form.read(mailingName) === "on" ? true : null;
  const addresses = listAccountAddresses(model, model.shipTo?.code ?? form.site.country);
  const picked = findAccountAddress(addresses, form.read(addressIdName));
  const hasEmail = !model.accountInfo.isLoggedIn;
  if (picked) {
    const asked = picked.label !== undefined && hasEmail ? parseAddress(form, registryEmail) : null;
    if (asked?.ok === false) return invalid({ errors: asked.errors });
    const { emailAddress } = asked?.address ?? {};
    const submission = { call, model, address: picked, emailAddress, decision: null, isMailingOptIn };
    return toFormOutcome(await submitShippingStep(submission));
  }
  const parsed = parseAddress(form, { prefix: "shipping", shipTo: model.shipTo, hasEmail });
  if (!parsed.ok) return invalid({ errors: parsed.errors });
  const { address } = parsed;
  const decision = await readDecision(form, address);
  const isSavedToAccount = form.read(saveToAccountName) === "on";
  return toFormOutcome(await submitShippingStep({ call, model, address, decision, isSavedToAccount, isMailingOptIn }));
}

/**
 * Submits the form of the shipping and gift options step. A button that leaves the step saves it first; then a pickup
 * contact that nobody has touched may still be missing.
 */
export async function submitDeliveryForm(form: StepForm): Promise<StepFormOutcome> {
  const { call, model, site, read } = form;
  const intent = read("intent") ?? "";
  const leaveTo = toLeavePath(intent) ?? undefined;
  if (intent !== "" && leaveTo === undefined) return submitRecipientsForm(form, deliveryStep);
  const fields = readDeliveryFields(model, read);
  const errors = checkDelivery(model, fields, site);
  const isContactSaved = leaveTo === undefined || isContactTyped(model, (name) => read(`pickup.${name}`));
  const parsed =
    isContactSaved && model.shippingOptions.recipients.some(isPickedUp)
      ? parseAddress(form, { prefix: "pickup", names: pickupFieldNames, hasEmail: true })
      : null;
  if (Object.keys(errors).length > 0 || parsed?.ok === false)
    return invalid({ errors: { ...errors, ...(parsed?.ok === false && parsed.errors) } });
  const request = toDeliveryRequest(model, fields, parsed?.ok ? toPickupContact(parsed.address) : undefined);
  return toFormOutcome(await submitDeliveryStep({ call, model, request, leaveTo }));
}
