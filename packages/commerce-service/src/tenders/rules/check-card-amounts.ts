import type { Site } from "@store/contract/shared";
import { sumCents } from "@store/price-format";
import { formatSitePrice } from "../../catalog/rules/format-site-price.ts";
import { type CardErrorFlag, cardErrorMessages } from "./card-errors.ts";

interface CardAmounts {
  /** What is left for cards to pay. */
  dueCents: number;
  /** What was entered for card one and card two. */
  amountsCents: readonly [one: number | null | undefined, two: number | null | undefined];
  site: Site;
}

type CardAmountsCheck =
  | { ok: true; amountsCents: [one: number, two: number] }
  | { ok: false; errorCode: "CardAmountZero" | "CardAmountsMismatch"; flag: CardErrorFlag | null; message: string };

/** Whether the amounts entered for two cards pay what is due, compared in cents [PAY-22, AMB-082]. */
export function checkCardAmounts({ dueCents, amountsCents, site }: CardAmounts): CardAmountsCheck {
  const [one, two] = amountsCents;
  if (one == null || two == null || one <= 0 || two <= 0) {
    const flag = "hasZeroAmountError";
    return { ok: false, errorCode: "CardAmountZero", flag, message: cardErrorMessages[flag] };
  }
  if (sumCents([one, two]) === dueCents) return { ok: true, amountsCents: [one, two] };
  const message = `The two amounts must add up to ${formatSitePrice(dueCents, site)}.`;
  return { ok: false, errorCode: "CardAmountsMismatch", flag: null, message };
}
