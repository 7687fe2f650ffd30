import type { Call } from "@store/checkout-client";
import type { RecipientsReply } from "@store/contract/checkout";
import { giftOperations } from "@store/contract/gifts";
import { type Invalid, invalid, moved } from "@store/ui-kit/form-outcome";
import {
  destinationFields,
  findDestination,
  heldName,
  isEmailAsked,
  isRegistry,
  listDestinations,
} from "../recipients/destinations.ts";
import {
  findSubject,
  listSentRecipients,
  type RecipientsView,
  type Subject,
  toListPath,
} from "../recipients/recipients-view.ts";
import { sendElsewhere } from "../recipients/send-elsewhere.ts";
import type { SendingTarget } from "../recipients/sending.ts";
import { registryEmail, saveToAccountName } from "../shipping-address/account-addresses.tsx";
import { type StepCall, toAlert, toFailed } from "../step-work/step-outcome.ts";
import type { Step } from "../steps/step-table.ts";
import { parseAddress, readDecision, type StepForm, type StepFormOutcome, toFormOutcome } from "./step-form.ts";

/** Runs a button of the recipients without scripts: sends something elsewhere, removes a recipient, or undoes that. */
export async function submitRecipientsForm(form: StepForm, step: Step): Promise<StepFormOutcome> {
  const [command, ...argument] = (form.read("intent") ?? "").split(":");
  if (command === "removeRecipient") return removeRecipient(form, argument.join(":"), step);
  if (command === "restoreRecipient") return restoreRecipient(form, argument.join(":"), step);
  const [kind, ...id] = argument;
  const view: RecipientsView = { kind: kind === "item" ? "item" : "recipient", id: id.join(":") };
  if (command !== "send") return toAlert(null);
  const subject = findSubject(form.model, view);
  // Already removed, for example by a double click.
  if (subject === null) return moved(toListPath(step));
  const target = await readTarget(form, subject, step);
  if (target.kind === "invalid") return target;
  const held = Number(form.read(heldName) ?? 1);
  const pieces = subject.line && { quantity: Number(form.read(destinationFields.quantity) ?? held), held };
  // A form that is submitted twice splits once.
  return toFormOutcome(await sendElsewhere({ call: form.callOnce, model: form.model, step, subject, target, pieces }));
}

async function readTarget(form: StepForm, subject: Subject, step: Step): Promise<SendingTarget | Invalid> {
  const { model, site, read } = form;
  const destinations = listDestinations({ model, subject, step, country: model.shipTo?.code ?? site.country });
  const chosen = findDestination(destinations, read(destinationFields.to));
  const hasEmail = isEmailAsked(model, subject);
  if (chosen && isRegistry(chosen) && hasEmail) {
    const asked = parseAddress(form, registryEmail);
    if (!asked.ok) return invalid({ errors: asked.errors });
    return { ...chosen, emailAddress: asked.address.emailAddress };
  }
  if (chosen && chosen.kind !== "new") return chosen;
  const parsed = parseAddress(form, { prefix: "shipping", shipTo: model.shipTo, hasEmail });
  if (!parsed.ok) return invalid({ errors: parsed.errors });
  const { address } = parsed;
  const isSavedToAccount = read(saveToAccountName) === "on";
  return { kind: "new", address, decision: await readDecision(form, address), isSavedToAccount };
}

async function removeRecipient({ callOnce, model }: StepForm, id: string, step: Step): Promise<StepFormOutcome> {
  const heir = listSentRecipients(model).find((recipient) => recipient.id !== id);
  const path = toListPath(step);
  if (heir === undefined || !listSentRecipients(model).some((recipient) => recipient.id === id)) return moved(path);
  const request = { oldRecipientId: id, newRecipientId: heir.id };
  return change(callOnce, giftOperations.updateRecipientId, request, path);
}

async function restoreRecipient(
  { callOnce, model }: StepForm,
  recipientId: string,
  step: Step,
): Promise<StepFormOutcome> {
  const path = toListPath(step);
  if (model.shippingOptions.recipients.some(({ id }) => id === recipientId)) return moved(path);
  return change(callOnce, giftOperations.restoreRecipient, { recipientId }, path);
}

async function change<Request>(
  call: StepCall,
  operation: Call<Request, RecipientsReply>,
  request: Request,
  path: string,
): Promise<StepFormOutcome> {
  const result = await call(operation, request);
  if (!result.ok) return toFailed(result.failure, operation);
  return result.value.isSuccess ? moved(path) : toAlert(result.value.message);
}
