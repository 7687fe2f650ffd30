import { displayCardType } from "@store/card-validation";
import type { AppliedCard } from "@store/contract/payment";
import { siteAtom } from "@store/shopper-state";
import { RadioCards, type RadioCardsProps } from "@store/ui-kit/radio-cards";
import { useAtomValue } from "jotai";
import type { ListedCard } from "../../card/account-cards.ts";
import { cardErrorTexts } from "../../card/card-refusal.ts";

/** Names a card: "Visa ending in 1111"; the store's own cards by the brand's names. */
export function useCardName(): (card: Pick<AppliedCard, "type" | "lastFour">) => string {
  const { plccLabel, coBrandLabel } = useAtomValue(siteAtom);
  return ({ type, lastFour }) =>
    `${displayCardType(type, { PLCCSynchrony: plccLabel, CoBrandMasterCard: coBrandLabel })} ending in ${lastFour}`;
}

/** When a card expires: "Expires 08/31"; empty for a card without a date. */
export function toExpiryText({ expMonth, expYear }: Pick<AppliedCard, "expMonth" | "expYear">): string | undefined {
  return Number(expMonth) > 0 ? `Expires ${expMonth}/${expYear.slice(-2)}` : undefined;
}

/** Why some cards are disabled without a label of their own: the applied certificates. */
export function findRestriction(
  cards: readonly { readonly label: string | null; readonly isDisabled: boolean }[],
): string | undefined {
  const isRestricted = cards.some(({ label, isDisabled }) => isDisabled && label === null);
  return isRestricted ? cardErrorTexts.hasRewardsRestrictionError : undefined;
}

export interface AccountCardListProps extends Pick<RadioCardsProps, "value" | "onChange" | "error"> {
  readonly cards: readonly ListedCard[];
  readonly name: string;
  /** Options after the cards, such as a new one. */
  readonly more?: RadioCardsProps["options"];
}

/** The saved cards as options; one that cannot be selected has its reason. */
export function AccountCardList({ cards, more = [], ...list }: AccountCardListProps) {
  const toName = useCardName();
  const options = cards.map(({ card: { id, cardInfo }, label, isDisabled }) => ({
    value: id,
    label: toName(cardInfo),
    description: label ?? toExpiryText(cardInfo),
    disabled: isDisabled,
  }));
  return (
    <RadioCards
      legend="Cards of your account"
      hint={findRestriction(cards)}
      {...list}
      options={[...options, ...more]}
    />
  );
}
