import type { WalletChoice } from "../basket.ts";

/** How long the consent of a wallet's holder holds. */
const approvalMs = 3 * 60 * 60 * 1000;

/** How far the consent of an applied wallet falls short: of the amount due, or of time. */
export type MissingApproval = "amount" | "time";

/**
 * Why an applied wallet cannot pay an amount without being asked again; undefined if it can, or if its sheet opens with
 * Place Order and so approves what is due then. A basket of an earlier version has no amount: it is asked.
 */
export function findMissingApproval(
  { token, approvedCents, approvedAt }: WalletChoice,
  { dueCents, now }: { dueCents: number; now: Date },
): MissingApproval | undefined {
  if (token === null || dueCents === 0) return undefined;
  if (approvedAt === undefined || now.getTime() - new Date(approvedAt).getTime() > approvalMs) return "time";
  return approvedCents === undefined || approvedCents < dueCents ? "amount" : undefined;
}

/**
 * The approval of a wallet that is applied now: at most what is due, what its holder was asked for, as far as that is
 * known, and what they agreed to, where the processor says it. More may be due now than when they were asked.
 */
export function toApproval(
  { agreedCents, quotedDue }: { agreedCents: number | null; quotedDue: number | undefined },
  { dueCents, now }: { dueCents: number; now: Date },
): Required<Pick<WalletChoice, "approvedCents" | "approvedAt">> {
  const approvedCents = Math.min(dueCents, quotedDue ?? dueCents, agreedCents ?? dueCents);
  return { approvedCents, approvedAt: now.toISOString() };
}
