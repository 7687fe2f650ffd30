import type { Currency } from "@store/contract/shared";
import type { Generated } from "kysely";
import type { WalletKind } from "../../ports/payments.ts";
import type { Moment } from "./cell.ts";

/** A visit to a wallet's page, from which a shopper comes back once. */
export interface WalletVisitTable {
  state_hash: string;
  session_id: string;
  kind: WalletKind;
  /** The processor's id of the page. */
  page_id: string;
  /** What the page asks for. */
  amount_cents: number;
  started_at: Moment;
}

/** A page of a wallet in the sandbox. */
export interface SandboxWalletPageTable {
  page_id: string;
  kind: WalletKind;
  return_url: string;
  amount_cents: number;
  currency: Currency;
  /** What its visitor chose; null until then. */
  outcome: string | null;
  opened_at: Moment;
}

/** A notification that a processor posted: stored once, however often it is sent. */
export interface PaymentNotificationTable {
  position: Generated<number>;
  adapter: string;
  notification_id: string;
  reference: string;
  received_at: Moment;
  acknowledged_at: Moment | null;
}
