import type { SetTymPreferences } from "@store/contract/checkout/requests";
import type { Address, BaseReply, Site } from "@store/contract/shared";
import type { Kysely } from "kysely";
import type { BasketCall } from "../basket/basket-call.ts";
import type { StoreDatabase } from "../database/schema.ts";
import type { Answer } from "../service/context.ts";
import { addressInvalid } from "./address-invalid.ts";
import { findShipTo } from "./find-ship-to.ts";

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

interface MailingPreference {
  ownerId: string;
  site: Site;
  role: "shipping" | "billing";
  isOptIn: boolean;
  address: Address;
  now: Date;
}

/** Saves the latest preference for one of an owner's two addresses. */
async function saveMailingPreference(
  database: Kysely<StoreDatabase>,
  { ownerId, site, role, isOptIn, address, now }: MailingPreference,
): Promise<void> {
  const said = { is_opt_in: isOptIn, address: JSON.stringify(address), updated_at: now };
  await database
    .insertInto("mailing_preference")
    .values({ owner_id: ownerId, site, role, ...said })
    .onConflict((conflict) => conflict.columns(["owner_id", "site", "role"]).doUpdateSet(said))
    .execute();
}
