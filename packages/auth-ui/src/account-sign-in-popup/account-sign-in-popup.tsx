import type { SignInWidget } from "@store/contract/shared";
import { Popup } from "@store/ui-kit/popup";
import { type MouseEvent, useState } from "react";
import { ResetPasswordPopup } from "../password-reset/reset-password-popup.tsx";
import { SignInPanel } from "../sign-in-panel/sign-in-panel.tsx";

export interface AccountSignInPopupProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly widget: SignInWidget;
  /** Where the shopper goes after the sign-in: a path of this store. */
  readonly returnUrl: string;
  /** The prefix of every id, for a second such form on one page. */
  readonly idPrefix?: string | undefined;
}

/** Signs in without leaving the page first. The popup for a forgotten password replaces this one. */
export function AccountSignInPopup({ isOpen, onClose, widget, returnUrl, idPrefix }: AccountSignInPopupProps) {
  const [isResetting, setIsResetting] = useState(false);
  function resetPassword(event: MouseEvent<HTMLAnchorElement>): void {
    event.preventDefault();
    setIsResetting(true);
  }
  return (
    <>
      <Popup.Root isOpen={isOpen && !isResetting} onClose={onClose} size="small">
        <Popup.Title>Account Sign In</Popup.Title>
        <Popup.Body>
          <SignInPanel
            widget={widget}
            returnUrl={returnUrl}
            idPrefix={idPrefix}
            isOpen={isOpen}
            onReset={onClose}
            onResetPassword={resetPassword}
            variant="primary"
          />
        </Popup.Body>
      </Popup.Root>
      <ResetPasswordPopup isOpen={isOpen && isResetting} onClose={() => setIsResetting(false)} idPrefix={idPrefix} />
    </>
  );
}
