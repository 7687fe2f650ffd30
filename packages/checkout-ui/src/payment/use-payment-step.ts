import type { CheckoutModel } from "@store/contract/checkout";
import type { Address } from "@store/contract/shared";
import { checkoutAtom, siteAtom } from "@store/shopper-state";
import { lazyPart } from "@store/ui-kit/lazy-part";
import { useAtomValue, useSetAtom, useStore } from "jotai";
import { useEffect, useState } from "react";
import { rememberedPairAtom } from "../card/card-memory.ts";
import { findWallet } from "../card/find-wallet.ts";
import { paymentErrorTextAtom } from "../card/payment-error.ts";
import { useStableHandlers } from "../forms/use-stable-handlers.ts";
import { useQueuedPopup } from "../popups/use-queued-popup.tsx";
import type { StepActionData, StepNotice } from "../step-work/step-action-data.ts";
import type { StepForm } from "../step-work/step-outcome.ts";
import { useBusy } from "../step-work/use-busy.ts";
import { useStepForward } from "../step-work/use-step-forward.ts";
import type { PageNavigation } from "../steps/page-navigation.ts";
import { typedTendersAtom } from "../tenders/tender-data.ts";
import { chosenWallet, settlingWalletAtom } from "../wallets/chosen-wallet.ts";
import type { CardPopupRequest } from "./popups/card-popups.tsx";
import { type CardPayment, submitPaymentStep } from "./submit-payment-step.ts";
import { useBilling } from "./use-billing.ts";
import { useCard } from "./use-card.ts";
import { useWalletOptions } from "./use-wallet-options.ts";

const CardPopups = lazyPart(() => import("./popups/card-popups.tsx").then((part) => part.CardPopups));
const registry = { savedCards: CardPopups, twoCards: CardPopups, offer: CardPopups, certificates: CardPopups };

export interface PaymentStepOptions {
  /** Whether the last order was refused because of its card. */
  readonly wasDeclined: boolean;
  /** Whether the form of a new card is requested. */
  readonly isCardNew: boolean;
  /** What became of the visit to a wallet's page. */
  readonly walletVisit?: string | null | undefined;
  readonly actionData?: StepActionData | undefined;
}

const visitTexts: Readonly<Record<string, string>> = {
  cancelled: "You left the wallet before you confirmed. Nothing was charged.",
  failed: "The wallet could not confirm the payment. Nothing was charged.",
};

/** The state of the payment step: billing address, card, and the move to the review. */
export function usePaymentStep(
  navigation: PageNavigation,
  { wasDeclined, isCardNew, walletVisit, actionData }: PaymentStepOptions,
) {
  const store = useStore();
  const setPaymentErrorText = useSetAtom(paymentErrorTextAtom);
  const arrival = actionData ? null : findArrivalNotice(store.get(checkoutAtom), { wasDeclined, walletVisit });
  const initial = actionData?.notice ?? arrival;
  const { model, isBusy, notice, setNotice, clearNotice, goForward } = useStepForward(navigation, initial);
  const billing = useBilling(model, actionData);
  // After the billing form: if both are invalid, the last one gets the focus, and the card is first on the page.
  const card = useCard(model, { isNew: isCardNew || actionData?.isCardNew === true, actionData });

  const [popupError, setPopupError] = useState("");
  const { popup, open } = useQueuedPopup<CardPopupRequest>({ registry, onError: setPopupError });
  const site = useAtomValue(siteAtom);
  const setPair = useSetAtom(rememberedPairAtom);

  const { onLeave = (url: string) => location.assign(url) } = navigation;
  const onCertificates = (onRemoved: () => void) => open({ kind: "certificates", onRemoved });
  const wallets = useWalletOptions({ model, card, onCertificates });

  /** A wallet pays now: its address is the billing address. */
  function onApplied(address: Address | null): void {
    if (address) billing.show(address);
    chosenWallet.save(store, undefined);
    card.form.forgetCode();
    clearNotice();
  }

  /** A wallet's own button could not order: its address is completed here, and the order is then placed from the review. */
  function onBillingNeeded(text: string): void {
    setNotice({ kind: "alert", message: `${text} You confirm it again after you have reviewed your order.` });
  }

  const { onGo } = navigation;
  const walletHandlers = useStableHandlers({
    onApplied,
    onCertificates,
    onLeave,
    onGo,
    onBillingNeeded,
    onRefused: wallets.refuse,
  });

  const openTwoCards = () => open({ kind: "twoCards", onApplied: card.showApplied });

  const typedTenders = useAtomValue(typedTendersAtom);
  const [isApplied, setApplied] = useState(false);
  // After the page shows what is left to pay, and by what: that decides whether a card is needed.
  useEffect(() => {
    if (!isApplied) return;
    setApplied(false);
    void submitPayment();
  }, [isApplied]);

  const waiting = useBusy();
  const submit = (): Promise<void> => waiting.run(prepare);

  /**
   * A wallet's approval that is on its way is waited for: the step goes on only with what it was pressed for. What is typed in a
   * section of the tenders is applied first; refused, the page stays with the reason.
   */
  async function prepare(): Promise<void> {
    const settling = store.get(settlingWalletAtom);
    if (settling && (await settling.end).kind !== "applied") return;
    const loading = billing.load();
    if (loading) await loading;
    if (typedTenders.size === 0 && !settling) return submitPayment();
    for (const apply of typedTenders.values()) if (!(await apply())) return;
    setApplied(true);
  }

  async function submitPayment(): Promise<void> {
    // Both are validated, so that all errors are shown at once.
    const address = billing.submit();
    const payment = wallets.option ? ({ kind: "applied" } as const) : card.submit();
    if (wallets.option === undefined && address !== null && card.mode.kind === "pair") return openTwoCards();
    if (address === null || payment === null) return clearNotice();
    await send(address, payment);
  }

  async function send(address: Address, payment: CardPayment): Promise<void> {
    const saved = new Set<StepForm>();
    await goForward({
      submit: async (context) =>
        (wallets.option ? await wallets.apply(context.call) : null) ??
        submitPaymentStep({
          ...context,
          billing: address,
          card: payment,
          site,
          onSaved(form) {
            saved.add(form);
            if (form === "billing") billing.removeDraft();
            else setPaymentErrorText(null);
            if (form === "card" && payment.kind === "cards") setPair(null);
          },
        }),
      onView(view) {
        const onSettled = () => void send(address, { kind: "applied", offer: null });
        if (view.kind === "offerChoice") open({ kind: "offer", offer: view.offer, onSettled });
      },
      onErrors(errors, { form, losesCertificates }) {
        if (losesCertificates) open({ kind: "certificates", onRemoved: () => void send(address, payment) });
        else if (form === "card") card.refuse(errors);
        else if (form !== "wallet") billing.refuse(errors);
        else if (errors.wallet) wallets.refuse(errors.wallet);
      },
      // The form stays unchanged until the step is left; only if the step stays, the applied card replaces it.
      onStay: () => saved.has("card") && card.showApplied(),
      stayAfter: "moveToReviewPage",
    });
  }

  const problems = [...(wallets.option ? [] : card.problemList), ...billing.problemList];
  const hasSavedCards = (model?.paymentData.creditCardData.accountCardsInfo.length ?? 0) > 0;
  const openSavedCards = () =>
    open({
      kind: "savedCards",
      chosenId: card.mode.kind === "saved" ? card.mode.card.id : null,
      onChoose: (savedId) => card.choose({ isNew: false, savedId }),
      onApplied: card.showApplied,
    });
  return {
    model,
    billing,
    card,
    /** Of the ways to pay. */
    options: { wallets, ...walletHandlers },
    popup,
    popupError,
    isBusy: isBusy || waiting.isBusy,
    notice,
    problems,
    submit,
    /** Null if the account has no cards. */
    openSavedCards: hasSavedCards ? openSavedCards : null,
    openTwoCards,
  };
}

/** Why the shopper is here again: the card was refused, or a wallet's page was left, which applied nothing. */
function findArrivalNotice(
  model: CheckoutModel | null,
  { wasDeclined, walletVisit }: Pick<PaymentStepOptions, "wasDeclined" | "walletVisit">,
): StepNotice | null {
  if (wasDeclined) return { kind: "declined" };
  const message = visitTexts[walletVisit ?? ""];
  return message && model && !findWallet(model) ? { kind: "alert", message } : null;
}
