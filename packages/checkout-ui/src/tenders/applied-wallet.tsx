import type { CheckoutModel } from "@store/contract/checkout";
import { paymentNames } from "@store/contract/shared";
import { Button } from "@store/ui-kit/button";
import { Price } from "@store/ui-kit/price";
import { useState } from "react";
import type { AppliedWallet as Wallet } from "../card/find-wallet.ts";
import { tenderIntent } from "./tender-data.ts";
import { useTenderCommand } from "./use-tender-command.ts";

export interface AppliedWalletProps {
  readonly wallet: Wallet;
  readonly model: CheckoutModel;
  /** Runs before the page changes: it is removed. */
  readonly onRemoved: () => void;
}

/** The wallet that pays, with its payer, its amount and a button to remove it, which works without scripts. */
export function AppliedWallet({ wallet: { kind, payer }, model, onRemoved }: AppliedWalletProps) {
  const name = paymentNames[kind];
  const { amountDue, currency } = model.orderSummary;
  const [error, setError] = useState("");
  const { isBusy, send } = useTenderCommand((outcome) =>
    setError(outcome.kind === "invalid" ? (outcome.errors?.wallet ?? "") : ""),
  );
  return (
    <>
      <div data-part="payment-line">
        <p data-part="applied-card">
          <span>{payer ? `${name}, ${payer}` : name}</span>{" "}
          <Button
            {...tenderIntent("applied", "removeWallet", kind)}
            variant="quiet"
            busy={isBusy}
            aria-label={`Remove ${name}`}
            onClick={(event) => {
              event.preventDefault();
              void send("removeWallet", { argument: kind, onDone: onRemoved });
            }}
          >
            Remove
          </Button>
        </p>
        <Price cents={amountDue} currency={currency} />
      </div>
      {kind === "applePay" ? <p data-part="soft">You confirm with Apple Pay when you place your order.</p> : null}
      {error ? (
        <p data-part="field-error" role="alert">
          {error}
        </p>
      ) : null}
    </>
  );
}
