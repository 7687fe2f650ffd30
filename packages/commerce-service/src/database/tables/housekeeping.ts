import type { Generated } from "kysely";
import type { Moment } from "./cell.ts";

/** One row: when a process last began to delete what is past its time. */
export interface HousekeepingTable {
  only_one: Generated<true>;
  started_at: Moment;
}
