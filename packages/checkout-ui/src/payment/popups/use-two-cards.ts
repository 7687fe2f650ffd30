import { checkoutAtom, siteAtom } from "@store/shopper-state";
import { useAtom, useAtomValue } from "jotai";
import { useState } from "react";
import { type RememberedPair, rememberedCardAtom, rememberedPairAtom } from "../../card/card-memory.ts";
import { type CardEntry, checkCardDraft } from "../../card/check-card-draft.ts";
import { useCardRules } from "../../card/use-card-form.ts";
import { checkPair, followAmount, listPairCards, noErrors, shareAmounts, toggleCard } from "./two-card-rules.ts";
import { type ApplyRefusal, useApplyCards } from "./use-apply-cards.ts";

type Typed = RememberedPair["typed"];

/** The state of "Select Two Cards": the two cards, their amounts and codes. An earlier selection is restored. */
export function useTwoCards(onApplied: () => void) {
  const model = useAtomValue(checkoutAtom);
  const price = useAtomValue(siteAtom);
  const [pair, setPair] = useAtom(rememberedPairAtom);
  const inPage = useTypedCard();
  const apply = useApplyCards();
  const data = model?.paymentData.creditCardData;
  const dueCents = model?.orderSummary.amountDue ?? 0;

  const [typed, setTyped] = useState<Typed>(pair?.typed ?? (inPage ? { [toKey(inPage)]: inPage } : {}));
  const cards = data ? listPairCards(data, typed) : [];
  const mayChoose = (key: string) => cards.some((card) => card.key === key && !card.isDisabled);
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    (pair?.cards.map(({ key }) => key) ?? Object.keys(typed)).filter(mayChoose),
  );
  const [amounts, setAmounts] = useState(() =>
    shareAmounts(dueCents, data?.cardTwoInfo?.appliedAmount ?? pair?.secondCents),
  );
  const [codes, setCodes] = useState<Readonly<Record<string, string>>>({});
  const [errors, setErrors] = useState(noErrors);
  const [alert, setAlert] = useState("");
  const [isBusy, setIsBusy] = useState(false);

  function refuse({ message, ...refusal }: ApplyRefusal): void {
    // Every code has to be typed again for a retry.
    setCodes({});
    const { field } = refusal;
    const key = field && (refusal.cardId ?? (refusal.slot && chosen[refusal.slot === "CardTwo" ? 1 : 0]));
    if (!key) setAlert(message);
    else setErrors({ ...noErrors, [field === "securityCode" ? "codes" : "cards"]: { [key]: message } });
  }

  async function submit(): Promise<void> {
    setAlert("");
    if (isBusy) return;
    const check = checkPair({ cards, chosen, amounts, codes }, { dueCents, price });
    setErrors(check.ok ? noErrors : check.errors);
    if (!check.ok) return;
    const { accountCardTwoData, cardTwoData } = check.request;
    const secondCents = (cardTwoData ?? accountCardTwoData)?.amountCents ?? 0;
    setPair({ cards: chosen.flatMap((key) => cards.filter((card) => card.key === key)), typed, secondCents });
    setIsBusy(true);
    const refusal = await apply(check.request);
    setIsBusy(false);
    if (refusal) refuse(refusal);
    else onApplied();
  }

  return {
    cards,
    chosen,
    amounts,
    codes,
    errors,
    alert,
    isBusy,
    dueCents,
    data,
    toggle(key: string): void {
      setChosen(toggleCard(chosen, key));
      setErrors(noErrors);
    },
    changeAmount(index: 0 | 1, text: string): void {
      const asTyped: readonly [string, string] = index === 0 ? [text, amounts[1]] : [amounts[0], text];
      setAmounts(followAmount(dueCents, index, text) ?? asTyped);
      setErrors({ ...errors, amounts: undefined });
    },
    changeCode(key: string, code: string): void {
      setCodes({ ...codes, [key]: code });
      setErrors({ ...errors, codes: { ...errors.codes, [key]: "" } });
    },
    /** Adds a typed card, selected if fewer than two are, or in place of the second one. */
    add({ cvv, ...entry }: CardEntry, { replacesSecond = false } = {}): void {
      const key = toKey(entry);
      setTyped({ ...typed, [key]: { ...entry, cvv: "" } });
      setCodes({ ...codes, [key]: cvv });
      setChosen(
        replacesSecond
          ? [chosen[0] ?? key, key]
          : toggleCard(
              chosen.filter((one) => one !== key),
              key,
            ),
      );
      setErrors(noErrors);
    },
    replaceSecond: (key: string) => setChosen([chosen[0] ?? key, key]),
    submit,
  };
}

function toKey({ type, lastFour }: Pick<CardEntry, "type" | "lastFour">): string {
  return `typed-${type}-${lastFour}`;
}

/** The card in the form of the page, if its number and date are valid; its code is requested again. */
function useTypedCard(): CardEntry | null {
  const rules = useCardRules();
  const { number, expiry } = useAtomValue(rememberedCardAtom);
  const codes = ["000", "0000", ""];
  const checks = codes.map((securityCode) => checkCardDraft({ number, expiry, securityCode }, rules));
  const check = checks.find(({ ok }) => ok);
  return check?.ok ? { ...check.entry, cvv: "" } : null;
}
