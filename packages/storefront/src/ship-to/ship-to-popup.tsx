import type { ShipTo } from "@store/contract/shared";
import { Popup } from "@store/ui-kit/popup";
import { useState } from "react";
import type { LazyShipToProps } from "./lazy-ship-to.tsx";
import { ShipToForm } from "./ship-to-form.tsx";

export interface ShipToPopupProps extends LazyShipToProps {
  /** Null while nobody knows. */
  readonly shipTo: ShipTo | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Chooses the country that the order goes to, over the page on screen. */
export function ShipToPopup({ isOpen, onClose, ...form }: ShipToPopupProps) {
  const [isBusy, setIsBusy] = useState(false);
  // What was asked for is waited for: its answer belongs to this popup, not to the next one.
  const close = () => (isBusy ? undefined : onClose());
  return (
    <Popup.Root isOpen={isOpen} onClose={close}>
      <Popup.Title>Ship to</Popup.Title>
      {/* It begins anew each time the popup opens. */}
      <ShipToForm {...form} isBusy={isBusy} onBusy={setIsBusy} onDone={onClose} />
    </Popup.Root>
  );
}
