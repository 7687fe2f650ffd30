import { displayCardType } from "@store/card-validation";
import type { AppliedCard as Card } from "@store/contract/payment";
import { siteAtom } from "@store/shopper-state";
import { useAtomValue } from "jotai";
import { CardMark } from "./card-mark.tsx";

/** "Visa ending in 1111", with its expiry date where the card has one. */
export function AppliedCard({
  card,
}: {
  card: Pick<Card, "type" | "lastFour"> & Partial<Pick<Card, "expMonth" | "expYear">>;
}) {
  const { plccLabel, coBrandLabel } = useAtomValue(siteAtom);
  const type = displayCardType(card.type, { PLCCSynchrony: plccLabel, CoBrandMasterCard: coBrandLabel });
  const hasExpiry = Number(card.expMonth ?? 0) > 0;
  return (
    <p data-part="applied-card">
      <CardMark type={card.type} />
      <span>{`${type} ending in ${card.lastFour}`}</span>
      {hasExpiry ? <span data-part="soft">{` Expires ${card.expMonth}/${card.expYear?.slice(-2)}`}</span> : null}
    </p>
  );
}
