import type { ReplyOf } from "@store/contract/operation";
import type { walletOperations } from "@store/contract/wallets";
import { findCheckout } from "../checkout/change-checkout.ts";
import type { Answer, CallContext } from "../service/context.ts";
import { isWalletOffered } from "./rules/offered-wallets.ts";
import { walletRefusals } from "./rules/wallet-refusals.ts";

/**
 * Takes note that PayPal's sheet was approved, before its payment is saved [CALL-083]. What the sheet sends along is the
 * payer's own data, of which nothing is needed here, so none of it is kept.
 */
export async function setPayPalPayload(
  context: CallContext,
): Promise<Answer<ReplyOf<(typeof walletOperations)["setPayPalPayload"]>>> {
  if (!findCheckout(context)) return { kind: "sessionReset" };
  if (!isWalletOffered("payPal", context)) return { kind: "reply", reply: walletRefusals.notOffered };
  return { kind: "reply", reply: { isSuccess: true } };
}
