import type { QueuedPopupProps } from "@store/ui-kit/popup-queue";
import { OversizedInfoPopup, type OversizedInfoPopupProps } from "../../oversized/oversized-info-popup.tsx";
import { StorePicker, type StorePickerProps } from "../../pickup-store/store-picker.tsx";

/** What a line of the cart opens: the stores, and the boxes of what is oversized. */
export type LinePopupRequest =
  | ({ readonly kind: "stores" } & StorePickerProps["request"])
  | ({ readonly kind: "boxes" } & OversizedInfoPopupProps["request"]);

/** What a line of the cart has opened; one script for all of it. */
export function LinePopup({ request, ...popup }: QueuedPopupProps<LinePopupRequest>) {
  return request.kind === "stores" ? (
    <StorePicker request={request} {...popup} />
  ) : (
    <OversizedInfoPopup request={request} {...popup} />
  );
}
