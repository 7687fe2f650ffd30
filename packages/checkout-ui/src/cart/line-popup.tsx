import type { QueuedPopupProps } from "@store/ui-kit/popup-queue";
import { OversizedInfoPopup } from "../oversized/oversized-info-popup.tsx";
import { StorePicker } from "../pickup-store/store-picker.tsx";
import type { LinePopupRequest } from "./use-line-popup.tsx";

/** What a line of the cart has opened; one script for all of it. */
export function LinePopup({ request, ...popup }: QueuedPopupProps<LinePopupRequest>) {
  return request.kind === "stores" ? (
    <StorePicker request={request} {...popup} />
  ) : (
    <OversizedInfoPopup request={request} {...popup} />
  );
}
