import type { SetTymPreferences } from "@store/contract/checkout/requests";
import type { BaseReply } from "@store/contract/shared";
import type { Answer, CallContext } from "../service/context.ts";
import { addressInvalid } from "./address-invalid.ts";
import { saveMailingPreference } from "./queries/save-mailing-preference.ts";
import { checkAddress } from "./rules/check-address.ts";

/** Keeps whether catalogs may be sent to the shopper's shipping or billing address [CALL-076, AMB-100]. */
export async function setMailingPreference(
  { isOptIn, isBilling, address }: SetTymPreferences,
  { session, site, database, clock }: CallContext,
): Promise<Answer<BaseReply>> {
  if (session === null) return { kind: "sessionReset" };
  const check = checkAddress(address, { site, email: "optional" });
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
