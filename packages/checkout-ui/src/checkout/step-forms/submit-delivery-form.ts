import { parseLevels } from "../delivery/parse-levels.ts";
import { pickupFieldNames, toPickupContact } from "../delivery/pickup-contact.ts";
import { submitDeliveryStep } from "../delivery/submit-delivery-step.ts";
import { isPickedUp } from "../steps/is-picked-up.ts";
import { parseAddress } from "./parse-address.ts";
import { type FormOutcome, type StepForm, toFormOutcome } from "./step-form.ts";

/** Submits the form of the shipping and gift options step. */
export async function submitDeliveryForm(form: StepForm): Promise<FormOutcome> {
  const { call, model, read } = form;
  const { recipients } = model.shippingOptions;
  const levels = parseLevels(recipients, read);
  if (!recipients.some(isPickedUp))
    return toFormOutcome(await submitDeliveryStep({ call, model, levels, contact: null }));
  const parsed = parseAddress(form, { prefix: "pickup", names: pickupFieldNames, hasEmail: true });
  if (!parsed.ok) return { kind: "invalidForm", errors: parsed.errors };
  const contact = toPickupContact(parsed.address);
  return toFormOutcome(await submitDeliveryStep({ call, model, levels, contact }));
}
