import type { OversizedItem } from "@store/contract/shared";
import { Popup } from "@store/ui-kit/popup";
import type { OwnPopupProps } from "../popups/own-popup-props.ts";
import { BoxList } from "./box-list.tsx";

export interface OversizedInfoPopupProps extends OwnPopupProps {
  readonly request: { readonly item: OversizedItem };
}

/** The boxes of an item for pickup, which have to fit into a car. */
export function OversizedInfoPopup({ request: { item }, ...popup }: OversizedInfoPopupProps) {
  return (
    <Popup.Root {...popup} size="small">
      <Popup.Title>Oversized Item</Popup.Title>
      <Popup.Body>
        <p>{`${item.title} comes in these boxes. Make sure that they fit in your vehicle.`}</p>
        <BoxList boxes={item.boxes} />
      </Popup.Body>
      <Popup.Actions>
        <Popup.Close>Close</Popup.Close>
      </Popup.Actions>
    </Popup.Root>
  );
}
