import type { OversizedItem } from "@store/contract/shared";
import { Popup } from "@store/ui-kit/popup";
import { BoxList } from "./box-list.tsx";

export interface OversizedInfoPopupProps {
  readonly item: OversizedItem;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** What a shopper who collects an item has to make room for (POP-11). */
export function OversizedInfoPopup({ item, isOpen, onClose }: OversizedInfoPopupProps) {
  return (
    <Popup.Root isOpen={isOpen} onClose={onClose} size="small">
      <Popup.Title>Oversized Item</Popup.Title>
      <Popup.Body>
        <p>{item.title} comes in these boxes. Make sure that they fit in your vehicle.</p>
        <BoxList boxes={item.boxes} />
      </Popup.Body>
      <Popup.Actions>
        <Popup.Close>Close</Popup.Close>
      </Popup.Actions>
    </Popup.Root>
  );
}
