import type { Authorization, Payments } from "../../ports/payments.ts";
import type { roughShoppers } from "./random-wave.ts";

/** A service with a deliberate bug. */
export interface Sabotage {
  /** Rewrites each statement before it is sent to the database. */
  rewrite?: (statement: string) => string;
  /** Replaces the processor that the service calls. */
  payments?: (payments: Payments) => Payments;
  /** Statements that are run once, such as dropping a constraint that would hide the bug from the audit. */
  prepare?: readonly string[];
}

/** A deliberate bug, and how it is detected. */
export interface BrokenVariant extends Sabotage {
  name: string;
  /** The shoppers that can trigger it. */
  shoppers: keyof typeof roughShoppers;
  /** A pattern of the check that fails: a rule of the audit, a check of the run, or a constraint of the database. */
  caughtBy: RegExp;
}

/**
 * Replaces a part of one statement. If the statement does not contain it, nothing is replaced and the test of the variant fails.
 */
export const swapSql = (piece: RegExp, by: string, { where }: { where?: string } = {}) => ({
  rewrite: (statement: string) =>
    where === undefined || statement.includes(where) ? statement.replace(piece, by) : statement,
});

/** Changes how a card is authorized. */
export const wrapAuthorize = (change: (payments: Payments) => Payments["authorize"]) => ({
  payments: (payments: Payments): Payments => ({ ...payments, authorize: change(payments) }),
});

/** Turns a missing response of the processor into a decision. */
export const unknownAs =
  (kind: "approved" | "declined") =>
  ({ authorize }: Payments): Payments["authorize"] =>
  async (request) => {
    const response = await authorize(request);
    if (response.kind !== "unknown") return response;
    return (kind === "approved" ? { kind } : { kind, code: "generic" }) satisfies Authorization;
  };

/** Replaces a statement by one that returns a row and writes nothing. */
export function neverWritten(statement: string): string {
  const count = Math.max(...[...statement.matchAll(/\$(\d+)/g)].map(([, at]) => Number(at)));
  const parameters = Array.from({ length: count }, (_, at) => `$${at + 1}::text`);
  return `select 'written' as attempt_id where concat(${parameters.join(", ")}) is not null`;
}
