import type { SignInWidget } from "@store/contract/shared";
import type { ComponentType } from "react";

/** The props of the sign-in form in the flyout. */
export interface SignInSlotProps {
  readonly widget: SignInWidget;
  /** Where the shopper goes after the sign-in: a path of this store. */
  readonly returnUrl: string;
  /** False during the fade-out: nobody is signed in any more. */
  readonly isOpen: boolean;
  /** The session has ended; the dialog that says so opens after this form has closed. */
  readonly onReset: () => void;
}

type SignInForm = ComponentType<SignInSlotProps>;
let loadForm: (() => Promise<SignInForm>) | null = null;
let form: SignInForm | null = null;

/** Sets the sign-in form of the flyout, which another package provides; it loads with the flyout. */
export function fillSignInSlot(load: () => Promise<SignInForm>): void {
  loadForm = load;
}

/** Loads the form. If it cannot be loaded, the flyout links to the sign-in page. */
export async function loadSignInForm(): Promise<void> {
  form ??= (await loadForm?.().catch(() => null)) ?? null;
}

/** The form, after it has loaded. */
export function getSignInForm(): SignInForm | null {
  return form;
}
