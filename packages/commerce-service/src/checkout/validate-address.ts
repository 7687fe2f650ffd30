import type { checkoutOperations } from "@store/contract/checkout";
import type { ReplyOf } from "@store/contract/operation";
import type { Address } from "@store/contract/shared";
import type { BasketCall } from "../basket/basket-call.ts";
import { checkPlaceOfAddress } from "../places/check-place-of-address.ts";
import { addressInvalid } from "./address-invalid.ts";
import { findShipTo } from "./find-ship-to.ts";
import { checkAddress } from "./rules/check-address.ts";

type Reply = ReplyOf<(typeof checkoutOperations)["validateAddress"]>;

/** Checks an address without saving it: its fields, then whether city, state and postal code match. */
export async function validateAddress(address: Address, context: BasketCall): Promise<Reply> {
  const { database, site } = context;
  const shipTo = findShipTo(address, context);
  const check = checkAddress(address, { site, email: "optional", country: shipTo });
  if (!check.ok) return { ...addressInvalid(check.problems), isValid: false, suggestions: [] };
  // Cities of other countries are unknown.
  if (shipTo !== undefined) return { isSuccess: true, isValid: true, suggestions: [] };
  return { isSuccess: true, ...(await checkPlaceOfAddress(database, check.address, site)) };
}
