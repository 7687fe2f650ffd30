import type { CheckoutModel } from "@store/contract/checkout";
import { useAtom, useAtomValue, useStore } from "jotai";
import { useEffect, useMemo, useRef, useState } from "react";
import { findWallet } from "../card/find-wallet.ts";
import type { StepCall, StepStop } from "../step-work/step-outcome.ts";
import { chosenWallet, settlingWalletAtom } from "../wallets/chosen-wallet.ts";
import { offeredWalletsAtom } from "../wallets/wallet-adapter.ts";
import { chosenPaymentAtom, toWalletOptions } from "../wallets/wallet-options.ts";
import { cardOptionId } from "./submit-payment-step.ts";
import type { useCard } from "./use-card.ts";
import type { WalletPanelHandle } from "./wallets/wallet-panel.tsx";

interface WalletOptionsOf {
  readonly model: CheckoutModel | null;
  readonly card: Pick<ReturnType<typeof useCard>, "mode">;
  /** Asks whether reward certificates may be removed; `goOn` runs when they are. */
  readonly onCertificates: (goOn: () => void) => void;
}

/** The ways to pay on the payment step, and the chosen one. */
export function useWalletOptions({ model, card: { mode }, onCertificates }: WalletOptionsOf) {
  const store = useStore();
  const offered = useAtomValue(offeredWalletsAtom).map(({ kind }) => kind);
  const [chosen, setChosen] = useAtom(chosenPaymentAtom);
  const [refusal, setRefusal] = useState({ id: "", text: "" });
  const isSettling = useAtomValue(settlingWalletAtom) !== null;
  const panel = useRef<WalletPanelHandle>(null);
  const applied = model && findWallet(model);
  const kinds = applied ? [...offered, applied.kind] : offered;
  const options = useMemo(() => toWalletOptions(kinds), [kinds.join()]);
  const kind = mode.kind === "wallet" ? (chosen ?? applied?.kind) : chosen;
  const option = options.find(({ kinds }) => kinds.some((one) => one === kind));

  function choose(id: string): void {
    const chosenKind = options.find((one) => one.id === id)?.kinds[0];
    if (!chosenKind) chosenWallet.save(store, undefined);
    setRefusal({ id: "", text: "" });
    setChosen(chosenKind ?? "card");
  }

  /** Chooses by the id of a radio. */
  function select(id: string): void {
    if (store.get(settlingWalletAtom)) return;
    const isRestricted = id !== cardOptionId && model?.paymentData.creditCardData.isOnlyCbccAllowed;
    if (isRestricted) onCertificates(() => choose(id));
    else choose(id);
  }

  // Whose button was pressed in the cart.
  useEffect(() => {
    const pressed = chosenWallet.find(store);
    const found = options.find(({ kinds }) => kinds.some((one) => one === pressed));
    if (chosen === null && found && mode.kind !== "none") select(found.id);
  }, []);

  return {
    options,
    /** The chosen wallets; undefined for cards. */
    option: mode.kind === "none" ? undefined : option,
    /** Why the wallets of an option do not pay. */
    refusal,
    /** Whether what a wallet has approved is on its way: until that has ended the option stays. */
    isSettling,
    panel,
    select,
    /** Goes back to cards, and says why unless it is known. */
    refuse(text: string): void {
      choose(cardOptionId);
      if (text) setRefusal({ id: option?.id ?? "", text });
    },
    /** Why the step cannot go on with the wallet; null if it can. */
    async apply(call: StepCall): Promise<StepStop | null> {
      if (panel.current) return panel.current.apply(call);
      return mode.kind === "wallet" ? null : { kind: "invalid", form: "wallet" };
    },
  };
}
