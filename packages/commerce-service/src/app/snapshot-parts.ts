import { accountAreas, toAccount } from "../account/queries/accounts.ts";
import type { SnapshotParts } from "../basket/queries/snapshot-statements.ts";
import { ownHold, toBookedTrips } from "../orders/queries/holds.ts";
import { promotions } from "../promotions/queries/snapshot-parts.ts";
import { certificates, tenders } from "../tenders/queries/snapshot-parts.ts";

/** What each module reads in the first statement of a call that needs the basket. */
export const snapshotParts: SnapshotParts = {
  ownHold,
  toBookedTrips,
  accountAreas,
  promotions,
  tenders,
  account: toAccount(certificates),
};
