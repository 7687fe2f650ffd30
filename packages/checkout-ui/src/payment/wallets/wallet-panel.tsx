import { paymentNames, type WalletKind } from "@store/contract/shared";
import { Button } from "@store/ui-kit/button";
import { lazyPart } from "@store/ui-kit/lazy-part";
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from "react";
import { findWallet } from "../../card/find-wallet.ts";
import { NotLoaded } from "../../popups/not-loaded.tsx";
import type { StepCall, StepStop } from "../../step-work/step-outcome.ts";
import type { WalletOption } from "../../wallets/wallet-options.ts";
import { cardOptionId } from "../submit-payment-step.ts";
import type { ApplePayOrderButtonProps } from "./apple-pay-order-button.tsx";
import { ApplePayPanel, applyApplePay } from "./apple-pay-panel.tsx";
import { isPaidBy, useWalletSheet, type WalletActivity, type WalletSheetOptions } from "./use-wallet-sheet.ts";

// Removing a wallet is one of the commands of the tenders, whose script every payment step loads.
const AppliedWallet = lazyPart(() => import("../../tenders/tender-forms.tsx").then((part) => part.AppliedWallet), {
  fallback: null,
  written: '[data-part="wallet-panel"] > [data-part="payment-line"]',
  Unavailable: NotLoaded,
});

/** What the step does with the panel. */
export interface WalletPanelHandle {
  /** Why the step cannot go on with the wallets of the panel; null if it can. */
  readonly apply: (call: StepCall) => Promise<StepStop | null>;
}

export interface WalletPanelProps
  extends Omit<WalletSheetOptions, "kinds">,
    Pick<ApplePayOrderButtonProps, "onGo" | "onBillingNeeded"> {
  readonly option: WalletOption;
  readonly handle: Ref<WalletPanelHandle>;
}

/** What a chosen option of wallets needs: a button for each, or the one that is applied. */
export function WalletPanel({ option, model, handle, onGo, onBillingNeeded, onRefused, ...events }: WalletPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [hint, setHint] = useState("");
  const applied = findWallet(model);
  const own = applied && option.kinds.includes(applied.kind) ? applied : null;
  const isPaid = isPaidBy(option.kinds, model);
  function refuse(text: string): void {
    leave(panel.current);
    onRefused(text);
  }
  const asked = isPaid ? [] : option.kinds.filter((kind) => kind !== "applePay" && (!own || own.kind === kind));
  const { activity, press, close } = useWalletSheet({
    kinds: asked,
    model,
    ...events,
    onRefused: refuse,
  });

  useImperativeHandle(handle, () => ({
    async apply(call) {
      if (isPaid) return null;
      if (option.kinds.includes("applePay")) return applyApplePay(call);
      setHint(`Please confirm with ${option.label} first, or choose another way to pay.`);
      panel.current?.querySelector("button")?.focus();
      return { kind: "invalid", form: "wallet" };
    },
  }));

  // The button that was pressed has gone.
  const wasPaid = useRef(isPaid);
  useEffect(() => {
    if (isPaid && !wasPaid.current && isFocusHere(panel.current)) panel.current?.focus();
    wasPaid.current = isPaid;
  }, [isPaid]);

  return (
    <div data-part="wallet-panel" ref={panel} tabIndex={-1}>
      {own ? <AppliedWallet wallet={own} model={model} onRemoved={() => refuse("")} /> : null}
      {own && !isPaid ? (
        <p data-part="field-error" role="alert">
          {`Your order has changed, or some time has passed, since you confirmed with ${paymentNames[own.kind]}. Please confirm again.`}
        </p>
      ) : null}
      {!own && option.kinds.includes("applePay") ? (
        <ApplePayPanel {...{ onGo, onBillingNeeded }} onLeave={events.onLeave} onRefused={refuse} />
      ) : null}
      {asked.map((kind) => (
        <WalletButton key={kind} kind={kind} activity={activity} onPress={() => void press(kind)} />
      ))}
      {activity?.doing === "open" ? (
        <p data-part="soft" role="status">
          <span>{`Please confirm with ${paymentNames[activity.kind]}.`}</span>{" "}
          <Button variant="quiet" onClick={close}>
            Cancel
          </Button>
        </p>
      ) : null}
      {hint && !activity && !isPaid ? (
        <p data-part="field-error" role="alert">
          {hint}
        </p>
      ) : null}
    </div>
  );
}

const busyLabels = { loading: "Loading", open: "Waiting for", saving: "Applying" } as const;

interface WalletButtonProps {
  readonly kind: WalletKind;
  readonly activity: WalletActivity | null;
  readonly onPress: () => void;
}

/** Opens the sheet of a wallet, under its name. */
function WalletButton({ kind, activity, onPress }: WalletButtonProps) {
  const name = paymentNames[kind];
  const isOwn = activity?.kind === kind;
  return (
    <Button
      variant="secondary"
      data-wallet={kind}
      aria-label={isOwn ? undefined : `Pay with ${name}`}
      busy={isOwn}
      busyLabel={activity ? `${busyLabels[activity.doing]} ${name}` : ""}
      disabled={activity !== null && !isOwn}
      onClick={onPress}
    >
      {name}
    </Button>
  );
}

/** Whether the focus is in the panel, or was and is nowhere now. */
const isFocusHere = (panel: HTMLElement | null) =>
  document.activeElement === document.body || !!panel?.contains(document.activeElement);

/** Moves the focus out of the panel, which is about to be replaced. */
function leave(panel: HTMLElement | null): void {
  if (isFocusHere(panel)) document.getElementById(cardOptionId)?.focus();
}
