import type { Call, CallResult } from "@store/checkout-client";
import type { CheckoutResult } from "@store/contract/checkout";
import type { WalletKind } from "@store/contract/shared";
import { walletOperations } from "@store/contract/wallets";
import type { StepCall } from "../../step-work/step-outcome.ts";
import type { WalletResult } from "../../wallets/wallet-adapter.ts";

/** What a sheet says after the shopper has agreed, and what it had asked for. */
export type WalletApproval = Extract<WalletResult, { kind: "approved" }> & { readonly quotedDue: number };

/** Why a wallet could not be used. */
export interface WalletFailure {
  readonly message: string;
  readonly isTimeout: boolean;
}

/** How a wallet pays whose sheet opens on the payment step. */
export interface WalletWork {
  /** The call that lets it pay. */
  readonly operation: Pick<Call<never, CheckoutResult>, "name" | "path">;
  readonly save: (
    approval: WalletApproval,
    call: StepCall,
    basketId: string,
  ) => Promise<CallResult<Omit<CheckoutResult, "checkout">>>;
  readonly logError?: (failure: WalletFailure, call: StepCall, basketId: string) => void;
}

const { savePayPalPayment, setPayPalPayload, applyVenmoPayment, logPayPalError } = walletOperations;
const { saveVisaPayment, logVisaError, launchMasterpass } = walletOperations;

/** Where a shopper has begun to pay with Visa Checkout, as its calls name it. */
const initiator = "payment";

/** The wallets whose sheets open on the payment step; that of Apple Pay opens when the order is placed. */
export const walletTable: Partial<Readonly<Record<WalletKind, WalletWork>>> = {
  payPal: {
    operation: savePayPalPayment,
    async save({ nonce, deviceData, billingContact, payload: data, quotedDue }, call) {
      const told = await call(setPayPalPayload, { data });
      if (!told.ok || !told.value.isSuccess) return told;
      return call(savePayPalPayment, { nonce, deviceData, ...(billingContact && { billingContact }), quotedDue });
    },
    logError: ({ message }, call, basketId) => void call(logPayPalError, { message: message.slice(0, 2000), basketId }),
  },
  venmo: {
    operation: applyVenmoPayment,
    save: ({ nonce, deviceData, payer, quotedDue }, call) =>
      call(applyVenmoPayment, { nonce, deviceData, username: payer ?? "", quotedDue }),
  },
  visaCheckout: {
    operation: saveVisaPayment,
    save: ({ nonce: callId, quotedDue }, call, basketId) =>
      call(saveVisaPayment, { basketId, paymentInitiator: initiator, callId, quotedDue }),
    logError: ({ isTimeout: IsTimeout }, call, BasketId) =>
      void call(logVisaError, { IsTimeout, AlternativePaymentInitiator: initiator, BasketId }),
  },
};

/** The calls that name the page of a wallet which has one in place of a sheet. It leads back to the step. */
export const walletPages: Partial<Readonly<Record<WalletKind, typeof launchMasterpass>>> = {
  masterpass: launchMasterpass,
};

const retryText = "Nothing was charged. Please try again or pay by card.";

/** Why a wallet does not pay, by its name. */
export const walletTexts = {
  cancelled: (wallet) => `${wallet} was closed before you confirmed. Nothing was charged.`,
  timedOut: (wallet) => `${wallet} did not answer in time. ${retryText}`,
  failed: (wallet) => `${wallet} could not confirm the payment. ${retryText}`,
  refused: (wallet) => `${wallet} cannot be used for this order. ${retryText}`,
  unsaved: (wallet) => `We lost the connection before ${wallet} was applied. ${retryText}`,
  unopened: (wallet) => `${wallet} could not be opened. ${retryText}`,
  lost: (wallet) => `${wallet} could not be loaded, or your browser blocks it. Please try again or pay by card.`,
} as const satisfies Record<string, (wallet: string) => string>;
