import { popupOperations } from "@store/contract/popups";

/** A notice that a store may show before its checkout: HTML with headings, paragraphs, lists and emphasis. */
export interface CheckoutNotice {
  checkoutNotice?: string;
}

/** The name of the popup that shows it. */
export const noticePopupName = "CheckoutNotice";

/** The path of the configured notice; null if there is none. */
export function toNoticeUrl({ checkoutNotice }: CheckoutNotice): string | null {
  return checkoutNotice ? `${popupOperations.getPopup.path}?popupName=${noticePopupName}` : null;
}
