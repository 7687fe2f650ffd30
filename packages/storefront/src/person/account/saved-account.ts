import type { CallResult, CheckoutClient } from "@store/checkout-client";
import {
  type AddressDecision,
  asEntered,
  parseAddress,
  settleAddress,
  toAddressKey,
  toDecision,
} from "@store/checkout-ui/account";
import { accountOperations, toLoginPath } from "@store/contract/account";
import type { Address } from "@store/contract/shared";
import { type FormOutcome, invalid, moved } from "@store/ui-kit/form-outcome";
import { replace } from "react-router";
import { type PageContext, replyOf } from "../../web/context/page-context.ts";
import { formClient, parseIntent, toProblem } from "../../web/forms/page-form.ts";
import { readText } from "../../web/forms/read-text.ts";
import { toPageUrl } from "../../web/urls/to-page-url.ts";

const trouble = "We could not save this. Please try again.";
const { saveAddress, removeAddress, setDefaultAddress, removeCard, setDefaultCard } = accountOperations;

/**
 * The reply of a call that needs a signed-in shopper. Redirects a guest to a page that signs in, by default the login
 * page, and from there back.
 */
export async function accountReply<Reply>(
  call: Promise<CallResult<Reply>>,
  request: Request,
  toSignInPath: (returnUrl: string) => string = toLoginPath,
): Promise<Reply> {
  const result = await call;
  if (!isForGuest(result)) return replyOf(Promise.resolve(result));
  throw replace(toSignInPath(toPageUrl(request)));
}

/** Whether a call was refused because nobody is signed in. */
export function isForGuest(result: CallResult<unknown>): boolean {
  return !result.ok && result.failure.kind === "refused" && result.failure.errorCode === "NotSignedIn";
}

/** The actions of saved addresses and cards, by their command. */
const commands: Readonly<Record<string, (client: CheckoutClient, id: string) => Promise<CallResult<unknown>>>> = {
  removeAddress: (client, addressId) => client.call(removeAddress, { addressId }),
  setDefaultAddress: (client, addressId) => client.call(setDefaultAddress, { addressId }),
  removeCard: (client, cardId) => client.call(removeCard, { cardId }),
  setDefaultCard: (client, cardId) => client.call(setDefaultCard, { cardId }),
};

/** Performs the action of a saved address or card; `path` is the page of the list. */
export async function submitSavedItem(page: PageContext, form: FormData, path: string): Promise<FormOutcome> {
  const { command, argument } = parseIntent(form);
  const run = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (!run) return invalid({ problem: trouble });
  const result = await run(formClient(page, form), argument);
  return result.ok ? moved(`${path}?done=${command}`) : invalid({ problem: toProblem(result, trouble) ?? trouble });
}

/** Adds the address of a submitted form, or changes the one with `addressId`. */
export async function submitAddress(
  page: PageContext,
  form: FormData,
  addressId: string | undefined,
): Promise<FormOutcome<never, { readonly decision?: AddressDecision }>> {
  const read = (name: string) => readText(form, name);
  const typed = [...form.keys()].filter((name) => name.startsWith("shipping."));
  const fields = Object.fromEntries(typed.map((name) => [name, read(name) ?? ""]));
  const parsed = parseAddress({ read, site: page.store }, { prefix: "shipping", hasEmail: false });
  if (!parsed.ok) return invalid({ errors: parsed.errors, fields });
  const { address } = parsed;
  const { call } = formClient(page, form);
  const send = (one: Address, isConfirmed: boolean) =>
    call(saveAddress, { ...(addressId !== undefined && { addressId }), address: one, isConfirmed });
  // A selection is valid only for the address for which it was offered.
  const choice = read("shipping.choiceFor") === toAddressKey(address) ? read("shipping.addressChoice") : null;
  let result = await send(address, choice === asEntered);
  if (result.ok && result.value.errorCode === "AddressUnconfirmed") {
    const { suggestions = [] } = result.value;
    if (choice === null) return invalid({ fields, decision: toDecision({ address, suggestions }) });
    result = await send(settleAddress(address, suggestions, choice), true);
  }
  if (result.ok && result.value.isSuccess) return moved("/account/addresses?done=saveAddress");
  const problems = (result.ok && result.value.fieldProblems) || [];
  const errors = Object.fromEntries(problems.map(({ field, message }) => [`shipping.${field}`, message]));
  return invalid(problems.length > 0 ? { errors, fields } : { problem: toProblem(result, trouble) ?? trouble, fields });
}
