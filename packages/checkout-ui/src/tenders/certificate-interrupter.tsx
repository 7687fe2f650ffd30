import { checkoutOperations } from "@store/contract/checkout";
import { siteAtom } from "@store/shopper-state";
import { Alert } from "@store/ui-kit/alert";
import { Button } from "@store/ui-kit/button";
import { Popup } from "@store/ui-kit/popup";
import type { QueuedPopupProps } from "@store/ui-kit/popup-queue";
import { useAtomValue } from "jotai";
import { useState } from "react";
import { usePopupCall } from "../popups/use-popup-call.ts";
import { getTenderCalls } from "./tender-calls.ts";

export interface CertificatesRequest {
  readonly kind: "certificates";
  /** The certificates are removed: the selected card can be used. */
  readonly onRemoved: () => void;
}

const failedText = "We could not take the certificates off. Please try again.";

/** Shown before a payment that cannot be combined with the applied reward certificates. */
export function CertificateInterrupter({ request, ...popup }: QueuedPopupProps<CertificatesRequest>) {
  const { isBusy, call, close } = usePopupCall(popup);
  const { removeCertificates } = getTenderCalls(useAtomValue(siteAtom));
  const [alert, setAlert] = useState("");
  async function remove(): Promise<void> {
    setAlert("");
    const prepared = removeCertificates();
    const reply = await call(prepared.operation, prepared.request);
    if (!reply?.isSuccess) return setAlert(reply?.message || failedText);
    await call(checkoutOperations.refreshCheckout, {});
    popup.onClose();
    request.onRemoved();
  }
  return (
    <Popup.Root {...popup} onClose={close} role="alertdialog" size="small">
      <Popup.Title>Are you sure?</Popup.Title>
      <Popup.Description>
        <p>
          Your reward certificates can only be used with your rewards card. If you continue, they will be removed from
          this order.
        </p>
      </Popup.Description>
      {alert ? (
        <Popup.Body>
          <Alert tone="error">{alert}</Alert>
        </Popup.Body>
      ) : null}
      <Popup.Actions>
        <Popup.Close>Cancel</Popup.Close>
        <Button busy={isBusy} busyLabel="Removing certificates" onClick={() => void remove()}>
          Continue
        </Button>
      </Popup.Actions>
    </Popup.Root>
  );
}
