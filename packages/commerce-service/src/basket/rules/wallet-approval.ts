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
 * The approval of a wallet that is applied now: at most the amount that was due when its holder was asked, and at most
 * what they agreed to, where the processor says it.
 */
export function toApproval(
  agreedCents: number | null,
  { dueCents, now }: { dueCents: number; now: Date },
): Required<Pick<WalletChoice, "approvedCents" | "approvedAt">> {
  return { approvedCents: Math.min(agreedCents ?? dueCents, dueCents), approvedAt: now.toISOString() };
}
