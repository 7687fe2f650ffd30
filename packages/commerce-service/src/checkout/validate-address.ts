import type { checkoutOperations } from "@store/contract/checkout";
import type { ReplyOf } from "@store/contract/operation";
import { type Address, isSameAddress } from "@store/contract/shared";
import type { BasketCall } from "../basket/basket-call.ts";
import type { AccountRecord } from "../basket/basket-context.ts";
import type { BasketState } from "../basket/rules/basket-state.ts";
import { checkPlaceOfAddress } from "../places/check-place-of-address.ts";
import type { Answer } from "../service/context.ts";
import { addressInvalid } from "./address-invalid.ts";
import { findCheckout, toCheckoutResult } from "./change-checkout.ts";
import { findShipTo } from "./find-ship-to.ts";
import { saveAccountAddress } from "./queries/save-addresses.ts";
import { checkAddress } from "./rules/check-address.ts";

type Reply<Name extends "validateAddress" | "validateAndSaveAddress"> = ReplyOf<(typeof checkoutOperations)[Name]>;

/** Checks an address without saving it: its fields, then whether city, state and postal code match. */
export async function validateAddress(address: Address, context: BasketCall): Promise<Reply<"validateAddress">> {
  const { site } = context;
  const shipTo = findShipTo(address, context);
  const check = checkAddress(address, { site, email: "optional", country: shipTo });
  if (!check.ok) return { ...addressInvalid(check.problems), isValid: false, suggestions: [] };
  return { isSuccess: true, ...(await checkPlace(check.address, shipTo !== undefined, context)) };
}

// Cities of other countries are unknown.
async function checkPlace(
  address: Address,
  isAbroad: boolean,
  { database, site }: BasketCall,
): ReturnType<typeof checkPlaceOfAddress> {
  return isAbroad ? { isValid: true, suggestions: [] } : checkPlaceOfAddress(database, address, site);
}

/**
 * Checks an address like ValidateAddress and, if it is valid, saves it in the account. An existing one returns its id;
 * a guest's is only checked. Only an open checkout may call this.
 */
export async function validateAndSaveAddress(
  address: Address,
  context: BasketCall,
): Promise<Answer<Reply<"validateAndSaveAddress">>> {
  const state = findCheckout(context);
  if (!state) return { kind: "sessionReset" };
  const { site } = context;
  const shipTo = findShipTo(address, context);
  const check = checkAddress(address, { site, email: "optional", country: shipTo });
  if (!check.ok)
    return { kind: "reply", reply: { ...addressInvalid(check.problems), isValid: false, suggestions: [] } };
  const isAbroad = shipTo !== undefined;
  const place = await checkPlace(check.address, isAbroad, context);
  const { account } = state.basketContext;
  // An account stores addresses in its site's country.
  if (!place.isValid || account === null || isAbroad) {
    return { kind: "reply", reply: { ...toCheckoutResult(state, context), ...place } };
  }
  const { emailAddress: _email, ...accountAddress } = check.address;
  const known = account.addresses.find((one) => isSameAddress(one, accountAddress));
  const addressId = known?.addressId ?? (await keep(accountAddress, account, context));
  const addresses = known ? account.addresses : [...account.addresses, { ...accountAddress, addressId }];
  const reply = { ...toCheckoutResult(withAddresses(state, { ...account, addresses }), context), ...place, addressId };
  return { kind: "reply", reply };
}

function keep(address: Address, { accountId }: AccountRecord, { database, random }: BasketCall): Promise<string> {
  return saveAccountAddress(database, { accountId, addressId: random.token(16), address });
}

function withAddresses(state: BasketState, account: AccountRecord): BasketState {
  return { ...state, basketContext: { ...state.basketContext, account } };
}
