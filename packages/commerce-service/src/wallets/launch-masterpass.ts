import type { ReplyOf } from "@store/contract/operation";
import type { walletOperations } from "@store/contract/wallets";
import { findCheckout } from "../checkout/change-checkout.ts";
import type { Answer, CallContext } from "../service/context.ts";
import { isWalletOffered } from "./rules/offered-wallets.ts";
import { walletRefusals } from "./rules/wallet-refusals.ts";

type Reply = ReplyOf<(typeof walletOperations)["launchMasterpass"]>;

/** Where Masterpass is confirmed: a page of the wallet's own, which the processor opens [CALL-082]. */
export async function launchMasterpass(
  { basketId }: { basketId?: string | undefined },
  context: CallContext,
): Promise<Answer<Reply>> {
  const state = findCheckout(context);
  if (!state) return { kind: "sessionReset" };
  const refuse = (reason: keyof typeof walletRefusals): Answer<Reply> => ({
    kind: "reply",
    reply: { ...walletRefusals[reason], redirectUrl: "" },
  });
  if (!isWalletOffered("masterpass", context)) return refuse("notOffered");
  if (basketId !== undefined && basketId !== state.basket.basketId) return refuse("refused");
  const redirectUrl = (await context.payments.walletPage?.("masterpass")) ?? null;
  return redirectUrl === null ? refuse("unavailable") : { kind: "reply", reply: { isSuccess: true, redirectUrl } };
}
