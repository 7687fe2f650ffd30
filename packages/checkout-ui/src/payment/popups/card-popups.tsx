import type { QueuedPopupProps } from "@store/ui-kit/popup-queue";
import { CertificateInterrupter, type CertificatesRequest } from "../../tenders/certificate-interrupter.tsx";
import { type OfferRequest, OfferSelection } from "./offer-selection.tsx";
import { SavedCards, type SavedCardsRequest } from "./saved-cards.tsx";
import { TwoCards, type TwoCardsRequest } from "./two-cards.tsx";

/** The popups of the payment step for cards. */
export type CardPopupRequest = SavedCardsRequest | TwoCardsRequest | OfferRequest | CertificatesRequest;

/** The open popup of the payment step; one script for all of them. */
export function CardPopups({ request, ...popup }: QueuedPopupProps<CardPopupRequest>) {
  switch (request.kind) {
    case "savedCards":
      return <SavedCards request={request} {...popup} />;
    case "twoCards":
      return <TwoCards request={request} {...popup} />;
    case "offer":
      return <OfferSelection request={request} {...popup} />;
    case "certificates":
      return <CertificateInterrupter request={request} {...popup} />;
    default:
      return request satisfies never;
  }
}
