import type { ShipTo } from "@store/contract/shared";
import { changeCartAtom, dialogAtom } from "@store/shopper-state";
import { Button } from "@store/ui-kit/button";
import { Popup } from "@store/ui-kit/popup";
import { useSetAtom, useStore } from "jotai";
import { type FormEvent, useState } from "react";
import { ShipToFields, type ShipToFieldsProps } from "./ship-to-fields.tsx";

export interface ShipToPopupProps extends Pick<ShipToFieldsProps, "store" | "otherSiteUrl"> {
  /** Null while it is unknown. */
  readonly shipTo: ShipTo | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Selects the destination country, over the current page. */
export function ShipToPopup({ isOpen, onClose, ...form }: ShipToPopupProps) {
  const [isBusy, setIsBusy] = useState(false);
  // A pending call keeps it open: its response belongs to this popup, not to the next one.
  const close = () => (isBusy ? undefined : onClose());
  return (
    <Popup.Root isOpen={isOpen} onClose={close}>
      <Popup.Title>Ship to</Popup.Title>
      {/* Starts with fresh state each time the popup opens. */}
      <ShipToForm {...form} isBusy={isBusy} onBusy={setIsBusy} onDone={onClose} />
    </Popup.Root>
  );
}

interface ShipToFormProps extends Omit<ShipToPopupProps, "isOpen" | "onClose"> {
  readonly isBusy: boolean;
  readonly onBusy: (isBusy: boolean) => void;
  readonly onDone: () => void;
}

/** The form of the popup: one call, then the cart is reloaded and the header shows the country. */
function ShipToForm({ shipTo, store, otherSiteUrl, isBusy, onBusy, onDone }: ShipToFormProps) {
  const changeCart = useSetAtom(changeCartAtom);
  const [country, setCountry] = useState(shipTo?.code ?? "");
  const [error, setError] = useState<string>();
  const { get } = useStore();

  function change(chosen: string): void {
    setCountry(chosen);
    setError(undefined);
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    if (country === "") return setError("Please select a country.");
    onBusy(true);
    const result = await changeCart("setShipToCountry", country);
    onBusy(false);
    // An ended session has its own popup, and only one is shown at a time.
    if (result.isSuccess || get(dialogAtom)) onDone();
    else setError(result.message);
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Popup.Body>
        <ShipToFields store={store} otherSiteUrl={otherSiteUrl} country={country} onChange={change} error={error} />
      </Popup.Body>
      <Popup.Actions>
        <Popup.Close>Cancel</Popup.Close>
        <Button type="submit" busy={isBusy} busyLabel="Saving">
          Save
        </Button>
      </Popup.Actions>
    </form>
  );
}
