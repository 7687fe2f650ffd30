import type { Currency } from "@store/contract/shared";
import type { SandboxOutcome } from "../../sandbox/test-cards.ts";
import type { Moment } from "./cell.ts";

export interface SandboxCardTable {
  token: string;
  outcome: SandboxOutcome;
  created_at: Moment;
}

export interface SandboxAuthorisationTable {
  reference: string;
  /** Null like amount and currency when it was released before it arrived. */
  token: string | null;
  amount_cents: number | null;
  currency: Currency | null;
  state: "pending" | "approved" | "declined" | "voided";
  settles_at: Moment;
  created_at: Moment;
}
