import type { checkoutOperations } from "@store/contract/checkout";
import type { ReplyOf } from "@store/contract/operation";
import type { Address } from "@store/contract/shared";
import type { CallContext } from "../service/context.ts";
import { addressInvalid } from "./address-invalid.ts";
import { checkAddress } from "./rules/check-address.ts";
import { suggestAddresses } from "./rules/suggest-addresses.ts";

/** Judges an address without keeping it: its fields, then whether state and postal code belong together [CALL-026]. */
export function validateAddress(
  address: Address,
  { site }: CallContext,
): ReplyOf<(typeof checkoutOperations)["validateAddress"]> {
  const check = checkAddress(address, { site, email: "optional" });
  if (!check.ok) return { ...addressInvalid(check.problems), isValid: false, suggestions: [] };
  const suggestions = suggestAddresses(check.address, site);
  return { isSuccess: true, isValid: suggestions.length === 0, suggestions };
}
