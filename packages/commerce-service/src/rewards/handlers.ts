import { tenderOperations } from "@store/contract/tenders";
import { tenderRequests } from "@store/contract/tenders/requests";
import { defineBasketModule } from "../basket/basket-call.ts";
import { pickCalls } from "../service/context.ts";
import { applyCertificate, removeCertificate, removeCertificates } from "./change-certificates.ts";
import { showAccountRewards, showCardRewards } from "./show-rewards.ts";

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
