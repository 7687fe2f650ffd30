import type { CardTypeName } from "@store/contract/payment";
import type { SandboxOutcome } from "../database/tables/sandbox.ts";
import type { Verification, WalletKind, WalletPayment } from "../ports/payments.ts";
import type { Random } from "../ports/random.ts";
import { outcomeRules } from "./outcomes.ts";

/** The outcome of a card: refused or unavailable without a token, otherwise what its token leads to. */
export type TestCardOutcome = SandboxOutcome | "refused" | "unavailable";

interface TestCard {
  number: string;
  type: CardTypeName;
  outcome: TestCardOutcome;
  /** Why its holder gets no offer, for a card of the store. */
  offerRefusal?: string;
  /** What happens, as text for the people who try it. */
  summary: string;
}
interface TestCode {
  /** Of three or four digits. */
  code: string;
  verification: Verification;
  summary: string;
}
interface TestNonce {
  nonce: string;
  /** The wallet that may send it; null for any. */
  kind: WalletKind | null;
  outcome: TestCardOutcome;
  summary: string;
}

/** The documented inputs that decide what the sandbox processor does. */
export interface TestInputs {
  /** Any other valid number approves. */
  cards: readonly TestCard[];
  /** Every other security code is verified. */
  codes: readonly TestCode[];
  /** An unknown nonce is refused, unless a sheet of the sandbox made it (`toSheetNonce`). */
  nonces: readonly TestNonce[];
}

/** A sandbox that approves every card and refuses every wallet. */
export const noTestInputs: TestInputs = { cards: [], codes: [], nonces: [] };

/** The outcome of a card number. */
export function findCardOutcome({ cards }: Pick<TestInputs, "cards">, number: string): TestCardOutcome {
  return cards.find((card) => card.number === number)?.outcome ?? "approve";
}

/** Why the holder of a card gets no offer; undefined if there is one. */
export function findOfferRefusal({ cards }: Pick<TestInputs, "cards">, number: string): string | undefined {
  return cards.find((card) => card.number === number)?.offerRefusal;
}

/** The verification result of a security code. */
export function findVerification({ codes }: TestInputs, code: string): Verification {
  return codes.find((testCode) => testCode.code === code)?.verification ?? "verified";
}

/** What a wallet's nonce leads to, and the amount and the payer that it carries; each null if it carries none. */
interface NonceMeaning {
  outcome: TestCardOutcome;
  approvedCents: number | null;
  payer: string | null;
}

/** The meaning of a wallet's nonce: of the table, or of a sheet of the sandbox. */
export function readNonce({ nonces }: TestInputs, { kind, nonce }: Omit<WalletPayment, "deviceData">): NonceMeaning {
  const found = nonces.find((testNonce) => testNonce.nonce === nonce);
  const silent = { approvedCents: null, payer: null };
  if (found) return { outcome: found.kind === null || found.kind === kind ? found.outcome : "refused", ...silent };
  const [, sheet, outcome = "", cents, payer = null] = sheetNonce.exec(nonce) ?? [];
  return sheet === kind && isNonceOutcome(outcome)
    ? { outcome, approvedCents: Number(cents), payer }
    : { outcome: "refused", ...silent };
}

const sheetNonce = /^([A-Za-z]+)-([A-Za-z]+)-(\d{1,9})-[\w-]{8,64}(?::([\w@.+-]{1,200}))?$/;

interface Approval {
  kind: WalletKind;
  outcome: TestCardOutcome;
  approvedCents: number;
  /** The account that pays, as its owner knows it: an e-mail address or a user name of ASCII. */
  payer?: string | null;
}

/** The nonce of a sandbox sheet: it carries what its holder decided, so that the sandbox needs no record of it. */
export function toSheetNonce({ kind, outcome, approvedCents, payer }: Approval, random: Random): string {
  return `${kind}-${outcome}-${approvedCents}-${random.token(16)}${payer ? `:${payer}` : ""}`;
}

/** Whether a text names an outcome of a nonce. */
export function isNonceOutcome(text: string): text is TestCardOutcome {
  return text === "refused" || text === "unavailable" || Object.hasOwn(outcomeRules, text);
}
