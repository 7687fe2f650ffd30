import type { QueuedPopupProps } from "@store/ui-kit/popup-queue";
import { OversizedInfoPopup, type OversizedInfoPopupProps } from "../../oversized/oversized-info-popup.tsx";
import { StorePicker, type StorePickerProps } from "../../pickup-store/store-picker.tsx";

/** The popup that a line opens: the store picker, or the boxes of an oversized item. */
export type LinePopupRequest =
  | ({ readonly kind: "stores" } & StorePickerProps["request"])
  | ({ readonly kind: "boxes" } & OversizedInfoPopupProps["request"]);

/** The open popup of a line; one script for both kinds. */
export function LinePopup({ request, ...popup }: QueuedPopupProps<LinePopupRequest>) {
  return request.kind === "stores" ? (
    <StorePicker request={request} {...popup} />
  ) : (
    <OversizedInfoPopup request={request} {...popup} />
  );
}
