import type { ReplyOf } from "@store/contract/operation";
import type { walletOperations } from "@store/contract/wallets";
import type { ReturnFromWallet } from "@store/contract/wallets/requests";
import type { BasketCall } from "../basket/basket-call.ts";
import { checkoutSteps } from "../basket/rules/basket-state.ts";
import { findCheckout } from "../checkout/change-checkout.ts";
import type { WalletPageOutcome } from "../ports/payments.ts";
import type { Answer } from "../service/context.ts";
import { hashText } from "../service/session/hash-text.ts";
import { currencyOfSite } from "../views/to-order-summary.ts";
import { beginVisit, endVisit } from "./queries/wallet-visits.ts";
import { isWalletOffered } from "./rules/offered-wallets.ts";
import { walletRefusals } from "./rules/wallet-refusals.ts";
import { saveWallet } from "./save-wallet.ts";

type Launch = ReplyOf<(typeof walletOperations)["launchMasterpass"]>;

/** How long a shopper may take on a wallet's page. */
const visitMs = 3 * 60 * 60 * 1000;

const paymentStep = checkoutSteps[3].path;
/** The payment step that says that nothing came of the visit. */
export const failedVisitPage = `${paymentStep}?wallet=failed`;

/** Opens the page on which Masterpass is confirmed; it leads back with a one-time state of the session. */
export async function launchMasterpass(
  { basketId }: { basketId?: string | undefined },
  context: BasketCall,
): Promise<Answer<Launch>> {
  const { session, site, random, database, clock, payments, origin } = context;
  const state = findCheckout(context);
  if (!state || !session) return { kind: "sessionReset" };
  const refuse = (reason: keyof typeof walletRefusals): Answer<Launch> => ({
    kind: "reply",
    reply: { ...walletRefusals[reason], redirectUrl: "" },
  });
  if (!isWalletOffered("masterpass", context)) return refuse("notOffered");
  if (basketId !== undefined && basketId !== state.basket.basketId) return refuse("refused");
  const key = random.token(24);
  const { amountDueCents: amountCents } = state.paid;
  const page = await payments.walletPages?.open({
    kind: "masterpass",
    returnUrl: `${origin}/checkout/alternativepayments/return/masterpass?state=${key}`,
    amountCents,
    currency: currencyOfSite[site],
  });
  if (!page) return refuse("unavailable");
  const { sessionId } = session;
  const visit = { stateHash: hashText(key), sessionId, kind: "masterpass", pageId: page.pageId, amountCents } as const;
  await beginVisit(database, { ...visit, now: clock.now() });
  return { kind: "reply", reply: { isSuccess: true, redirectUrl: page.url } };
}

/**
 * Ends the visit and leads to the payment step. The browser is believed nothing but the state: the processor says what
 * was done. Opened again, as by Back, it leads to the step with the wallet that it applied before.
 */
export async function returnFromWallet(
  { wallet: kind, state }: ReturnFromWallet,
  context: BasketCall,
): Promise<Answer<never>> {
  const { session, database, clock, payments } = context;
  const since = new Date(clock.now().getTime() - visitMs);
  const own = session && { stateHash: hashText(state), sessionId: session.sessionId, kind, since };
  const visit = own && (await endVisit(database, own));
  if (!visit) {
    const isApplied = findCheckout(context)?.basket.choices.wallet?.kind === kind;
    return leadTo(isApplied ? paymentStep : failedVisitPage);
  }
  const found: WalletPageOutcome = (await payments.walletPages?.find({ kind, pageId: visit.pageId })) ?? {
    kind: "unknown",
  };
  if (found.kind === "cancelled") return leadTo(`${paymentStep}?wallet=cancelled`);
  if (found.kind === "unknown") return leadTo(failedVisitPage);
  const answer = await saveWallet({ kind, nonce: found.nonce, quotedDue: visit.amountCents }, context);
  return leadTo(answer.kind === "reply" && answer.reply.isSuccess ? paymentStep : failedVisitPage);
}

function leadTo(location: string): Answer<never> {
  return { kind: "redirect", status: 303, location };
}
