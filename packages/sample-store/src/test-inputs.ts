import type { TestInputs } from "@store/commerce-service";

const approved = { outcome: "approve", summary: "Approved" } as const;
const approvedWhenSaved = {
  outcome: "approve",
  summary: "Approved as a saved card; the form does not take it",
} as const;

const cards: TestInputs["cards"] = [
  { number: "4111111111111111", type: "Visa", ...approved },
  { number: "5555555555554444", type: "MasterCard", ...approved },
  { number: "2223003122003222", type: "MasterCard", ...approved },
  { number: "378282246310005", type: "AmericanExpress", ...approved },
  { number: "6011111111111117", type: "Discover", ...approved },
  { number: "36259600000004", type: "DinersClub", ...approvedWhenSaved },
  { number: "3530111333300000", type: "Jcb", ...approvedWhenSaved },
  { number: "6200000000000005", type: "Cup", ...approvedWhenSaved },
  { number: "9001000000000000", type: "Proprietary", ...approved },
  { number: "9002000000000009", type: "PLCCSynchrony", ...approved },
  {
    number: "9002000000000017",
    type: "PLCCSynchrony",
    outcome: "approve",
    offerRefusal: "This purchase does not qualify for an offer. It earns rewards as usual.",
    summary: "Approved; no offer between rewards and financing",
  },
  { number: "9003000000000008", type: "Imprint", ...approved },
  { number: "5299900100000017", type: "CoBrandMasterCard", ...approved },
  { number: "4000000000000002", type: "Visa", outcome: "decline", summary: "Declined" },
  { number: "5105105105105100", type: "MasterCard", outcome: "decline", summary: "Declined" },
  { number: "371449635398431", type: "AmericanExpress", outcome: "decline", summary: "Declined" },
  { number: "4000000000009995", type: "Visa", outcome: "insufficientFunds", summary: "Declined: not enough money" },
  { number: "4000000000006975", type: "Visa", outcome: "limitExceeded", summary: "Declined: over its limit" },
  { number: "4000000000000069", type: "Visa", outcome: "expiredCard", summary: "Declined: expired at its bank" },
  { number: "4000000000009987", type: "Visa", outcome: "lostCard", summary: "Declined: reported lost" },
  { number: "4000000000009979", type: "Visa", outcome: "stolenCard", summary: "Declined: reported stolen" },
  { number: "4100000000000019", type: "Visa", outcome: "suspectedFraud", summary: "Declined: looks like fraud" },
  { number: "4000000000000101", type: "Visa", outcome: "codeMismatch", summary: "Declined: wrong security code" },
  {
    number: "4000002500003155",
    type: "Visa",
    outcome: "verificationRequired",
    summary: "Declined until its security code is verified",
  },
  {
    number: "4000000000000119",
    type: "Visa",
    outcome: "timeoutApplied",
    summary: "No answer in time, yet approved some seconds later",
  },
  { number: "4000000000000127", type: "Visa", outcome: "timeoutLost", summary: "No answer, and it never arrived" },
  {
    number: "4000000000000135",
    type: "Visa",
    outcome: "replyLost",
    summary: "No answer in time, yet approved at once",
  },
  { number: "4000000000000143", type: "Visa", outcome: "slow", summary: "Approved, after a while" },
  {
    number: "4000000000000150",
    type: "Visa",
    outcome: "duplicateNotification",
    summary: "Approved, and told twice more afterwards",
  },
  { number: "4000000000000168", type: "Visa", outcome: "refused", summary: "Cannot be added as a card" },
  {
    number: "4000000000000176",
    type: "Visa",
    outcome: "unavailable",
    summary: "Cannot be added: the processor does not answer",
  },
];

const codes: TestInputs["codes"] = [
  { code: "200", verification: "mismatch", summary: "Not the card's code" },
  { code: "2000", verification: "mismatch", summary: "Not the card's code" },
  { code: "301", verification: "unavailable", summary: "Nobody can tell whether it is the card's code" },
  { code: "3010", verification: "unavailable", summary: "Nobody can tell whether it is the card's code" },
];

const nonces: TestInputs["nonces"] = [
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

/** The documented inputs of the sandbox. Any other valid number approves; any date to come fits, and any code but these. */
export const testInputs: TestInputs = { cards, codes, nonces };
