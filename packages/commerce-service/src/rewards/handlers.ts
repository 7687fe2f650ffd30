import { type AccountRewardsReply, tenderOperations } from "@store/contract/tenders";
import { tenderRequests } from "@store/contract/tenders/requests";
import { type BasketCall, defineBasketModule } from "../basket/basket-call.ts";
import type { BasketState } from "../basket/rules/basket-state.ts";
import { findCheckout } from "../checkout/change-checkout.ts";
import { isRewardsCard, summarizeRewards } from "../pricing/rewards.ts";
import { type Answer, pickCalls } from "../service/context.ts";
import { toRewardsData } from "../views/to-rewards-data.ts";
import { applyCertificate, removeCertificate, removeCertificates } from "./change-certificates.ts";

/** Certificates of a rewards account; the payment provider's variants have the same use cases. */
export const rewardModule = defineBasketModule({
  operations: pickCalls(tenderOperations, [
    "applyRewardCertificate",
    "removeRewardCertificate",
    "removeCertificates",
    "getAccountRewards",
    "getAccountRewardsByToken",
    "ppApplyRewardCertificate",
    "ppRemoveRewardCertificate",
    "ppRemoveCertificates",
    "ppLookupRewardsCard",
  ]),
  requests: tenderRequests,
  handlers: {
    applyRewardCertificate: applyCertificate,
    removeRewardCertificate: ({ certificateNumber }, context) => removeCertificate(certificateNumber, context),
    removeCertificates: (_request, context) => removeCertificates(context),
    getAccountRewards: (_request, context) => showAccountRewards(context),
    getAccountRewardsByToken: showCardRewards,
    ppApplyRewardCertificate: applyCertificate,
    ppRemoveRewardCertificate: ({ certificateNumber }, context) => removeCertificate(certificateNumber, context),
    ppRemoveCertificates: (_request, context) => removeCertificates(context),
    ppLookupRewardsCard: showCardRewards,
  },
});

const cardNotFound = {
  isSuccess: false,
  errorCode: "RewardsCardNotFound",
  message: "We could not find rewards for this card. Sign in to the account it belongs to, or use your rewards card.",
  rewardsData: { certificates: [] },
  rewardsTotal: 0,
  rewardsExceedOrderTotalMessage: null,
} as const satisfies AccountRewardsReply;

/** The certificates of the signed-in account, and the amount of the order that the applied ones pay. */
async function showAccountRewards(context: BasketCall): Promise<Answer<AccountRewardsReply>> {
  return answer(context, ({ basketContext }) => basketContext.account !== null);
}

/** The same for a rewards card, by the id of the saved or applied card. */
async function showCardRewards(
  { token }: { token: string },
  context: BasketCall,
): Promise<Answer<AccountRewardsReply>> {
  return answer(context, ({ basketContext, paid }) => {
    const applied = paid.cards.map(({ card }) => ({ cardId: card.id, type: card.type }));
    const card = [...(basketContext.account?.cards ?? []), ...applied].find(({ cardId }) => cardId === token);
    return basketContext.account !== null && card !== undefined && isRewardsCard(card.type);
  });
}

function answer(context: BasketCall, isFound: (state: BasketState) => boolean): Answer<AccountRewardsReply> {
  const state = findCheckout(context);
  if (!state) return { kind: "sessionReset" };
  if (!isFound(state)) return { kind: "reply", reply: cardNotFound };
  const { rewardsTotalCents, rewardsExceedOrderTotalMessage } = summarizeRewards(state.paid, context.site);
  const rewards = { rewardsTotal: rewardsTotalCents, rewardsExceedOrderTotalMessage };
  return { kind: "reply", reply: { isSuccess: true, rewardsData: toRewardsData(state), ...rewards } };
}
