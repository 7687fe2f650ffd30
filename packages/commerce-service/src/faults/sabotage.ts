import type { Payments } from "../ports/payments.ts";

/** A service with a deliberate bug. */
export interface Sabotage {
  /** Changes its statements on their way to the database. */
  rewrite?: (statement: string) => string;
  /** Between the service and the processor. */
  payments?: (payments: Payments) => Payments;
  /** Run once on its database: takes a constraint away that would stop the breach before the audit sees it. */
  prepare?: readonly string[];
}
