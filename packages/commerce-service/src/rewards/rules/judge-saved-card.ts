import type { CardTypeName } from "@store/contract/payment";
import { isRewardsCard } from "./rewards-cards.ts";

export interface SavedCardToJudge {
  type: CardTypeName;
  isExpired: boolean;
  /** Whether the other slot has it. */
  isInUse: boolean;
}

export interface SavedCardUse {
  isSelectable: boolean;
  /** Why it cannot be selected, as it stands beside the card; null when it can. */
  label: string | null;
}

/** Whether a saved card can be selected, and what stands beside it if not [PAY-18, PAY-19, ERR-22, AMB-081]. */
export function judgeSavedCard(
  { type, isExpired, isInUse }: SavedCardToJudge,
  { isOnlyCbccAllowed }: { isOnlyCbccAllowed: boolean },
): SavedCardUse {
  const obstacles: readonly [stands: boolean, label: string][] = [
    [isExpired, "Expired"],
    [isInUse, "Card already in use."],
    [isOnlyCbccAllowed && !isRewardsCard(type), "Cannot be used with reward certificates."],
  ];
  const label = obstacles.find(([stands]) => stands)?.[1] ?? null;
  return { isSelectable: label === null, label };
}
