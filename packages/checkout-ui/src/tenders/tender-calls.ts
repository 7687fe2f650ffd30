import type { Operation } from "@store/contract/operation";
import { tenderOperations } from "@store/contract/tenders";
import type { ApplyRewardCertificate } from "@store/contract/tenders/requests";
import type { StoreSite } from "@store/shopper-state";

/** An operation and the request to send with it. */
export interface PreparedCall<Reply> {
  readonly operation: Operation<string, unknown, Reply>;
  readonly request: unknown;
}

function prepare<Request, Reply>(operation: Operation<string, Request, Reply>, request: Request): PreparedCall<Reply> {
  return { operation, request };
}

const ownCalls = {
  applyGiftCard: (number: string, pin: string) => prepare(tenderOperations.applyGiftCardTender, { number, pin }),
  removeGiftCard: (number: string) => prepare(tenderOperations.removeGiftCardTender, { number }),
  applyCertificate: (request: ApplyRewardCertificate) => prepare(tenderOperations.applyRewardCertificate, request),
  removeCertificate: (certificateNumber: string) =>
    prepare(tenderOperations.removeRewardCertificate, { certificateNumber }),
  removeCertificates: () => prepare(tenderOperations.removeCertificates, {}),
  lookUpRewardsCard: (token: string) => prepare(tenderOperations.getAccountRewardsByToken, { token }),
};

const providerCalls: typeof ownCalls = {
  applyGiftCard: (cardNumber, cardPin) => prepare(tenderOperations.ppApplyGiftCard, { cardNumber, cardPin }),
  removeGiftCard: (cardNumber) => prepare(tenderOperations.ppRemoveGiftCard, { cardNumber }),
  applyCertificate: (request) => prepare(tenderOperations.ppApplyRewardCertificate, request),
  removeCertificate: (certificateNumber) => prepare(tenderOperations.ppRemoveRewardCertificate, { certificateNumber }),
  removeCertificates: () => prepare(tenderOperations.ppRemoveCertificates, {}),
  lookUpRewardsCard: (token) => prepare(tenderOperations.ppLookupRewardsCard, { token }),
};

/** The calls of gift cards and rewards: the payment provider's if the site uses one, otherwise the store's own. */
export function getTenderCalls({ paymentProvider }: Pick<StoreSite, "paymentProvider">): typeof ownCalls {
  return paymentProvider.enabled ? providerCalls : ownCalls;
}
