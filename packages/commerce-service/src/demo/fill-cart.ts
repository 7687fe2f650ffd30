import { addDonation } from "../cart/add-donation.ts";
import { addItems } from "../cart/add-items.ts";
import { changeBasket } from "../cart/change-basket.ts";
import { removeLine } from "../cart/queries/change.ts";
import { findBasket } from "../cart/queries/find-basket.ts";
import type { CallContext } from "../service/context.ts";
import type { Scenario } from "./scenarios.ts";

/** Puts a scenario into the session's cart in place of what it held, by the use cases that shoppers use too. */
export async function fillCart({ items, donation }: Scenario, context: CallContext): Promise<void> {
  await changeBasket(context, async (transaction, { session_id: sessionId, site }) => {
    const held = await findBasket(transaction, { sessionId, site });
    for (const { line_id } of held?.lines ?? []) await removeLine(transaction, line_id);
    return { kind: "keep", value: null };
  });
  await addItems(items, context);
  if (donation) await addDonation(donation, context);
}
