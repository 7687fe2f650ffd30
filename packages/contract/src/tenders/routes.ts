import { routesUnder, withToken } from "../route.ts";

export const tenderRoutes = {
  ...routesUnder(
    "/ReactCheckout/",
    {
      applyCheckoutPromoCode: { at: "ApplyPromoCode", retry: "network" },
      verifyPromoCode: {},
      removeCheckoutPromoCode: { at: "RemovePromoCode" },
      applyGiftCardTender: {},
      removeGiftCardTender: {},
      applyTenderCode: {},
      removeTenderCode: {},
      applyRewardCertificate: {},
      removeRewardCertificate: {},
      removeCertificates: {},
      getAccountRewards: {},
      getAccountRewardsByToken: {},
    },
    withToken,
  ),
  // The same by the payment provider, where a site uses one [TEND-05].
  ...routesUnder(
    "/api/checkout/payment-provider/",
    {
      ppApplyGiftCard: { at: "apply-gift-card" },
      ppRemoveGiftCard: { at: "remove-gift-card" },
      ppApplyRewardCertificate: { at: "apply-reward-certificate" },
      ppRemoveRewardCertificate: { at: "remove-reward-certificate" },
      ppRemoveCertificates: { at: "remove-certificates" },
      ppLookupRewardsCard: { at: "lookup-rewards-card" },
    },
    withToken,
  ),
};
