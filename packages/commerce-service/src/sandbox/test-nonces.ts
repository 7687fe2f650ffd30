import type { WalletKind } from "../ports/payments.ts";
import type { TestCardOutcome } from "./test-cards.ts";

export interface TestNonce {
  nonce: string;
  /** The wallet that may give it; null: any. */
  kind: WalletKind | null;
  outcome: TestCardOutcome;
  summary: string;
}

const approved = { outcome: "approve", summary: "Approved" } as const;

/** The documented test nonces. A nonce that is not here is refused, as one that no wallet gave. */
export const testNonces: readonly TestNonce[] = [
  { nonce: "fake-valid-nonce", kind: null, ...approved },
  { nonce: "fake-paypal-one-time-nonce", kind: "payPal", ...approved },
  { nonce: "fake-venmo-account-nonce", kind: "venmo", ...approved },
  { nonce: "fake-apple-pay-visa-nonce", kind: "applePay", ...approved },
  { nonce: "fake-masterpass-visa-nonce", kind: "masterpass", ...approved },
  { nonce: "fake-visa-checkout-visa-nonce", kind: "visaCheckout", ...approved },
  { nonce: "fake-declined-nonce", kind: null, outcome: "decline", summary: "Declined" },
  {
    nonce: "fake-insufficient-funds-nonce",
    kind: null,
    outcome: "insufficientFunds",
    summary: "Declined: not enough money",
  },
  {
    nonce: "fake-timeout-applied-nonce",
    kind: null,
    outcome: "timeoutApplied",
    summary: "No answer in time, yet approved some seconds later",
  },
  { nonce: "fake-timeout-lost-nonce", kind: null, outcome: "timeoutLost", summary: "No answer, and it never arrived" },
  { nonce: "fake-consumed-nonce", kind: null, outcome: "refused", summary: "Refused: used before" },
  {
    nonce: "fake-unavailable-nonce",
    kind: null,
    outcome: "unavailable",
    summary: "Refused: the wallet does not answer",
  },
];

/** How a wallet names its account in the sandbox. */
export const walletAccounts = {
  payPal: "payer@example.com",
  venmo: "@sandbox-payer",
  applePay: null,
  masterpass: null,
  visaCheckout: "payer@example.com",
} as const satisfies Record<WalletKind, string | null>;

/** What comes of a nonce from a wallet. */
export function findNonceOutcome({ kind, nonce }: { kind: WalletKind; nonce: string }): TestCardOutcome {
  const found = testNonces.find((testNonce) => testNonce.nonce === nonce);
  return found && (found.kind === null || found.kind === kind) ? found.outcome : "refused";
}
