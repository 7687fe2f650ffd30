import type { accountOperations } from "@store/contract/account";
import type { SaveAddress } from "@store/contract/account/requests";
import type { ReplyOf } from "@store/contract/operation";
import type { Address } from "@store/contract/shared";
import { addressInvalid } from "../checkout/address-invalid.ts";
import { saveAccountAddress } from "../checkout/queries/save-addresses.ts";
import { checkAddress } from "../checkout/rules/check-address.ts";
import { isUniqueViolation } from "../database/is-unique-violation.ts";
import { checkPlaceOfAddress } from "../places/check-place-of-address.ts";
import type { Answer, CallContext } from "../service/context.ts";
import { updateAddress } from "./queries/saved-items.ts";

type Reply = ReplyOf<(typeof accountOperations)["saveAddress"]>;

const failures = {
  AddressNotFound: "This address is not in your account any more.",
  AddressSaved: "This address is in your account already.",
} as const;

/**
 * Adds an address to an account or changes one, with the rules of the checkout's form. An unknown place, or one with
 * another spelling, is saved only after a confirmation.
 */
export async function saveAddress(
  accountId: string,
  { addressId, address, isConfirmed = false }: SaveAddress,
  context: CallContext,
): Promise<Answer<Reply>> {
  const { database, site, random } = context;
  const check = checkAddress(address, { site, email: "optional" });
  if (!check.ok) return { kind: "reply", reply: addressInvalid(check.problems) };
  const { emailAddress: _email, ...accountAddress } = check.address;
  const place = isConfirmed ? null : await checkPlaceOfAddress(database, accountAddress, site);
  if (place?.isValid === false) {
    const { suggestions } = place;
    const message = "Please confirm your address.";
    return { kind: "reply", reply: { isSuccess: false, errorCode: "AddressUnconfirmed", message, suggestions } };
  }
  if (addressId !== undefined) return changeAddress(accountId, { addressId, accountAddress }, context);
  const saved = await saveAccountAddress(database, { accountId, addressId: random.token(16), address: accountAddress });
  return { kind: "reply", reply: { isSuccess: true, addressId: saved } };
}

async function changeAddress(
  accountId: string,
  { addressId, accountAddress }: { addressId: string; accountAddress: Address },
  { database, site }: CallContext,
): Promise<Answer<Reply>> {
  const fail = (errorCode: keyof typeof failures): Answer<Reply> => {
    return { kind: "reply", reply: { isSuccess: false, errorCode, message: failures[errorCode] } };
  };
  try {
    const changed = await updateAddress(database, { accountId, addressId, address: accountAddress, site });
    return changed ? { kind: "reply", reply: { isSuccess: true, ...changed } } : fail("AddressNotFound");
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return fail("AddressSaved");
  }
}
