import { type Address, isSameAddress } from "@store/contract/shared";
import { type AddressDecision, settleAddress } from "../address/settle-address.ts";
import { toErrors } from "../address/to-errors.ts";
import { checkoutCalls } from "../step-work/checkout-calls.ts";
import { type StepCall, type StepOutcome, type StepStop, toAlert, toFailed } from "../step-work/step-outcome.ts";
import { type StepContext, submitStep } from "../step-work/submit-step.ts";
import { deliveryStep, shippingStep } from "../steps/step-table.ts";
import { refuseAddress, send } from "./send-call.ts";

// A shipping address includes the shopper's e-mail address.
const withEmail = { email: true };

export interface ShippingSubmission extends StepContext {
  /** Null if nothing is shipped: pickups need no address. */
  readonly address: Address | null;
  /** A guest's e-mail address, for an address that has none: that of a gift registry. */
  readonly emailAddress?: string | undefined;
  /** Valid only for the address for which it was made. */
  readonly decision: AddressDecision | null;
  /** Whether a new address is saved in the account as well. */
  readonly isSavedToAccount?: boolean;
  /** Whether catalogs may be mailed to the address; null if the box was not changed. */
  readonly isMailingOptIn?: boolean | null;
}

/** Submits the shipping step: the service checks the address, it is saved, and the checkout moves to the next step. */
export function submitShippingStep({
  address,
  emailAddress,
  decision,
  isSavedToAccount = false,
  isMailingOptIn = null,
  ...context
}: ShippingSubmission): Promise<StepOutcome> {
  const { call, model, onSaved } = context;
  const stored = model?.shippingOptions.recipients[0]?.address ?? null;

  /** A saved address was checked when it was saved. */
  async function pick(addressId: string): Promise<StepStop | null> {
    if (addressId === stored?.addressId && emailAddress === undefined) return null;
    const operation = checkoutCalls.saveMultiShipping;
    const result = await call(operation, { addressId, ...(emailAddress !== undefined && { emailAddress }) });
    if (!result.ok) return toFailed(result.failure, operation);
    const { fieldProblems = [] } = result.value;
    if (fieldProblems.length > 0) return { kind: "invalid", form: "registry", errors: toErrors(fieldProblems) };
    if (result.value.isSuccess) return null;
    // It has gone in the meantime, and leaves the list.
    await call(checkoutCalls.refreshCheckout, {});
    return toAlert(result.value.message);
  }

  async function enter(entered: Address): Promise<StepStop | null> {
    const check = await checkEntered(call, { address: entered, stored, decision, isSavedToAccount });
    if (!check.ok) return check.stop;
    const stop = await send(call, checkoutCalls.saveShippingAddress, { address: check.address });
    if (stop === null) onSaved?.("shipping");
    return stop;
  }

  async function save(): Promise<StepStop | null> {
    if (address === null) return null;
    const stop = await (address.addressId ? pick(address.addressId) : enter(address));
    if (stop || isMailingOptIn === null || address.label !== undefined) return stop;
    const operation = checkoutCalls.setTymPreferences;
    const result = await call(operation, { isOptIn: isMailingOptIn, isBilling: false, address });
    return result.ok ? null : toFailed(result.failure, operation);
  }

  return submitStep({
    ...context,
    save,
    isPlaceNew: address !== null && stored !== null && !isSameAddress(address, stored, withEmail),
    move: checkoutCalls.moveToShippingAndGiftOptions,
    step: shippingStep,
    next: deliveryStep,
  });
}

export interface EnteredAddress {
  readonly address: Address;
  /** What is saved already needs no asking. */
  readonly stored: Address | null;
  readonly decision: AddressDecision | null;
  /** Whether it is also saved in the account. The service saves only addresses that it can confirm. */
  readonly isSavedToAccount: boolean;
}

type EnteredCheck = { readonly ok: true; readonly address: Address } | { readonly ok: false; readonly stop: StepStop };

/** The address to save, with what was chosen of the service's suggestions in it; or why it may not be saved as it is. */
export async function checkEntered(
  call: StepCall,
  { address: entered, stored, decision, isSavedToAccount }: EnteredAddress,
): Promise<EnteredCheck> {
  const isDecided = decision !== null && isSameAddress(decision.address, entered, withEmail);
  const address = isDecided ? settleAddress(entered, decision.suggestions, decision.choice) : entered;
  if (!isSavedToAccount && (isDecided || isSameAddress(address, stored, withEmail))) return { ok: true, address };
  const { validateAddress, validateAndSaveAddress } = checkoutCalls;
  const operation = isSavedToAccount ? validateAndSaveAddress : validateAddress;
  const result = await call(operation, { address });
  if (!result.ok) return { ok: false, stop: toFailed(result.failure, operation) };
  const { isSuccess, isValid, suggestions, fieldProblems = [], message } = result.value;
  if (fieldProblems.length > 0) return { ok: false, stop: await refuseAddress(call, fieldProblems) };
  if (isDecided || (suggestions.length === 0 && isValid)) return { ok: true, address };
  if (suggestions.length === 0 && !isSuccess) return { ok: false, stop: toAlert(message) };
  return { ok: false, stop: { kind: "shown", data: { kind: "addressChoice", address, suggestions } } };
}
