import type { ShipTo } from "@store/contract/shared";
import { Popup } from "@store/ui-kit/popup";
import type { LateShipToProps } from "./late-ship-to.tsx";
import { ShipToForm } from "./ship-to-form.tsx";

export interface ShipToPopupProps extends LateShipToProps {
  /** Null while nobody knows. */
  readonly shipTo: ShipTo | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Chooses the country that the order goes to, over the page on screen. */
export function ShipToPopup({ isOpen, onClose, ...form }: ShipToPopupProps) {
  return (
    <Popup.Root isOpen={isOpen} onClose={onClose}>
      <Popup.Title>Ship to</Popup.Title>
      {/* It begins anew each time the popup opens. */}
      <ShipToForm {...form} onDone={onClose} />
    </Popup.Root>
  );
}
