import type { CertificateReply } from "@store/contract/tenders";
import { tenderOperations } from "@store/contract/tenders";
import { Alert } from "@store/ui-kit/alert";
import { Button } from "@store/ui-kit/button";
import { Popup } from "@store/ui-kit/popup";
import { useState } from "react";
import type { OwnPopupProps } from "./own-popup-props.ts";
import { usePopupCall } from "./use-popup-call.ts";

export interface CertificateInterrupterProps extends OwnPopupProps {
  /** The certificates are off the order: what was chosen may be used. */
  readonly onRemoved: (reply: CertificateReply) => void;
}

const failedText = "We could not take the certificates off. Please try again.";

/** Asked before a way of paying that cannot carry the applied reward certificates (POP-12, AMB-016, AMB-053). */
export function CertificateInterrupter({ onRemoved, ...popup }: CertificateInterrupterProps) {
  const { isBusy, call, close } = usePopupCall(popup);
  const [alert, setAlert] = useState("");
  async function remove(): Promise<void> {
    setAlert("");
    const reply = await call(tenderOperations.removeCertificates, {});
    if (!reply?.isSuccess) return setAlert(reply?.message || failedText);
    popup.onClose();
    onRemoved(reply);
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
