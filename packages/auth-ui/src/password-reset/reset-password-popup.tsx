import { accountOperations } from "@store/contract/account";
import { checkoutClientAtom, siteAtom } from "@store/shopper-state";
import { Popup } from "@store/ui-kit/popup";
import { useAtomValue, useStore } from "jotai";
import { useEffect, useState } from "react";
import { ResetPasswordForm } from "./reset-password-form.tsx";

export interface ResetPasswordPopupProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The prefix of every id, for a second such form on one page. */
  readonly idPrefix?: string | undefined;
}

// Shown until the service's texts have loaded, and if they cannot be loaded.
const defaultContent = {
  title: "Reset Password",
  text: "Enter your email address and we will send you a link to choose a new password.",
};

/** The reset form in a popup, with the service's texts. */
export function ResetPasswordPopup({ isOpen, onClose, idPrefix }: ResetPasswordPopupProps) {
  const store = useStore();
  const { exampleEmail } = useAtomValue(siteAtom);
  const [content, setContent] = useState(defaultContent);
  useEffect(() => {
    if (!isOpen) return;
    const client = store.get(checkoutClientAtom);
    void client.call(accountOperations.getResetPasswordContent, {}).then((result) => {
      if (result.ok) setContent(result.value);
    });
  }, [isOpen, store]);
  return (
    <Popup.Root isOpen={isOpen} onClose={onClose} size="small">
      <Popup.Title>{content.title}</Popup.Title>
      <Popup.Body>
        <ResetPasswordForm
          text={content.text}
          exampleEmail={exampleEmail}
          cancel={<Popup.Close>Cancel</Popup.Close>}
          idPrefix={idPrefix}
        />
      </Popup.Body>
    </Popup.Root>
  );
}
