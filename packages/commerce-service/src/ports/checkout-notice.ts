import { popupOperations } from "@store/contract/popups";

/** What a shop may configure to be read before its checkout: HTML of headings, paragraphs, lists and emphasis. */
export interface CheckoutNotice {
  checkoutNotice?: string;
}

/** The name of the popup that shows it. */
export const noticePopupName = "CheckoutNotice";

/** Where a configured notice is to be had; null where there is none. */
export function toNoticeUrl({ checkoutNotice }: CheckoutNotice): string | null {
  return checkoutNotice ? `${popupOperations.getPopup.path}?popupName=${noticePopupName}` : null;
}
