import type { CheckoutModel } from "@store/contract/checkout";
import { LockIcon } from "@store/ui-kit/icons";
import { lazyPart } from "@store/ui-kit/lazy-part";
import { RadioCards } from "@store/ui-kit/radio-cards";
import { type ReactNode, useEffect } from "react";
import { notLoadedText } from "../popups/not-loaded.tsx";
import { cardOptionId, paymentOptionName as name } from "./submit-payment-step.ts";
import type { useWalletOptions } from "./use-wallet-options.ts";
import type { WalletPanelProps } from "./wallets/wallet-panel.tsx";

// The server renders it for an applied wallet.
const WalletPanel = lazyPart(() => import("./wallets/wallet-panel.tsx").then((part) => part.WalletPanel), {
  fallback: <div data-part="wallet-panel" />,
  written: '[data-part="wallet-panel"] > *',
  Unavailable: PanelLost,
});

/** Back to cards if the script of the wallets is lost. */
function PanelLost({ onRefused }: WalletPanelProps) {
  useEffect(() => onRefused(notLoadedText), []);
  return null;
}

const cardNote = "Your card number is encrypted on its way, and we do not keep it.";
const lock = <LockIcon size={18} />;

export interface PaymentOptionsProps
  extends Pick<
    WalletPanelProps,
    "onApplied" | "onCertificates" | "onLeave" | "onGo" | "onRefused" | "onBillingNeeded"
  > {
  readonly model: CheckoutModel | null;
  readonly wallets: ReturnType<typeof useWalletOptions>;
  /** What cards need. */
  readonly children: ReactNode;
}

/** The ways to pay, and what the chosen one needs; without wallets only what cards need. */
export function PaymentOptions({ model, wallets, children, ...events }: PaymentOptionsProps) {
  const { options, option: chosen, refusal, isSettling } = wallets;
  if (options.length === 0)
    return (
      <>
        <input type="radio" name={name} value={cardOptionId} id={cardOptionId} hidden checked readOnly />
        <p data-part="soft">
          <LockIcon size={18} /> <span>{cardNote}</span>
        </p>
        {children}
      </>
    );
  const card = { id: cardOptionId, value: cardOptionId, label: "Credit or debit card", description: cardNote };
  return (
    <RadioCards
      legend="Payment method"
      legendHidden
      name={name}
      value={chosen?.id ?? cardOptionId}
      onChange={wallets.select}
      options={[
        { ...card, detail: lock, disabled: isSettling && chosen !== undefined, content: chosen ? null : children },
        ...options.map((option) => ({
          id: option.id,
          value: option.id,
          label: option.label,
          disabled: isSettling && option !== chosen,
          description:
            option.id === refusal.id ? (
              <span data-part="field-error" role="alert">
                {refusal.text}
              </span>
            ) : (
              <span data-without-scripts>This way to pay needs scripts, which your browser does not run.</span>
            ),
          content:
            option === chosen && model ? (
              <WalletPanel key={option.id} option={option} model={model} handle={wallets.panel} {...events} />
            ) : null,
        })),
      ]}
    />
  );
}
