import type { Kysely } from "kysely";
import type { SandboxScriptTable, StoreDatabase } from "../database/schema.ts";
import type { SandboxOutcome } from "../database/tables/sandbox.ts";
import type { Clock } from "../ports/clock.ts";
import type { Authorization, Payments, Tokenization, Verification, WalletKind } from "../ports/payments.ts";
import type { Random } from "../ports/random.ts";
import { enterAuthorization } from "./queries/enter-authorization.ts";
import {
  findEntry,
  type LedgerEntry,
  recordVerification,
  sandboxNotifications,
  saveToken,
  scheduleNotification,
  takeNoScript,
  takeScript,
  voidEntry,
} from "./queries/ledger.ts";
import { sandboxWalletPages } from "./queries/wallet-pages.ts";
import {
  findCardOutcome,
  findOfferRefusal,
  findVerification,
  noTestInputs,
  readNonce,
  type TestCardOutcome,
  type TestInputs,
} from "./test-inputs.ts";

export interface SandboxOptions {
  database: Kysely<StoreDatabase>;
  clock: Clock;
  random: Random;
  /** The cards, codes and nonces that do anything but pay; none when absent. */
  testInputs?: TestInputs;
  /** How long the adapter waits for the processor before it gives up on an answer. */
  answerWithinMs?: number;
  /** How long an authorization that was applied without an answer stays unsettled. */
  settlesAfterMs?: number;
  /** Where the sandbox's own site shows the pages of wallets; without it they have none. */
  walletOrigin?: string;
  /** Whether scripts of `scriptSandbox` are looked for; for tests and drills. */
  followsScripts?: boolean;
}

/** How a wallet names its account in the sandbox. */
const walletAccounts = {
  payPal: "payer@example.com",
  venmo: "@sandbox-payer",
  applePay: null,
  masterpass: null,
  visaCheckout: "payer@example.com",
} as const satisfies Record<WalletKind, string | null>;

const isUnanswered = (effect: SandboxOutcome | null) => effect === "timeoutLost" || effect === "replyLost";

/**
 * A card processor for development, tests and demonstrations, as durable as a real one: its ledger lies in tables of its
 * own. What happens to a card is chosen when its token is made, by the test inputs; number and security code are forgotten at once. A script may decide otherwise for the next call.
 */
export function createSandboxPayments({
  database,
  clock,
  random,
  testInputs = noTestInputs,
  answerWithinMs = 1500,
  settlesAfterMs = 4000,
  followsScripts = false,
  walletOrigin,
}: SandboxOptions): Payments {
  const store = { database, takeScript: followsScripts ? takeScript : takeNoScript };
  const giveUp = () => pause(answerWithinMs);

  async function makeToken(call: SandboxScriptTable["call"], outcome: TestCardOutcome): Promise<Tokenization> {
    if (outcome === "refused" || outcome === "unavailable") return { ok: false, kind: outcome };
    const token = `sandbox-${random.token(18)}`;
    const { effect } = await saveToken(store, { call, token, outcome, now: clock.now() });
    if (!isUnanswered(effect)) return { ok: true, token };
    await giveUp();
    return { ok: false, kind: "unavailable" };
  }

  return {
    async tokenize({ number, securityCode }) {
      const outcome = findCardOutcome(testInputs, number);
      const isMismatch = outcome === "approve" && findVerification(testInputs, securityCode) === "mismatch";
      const tokenized = await makeToken("tokenize", isMismatch ? "wrongCode" : outcome);
      const offerRefusal = findOfferRefusal(testInputs, number);
      return tokenized.ok && offerRefusal !== undefined ? { ...tokenized, offerRefusal } : tokenized;
    },

    async tokenizeWallet(payment) {
      const { outcome, approvedCents, payer } = readNonce(testInputs, payment);
      const tokenized = await makeToken("tokenizeWallet", outcome);
      return tokenized.ok ? { ...tokenized, account: payer ?? walletAccounts[payment.kind], approvedCents } : tokenized;
    },

    async verify({ token, securityCode }): Promise<Verification> {
      const verification = findVerification(testInputs, securityCode);
      const noted = await recordVerification(store, { token, verification, now: clock.now() });
      if (isUnanswered(noted.effect)) {
        await giveUp();
        return "unavailable";
      }
      const isWrong = noted.outcome === null || noted.outcome === "codeMismatch" || noted.effect === "codeMismatch";
      return isWrong ? "mismatch" : verification;
    },

    async authorize(request) {
      const now = clock.now();
      const settlesAt = new Date(now.getTime() + settlesAfterMs);
      const entered = await enterAuthorization(store, request, { now, settlesAt });
      const { answer, entry, isConflict, notifications } = entered;
      if (entry && notifications > 0) {
        const notification = { reference: request.reference, times: notifications, tellsAt: entry.settles_at };
        await scheduleNotification(database, notification);
      }
      if (answer === "slow") await pause(answerWithinMs * 0.6);
      const authorization: Authorization =
        answer === "lost" || entry === null ? { kind: "unknown" } : toAuthorization(entry, now);
      if (authorization.kind === "unknown") await giveUp();
      else if (isConflict) return { kind: "declined", code: "referenceConflict" };
      return authorization;
    },

    async find(reference) {
      const { effect, entry } = await findEntry(store, reference);
      if (!isUnanswered(effect)) return entry === null ? { kind: "none" } : toAuthorization(entry, clock.now());
      await giveUp();
      return { kind: "unknown" };
    },

    async release(reference) {
      const { effect } = await voidEntry(store, { reference, now: clock.now() });
      if (!isUnanswered(effect)) return { ok: true };
      await giveUp();
      return { ok: false };
    },

    notifications: sandboxNotifications(database, clock),
    ...(walletOrigin && { walletPages: sandboxWalletPages({ database, clock, random, origin: walletOrigin }) }),
  };
}

function toAuthorization({ state, decline_code, settles_at }: LedgerEntry, now: Date): Authorization {
  if (state === "pending") return { kind: settles_at <= now ? "approved" : "unknown" };
  return state === "approved" ? { kind: "approved" } : { kind: "declined", code: decline_code ?? "generic" };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
