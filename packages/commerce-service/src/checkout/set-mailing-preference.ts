import type { SetTymPreferences } from "@store/contract/checkout/requests";
import type { BaseReply } from "@store/contract/shared";
import type { BasketCall } from "../basket/basket-call.ts";
import type { Answer } from "../service/context.ts";
import { addressInvalid } from "./address-invalid.ts";
import { findShipTo } from "./find-ship-to.ts";
import { saveMailingPreference } from "./queries/save-addresses.ts";
import { checkAddress } from "./rules/check-address.ts";

/** Saves whether catalogs may be mailed to the shopper's shipping or billing address. */
export async function setMailingPreference(
  { isOptIn, isBilling, address }: SetTymPreferences,
  context: BasketCall,
): Promise<Answer<BaseReply>> {
  const { session, site, database, clock } = context;
  if (session === null) return { kind: "sessionReset" };
  const check = checkAddress(address, { site, email: "optional", country: findShipTo(address, context) });
  if (!check.ok) return { kind: "reply", reply: addressInvalid(check.problems) };
  await saveMailingPreference(database, {
    ownerId: session.ownerId,
    site,
    role: isBilling ? "billing" : "shipping",
    isOptIn,
    address: check.address,
    now: clock.now(),
  });
  return { kind: "reply", reply: { isSuccess: true } };
}
