/** What may be wrong with the choice of cards, in the words of the form [PAY-06, AMB-083]. */
export const cardErrorMessages = {
  hasRewardsRestrictionError: "Reward certificates can only be used with your rewards card.",
  hasSessionError: "Your payment session has expired. Please re-enter your card.",
  hasZeroAmountError: "Please enter an amount for each card.",
  cbccNotAppliedError: "Please use your rewards card to apply certificates.",
} as const;

export type CardErrorFlag = keyof typeof cardErrorMessages;

/** All flags, of which the one given stands. */
export function toCardErrors(raised: CardErrorFlag | null): Record<CardErrorFlag, boolean> {
  return {
    hasRewardsRestrictionError: raised === "hasRewardsRestrictionError",
    hasSessionError: raised === "hasSessionError",
    hasZeroAmountError: raised === "hasZeroAmountError",
    cbccNotAppliedError: raised === "cbccNotAppliedError",
  };
}
